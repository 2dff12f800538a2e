seat = Platz { $number }
level-gentle = sanft
level-steady = solide
level-strong = stark
level-master = meisterlich
level-greedy = gierig
level-random = zufällig
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

arena-bot = Bot
arena-rating = Wertung (σ)
arena-wins = Siege
arena-rank = Mittlerer Rang
arena-score = Punkte
arena-games = Spiele
arena-decisions = Entscheidungen
arena-mean = Mittel (ms)
arena-most = 95 % bis (ms)
arena-longest = Längste (ms)
arena-rival = Gegen
arena-lead = Vorsprung in Punkten
arena-deals = Auslosungen
arena-done = { $games } Spiele mit { $deals } Auslosungen, Startwert { $seed }. Alle Intervalle sind 95 %. Gezeichnet in { $file }
arena-stopped = Angehalten. { $done } von { $games } Spielen stehen in { $file }; derselbe Befehl macht dort weiter.
arena-failed = Warnung: { $bot } hat { $times ->
    [one] einmal
   *[other] { $times }-mal
} versagt ({ $kind }; zuerst: { $reason }). Jedes Mal wurde ein zufälliger erlaubter Zug gemacht; die Zahlen sind nicht seine eigenen.
arena-page-title = { $game }: Bots in der Arena
arena-page-about = { $games } Spiele mit { $deals } Auslosungen, { $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
} gespielt. Der Zufall gibt in allen Spielen einer Auslosung dasselbe, und jeder Bot sitzt gleich oft auf jedem Platz. Eine Auslosung ist eine Beobachtung; alle Intervalle sind 95 %.
arena-page-ratings = Wertungen
arena-page-about-ratings = Plackett–Luce, wie openskill es rechnet: Alle beginnen mit 25. Die Linie ist das Intervall.
arena-page-wins = Siege in Prozent
arena-page-about-wins = Wie oft der Bot der Zeile vor dem Bot der Spalte liegt; ein Gleichstand ist ein halber Sieg. Darunter das Intervall.
arena-page-scores = Punkte
arena-page-about-scores = Wie oft jeder Bot wie viele Punkte hatte. Der Strich ist das Mittel.
arena-page-times = Zeit für eine Entscheidung
arena-page-about-times = Zeichen: Mittel. Strich: 95 von 100 Entscheidungen sind nicht langsamer. Ring: die langsamste. Entscheidungen mit nur einem erlaubten Zug zählen nicht mit.

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
bench-searches = Suche/s


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
play-hint = Tipp: { $move }.
play-hint-aim = Tipp: { $move } – Ziel: { $aim }.
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
    Pfeile    bewegen oder wählen
    R, T, F   drehen, zurückdrehen, spiegeln, wo es etwas zu drehen gibt
    Tab, 1–9  weiter, oder eine Antwort mit ihrer Nummer
    N, P      zur nächsten und vorigen Stelle, an der es passt
    Enter     setzen, nehmen, fertig
    U         zurücknehmen
    ?         warum es nicht passt; sonst diese Seite
    H         Tipp
    D         mehr vom Tisch
    L         deine Punkte, und was die Zeichen bedeuten
    G         was geschah
    Q         Pause, das Spiel wird gespeichert
play-end-alone = Dein Ergebnis: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
play-end-lost = Aufgabe nicht geschafft, mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
play-end-task = Aufgabe geschafft, mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
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

table-sat = { $name } setzt sich.
table-botted = Ein Bot setzt sich ({ $bot }).
table-freed = Ein Stuhl ist wieder frei.
table-moved = { $name } nimmt einen Platz über seinen Link ein.
table-stood-in-left = { $seat } geht; ein Bot spielt weiter ({ $bot }).
table-stood-in-absent = { $seat } ist schon eine Weile weg; ein Bot spielt weiter ({ $bot }).
table-stood-in-time = { $seat } hat keine Zeit mehr; ein Bot spielt weiter ({ $bot }).
table-returned = { $seat } ist wieder da.
table-chatted = { $seat }: { $text }

refused-bad-message = Das hat der Tisch nicht verstanden; lade die Seite bitte neu.
refused-bad-move = Das lässt sich nicht als Zug lesen.
refused-bad-name = Wähle bitte einen anderen Namen: höchstens 24 einfache Zeichen, ohne |, und nicht den eines Bots.
refused-bad-setup = So lässt sich das Spiel nicht aufbauen; prüfe bitte Plätze und Optionen.
refused-bot-plays = Ein Bot spielt für dich; kehre zuerst auf deinen Platz zurück.
refused-cross-site = Diese Anfrage kam von einer anderen Seite, deshalb ist nichts geschehen.
refused-disk-full = Die Platte des Servers ist voll; es hat sich nichts geändert.
refused-empty-seats = Noch sind Plätze leer; besetze sie zuerst, gern auch mit Bots.
refused-internal = Auf dem Server ging etwas schief; es hat sich nichts geändert.
refused-no-bot = Einen Bot mit diesem Namen gibt es hier nicht.
refused-no-link = Dieser Link wurde schon benutzt, oder es gibt ihn nicht.
refused-no-page = Unter dieser Adresse gibt es nichts.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-table = Unter dieser Adresse steht kein Tisch; prüfe bitte den Link.
refused-not-allowed = Das geht unter dieser Adresse nicht.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-now = Das geht in diesem Abschnitt des Spiels nicht.
refused-not-yours = Das ist nicht dein Platz.
refused-old-rules = Dieser Tisch entstand mit anderen Regeln oder einer anderen Packung und kann hier nicht weitergehen.
refused-private = Dieser Tisch ist privat; bitte den Gastgeber um einen Link.
refused-raced = Jemand war schneller; versuche es bitte noch einmal.
refused-rules = Das erlauben die Regeln gerade nicht.
refused-seat-taken = Da sitzt schon jemand.
refused-stale = Das Spiel ist weitergegangen; sieh noch einmal hin und entscheide neu.
refused-store = Der Server konnte das nicht speichern, deshalb hat sich nichts geändert; versuche es bitte noch einmal.
refused-too-big = Das war dem Server auf einmal zu viel.
refused-too-fast = Bitte nicht so schnell; warte einen Moment und versuche es noch einmal.
refused-too-long = Sag bitte etwas in 1 bis 200 einfachen Zeichen.
