terra-name = Terra Pyramides
terra-about = Lay stair tiles, send workers along them and build pyramids worth up to 60 points.
terra-option-board = Board
terra-option-board-desert = desert, nine by nine
terra-option-board-oasis = oasis, eight by eight and tighter
terra-option-task = Against each other or together
terra-option-task-off = against each other
terra-option-task-1 = together: four pyramids worth 60
terra-option-task-2 = together: more than 275 points
terra-option-task-3 = together: a pyramid worth 35 in each of the six colours
terra-option-symbols = Sphinx and scarab
terra-option-symbols-off = tiles may lie anywhere
terra-option-symbols-on = tiles belong to their half, elsewhere they cost 1 gold
terra-option-open_stacks = Stacks
terra-option-open_stacks-off = all face down
terra-option-open_stacks-on = four of them face up
terra-option-free_swap = Two bricks for a white one
terra-option-free_swap-off = only above seven bricks
terra-option-free_swap-on = at any time

# Words
terra-symbol = { $one ->
    [blue] blue brick
    [grey] grey brick
    [red] red brick
    [green] green brick
    [yellow] yellow brick
    [brown] brown brick
    [worker] worker
    [eye] Horus eye
   *[none] nothing
}
terra-tile = { terra-symbol }{ $other ->
    [blue] {" "}and blue brick
    [grey] {" "}and grey brick
    [red] {" "}and red brick
    [green] {" "}and green brick
    [yellow] {" "}and yellow brick
    [brown] {" "}and brown brick
    [worker] {" "}and worker
    [eye] {" "}and Horus eye
   *[none] {""}
}
terra-stair = { $stair ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
terra-way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
terra-line = { $row ->
    [ew] west–east
    [ns] north–south
    [nwse] north-west–south-east
   *[nesw] north-east–south-west
}
terra-stack = { $stack ->
    [s1] sphinx, stack 1
    [s2] sphinx, stack 2
    [s3] sphinx, stack 3
    [s4] sphinx, stack 4
    [c1] scarab, stack 1
    [c2] scarab, stack 2
    [c3] scarab, stack 3
   *[c4] scarab, stack 4
}
terra-colour = { $colour ->
    [blue] blue
    [grey] grey
    [red] red
    [green] green
    [yellow] yellow
   *[brown] brown
}
terra-brick = { $brick ->
    [blue] blue
    [grey] grey
    [red] red
    [green] green
    [yellow] yellow
    [brown] brown
   *[white] white
}
terra-gains = { $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } gold
}{ $blue ->
    [0] {""}
   *[other] {" "}+{ $blue } blue
}{ $grey ->
    [0] {""}
   *[other] {" "}+{ $grey } grey
}{ $red ->
    [0] {""}
   *[other] {" "}+{ $red } red
}{ $green ->
    [0] {""}
   *[other] {" "}+{ $green } green
}{ $yellow ->
    [0] {""}
   *[other] {" "}+{ $yellow } yellow
}{ $brown ->
    [0] {""}
   *[other] {" "}+{ $brown } brown
}{ $workers ->
    [0] {""}
    [one] {" "}+1 worker
   *[other] {" "}+{ $workers } workers
}

# What happens
terra-first = First to move: { $seat }
terra-start-tile = Start tile on { $field }: { terra-tile }
terra-foundation = Foundation worth { $value } on { $site }
terra-hand = { $seat }: took a tile ({ terra-stack }){ $one ->
    [none] {""}
   *[other] : { terra-tile }
}
terra-turned-up = Now on top ({ terra-stack }): { terra-tile }
terra-gets = { $seat }, in hand: { terra-tile }
terra-sees = { $seat }, seen in place { $place }: { terra-tile }
terra-lays = { $seat }: { terra-tile } on { $field }, stair to the { terra-stair }
terra-pays = { $seat }: 1 gold for laying in the other half
terra-row = { $seat }: row { terra-line }:{ terra-gains }
terra-goes = { $seat }: sent a worker from { $field } to { $site }
terra-builds = { $seat }: { terra-colour } pyramid on { $site }, level { $level }, worth { $worth }{ $whites ->
    [0] {""}
    [one] , 1 white brick used
   *[other] , { $whites } white bricks used
}
terra-hires = { $seat }: bought a worker for 3 gold, to { $site }
terra-buys = { $seat }: bought a white brick for 3 gold
terra-back = { $seat }: took a worker from { $site } back into the supply
terra-swaps = { $seat }: swapped { terra-pair } for a white brick
terra-pair = { $one ->
    [blue] blue
    [grey] grey
    [red] red
    [green] green
    [yellow] yellow
    [brown] brown
   *[white] white
} and { $other ->
    [blue] blue
    [grey] grey
    [red] red
    [green] green
    [yellow] yellow
    [brown] brown
   *[white] white
}
terra-ends = { $seat }: actions ended
terra-takes = { $seat }: took the top tile ({ terra-stack })
terra-looks = { $seat }: looked through a stack for 1 gold ({ terra-stack })
terra-picks = { $seat }: took the tile in place { $place } ({ terra-stack })
terra-removed = Removed with its last tile: { terra-stack }
terra-over = The game is over

