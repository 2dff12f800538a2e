silver-gold-name = Silver & Gold: Pyramids

# What happens
silver-gold-dealt = { $seat }: dealt card { $card }
silver-gold-dealt-hidden = { $seat }: dealt a card
silver-gold-keeps = { $seat }: keeps card { $card }
silver-gold-ready = { $seat }: ready
silver-gold-shown = Round { $round }, card { $turn }: the expedition shows { $pattern }
silver-gold-marks = { $seat }: card { $card }, marks { $cells }
silver-gold-finishes = { $seat }: finishes pyramid { $card }
silver-gold-award = { $seat }: { $points } points for { silver-gold-colour }
silver-gold-takes = { $seat }: takes card { $card }
silver-gold-takes-pile = { $seat }: draws from the pile
silver-gold-draws = { $seat }: draws card { $card }
silver-gold-turned-up = Card { $card } is turned up
silver-gold-round = Round { $round } begins
silver-gold-over = The game is over

silver-gold-colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}

# Why not
silver-gold-why-over = The game is over.
silver-gold-why-box = Chance decides here, and not so.
silver-gold-why-not-now = That cannot be done now.
silver-gold-why-kept = You have kept two cards. Take one back to change it.
silver-gold-why-keep = Card { $card } is not among your dealt cards, or you keep it already.
silver-gold-why-marked = You are done with this card. Take your marks back to change them.
silver-gold-why-skipped = You have no cell to mark.
silver-gold-why-no-card = There is no card { $slot } in front of you.
silver-gold-why-wall = A wall is never marked.
silver-gold-why-twice = This cell is marked already.
silver-gold-why-extra-single = An extra mark is a single cell.
silver-gold-why-pattern = These cells are not the pattern { $pattern }, and not a single cell.
silver-gold-why-entrance = The first marks on a card must cover its entrance.
silver-gold-why-apart = The marks must touch a marked cell edge to edge.
silver-gold-why-pile-empty = The pile is empty.
silver-gold-why-take = Card { $card } is not in the display.
silver-gold-why-taker = { $seat } takes first: the lower ordinal goes first.

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
silver-gold-item-award = Award for { silver-gold-colour }
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
