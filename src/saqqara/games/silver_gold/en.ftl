silver-gold-name = Silver & Gold: Pyramids

# What happens
silver-gold-dealt = { $seat }: dealt card { $card }
silver-gold-dealt-hidden = { $seat }: dealt a card
silver-gold-keeps = { $seat }: kept card { $card }
silver-gold-ready = { $seat }: ready
silver-gold-shown = Round { $round }, card { $turn }: the expedition card shows { silver-gold-pattern }
silver-gold-marks = { $seat }: card { $card }, marked { $cells }
silver-gold-finishes = { $seat }: finished pyramid { $card }
silver-gold-award = { $seat }: { $points } pyramid points for { silver-gold-colour }
silver-gold-takes = { $seat }: took card { $card }
silver-gold-takes-pile = { $seat }: drew from the pile
silver-gold-draws = { $seat }: drew card { $card }
silver-gold-turned-up = Card { $card } is turned up
silver-gold-round = Round { $round } begins
silver-gold-over = The game is over

silver-gold-colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}
silver-gold-pattern = { $pattern ->
    [I1] one cell
    [I2] two in a straight line
    [I3] three in a straight line
    [V3] the corner of three
    [I4] four in a straight line
    [O4] the square
    [L4] the L
    [T4] the T
    [S4] the S
   *[none] no pattern yet
}
silver-gold-pattern-short = { $pattern ->
    [I1] cell
    [I2] duo
    [I3] trio
    [V3] corner
    [I4] four
    [O4] square
    [L4] L
    [T4] T
    [S4] S
   *[none] none
}

# Why not
silver-gold-why-over = The game is over.
silver-gold-why-box = That is up to chance.
silver-gold-why-not-now = That cannot be done now.
silver-gold-why-kept = You have kept two cards. Take one back to change it.
silver-gold-why-keep = Card { $card } is not among your dealt cards, or you keep it already.
silver-gold-why-marked = You are done with this card. Take your marks back to change them.
silver-gold-why-skipped = You have no cell to mark.
silver-gold-why-no-card = There is no card { $slot } in front of you.
silver-gold-why-wall = A wall is never marked.
silver-gold-why-twice = This cell is marked already.
silver-gold-why-extra-single = An extra mark is a single cell.
silver-gold-why-pattern = Asked for is { silver-gold-pattern }, or a single mark. These cells are neither.
silver-gold-why-entrance = The first marks on a card must cover its entrance.
silver-gold-why-apart = The marks must touch a marked cell edge to edge.
silver-gold-why-pile-empty = The pile is empty.
silver-gold-why-take = Card { $card } is not in the display.
silver-gold-why-taker = { $seat } is taking a card now.

# The score
silver-gold-item-pyramids = { $n ->
    [0] Finished pyramids: none
    [one] 1 finished pyramid: { $cards }
   *[other] { $n } finished pyramids: { $cards }
}
silver-gold-item-torches = { $n ->
    [one] 1 torch
   *[other] { $n } torches
}
silver-gold-item-award = Pyramid points for { silver-gold-colour }
silver-gold-item-pairs = { $n ->
    [one] 1 pair of gems
   *[other] { $n } pairs of gems
}
silver-gold-item-singles = { $n ->
    [one] 1 single gem
   *[other] { $n } single gems
}
silver-gold-item-skulls = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}

# In the terminal
silver-gold-where = Round { $round }/{ $rounds }   Card { $turn }/{ $turns }   { silver-gold-pattern }
silver-gold-slot = card { $card }, { silver-gold-colour }
silver-gold-card = { $card } { silver-gold-colour }
silver-gold-letter = { $colour ->
    [green] G
    [orange] O
   *[purple] P
}
silver-gold-no-card = no card
silver-gold-face-down = face down
silver-gold-one-cell = one cell
silver-gold-pyramids = Pyramids:
silver-gold-awards = Pyramid points:
silver-gold-display = Display, and { $pile ->
    [0] no pile
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}
silver-gold-kept = kept
silver-gold-skipped = { $seat }: no cell to mark, skipped
silver-gold-ask-keep = { $left ->
    [one] Keep one more card.
   *[other] Keep { silver-gold-kept-number } of your { silver-gold-dealt-number } cards.
}
silver-gold-kept-number = { $kept ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $kept }
}
silver-gold-dealt-number = { $dealt ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $dealt }
}
silver-gold-ask-mark = Mark { silver-gold-pattern }, or a single cell.
silver-gold-ask-extra = A cross symbol: mark one more cell on either card.
silver-gold-ask-take = Take a card from the display or the pile.
silver-gold-keys-piece = Arrows move   R turn   F mirror   Tab card   S one cell   Enter mark   ? more
silver-gold-keys-cards = Left, right choose   Enter takes   U take back   H hint   ? more   Q pause
silver-gold-brings-tomb = tomb chamber: pyramid { $card } is finished, { $pyramid } points
silver-gold-brings-cross = { $n ->
    [one] cross symbol: one extra mark
   *[other] { $n } cross symbols: { $n } extra marks
}
silver-gold-brings-red = red gem: { $box } of { $boxes } boxes
silver-gold-brings-green = green gem: { $box } of { $boxes } boxes
silver-gold-brings-torch = { $new ->
    [yes] torch: { $torch } points, the box of round { $round }
   *[no] torch: nothing, the box of round { $round } is filled
}
silver-gold-brings-skull = { $n ->
    [one] skull: the penalty is then { $penalty }
   *[other] { $n } skulls: the penalty is then { $penalty }
}
silver-gold-brings-potion = potion: wipes two skulls, the penalty is then { $penalty }
silver-gold-legend-entrance = entrance: the first marks cover it
silver-gold-legend-tomb = tomb chamber: marked, the pyramid is finished, { $pyramid } points and new card
silver-gold-legend-wall = wall: never marked
silver-gold-legend-plain = plain cell
silver-gold-legend-cross = cross symbol: one extra mark at once, on either card
silver-gold-legend-red = red gem: with a green one { $pair } points, alone { $single }
silver-gold-legend-green = green gem: with a red one { $pair } points, alone { $single }
silver-gold-legend-torch = torch: { $torch } points, once in each round
silver-gold-legend-skull = skull: only the highest filled box costs points
silver-gold-legend-potion = potion: wipes the two highest skulls
silver-gold-legend-marked = marked
silver-gold-legend-draft = marked just now; you can take it back
silver-gold-legend-ghost = the pattern, where it fits
silver-gold-legend-misfit = the pattern, where it does not fit
silver-gold-legend-open = part of some place where it fits
silver-gold-legend-refused = why it does not fit

silver-gold-aim-points = points at once
silver-gold-aim-tombs = finishing your pyramids in time
silver-gold-aim-time = saving turns for more pyramids
silver-gold-aim-prizes = pyramid points with the cards you have
silver-gold-aim-halves = half a pair of one colour
silver-gold-aim-balance = gems that can still be paired
silver-gold-aim-jewels = gems near the way
silver-gold-aim-light = a torch before the round ends
silver-gold-aim-spare = keeping torches for later rounds
silver-gold-aim-danger = a way without skulls
silver-gold-aim-brink = staying clear of high penalties
silver-gold-aim-potions = a potion against your skulls
silver-gold-aim-crosses = cross symbols near the way
silver-gold-aim-extra = an extra mark
silver-gold-aim-fresh = room for a new pyramid
silver-gold-aim-blind = a surprise from the pile
silver-gold-aim-fit = being ready for any pattern
