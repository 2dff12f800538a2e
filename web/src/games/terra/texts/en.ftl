page-terra-board = The board
page-terra-round = Turn { $at } of { $of }
page-terra-wait = { $seat } is playing.
page-terra-ask-lay = Lay your tile.
page-terra-ask-row = Choose a row.
page-terra-ask-work = { $n ->
    [0] Build, buy, or end your actions.
    [one] 1 worker waits. Send him to a site, or end your actions.
   *[other] { $n } workers wait. Send them to sites, or end your actions.
}
page-terra-ask-draw = Choose a stack.
page-terra-ask-pick = Which tile do you take?
page-terra-ask-bricks = { $held } bricks, { $most } may stay: swap two for a white one.
page-terra-ask-gold = { $held } gold, { $most } may stay: buy something.
page-terra-ask-over = The game is over.
page-terra-ask-box = Chance comes first.

page-terra-tray = Your tray
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
    [one] 1 worker at home
   *[other] { $n } workers at home
}
page-terra-tips = { $n ->
    [one] 1 tip for a fifth level
   *[other] { $n } tips for a fifth level
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
page-terra-held = in hand from { terra-stack }, place { $place }
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
page-terra-waits = A worker waits here
page-terra-reached = A worker can come here
page-terra-row = Row { terra-line }:{ terra-gains }
page-terra-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
page-terra-workers-of = { $seat }, { page-terra-workers }
page-terra-spoken-seat = { $seat }: { $score } points, { $gold } gold, { $bricks } bricks, { $workers } workers at home.
page-terra-spoken-all = Together: { $score } points, { $gold } gold, { $bricks } bricks, { $workers } workers at home.

page-terra-at-site = What to do on { $site }
page-terra-come = Worker from { $field } comes here
page-terra-found = Found a pyramid worth { $worth }, in its colour
page-terra-found-white = Or pay with a white brick
page-terra-raise = Raise it to { $worth } with
page-terra-raise-with = Level { $level } with { $own } { terra-brick } and { $whites } white
page-terra-build = Build the next level
page-terra-hire = Hire a worker
page-terra-lay = Lay
page-terra-take-row = Take
page-terra-end = End actions
page-terra-look = Look through
page-terra-take = Take the top tile

page-about-terra = Send workers along the rows and raise pyramids, step by step.

guide-terra-lay = Lay your tile on any free field. Follow its stair straight ahead: there must be a site somewhere. A bare site right in front of it gets a foundation.
guide-terra-row = Choose one of the four rows through your tile; it reaches to the next site on both sides. Each shows what it brings: gold, bricks and workers.
guide-terra-go = Each worker walks straight ahead over laid tiles until he meets a site. He may stay on a free foundation, or on one or a pyramid of yours with fewer than three workers.
guide-terra-build = Where three of your workers stand you can build the next level. It costs as many bricks as its number, in the pyramid's colour or white; two workers go home.
guide-terra-take = At the end of your turn you take a tile for the next one. For one gold you look through a whole face-down stack first.
