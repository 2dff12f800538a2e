seat = Seat { $number }
level-gentle = gentle
level-steady = steady
level-strong = strong
level-master = master
level-greedy = greedy
level-random = random
build = The engine runs { $build ->
    [compiled] compiled.
   *[interpreted] interpreted: there was no C compiler when it was installed, so it is slower.
}

games-game = Game
games-seats = Seats
games-options = Options
games-packs = Packs
games-bots = Bots: { $bots }

simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-rank = Mean place
simulate-score = Points (95 %, lowest–highest)
simulate-trait = Trait
simulate-games = Games
simulate-done = { $games } games, { $rate } a second, seed { $seed }

arena-bot = Bot
arena-rating = Rating (σ)
arena-wins = Wins
arena-rank = Mean place
arena-score = Points
arena-games = Games
arena-decisions = Decisions
arena-mean = Mean (ms)
arena-most = 95 % within (ms)
arena-longest = Longest (ms)
arena-rival = Against
arena-lead = Lead in points
arena-deals = Deals
arena-done = { $games } games on { $deals } deals, seed { $seed }. All intervals are 95 %. Drawn in { $file }
arena-stopped = Stopped. { $done } of { $games } games are in { $file }; the same command goes on from there.
arena-failed = Warning: { $bot } failed { $times ->
    [one] once
   *[other] { $times } times
} ({ $kind }; first: { $reason }). A random legal move was made each time, so its figures are not its own.
arena-page-title = { $game }: bots in the arena
arena-page-about = { $games } games on { $deals } deals, played { $build ->
    [compiled] compiled
   *[interpreted] interpreted
}. Chance deals the same to every game of a deal, and each bot sits in each seat equally often. A deal is one observation; all intervals are 95 %.
arena-page-ratings = Ratings
arena-page-about-ratings = Plackett–Luce, as openskill computes it: everybody begins with 25. The line is the interval.
arena-page-wins = Wins in percent
arena-page-about-wins = How often the bot of the row is ahead of the bot of the column; a tie is half a win. Below it the interval.
arena-page-scores = Points
arena-page-about-scores = How often each bot had how many points. The stroke is the mean.
arena-page-times = Time for a decision
arena-page-about-times = Sign: mean. Stroke: 95 of 100 decisions are not slower. Ring: the slowest. Decisions with one legal move are left out.

verify-good = { $file }: verified. All { $chances } chance moves come from the committed seed.

pack-warning = Warning: { $warning }
pack-good = Pack { $pack } ({ $digest }) is good. { $n ->
    [0] No warnings.
    [one] 1 warning.
   *[other] { $n } warnings.
}
pack-copied = Copied to { $folder }. Change pack.toml there, then: saqqara pack check { $game } { $folder }

bench-engine = Engine
bench-game = Game
bench-seats = Seats
bench-games = Games/s
bench-decisions = Decisions/s
bench-copies = Copies/s
bench-searches = Search/s


play-you = You
play-thinking = thinking
play-choose = Choose a move.
play-ask-confirm = Done? Enter = done, U = take back. Then the others decide.
play-ask-confirm-line = Done? An empty line = done, u = take back. Then the others decide.
play-keys-confirm = Enter done   U take back   L points and signs   G log   Q pause
play-keys-list = Arrows choose   Enter plays   U take back   H hint   ? all keys   Q pause
play-commands = ? moves   h hint   u take back   i points   l signs   d more   q pause
play-still-owing = Not done yet. { $ask }
play-nothing-to-take-back = Nothing of yours can be taken back now.
play-unreadable = “{ $text }” is no move. Moves look like this: { $moves }. ? lists them all.
play-misfit = It does not fit here. ? says why, N goes to the next place where it fits.
play-hint = Hint: { $move }.
play-hint-aim = Hint: { $move } – aims at { $aim }.
play-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-total = in total
play-any-key = Any key goes back.
play-sheet = Your points, and what the signs mean
play-log = What happened
play-help = All keys
play-help-keys =
    Arrows    move or choose
    R, T, F   turn, turn back, mirror, where there is something to turn
    Tab, 1–9  go on, or an answer by its number
    N, P      next and previous place where it fits
    Enter     place it, take it, done
    U         take back
    ?         why it does not fit; else this page
    H         hint
    D         more of the table
    L         your points, and what the signs mean
    G         what happened
    Q         pause and save
play-end-alone = Your result: { play-points }.
play-end-lost = Task not fulfilled, with { play-points }.
play-end-task = Task fulfilled with { play-points }.
play-commitment = The shuffle is fixed: { $commitment }…
play-end-you = You win with { play-points }.
play-end-won = { $seat } wins with { play-points }.
play-end-shared = { $names } share first place with { play-points }.
play-paused =
    Paused, and saved in { $file }.
    To go on:
play-saved =
    The record is in { $file }.
    To check the shuffle:

table-sat = { $name } sits down.
table-botted = A bot sits down ({ $bot }).
table-freed = A chair is free again.
table-moved = { $name } takes a seat by its link.
table-stood-in-left = { $seat } leaves; a bot plays on ({ $bot }).
table-stood-in-absent = { $seat } has been away for a while; a bot plays on ({ $bot }).
table-stood-in-time = { $seat } has no time left; a bot plays on ({ $bot }).
table-returned = { $seat } is back.
table-chatted = { $seat }: { $text }

refused-bad-message = The table did not understand that; please load the page again.
refused-bad-move = That cannot be read as a move.
refused-bad-name = Please choose another name: up to 24 plain characters, without |, and not a bot's name.
refused-bad-setup = The game cannot be set up like this; please check seats and options.
refused-bot-plays = A bot is playing for you; return to your seat first.
refused-cross-site = That request came from another site, so nothing was done.
refused-disk-full = The server's disk is full; nothing was changed.
refused-empty-seats = Some seats are still empty; fill them first, with bots if you like.
refused-internal = Something went wrong on the server; nothing was changed.
refused-no-bot = There is no bot of that name here.
refused-no-link = This link has been used already, or there is no such link.
refused-no-page = There is nothing at this address.
refused-no-seat = There is no such seat at this table.
refused-no-table = There is no table at this address; please check the link.
refused-not-allowed = That cannot be done at this address.
refused-not-host = Only whoever opened the table can do that.
refused-not-now = That cannot be done at this point of the game.
refused-not-yours = This is not your seat.
refused-old-rules = This table was made with other rules or another pack and cannot go on here.
refused-private = This table is private; ask its host for a link.
refused-raced = Somebody else was faster; please try again.
refused-rules = The rules do not allow that now.
refused-seat-taken = Somebody is already sitting there.
refused-stale = The game has moved on; look again and decide anew.
refused-store = The server could not save that, so nothing was changed; please try again.
refused-too-big = That was too much at once for the server.
refused-too-fast = Not so fast, please; wait a moment and try again.
refused-too-long = Please say something in 1 to 200 plain characters.
