seat = Seat { $number }
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
simulate-done = { $games } games, { $rate } a second, seed { $seed }

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

replay-move = { $at }/{ $all }
replay-unseen = Nothing that this seat could see.