# Why not
terra-why-over = The game is over.
terra-why-box = One moment, something is being turned up.
terra-why-turn = It is { $seat }’s turn.
terra-why-no-move = Nobody can do that.
terra-why-lay-later = You can lay a tile only at the beginning of your turn.
terra-why-row-later = A row is chosen once, right after the tile is laid.
terra-why-go-later = Workers walk only after a row has been chosen.
terra-why-extra-later = That is not possible now.
terra-why-end-later = First lay your tile and choose a row.
terra-why-draw-later = A new tile is taken at the end of the turn.
terra-why-pick-later = First look through a stack.
terra-why-draw-first = Take a tile first.
terra-why-outside = This field is not on the board.
terra-why-on-site = This is a building site. Tiles lie on the desert.
terra-why-on-oasis = An oasis stays free.
terra-why-taken = A tile lies here already.
terra-why-stair = To the { terra-stair } the stair would face the edge, not a site.
terra-why-half = This tile belongs to the { $half ->
    [sphinx] sphinx
   *[scarab] scarab
} half. Laying it here costs 1 gold, and you have none.
terra-why-no-worker = No worker is waiting on this field.
terra-why-supply = You have no worker left in the supply.
terra-why-gap = To the { terra-way } there are gaps without tiles.
terra-why-edge = To the { terra-way } there is no site to reach.
terra-why-empty-site = There is no foundation on this site yet.
terra-why-others = This place belongs to { $seat }.
terra-why-full = Three workers are here already.
terra-why-done = A pyramid worth 35 is finished in this task.
terra-why-first-turn = In the first turn only one foundation may be occupied.
terra-why-no-site = This is no building site.
terra-why-not-yours = You have no worker here.
terra-why-workers = Building needs three workers; { $workers ->
    [one] 1 is here.
   *[other] { $workers } are here.
}
terra-why-has-colour = A pyramid stands here already; raise it.
terra-why-no-pyramid = No pyramid stands here yet; found one in a colour.
terra-why-finished = This pyramid is finished.
terra-why-tips = You have used both your capstones.
terra-why-too-many-whites = This level takes only { $needed ->
    [one] 1 brick.
   *[other] { $needed } bricks.
}
terra-why-bricks = It takes { $needed ->
    [one] 1 brick
   *[other] { $needed } bricks
} in { terra-brick }; you have { $held }.
terra-why-gold = That costs { $needed } gold; you have { $held }.
terra-why-none-there = You have no worker here.
terra-why-last-worker = The last worker stays on its pyramid.
terra-why-swap = Bricks are swapped only above { $most }; you have { $held }.
terra-why-swap-bricks = You do not have these two bricks: { terra-pair }.
terra-why-no-place = Too far down ({ terra-stack }): there { $left ->
    [one] is only 1 tile.
   *[other] are only { $left } tiles.
}
terra-why-no-stack = No tile left there ({ terra-stack }).
terra-why-open = This stack lies face up and is not looked through ({ terra-stack }).

# The score
terra-item-pyramid = { terra-colour } pyramid on { $site }, level { $level }
terra-item-foundation = foundation on { $site }
terra-item-bricks = { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}
terra-item-gold = { $gold } gold

