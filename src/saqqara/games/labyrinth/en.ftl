labyrinth-name = Das Labyrinth des Pharao
labyrinth-option-scoring = How treasure stones count
labyrinth-option-scoring-basic = 2 points for every treasure stone
labyrinth-option-scoring-pro = professional variant: by colour, and more the deeper they lie
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
labyrinth-lays = { $seat }: tile { $number } on { $field }, { $turn ->
    [0] not turned
   *[other] turned by { $turn }°
}
labyrinth-puts = { $seat }: { labyrinth-stone } on { $cell }
labyrinth-no-stone = { $seat }: no treasure stone on { $cell }
labyrinth-starts = { $seat }: starts at entrance { $entrance }, { labyrinth-side }, cell { $cell }
labyrinth-side = { $side ->
    [left] left
   *[right] right
}
labyrinth-later = { $seat }: start not yet named
labyrinth-grows = { $seat }: the corridor is now { $length ->
    [one] 1 cell
   *[other] { $length } cells
} long
labyrinth-special = { $seat }: won a special treasure
labyrinth-over = The game is over

labyrinth-stone = { $stone ->
    [red] red treasure stone
    [green] green treasure stone
    [blue] blue treasure stone
    [special] special treasure
   *[stone] treasure stone
}

# Why not
labyrinth-why-over = The game is over.
labyrinth-why-card = The next number card has to be turned up first.
labyrinth-why-done = You are done with this card. Take something back to change it.
labyrinth-why-out = You are out of this betting round.
labyrinth-why-field = A tile lies on this square already.
labyrinth-why-turn = Turned by { $turn }° the tile looks the same as { $same ->
    [0] not turned. Leave it as it is.
   *[other] by { $same }°. Choose { $same }°.
}
labyrinth-why-no-such-stone = You have no { labyrinth-stone } left.
labyrinth-why-no-later = After the third tile the start must be named.
labyrinth-why-not-now = That cannot be done now.
labyrinth-why-not-this-tile = Treasure stones go only on the tile just laid.
labyrinth-why-no-scarab = There is no scarab on this cell.
labyrinth-why-one-stone = A treasure stone lies here already.
labyrinth-why-no-stones = You have no treasure stones left.
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

# The terminal
labyrinth-where = Card { $card }/{ $cards }   Tile { $number }
labyrinth-length = { $length ->
    [one] 1 cell
   *[other] { $length } cells
}
labyrinth-corridor = Corridor
labyrinth-stones = Treasure stones
labyrinth-tile = Tile { $number }
labyrinth-face-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
labyrinth-bet-shown = bet { labyrinth-bet-word }
labyrinth-out = out of the bets
labyrinth-ask-lay = Lay tile { $number }.
labyrinth-ask-stone = Put a treasure stone on { $cell }, or none?
labyrinth-ask-start = { $left ->
    [0] Where does your tomb robber start? It must be named now.
   *[other] Where does your tomb robber start? It can also be named later.
}
labyrinth-ask-bet = Card { $card }: higher or lower than { $number }?
labyrinth-keys-tile = Arrows move   R, T turn   N, P next place   Enter lays   H hint   ? more
labyrinth-keys-answer = Arrows or number choose   Enter decides   U take back   H hint   ? more
labyrinth-choose-stone = Treasure stone on { $cell }
labyrinth-choose-start = Starts and their corridors
labyrinth-choose-bet = Card { $card } against { $number }
labyrinth-answer-stone = { labyrinth-stone }, { $n } left
labyrinth-answer-none = none
labyrinth-answer-start = entrance { $entrance } { labyrinth-side }: { labyrinth-length }
labyrinth-start-leads = { $cell }: { labyrinth-length }
labyrinth-answer-later = later
labyrinth-answer-bet = { labyrinth-bet-word }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
labyrinth-same = { $number } again: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, all stay in
labyrinth-chamber-walked = The corridor runs through { $cell }. A treasure stone there is worth nothing.
labyrinth-chamber-entrance = { $cell } is open to an entrance. A treasure stone there never scores.
labyrinth-chamber-lost = { $cell } can no longer be closed. A treasure stone there never scores.
labyrinth-chamber-undecided = { $cell } can still be closed.
labyrinth-chamber-touched = { $cell } is closed, beside corridor cell { $step }.
labyrinth-chamber-apart = { $cell } is closed, but not at the corridor yet.
labyrinth-brings-corridor = Your corridor grows to { labyrinth-length }.
labyrinth-brings-last = Your corridor grows to { labyrinth-length } and ends there.
labyrinth-brings-end = Your corridor ends there.
labyrinth-brings-walled = A wall stands behind this entrance: no corridor.
labyrinth-brings-closed = Closed: { $cells }.
labyrinth-brings-lost = Can no longer be closed: { $cells }.
labyrinth-brings-walked = The corridor runs through the scarab on { $cells }.
labyrinth-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
labyrinth-legend-scarab = scarab: a treasure chamber; a stone can go there when the tile is laid
labyrinth-legend-stone = treasure stone: { labyrinth-points } if closed and beside the corridor
labyrinth-legend-red = red treasure stone: { labyrinth-points }, times the factor
labyrinth-legend-green = green treasure stone: { labyrinth-points }, times the factor
labyrinth-legend-blue = blue treasure stone: { labyrinth-points }, times the factor
labyrinth-legend-special = special treasure: { labyrinth-points }, in the professional variant times the factor
labyrinth-legend-robber = tomb robber, with the length of the corridor; arrow: where he goes on
labyrinth-legend-flag = markers at { $cells }: professional stones behind them count { $factors }
labyrinth-legend-closed = closed on all sides
labyrinth-legend-undecided = can still be closed
labyrinth-legend-open = can no longer be closed
labyrinth-legend-asked = a treasure stone is asked for here
labyrinth-legend-fresh = walls of this card's tile
labyrinth-legend-dotted = not yet decided: open to an empty square
labyrinth-pack-stones = Treasure stones in the professional variant:
labyrinth-worth = { labyrinth-stone } { $n }

labyrinth-aim-points = points at once
labyrinth-aim-reach = a long way for the corridor
labyrinth-aim-links = pieces of corridor to join later
labyrinth-aim-stubs = dead ends to finish in
labyrinth-aim-choice = a free choice of the start
labyrinth-aim-treasure = closing treasure chambers beside the corridor
labyrinth-aim-promise = treasure chambers the corridor will pass
labyrinth-aim-pending = good treasure chambers on this tile
labyrinth-aim-held = saving stones for better treasure chambers
labyrinth-aim-luck = winning the bets
