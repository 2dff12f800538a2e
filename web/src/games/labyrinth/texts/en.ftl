page-labyrinth-where = Card { $card } of { $cards }
page-labyrinth-turned-up = Turned up
page-labyrinth-pile = Still in the pile
page-labyrinth-pro = professional
page-labyrinth-number = Number { $number }
page-labyrinth-turn = Turn
page-labyrinth-turn-tile = Tile { $number }, turned by { $turn }°. Turn it on.
page-labyrinth-left = { $n ->
    [0] { $number }: none left
   *[other] { $number }: { $n } left
}
page-labyrinth-becomes = becomes
page-labyrinth-each = { $n } each
page-labyrinth-stone = { $stone ->
    [red] red
    [green] green
    [blue] blue
    [special] treasure
   *[stone] Stone
}
page-labyrinth-none = None
page-labyrinth-later = Later
page-labyrinth-put = { $stone ->
    [red] Red stone on { $cell }
    [green] Green stone on { $cell }
    [blue] Blue stone on { $cell }
    [special] Special treasure on { $cell }
   *[stone] Stone on { $cell }
}
page-labyrinth-supply = { $stone ->
    [red] Red stones: { $n } left
    [green] Green stones: { $n } left
    [blue] Blue stones: { $n } left
    [special] Special treasures: { $n } left
   *[stone] Stones: { $n } left
}
page-labyrinth-laid = { $stone ->
    [red] { $n } red stones laid
    [green] { $n } green stones laid
    [blue] { $n } blue stones laid
    [special] { $n } special treasures laid
   *[stone] { $n } stones laid
}
page-labyrinth-length = Corridor: { $length } cells
page-labyrinth-board-of = Board of { $seat }
page-labyrinth-longer = Corridor { $n ->
    [one] one cell longer
   *[other] { $n } cells longer
}
page-labyrinth-richer = Points for stones: { $n } more
page-labyrinth-start = Start at entrance { $entrance }, { $side ->
    [left] left
   *[right] right
}, cell { $cell }: corridor of { $length } cells
page-labyrinth-bet = { $bet ->
    [higher] Higher
   *[lower] Lower
} ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
page-labyrinth-bets = Bets { $first }–{ $last }
page-labyrinth-bets-over = No more bets
page-labyrinth-bet-made = Your bet is made.
page-labyrinth-bet-seat = { $seat }: { $is ->
    [in] still in
   *[out] out
}
page-labyrinth-bet-slot = Card { $card }: { $is ->
    [right] right
    [wrong] wrong
    [draft] { $bet ->
        [higher] higher
       *[lower] lower
    }
    [out] out
   *[open] open
}
page-labyrinth-laid-now = Tile { $number } is laid. All right like this?
page-labyrinth-ask-stone = Stone on { $cell }? { $fate ->
    [closed] Closed, at corridor cell { $step }.
    [apart] Closed, not at the corridor yet.
    [undecided] It can still be closed.
    [walked] The corridor runs through.
   *[lost] It can no longer be closed.
}
page-labyrinth-field-free = { $field }, free
page-labyrinth-lay-here = { $field }, free. Lay tile { $number } here, turned by { $turn }°.
page-labyrinth-field-tile = { $field }, tile { $number }{ $draft ->
    [yes] , draft
   *[no] {""}
}
page-labyrinth-field-corridor = corridor cells { $steps }
page-labyrinth-chamber = chamber { $cell } { $fate ->
    [closed] closed
    [undecided] can still be closed
    [walked] in the corridor
   *[lost] lost
}, { $stone ->
    [red] red stone
    [green] green stone
    [blue] blue stone
    [special] special treasure
    [stone] stone
   *[none] no stone
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
page-labyrinth-card = Card { $card } of { $cards }, tile { $number }.
page-labyrinth-own = { $seat }: { $points } points, corridor of { $length } cells{ $ahead ->
    [none] .
   *[other] , it goes on to { $ahead }.
}
page-labyrinth-other = { $seat }: { $points } points, corridor of { $length } cells.

page-about-labyrinth = Lay tiles so that one corridor grows past sealed treasure chambers.

guide-labyrinth-lay = Everybody lays the same tile. Turn it and lay it on any free field, so that your corridor can go on and chambers are closed off.
guide-labyrinth-draft = This is your draft; the others see it only when everybody is done. Take it back as often as you like.
guide-labyrinth-start = After your third tile at the latest you choose where your robber comes in. From there he walks as far as the corridor goes.
guide-labyrinth-stone = A chamber of the tile you have just laid may get a stone. It counts if the chamber is closed all round and lies beside your corridor.
guide-labyrinth-corridor = The lit corridor is the way of your robber: every cell is a point. In the professional game stones further along it count double or triple.
