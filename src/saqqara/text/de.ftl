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
simulate-trait = Merkmal
simulate-games = Spiele
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


play-you = Du
play-thinking = überlegt
play-choose = Wähle einen Zug.
play-ask-confirm = Fertig? Enter = fertig, U = zurücknehmen. Dann entscheiden die anderen.
play-ask-confirm-line = Fertig? Leere Zeile = fertig, u = zurücknehmen. Dann entscheiden die anderen.
play-keys-confirm = Enter fertig   U zurücknehmen   L Punkte und Zeichen   G Verlauf   Q Pause
play-keys-list = Pfeile wählen   Enter spielt   U zurück   H Tipp   ? alle Tasten   Q Pause
play-commands = ? Züge   h Tipp   u zurück   i Punkte   l Zeichen   d mehr   q Pause
play-still-owing = Noch nicht fertig. { $ask }
play-nothing-to-take-back = Gerade gibt es nichts zurückzunehmen.
play-unreadable = „{ $text }“ ist kein Zug. Züge sehen so aus: { $moves }. ? zählt alle auf.
play-misfit = Hier passt es nicht. ? sagt warum, N geht zur nächsten Stelle, an der es passt.
play-hint = Tipp: greedy würde { $move } spielen.
play-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-total = zusammen
play-any-key = Jede Taste führt zurück.
play-sheet = Deine Punkte, und was die Zeichen bedeuten
play-log = Was geschah
play-help = Alle Tasten
play-help-keys =
    Pfeile    das Teil bewegen oder wählen
    R, T, F   drehen, zurückdrehen, spiegeln
    Tab, 1–9  die andere Karte, oder eine Antwort mit ihrer Nummer
    S         ein Feld statt des Musters, und zurück
    N, P      zum nächsten und vorigen Platz, wo es passt
    Enter     setzen, nehmen, fertig
    U         zurücknehmen
    ?         warum es nicht passt; sonst diese Seite
    H         Tipp
    D         mehr vom Tisch: Auslage, andere Bretter
    L         deine Punkte, und was die Zeichen bedeuten
    G         was geschah
    Q         Pause, das Spiel wird gespeichert
play-end-alone = Dein Ergebnis: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
play-end-lost = Diesmal nicht geschafft: { play-points }.
play-commitment = Die Mischung steht fest: { $commitment }…
play-end-you = Du gewinnst mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
play-end-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
play-end-shared = { $names } teilen sich den ersten Platz mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
play-paused =
    Pause. Gespeichert in { $file }.
    So geht es weiter:
play-saved =
    Die Aufzeichnung liegt in { $file }.
    So prüfst du das Mischen:
