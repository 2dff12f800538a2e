# The table of Silver & Gold: Pyramids

page-silver-gold-round = Round { $round } of { $rounds }
page-silver-gold-turn-of = Card { $turn } of { $turns }
page-silver-gold-expedition = Expedition card
page-silver-gold-display = Display and pile
page-silver-gold-awards-free = Pyramid points
page-silver-gold-sheet = Score card
page-silver-gold-chambers = Treasure chambers
page-silver-gold-gems = Gems
page-silver-gold-torches = Torches
page-silver-gold-skulls = Skulls
page-silver-gold-pyramids = Pyramids
page-silver-gold-awards = Pyramid points
page-silver-gold-legend = What the symbols do
page-silver-gold-left = { $n ->
    [one] 1 still face down
   *[other] { $n } still face down
}
page-silver-gold-pattern = { silver-gold-pattern }
page-silver-gold-copies = { page-silver-gold-pattern }, { $n } of them
page-silver-gold-piece = In your hand: { page-silver-gold-pattern }
page-silver-gold-turn = Turn
page-silver-gold-mirror = Mirror
page-silver-gold-one = One cell
page-silver-gold-kept = kept
page-silver-gold-yours = yours
page-silver-gold-no-card = No card here just now.
page-silver-gold-pile = { $n ->
    [one] Pile, 1 card
   *[other] Pile, { $n } cards
}
page-silver-gold-finished = Finished pyramids
page-silver-gold-finished-none = No pyramid is finished yet.
page-silver-gold-finished-one = Pyramid { $card }, { page-silver-gold-colour }
page-silver-gold-keep-which = Your dealt cards
page-silver-gold-take-which = Cards to take
page-silver-gold-switch = Show the { $slot ->
    [1] left
   *[2] right
} treasure chamber

# What is asked
page-silver-gold-ask-mark = { $pattern ->
    [I2] Mark two cells in a straight line.
    [I3] Mark three cells in a straight line.
    [V3] Mark the corner of three cells.
    [I4] Mark four cells in a straight line.
    [O4] Mark the square.
    [L4] Mark the L.
    [T4] Mark the T.
   *[S4] Mark the S.
}
page-silver-gold-ask-extra = A cross symbol: mark one more cell.
page-silver-gold-ask-take = Take a new card.
page-silver-gold-ask-done = All marked. Confirm with Done.
page-silver-gold-ready = You are done. You can change it until { $seat } is done.
page-silver-gold-waits = { $seat } is choosing.
page-silver-gold-takes = { $seat } takes a new card.

# For those who listen
page-silver-gold-colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}
page-silver-gold-sign-cross = cross symbol
page-silver-gold-sign-red = red gem
page-silver-gold-sign-green = green gem
page-silver-gold-sign-torch = torch
page-silver-gold-sign-skull = skull
page-silver-gold-sign-potion = potion
page-silver-gold-sign-entrance = entrance
page-silver-gold-sign-tomb = tomb chamber
page-silver-gold-sign-wall = wall
page-silver-gold-sign-plain = plain cell
page-silver-gold-many = { $what } × { $n }
page-silver-gold-cell = { $cell }, { $what }{ $state ->
    [marked] , marked
    [draft] , marked in your draft
    [open] , the pattern fits here
   *[none] { "" }
}
page-silver-gold-chamber = { $slot ->
    [1] Left treasure chamber
   *[2] Right treasure chamber
}, card { $card }, { page-silver-gold-colour }
page-silver-gold-card = Card { $card }, { page-silver-gold-colour }: { $inside }
page-silver-gold-boxes = { $what }: { $n } of { $boxes } boxes filled
page-silver-gold-torch = Torch of round { $round }{ $state ->
    [full] , filled
    [new] , filled by your draft
   *[empty] , empty
}
page-silver-gold-award = { $points } pyramid points, still free
page-silver-gold-award-taken = { $points } pyramid points, taken by { $seat }
page-silver-gold-points = { $before ->
    [one] 1 point
   *[other] { $before } points
}, { $after } with what you are placing
page-silver-gold-spoken = Round { $round } of { $rounds }, card { $turn } of { $turns }: { page-silver-gold-pattern }. You have { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
page-silver-gold-spoken-card = Card { $card }, { page-silver-gold-colour }: { $n ->
    [one] 1 cell marked.
   *[other] { $n } cells marked.
}

page-about-silver-gold = Mark patterns in your treasure chambers and dig down to the golden tomb chamber.

guide-silver-gold-keep = Keep two of these four cards. Each is a treasure chamber: from the entrance in the top row you will mark your way down to the golden tomb chamber. Short ways are quick, symbols bring points.
guide-silver-gold-mark = Everybody marks this pattern at the same time, in one of their two treasure chambers. Turn and mirror it as you like; it must cover the entrance or touch your marks. Golden rings show where it fits. If it fits nowhere, or you do not want it, make a single mark.
guide-silver-gold-draft = This is your draft, and nobody sees it yet. Take it back and try something else as often as you like; press Done when it stands. It is revealed when everybody is done.
guide-silver-gold-symbols = Symbols you mark fill your score card: gems count in pairs of red and green, each round's torch once, skulls cost points. A cross symbol brings an extra mark.
guide-silver-gold-tomb = Reach the tomb chamber and the pyramid is finished. It counts ten points, and with your second, fourth and sixth pyramid of a colour you win the most pyramid points left in it.
guide-silver-gold-take = Your pyramid is finished. Take a new one: from the display, or unseen from the pile.

# In the log: the table lights up what is meant
page-told-silver-gold-marks = { $seat }: marked on card { $card }
