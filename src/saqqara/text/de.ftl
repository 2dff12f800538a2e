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

simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-rank = Mittlerer Rang
simulate-score = Punkte (95 %, niedrigste–höchste)
simulate-done = { $games } Spiele, { $rate } in der Sekunde, Startwert { $seed }

verify-good = { $file }: geprüft. Alle { $chances } Zufallszüge kommen aus dem vorher festgelegten Startwert.

pack-warning = Warnung: { $warning }
pack-good = Die Packung { $pack } ({ $digest }) ist in Ordnung. { $n ->
    [0] Keine Warnungen.
    [one] 1 Warnung.
   *[other] { $n } Warnungen.
}
pack-copied = Kopiert nach { $folder }. Ändere dort pack.toml, dann: saqqara pack check { $game } { $folder }

bench-engine = Maschine
bench-game = Spiel
bench-seats = Plätze
bench-games = Spiele/s
bench-decisions = Entscheidungen/s
bench-copies = Kopien/s

replay-move = { $at }/{ $all }
replay-unseen = Nichts, was dieser Platz sehen konnte.
