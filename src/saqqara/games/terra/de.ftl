terra-name = Terra Pyramides
terra-about = Lege Treppenplättchen, schick Arbeiter darüber und baue Pyramiden, die bis zu 60 Punkte wert sind.
terra-option-board = Spielplan
terra-option-board-desert = Wüste, neun mal neun
terra-option-board-oasis = Oase, acht mal acht und enger
terra-option-task = Gegeneinander oder gemeinsam
terra-option-task-off = gegeneinander
terra-option-task-1 = gemeinsam: vier Pyramiden zu 60
terra-option-task-2 = gemeinsam: mehr als 275 Punkte
terra-option-task-3 = gemeinsam: eine Pyramide zu 35 in jeder der sechs Farben
terra-option-symbols = Sphinx und Skarabäus
terra-option-symbols-off = Plättchen dürfen überall liegen
terra-option-symbols-on = Plättchen gehören in ihre Hälfte, anderswo kosten sie 1 Gold
terra-option-open_stacks = Stapel
terra-option-open_stacks-off = alle verdeckt
terra-option-open_stacks-on = vier davon offen
terra-option-free_swap = Zwei Steine gegen einen weißen
terra-option-free_swap-off = nur bei mehr als sieben Steinen
terra-option-free_swap-on = jederzeit

