page-terra-board = The board
page-terra-round = Turn { $at } of { $of }
page-terra-wait = { $seat } is playing.
page-terra-ask-lay = Lay your tile.
page-terra-ask-row = Choose the row you activate.
page-terra-ask-work = { $n ->
    [0] No worker left to send. Build, buy, or end your actions.
    [one] 1 worker is waiting. Send him to a site, or end your actions.
   *[other] { $n } workers are waiting. Send them to sites, or end your actions.
}
page-terra-ask-draw = Choose a stack.
page-terra-ask-pick = Which tile do you take?
page-terra-ask-bricks = { $held } bricks, { $most } may stay: swap two for a white one.
page-terra-ask-gold = { $held } gold, { $most } may stay: buy something.
page-terra-ask-over = The game is over.
page-terra-ask-box = One moment, something is being turned up.

page-terra-tray = Your brick board
page-terra-tray-of = { $seat }
page-terra-tray-all = Together
page-terra-points = Points
page-terra-hand = Tile in hand
page-terra-turn-tile = Turn the stair
page-terra-bricks = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}
page-terra-brick = { $brick ->
    [blue] Blue
    [grey] Grey
    [red] Red
    [green] Green
    [yellow] Yellow
    [brown] Brown
   *[white] White
} brick
page-terra-gold = { $n } gold
page-terra-home = { $n ->
    [one] 1 worker in the supply
   *[other] { $n } workers in the supply
}
page-terra-tips = { $n ->
    [one] 1 capstone for a fifth level
   *[other] { $n } capstones for fifth levels
}
page-terra-stacks = Stacks
page-terra-seen = seen by you; click for all
page-terra-from-top = From the top:
page-terra-stack = { terra-stack }: { $tiles ->
    [0] used up
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $known ->
    [none] {""}
   *[other] . From the top: { $known }
}
page-terra-unknown = unknown tile
page-terra-held = in hand ({ terra-stack }, place { $place })
page-terra-unseen = Tiles you have not seen
page-terra-has = { terra-brick }: done
page-terra-lacks = { terra-brick }: missing
page-terra-ahead = Rows from there
page-terra-levels = Levels
page-terra-level = Level { $level }: worth { $worth }, costs { $level ->
    [one] 1 brick
   *[other] { $level } bricks
}
page-terra-task = Task
page-terra-task-1 = Pyramids worth { $worth }
page-terra-task-2 = Points
page-terra-task-3 = Colours worth { $worth }

page-terra-stair = stair to the { terra-stair }
page-terra-lay-here = Lay the tile here, stair to the { terra-stair }
page-terra-waits = A worker is waiting here
page-terra-reached = A worker can come here
page-terra-row = Row { terra-line }:{ terra-gains }
page-terra-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
page-terra-workers-of = { $seat }, { page-terra-workers }
page-terra-spoken-seat = { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $gold } gold, { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} in the supply.
page-terra-spoken-all = Together: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $gold } gold, { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} in the supply.

page-terra-at-site = What can be done on this site
page-terra-come = A worker comes here, going { terra-way }
page-terra-found = Found a pyramid worth { $worth }, in its colour
page-terra-found-white = Or pay with a white brick
page-terra-raise = Raise it to { $worth } with
page-terra-raise-with = Level { $level } with { $own ->
    [0] {""}
    [one] 1 { $brick ->
        [blue] blue
        [grey] grey
        [red] red
        [green] green
        [yellow] yellow
       *[brown] brown
    } brick
   *[other] { $own } { $brick ->
        [blue] blue
        [grey] grey
        [red] red
        [green] green
        [yellow] yellow
       *[brown] brown
    } bricks
}{ $both ->
    [yes] {" and "}
   *[no] {""}
}{ $whites ->
    [0] {""}
    [one] 1 white brick
   *[other] { $whites } white bricks
}
page-terra-build = Build the next level
page-terra-hire = Buy a worker
page-terra-lay = Lay
page-terra-take-row = Activate row
page-terra-end = End actions
page-terra-look = Look through
page-terra-take = Take the top tile

page-about-terra = Send workers along the rows and raise pyramids, level by level.

guide-terra-lay = Lay your tile on any free field. Follow its stair straight ahead: there must be a site somewhere. A bare site right in front of it gets a foundation.
guide-terra-row = Choose one of the four rows through your tile; it reaches to the next site on both sides. Each shows what it brings: gold, bricks and workers.
guide-terra-go = Each worker walks straight ahead over laid tiles until he meets a site. He may stay on a free foundation, or on one or a pyramid of yours with fewer than three workers.
guide-terra-build = Where three of your workers stand you can build the next level. It costs as many bricks as its number, in the pyramid's colour or white; two workers come back into the supply.
guide-terra-take = At the end of your turn you take a tile for the next one. For 1 gold you look through a whole face-down stack first.

# In the log and the score: the table lights up what is meant
page-told-terra-start-tile = Start tile: { terra-tile }
page-told-terra-foundation = A foundation worth { $value }
page-told-terra-lays = { $seat }: laid { terra-tile }, stair to the { terra-stair }
page-told-terra-goes = { $seat }: sent a worker
page-told-terra-builds = { $seat }: { terra-colour } pyramid, level { $level }, worth { $worth }{ $whites ->
    [0] {""}
    [one] , 1 white brick used
   *[other] , { $whites } white bricks used
}
page-told-terra-hires = { $seat }: bought a worker for 3 gold
page-told-terra-back = { $seat }: took a worker back into the supply
page-told-terra-item-pyramid = { terra-colour } pyramid, level { $level }
page-told-terra-item-foundation = foundation
