labyrinth-name = Das Labyrinth des Pharao
labyrinth-option-scoring = How stones count
labyrinth-option-scoring-basic = 2 points for every stone
labyrinth-option-scoring-pro = by colour, and more the deeper they lie
labyrinth-option-bets = Bets on the next card
labyrinth-option-bets-off = no bets
labyrinth-option-bets-on = three betting rounds for special treasures

# What happens
labyrinth-card = Card { $card }: tile { $number }
labyrinth-bet = { $seat }: bet { labyrinth-bet-word }, { $stays ->
    [yes] stays in
   *[no] is out
}
labyrinth-bet-word = { $bet ->
    [higher] higher
   *[lower] lower
}
labyrinth-bets = { $seat }: { labyrinth-bet-word }
labyrinth-all-bet = All bets are made
labyrinth-ready = { $seat }: ready
labyrinth-lays = { $seat }: tile { $number } on { $field }, turned by { $turn }°
labyrinth-puts = { $seat }: { labyrinth-stone } on { $cell }
labyrinth-no-stone = { $seat }: no stone on { $cell }
labyrinth-starts = { $seat }: starts at entrance { $entrance }, { labyrinth-side }, cell { $cell }
labyrinth-side = { $side ->
    [left] left
   *[right] right
}
labyrinth-later = { $seat }: start not yet named
labyrinth-grows = { $seat }: the corridor is now { $length } cells long
labyrinth-special = { $seat }: a special treasure
labyrinth-over = The game is over

labyrinth-stone = { $stone ->
    [red] red stone
    [green] green stone
    [blue] blue stone
    [special] special treasure
   *[stone] stone
}

# Why not
labyrinth-why-over = The game is over.
labyrinth-why-card = The next number card has to be turned up first.
labyrinth-why-done = You are done with this card. Take something back to change it.
labyrinth-why-out = You are out of this betting round.
labyrinth-why-field = A tile lies on this field already.
labyrinth-why-turn = Turned by { $turn }° the tile looks the same as by { $same }°. Choose { $same }°.
labyrinth-why-no-such-stone = You have no { labyrinth-stone } left.
labyrinth-why-no-later = After the third tile the start must be named.
labyrinth-why-not-now = That cannot be done now.
labyrinth-why-not-this-tile = Stones go only on the tile just laid.
labyrinth-why-no-scarab = There is no scarab on this cell.
labyrinth-why-one-stone = A stone lies here already.
labyrinth-why-no-stones = You have no stones left.
labyrinth-why-reading-order = Cells are asked for one after the other, in reading order.

# The score
labyrinth-item-corridor = Corridor, cells { $first } to { $last }
labyrinth-item-stone = { labyrinth-stone } on { $cell }, touched first by corridor cell { $step }
labyrinth-item-in-corridor = { labyrinth-stone } on { $cell }: lies in the corridor
labyrinth-item-open = { labyrinth-stone } on { $cell }: open to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
labyrinth-item-apart = { labyrinth-stone } on { $cell }: closed, but not at the corridor
