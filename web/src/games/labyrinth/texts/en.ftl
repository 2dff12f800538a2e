page-labyrinth-where = Card { $card } of { $cards }
page-labyrinth-turned-up = Turned up
page-labyrinth-pile = Still in the pile
page-labyrinth-pro = professional variant
page-labyrinth-number = Number { $number }
page-labyrinth-turn = Turn
page-labyrinth-turn-tile = Tile { $number }, { $turn ->
    [0] not turned
   *[other] turned by { $turn }°
}. Turn it further.
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
    [special] special treasure
   *[stone] treasure stone
}
page-labyrinth-none = None
page-labyrinth-later = Later
page-labyrinth-put = { $stone ->
    [red] Red treasure stone on { $cell }
    [green] Green treasure stone on { $cell }
    [blue] Blue treasure stone on { $cell }
    [special] Special treasure on { $cell }
   *[stone] Treasure stone on { $cell }
}
page-labyrinth-supply = { $stone ->
    [red] Red treasure stones: { $n } left
    [green] Green treasure stones: { $n } left
    [blue] Blue treasure stones: { $n } left
    [special] Special treasures: { $n } left
   *[stone] Treasure stones: { $n } left
}
page-labyrinth-laid = { $stone ->
    [red] Red treasure stones on the board: { $n }
    [green] Green treasure stones on the board: { $n }
    [blue] Blue treasure stones on the board: { $n }
    [special] Special treasures on the board: { $n }
   *[stone] Treasure stones on the board: { $n }
}
page-labyrinth-length = Corridor: { labyrinth-length }
page-labyrinth-board-of = Board of { $seat }
page-labyrinth-longer = Corridor { $n ->
    [one] one cell longer
   *[other] { $n } cells longer
}
page-labyrinth-richer = Points for treasure stones: { $n } more
page-labyrinth-start = Start at entrance { $entrance }, { $side ->
    [left] left
   *[right] right
}: corridor of { $length ->
    [one] 1 cell
   *[other] { $length } cells
}
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
page-labyrinth-laid-now = Tile { $number } is laid. Is it all right like this?
page-labyrinth-ask-stone = A treasure stone in the ringed treasure chamber? { $fate ->
    [closed] It is closed, at corridor cell { $step }.
    [apart] It is closed, but not at the corridor yet.
    [undecided] It can still be closed.
    [walked] The corridor runs through it.
   *[lost] It can no longer be closed.
}
page-labyrinth-field-free = { $field }, free
page-labyrinth-lay-here = { $field }, free. Lay tile { $number } here, { $turn ->
    [0] not turned
   *[other] turned by { $turn }°
}.
page-labyrinth-field-tile = { $field }, tile { $number }{ $draft ->
    [yes] , draft
   *[no] {""}
}
page-labyrinth-field-corridor = corridor cells { $steps }
page-labyrinth-chamber = treasure chamber { $cell } { $fate ->
    [closed] closed
    [undecided] can still be closed
    [walked] in the corridor
   *[lost] can no longer be closed
}, { $stone ->
    [red] red treasure stone
    [green] green treasure stone
    [blue] blue treasure stone
    [special] special treasure
    [stone] treasure stone
   *[none] no treasure stone
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
page-labyrinth-card = Card { $card } of { $cards }, tile { $number }.
page-labyrinth-own = { $seat }: { play-points }, corridor of { $length ->
    [one] 1 cell
   *[other] { $length } cells
}{ $ahead ->
    [none] .
   *[other] , it goes on to { $ahead }.
}
page-labyrinth-other = { $seat }: { play-points }, corridor of { $length ->
    [one] 1 cell.
   *[other] { $length } cells.
}

page-about-labyrinth = Lay tiles so that your corridor grows past closed treasure chambers.

guide-labyrinth-lay = Everybody lays the same tile. Turn it and lay it on any free square, so that your corridor can go on and treasure chambers are closed.
guide-labyrinth-draft = This is your draft; the others see it only when everybody is done. Take it back as often as you like.
guide-labyrinth-start = After your third tile at the latest you choose where your tomb robber comes in. From there he walks as far as the corridor goes.
guide-labyrinth-stone = A treasure chamber of the tile you have just laid may get a treasure stone. It counts if the chamber is closed all round and lies beside your corridor.
guide-labyrinth-corridor = The lit corridor is the way of your tomb robber: every cell is a point. In the professional variant treasure stones further along it count up to four times.

# In the log and the score: the table lights up what is meant
page-told-labyrinth-lays = { $seat }: laid tile { $number }
page-told-labyrinth-puts = { $seat }: put down a { labyrinth-stone }
page-told-labyrinth-no-stone = { $seat }: put down no treasure stone
page-told-labyrinth-starts = { $seat }: starts at entrance { $entrance }, { labyrinth-side }
page-told-labyrinth-item-stone = { labyrinth-stone }, touched first by corridor cell { $step }
page-told-labyrinth-item-in-corridor = { labyrinth-stone }: lies in the corridor
page-told-labyrinth-item-open = { labyrinth-stone }: open to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
page-told-labyrinth-item-apart = { labyrinth-stone }: closed, but not at the corridor
