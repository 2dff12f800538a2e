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