# The terminal
terra-where = Turn { $turn }/{ $turns }
terra-task-1 = Task: { $reached } of { $goal } pyramids worth 60
terra-task-2 = Task: { $reached } of { $goal } points
terra-task-3 = Task: { $reached } of { $goal } colours worth 35
terra-gold = gold
terra-workers = supply
terra-tips = capstones
terra-holds = Hand
terra-none = no tile
terra-nothing = nothing
terra-storage-sphinx = Sphinx
terra-storage-scarab = Scarab
terra-pile = { $n ->
    [one] 1 foundation left
   *[other] { $n } foundations left
}
terra-unseen = { $n ->
    [one] 1 tile never seen
   *[other] { $n } tiles never seen
}
terra-rows = Rows
terra-facing = Stair
terra-here-desert = { $field }: desert
terra-here-sphinx = { $field }: desert, sphinx
terra-here-scarab = { $field }: desert, scarab
terra-here-oasis = { $field }: oasis, 1 gold
terra-here-site = { $field }: site without a foundation
terra-here-tile = { $field }: { terra-tile }
terra-here-foundation = { $field }: foundation worth { $value }
terra-here-pyramid = { $field }: { terra-colour } pyramid, worth { $value }
terra-choose-go = Workers
terra-choose-end = End of actions
terra-choose-build = Build
terra-choose-hire = Buy a worker for 3 gold
terra-choose-buy = Buy a white brick for 3 gold
terra-choose-back = Take a worker back
terra-choose-swap = Swap two bricks
terra-choose-take = Take the top tile
terra-choose-look = Look through, 1 gold
terra-choose-pick = { terra-stack }
terra-answer-found = { $site }: { terra-colour } pyramid
terra-answer-found-white = { $site }: { terra-colour } pyramid, in white
terra-answer-raise = { $site }: level { $level }{ $whites ->
    [0] {""}
   *[other] , { $whites } white
}
terra-answer-site = to { $site }
terra-answer-from = from { $site }
terra-answer-buy = 1 white brick
terra-answer-swap = { terra-pair }
terra-no-walk = No worker can go anywhere
terra-first-turn = First turn: one foundation
terra-ask-lay = Lay your tile: { terra-tile }.
terra-ask-row = Which row do you activate?
terra-ask-go = { $n ->
    [0] No worker left to send. Build, buy or end your actions.
    [one] Send 1 worker, build, buy, or end your actions.
   *[other] Send { $n } workers, build, buy, or end your actions.
}
terra-ask-draw = Take a new tile.
terra-ask-pick = Which tile do you take ({ terra-stack })?
terra-ask-bricks = { $held } bricks are too many: swap, or build, down to { $most }.
terra-ask-gold = { $held } gold is too much: buy down to { $most }.
terra-ask-build = What do you build?
terra-ask-hire = Where does the bought worker go?
terra-ask-buy = Buy a white brick?
terra-ask-back = Which worker comes back into the supply?
terra-ask-swap = Which two bricks become a white one?
terra-ask-end = End your actions and take a new tile?
terra-ask-look = Which stack do you look through?
terra-keys-lay = Arrows move   R turn   Enter lays
terra-keys-row = Arrows choose   Enter activates
terra-keys-go = Arrows choose   Enter sends
terra-keys-list = Arrows choose   Enter decides
terra-keys-tab = Tab back
terra-keys-build = B build
terra-keys-hire = A worker
terra-keys-buy = W white
terra-keys-back = Z back
terra-keys-swap = X swap
terra-keys-end = E end
terra-keys-take = V take
terra-keys-look = V look through
terra-keys-more = H hint   ? more
terra-brings-foundation = A foundation comes to { $site }.
terra-brings-dear = It costs 1 gold: the tile belongs to the other half.
terra-brings-points = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
terra-brings-lapse = { $n ->
    [one] 1 worker symbol lapses.
   *[other] { $n } worker symbols lapse.
}
terra-brings-ready = { $site } has three workers: you can build there.
terra-brings-won = The task is fulfilled.
terra-legend-bricks = Bricks:
terra-legend-worker = worker symbol: one walks from here
terra-legend-eye = Horus eye, or gold: 1 gold
terra-legend-oasis = oasis: 1 gold
terra-legend-site = building site without a foundation
terra-legend-foundation = foundation and its value
terra-legend-pyramid = pyramid and level: 5, 10, 20, 35, 60
terra-legend-workers = two workers of the first seat
terra-legend-sphinx = free field of the sphinx half
terra-legend-scarab = free field of the scarab half
terra-legend-stair = stair: faces a site
terra-legend-cursor = your choice
terra-legend-row = the row, or a worker’s way
terra-legend-waits = a worker waits here
terra-legend-misfit = not allowed here
terra-legend-refused = the reason why not
terra-legend-keys = Any time before taking a tile: B build, A buy a worker, W buy white, Z take a worker back, X swap, E end; Tab leads back.
terra-pack-board = Board { $board ->
    [desert] desert
   *[oasis] oasis
}
terra-pack-tiles = Tiles
terra-pack-foundations = Foundations

# What chance gave a seat
terra-trait-turn-1 = first to move
terra-trait-turn-2 = second to move
terra-trait-turn-3 = third to move
terra-trait-turn-4 = fourth to move

terra-aim-points = points at once
terra-aim-built = higher pyramids
terra-aim-walked = workers at your pyramids
terra-aim-unfinished = finishing what you have begun
terra-aim-too-open = fewer pyramids at a time
terra-aim-fitting = bricks that fit
terra-aim-whites = white bricks
terra-aim-odd = bricks for later
terra-aim-ready = workers where the bricks are there
terra-aim-coming = a level you can build at once
terra-aim-founders = a new pyramid
terra-aim-stray = more foundations
terra-aim-coins = gold
terra-aim-walks = ways for your waiting workers
terra-aim-home = workers in the supply
terra-aim-roads = roads to your pyramids
terra-aim-in-hand = a good tile in hand
terra-aim-looked = a choice of tiles
terra-aim-too-many = no bricks over the limit
terra-aim-four = four great pyramids
terra-aim-palette = a pyramid in every colour
terra-aim-next-row = a rich row for the next tile
terra-aim-later-rows = rich rows for later
