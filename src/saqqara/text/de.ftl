seat = Platz { $number }
build = Die Spielmaschine läuft { $build ->
    [compiled] übersetzt.
   *[interpreted] unübersetzt: Beim Einrichten fehlte ein C-Compiler, deshalb ist sie langsamer.
}

games-game = Spiel
games-seats = Plätze
games-options = Optionen
games-packs = Packungen
games-bots = Bots: { $bots }