# Wörter
terra-symbol = { $one ->
    [blue] blauer Stein
    [grey] grauer Stein
    [red] roter Stein
    [green] grüner Stein
    [yellow] gelber Stein
    [brown] brauner Stein
    [worker] Arbeiter
    [eye] Horusauge
   *[none] nichts
}
terra-tile = { terra-symbol }{ $other ->
    [blue] {" "}und blauer Stein
    [grey] {" "}und grauer Stein
    [red] {" "}und roter Stein
    [green] {" "}und grüner Stein
    [yellow] {" "}und gelber Stein
    [brown] {" "}und brauner Stein
    [worker] {" "}und Arbeiter
    [eye] {" "}und Horusauge
   *[none] {""}
}
terra-stair = { $stair ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
terra-way = { $way ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
terra-line = { $row ->
    [ew] West–Ost
    [ns] Nord–Süd
    [nwse] Nordwest–Südost
   *[nesw] Nordost–Südwest
}
terra-stack = { $stack ->
    [s1] Sphinxstapel s1
    [s2] Sphinxstapel s2
    [s3] Sphinxstapel s3
    [s4] Sphinxstapel s4
    [c1] Skarabäusstapel c1
    [c2] Skarabäusstapel c2
    [c3] Skarabäusstapel c3
   *[c4] Skarabäusstapel c4
}
terra-colour = { $colour ->
    [blue] blaue
    [grey] graue
    [red] rote
    [green] grüne
    [yellow] gelbe
   *[brown] braune
}
terra-brick = { $brick ->
    [blue] blau
    [grey] grau
    [red] rot
    [green] grün
    [yellow] gelb
    [brown] braun
   *[white] weiß
}
terra-gains = { $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } Gold
}{ $blue ->
    [0] {""}
   *[other] {" "}+{ $blue } blau
}{ $grey ->
    [0] {""}
   *[other] {" "}+{ $grey } grau
}{ $red ->
    [0] {""}
   *[other] {" "}+{ $red } rot
}{ $green ->
    [0] {""}
   *[other] {" "}+{ $green } grün
}{ $yellow ->
    [0] {""}
   *[other] {" "}+{ $yellow } gelb
}{ $brown ->
    [0] {""}
   *[other] {" "}+{ $brown } braun
}{ $workers ->
    [0] {""}
    [one] {" "}+1 Arbeiter
   *[other] {" "}+{ $workers } Arbeiter
}

# Was geschieht
terra-first = Es beginnt: { $seat }
terra-start-tile = Startplättchen auf { $field }: { terra-tile }
terra-foundation = Fundament mit Wert { $value } auf { $site }
terra-hand = { $seat }: ein Plättchen vom { terra-stack }{ $one ->
    [none] {""}
   *[other] : { terra-tile }
}
terra-turned-up = Jetzt oben auf { terra-stack }: { terra-tile }
terra-gets = { $seat }, auf der Hand: { terra-tile }
terra-sees = { $seat }, gesehen an Stelle { $place }: { terra-tile }
terra-lays = { $seat }: { terra-tile } auf { $field }, Treppe nach { terra-stair }
terra-pays = { $seat }: 1 Gold für das Legen in der anderen Hälfte
terra-row = { $seat }: Reihe { terra-line }:{ terra-gains }
terra-goes = { $seat }: ein Arbeiter von { $field } nach { $site }
terra-builds = { $seat }: { terra-colour } Pyramide auf { $site }, Stufe { $level }, wert { $worth }{ $whites ->
    [0] {""}
    [one] , mit 1 weißen Stein
   *[other] , mit { $whites } weißen Steinen
}
terra-hires = { $seat }: ein Arbeiter für 3 Gold nach { $site }
terra-buys = { $seat }: ein weißer Stein für 3 Gold
terra-back = { $seat }: ein Arbeiter von { $site } geht heim
terra-swaps = { $seat }: { terra-pair } gegen einen weißen Stein
terra-pair = { $one ->
    [blue] blau
    [grey] grau
    [red] rot
    [green] grün
    [yellow] gelb
    [brown] braun
   *[white] weiß
} und { $other ->
    [blue] blau
    [grey] grau
    [red] rot
    [green] grün
    [yellow] gelb
    [brown] braun
   *[white] weiß
}
terra-ends = { $seat }: Aktionen beendet
terra-takes = { $seat }: das oberste Plättchen vom { terra-stack }
terra-looks = { $seat }: 1 Gold, um den { terra-stack } durchzusehen
terra-picks = { $seat }: das Plättchen an Stelle { $place } vom { terra-stack }
terra-removed = { terra-stack } kommt mit dem letzten Plättchen aus dem Spiel
terra-over = Das Spiel ist zu Ende

# Warum nicht
terra-why-over = Das Spiel ist zu Ende.
terra-why-box = Erst kommt der Zufall.
terra-why-turn = { $seat } ist am Zug.
terra-why-no-move = Das kann niemand tun.
terra-why-lay-later = Ein Plättchen legst du nur am Anfang deines Zugs.
terra-why-row-later = Eine Reihe wählst du einmal, gleich nach dem Legen.
terra-why-go-later = Arbeiter gehen erst los, wenn eine Reihe gewählt ist.
terra-why-extra-later = Das geht jetzt nicht.
terra-why-end-later = Lege erst dein Plättchen und wähle eine Reihe.
terra-why-draw-later = Ein neues Plättchen nimmst du am Ende des Zugs.
terra-why-pick-later = Sieh erst einen Stapel durch.
terra-why-draw-first = Nimm erst ein Plättchen.
terra-why-outside = Dieses Feld gibt es auf dem Plan nicht.
terra-why-on-site = Das ist ein Bauplatz. Plättchen liegen in der Wüste.
terra-why-on-oasis = Eine Oase bleibt frei.
terra-why-taken = Hier liegt schon ein Plättchen.
terra-why-stair = Nach { terra-stair } zeigt die Treppe zum Rand, nicht auf einen Bauplatz.
terra-why-half = Dieses Plättchen gehört in die { $half ->
    [sphinx] Sphinxhälfte
   *[scarab] Skarabäushälfte
}. Hier kostet das Legen 1 Gold, und du hast keins.
terra-why-no-worker = Auf diesem Feld wartet kein Arbeiter.
terra-why-supply = Keiner deiner Arbeiter ist daheim.
terra-why-gap = Nach { terra-way } liegen nicht überall Plättchen.
terra-why-edge = Nach { terra-way } ist kein Bauplatz zu erreichen.
terra-why-empty-site = Auf diesem Bauplatz liegt noch kein Fundament.
terra-why-others = Dieser Platz gehört { $seat }.
terra-why-full = Hier stehen schon drei Arbeiter.
terra-why-done = Eine Pyramide zu 35 ist bei dieser Aufgabe fertig.
terra-why-first-turn = Im ersten Zug darf nur ein Fundament besetzt werden.
terra-why-no-site = Das ist kein Bauplatz.
terra-why-not-yours = Du hast hier keinen Arbeiter.
terra-why-workers = Zum Bauen braucht es drei Arbeiter; { $workers ->
    [one] 1 ist hier.
   *[other] { $workers } sind hier.
}
terra-why-has-colour = Hier steht schon eine Pyramide; baue sie höher.
terra-why-no-pyramid = Hier steht noch keine Pyramide; gründe eine in einer Farbe.
terra-why-finished = Diese Pyramide ist fertig.
terra-why-tips = Du hast beide Spitzen verbaut.
terra-why-too-many-whites = Diese Stufe kostet nur { $needed ->
    [one] 1 Stein.
   *[other] { $needed } Steine.
}
terra-why-bricks = Es braucht { $needed ->
    [one] 1 Stein
   *[other] { $needed } Steine
} ({ terra-brick }); du hast { $held }.
terra-why-gold = Das kostet { $needed } Gold; du hast { $held }.
terra-why-none-there = Du hast hier keinen Arbeiter.
terra-why-last-worker = Der letzte Arbeiter bleibt auf seiner Pyramide.
terra-why-swap = Getauscht wird nur bei mehr als { $most } Steinen; du hast { $held }.
terra-why-swap-bricks = Diese zwei Steine hast du nicht: { terra-pair }.
terra-why-no-place = { terra-stack } hat { $left ->
    [one] nur 1 Plättchen.
   *[other] nur { $left } Plättchen.
}
terra-why-no-stack = { terra-stack } ist aufgebraucht.
terra-why-open = { terra-stack } liegt offen. Er kann nicht durchgesehen werden.

# Die Wertung
terra-item-pyramid = { terra-colour } Pyramide auf { $site }, Stufe { $level }
terra-item-foundation = Fundament auf { $site }
terra-item-bricks = { $bricks ->
    [one] 1 Stein
   *[other] { $bricks } Steine
}
terra-item-gold = { $gold } Gold

# Das Terminal
terra-where = Zug { $turn }/{ $turns }
terra-task-1 = Aufgabe: { $reached } von { $goal } Pyramiden zu 60
terra-task-2 = Aufgabe: { $reached } von { $goal } Punkten
terra-task-3 = Aufgabe: { $reached } von { $goal } Farben zu 35
terra-gold = Gold
terra-workers = daheim
terra-tips = Spitzen
terra-holds = Hand
terra-none = kein Plättchen
terra-nothing = nichts
terra-storage-sphinx = Sphinx
terra-storage-scarab = Skarabäus
terra-pile = { $n ->
    [one] noch 1 Fundament
   *[other] noch { $n } Fundamente
}
terra-unseen = { $n ->
    [one] 1 Plättchen nie gesehen
   *[other] { $n } Plättchen nie gesehen
}
terra-rows = Reihen
terra-facing = Treppe
terra-here-desert = { $field }: Wüste
terra-here-sphinx = { $field }: Wüste, Sphinx
terra-here-scarab = { $field }: Wüste, Skarabäus
terra-here-oasis = { $field }: Oase, 1 Gold
terra-here-site = { $field }: Bauplatz ohne Fundament
terra-here-tile = { $field }: { terra-tile }
terra-here-foundation = { $field }: Fundament, Wert { $value }
terra-here-pyramid = { $field }: { terra-colour } Pyramide, wert { $value }
terra-choose-go = Arbeiter
terra-choose-end = Aktionen beenden
terra-choose-build = Bauen
terra-choose-hire = Ein Arbeiter für 3 Gold
terra-choose-buy = Ein weißer Stein für 3 Gold
terra-choose-back = Einen Arbeiter heimholen
terra-choose-swap = Zwei Steine tauschen
terra-choose-take = Oberstes Plättchen nehmen
terra-choose-look = Durchsehen, 1 Gold
terra-choose-pick = { terra-stack }
terra-answer-found = { $site }: { terra-colour } Pyramide
terra-answer-found-white = { $site }: { terra-colour } Pyramide, mit Weiß
terra-answer-raise = { $site }: Stufe { $level }{ $whites ->
    [0] {""}
   *[other] , { $whites } weiß
}
terra-answer-site = nach { $site }
terra-answer-from = von { $site }
terra-answer-buy = 1 weißer Stein
terra-answer-swap = { terra-pair }
terra-no-walk = Kein Arbeiter findet ein Ziel
terra-first-turn = Erster Zug: ein Fundament
terra-ask-lay = Lege dein Plättchen: { terra-tile }.
terra-ask-row = Welche Reihe aktivierst du?
terra-ask-go = { $n ->
    [0] Alle Arbeiter sind unterwegs. Baue, kaufe oder beende deine Aktionen.
    [one] Schick 1 Arbeiter los, baue, kaufe oder beende deine Aktionen.
   *[other] Schick { $n } Arbeiter los, baue, kaufe oder beende deine Aktionen.
}
terra-ask-draw = Nimm ein neues Plättchen.
terra-ask-pick = Welches Plättchen nimmst du vom { terra-stack }?
terra-ask-bricks = { $held } Steine sind zu viele: tausche oder baue bis auf { $most }.
terra-ask-gold = { $held } Gold ist zu viel: kaufe bis auf { $most }.
terra-ask-build = Was baust du?
terra-ask-hire = Wohin geht der gekaufte Arbeiter?
terra-ask-buy = Kaufst du einen weißen Stein?
terra-ask-back = Welcher Arbeiter geht heim?
terra-ask-swap = Welche zwei Steine tauschst du gegen einen weißen?
terra-ask-end = Aktionen beenden und ein neues Plättchen nehmen?
terra-ask-look = Welchen Stapel siehst du durch?
terra-keys-lay = Pfeile bewegen   R dreht   Enter legt
terra-keys-row = Pfeile wählen   Enter aktiviert
terra-keys-go = Pfeile wählen   Enter schickt
terra-keys-list = Pfeile wählen   Enter entscheidet
terra-keys-tab = Tab zurück
terra-keys-build = B bauen
terra-keys-hire = A Arbeiter
terra-keys-buy = W weiß
terra-keys-back = Z heim
terra-keys-swap = X tauschen
terra-keys-end = E Ende
terra-keys-take = V nehmen
terra-keys-look = V durchsehen
terra-keys-more = H Tipp   ? mehr
terra-brings-foundation = Auf { $site } kommt ein Fundament.
terra-brings-dear = Das kostet 1 Gold: Das Plättchen gehört in die andere Hälfte.
terra-brings-points = Bringt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
terra-brings-lapse = { $n ->
    [one] 1 Arbeitersymbol verfällt.
   *[other] { $n } Arbeitersymbole verfallen.
}
terra-brings-ready = Auf { $site } stehen drei Arbeiter: Dort kannst du bauen.
terra-brings-won = Die Aufgabe ist erfüllt.
terra-legend-bricks = Steine:
terra-legend-worker = Arbeitersymbol: Hier geht einer los
terra-legend-eye = Horusauge oder Gold: 1 Gold
terra-legend-oasis = Oase: 1 Gold
terra-legend-site = Bauplatz ohne Fundament
terra-legend-foundation = Fundament mit seinem Wert
terra-legend-pyramid = Pyramide mit Stufe: 5, 10, 20, 35, 60
terra-legend-workers = zwei Arbeiter des ersten Platzes
terra-legend-sphinx = freies Feld der Sphinxhälfte
terra-legend-scarab = freies Feld der Skarabäushälfte
terra-legend-stair = Treppe: zeigt auf einen Bauplatz
terra-legend-cursor = deine Wahl
terra-legend-row = Reihe, oder Weg eines Arbeiters
terra-legend-waits = hier wartet ein Arbeiter
terra-legend-misfit = hier nicht erlaubt
terra-legend-refused = der Grund, warum nicht
terra-legend-keys = Jederzeit vor dem Nehmen: B bauen, A Arbeiter kaufen, W Weiß kaufen, Z Arbeiter heimholen, X tauschen, E Ende; Tab führt zurück.
terra-pack-board = Spielplan { $board ->
    [desert] Wüste
   *[oasis] Oase
}
terra-pack-tiles = Plättchen
terra-pack-foundations = Fundamente

# Was der Zufall einem Platz gab
terra-trait-turn-1 = als Erstes am Zug
terra-trait-turn-2 = als Zweites am Zug
terra-trait-turn-3 = als Drittes am Zug
terra-trait-turn-4 = als Viertes am Zug

terra-aim-points = Punkte sofort
terra-aim-built = höhere Pyramiden
terra-aim-walked = Arbeiter an den eigenen Pyramiden
terra-aim-unfinished = Begonnenes fertig bauen
terra-aim-too-open = weniger Pyramiden zugleich
terra-aim-fitting = passende Steine
terra-aim-whites = weiße Steine
terra-aim-odd = Steine für später
terra-aim-ready = Arbeiter, wo die Steine schon reichen
terra-aim-coming = eine Stufe, die sofort gebaut werden kann
terra-aim-founders = eine neue Pyramide
terra-aim-stray = weitere Fundamente
terra-aim-coins = Gold
terra-aim-walks = Wege für wartende Arbeiter
terra-aim-home = Arbeiter im Vorrat
terra-aim-roads = Wege zu den eigenen Pyramiden
terra-aim-in-hand = ein gutes Plättchen auf der Hand
terra-aim-looked = Auswahl beim Nachziehen
terra-aim-too-many = keine Steine über dem Limit
terra-aim-four = vier große Pyramiden
terra-aim-palette = eine Pyramide in jeder Farbe
terra-aim-next-row = eine reiche Reihe für das nächste Plättchen
terra-aim-later-rows = reiche Reihen für später
