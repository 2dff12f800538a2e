terra-name = Terra Pyramides
terra-about = Lege Treppenplättchen, schick Arbeitskräfte darüber und baue Pyramiden, die bis zu 60 Punkte wert sind.
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
terra-option-free_swap = Zwei Bausteine gegen einen weißen
terra-option-free_swap-off = nur bei mehr als sieben Bausteinen
terra-option-free_swap-on = jederzeit

# Wörter
terra-symbol = { $one ->
    [blue] blauer Baustein
    [grey] grauer Baustein
    [red] roter Baustein
    [green] grüner Baustein
    [yellow] gelber Baustein
    [brown] brauner Baustein
    [worker] Arbeitskraft
    [eye] Horusauge
   *[none] nichts
}
terra-tile = { terra-symbol }{ $other ->
    [blue] {" "}und blauer Baustein
    [grey] {" "}und grauer Baustein
    [red] {" "}und roter Baustein
    [green] {" "}und grüner Baustein
    [yellow] {" "}und gelber Baustein
    [brown] {" "}und brauner Baustein
    [worker] {" "}und Arbeitskraft
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
    [s1] Sphinx, Stapel 1
    [s2] Sphinx, Stapel 2
    [s3] Sphinx, Stapel 3
    [s4] Sphinx, Stapel 4
    [c1] Skarabäus, Stapel 1
    [c2] Skarabäus, Stapel 2
    [c3] Skarabäus, Stapel 3
   *[c4] Skarabäus, Stapel 4
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
    [one] {" "}+1 Arbeitskraft
   *[other] {" "}+{ $workers } Arbeitskräfte
}

# Was geschieht
terra-first = Es beginnt: { $seat }
terra-start-tile = Startplättchen auf { $field }: { terra-tile }
terra-foundation = Fundament mit Wert { $value } auf { $site }
terra-hand = { $seat }: ein Plättchen genommen ({ terra-stack }){ $one ->
    [none] {""}
   *[other] : { terra-tile }
}
terra-turned-up = { terra-stack }, jetzt oben: { terra-tile }
terra-gets = { $seat }, auf der Hand: { terra-tile }
terra-sees = { $seat }, gesehen an Stelle { $place }: { terra-tile }
terra-lays = { $seat }: { terra-tile } auf { $field }, Treppe nach { terra-stair }
terra-pays = { $seat }: 1 Gold für das Legen in der anderen Hälfte
terra-row = { $seat }: Reihe { terra-line }:{ terra-gains }
terra-goes = { $seat }: eine Arbeitskraft von { $field } nach { $site } geschickt
terra-builds = { $seat }: { terra-colour } Pyramide auf { $site }, Ausbaustufe { $level }, wert { $worth }{ $whites ->
    [0] {""}
    [one] , mit 1 weißen Baustein
   *[other] , mit { $whites } weißen Bausteinen
}
terra-hires = { $seat }: eine Arbeitskraft für 3 Gold gekauft, nach { $site }
terra-buys = { $seat }: einen weißen Baustein für 3 Gold gekauft
terra-back = { $seat }: eine Arbeitskraft von { $site } zurück in den Vorrat geholt
terra-swaps = { $seat }: { terra-pair } gegen einen weißen Baustein getauscht
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
terra-takes = { $seat }: das oberste Plättchen genommen ({ terra-stack })
terra-looks = { $seat }: für 1 Gold einen Stapel durchgesehen ({ terra-stack })
terra-picks = { $seat }: das Plättchen an Stelle { $place } genommen ({ terra-stack })
terra-removed = { terra-stack }: mit dem letzten Plättchen aus dem Spiel genommen
terra-over = Das Spiel ist zu Ende

# Warum nicht
terra-why-over = Das Spiel ist zu Ende.
terra-why-box = Einen Moment, es wird aufgedeckt.
terra-why-turn = { $seat } ist am Zug.
terra-why-no-move = Das kann niemand tun.
terra-why-lay-later = Ein Plättchen legst du nur am Anfang deines Zugs.
terra-why-row-later = Eine Reihe wählst du einmal, gleich nach dem Legen.
terra-why-go-later = Arbeitskräfte gehen erst los, wenn eine Reihe gewählt ist.
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
terra-why-no-worker = Auf diesem Feld wartet keine Arbeitskraft.
terra-why-supply = Du hast keine Arbeitskraft mehr im Vorrat.
terra-why-gap = Nach { terra-way } liegen nicht überall Plättchen.
terra-why-edge = Nach { terra-way } ist kein Bauplatz zu erreichen.
terra-why-empty-site = Auf diesem Bauplatz liegt noch kein Fundament.
terra-why-others = Dieser Platz gehört { $seat }.
terra-why-full = Hier stehen schon drei Arbeitskräfte.
terra-why-done = Bei dieser Aufgabe ist eine Pyramide mit 35 Punkten fertig.
terra-why-first-turn = Im ersten Zug darf nur ein Fundament besetzt werden.
terra-why-no-site = Das ist kein Bauplatz.
terra-why-not-yours = Du hast hier keine Arbeitskraft.
terra-why-workers = Zum Bauen braucht es drei Arbeitskräfte; { $workers ->
    [one] 1 ist hier.
   *[other] { $workers } sind hier.
}
terra-why-has-colour = Hier steht schon eine Pyramide; baue sie höher.
terra-why-no-pyramid = Hier steht noch keine Pyramide; gründe eine in einer Farbe.
terra-why-finished = Diese Pyramide ist fertig.
terra-why-tips = Du hast deine beiden Pyramidenknäufe verbaut.
terra-why-too-many-whites = Diese Ausbaustufe kostet nur { $needed ->
    [one] 1 Baustein.
   *[other] { $needed } Bausteine.
}
terra-why-bricks = Es braucht { $needed ->
    [one] 1 Baustein
   *[other] { $needed } Bausteine
} ({ terra-brick }); du hast { $held }.
terra-why-gold = Das kostet { $needed } Gold; du hast { $held }.
terra-why-none-there = Du hast hier keine Arbeitskraft.
terra-why-last-worker = Die letzte Arbeitskraft bleibt auf ihrer Pyramide.
terra-why-swap = Getauscht wird nur bei mehr als { $most } Bausteinen; du hast { $held }.
terra-why-swap-bricks = Diese zwei Bausteine hast du nicht: { terra-pair }.
terra-why-no-place = { terra-stack }: Da { $left ->
    [one] ist nur 1 Plättchen.
   *[other] sind nur { $left } Plättchen.
}
terra-why-no-stack = { terra-stack }: Da ist kein Plättchen mehr.
terra-why-open = { terra-stack } liegt offen und wird nicht durchgesehen.

# Die Wertung
terra-item-pyramid = { terra-colour } Pyramide auf { $site }, Ausbaustufe { $level }
terra-item-foundation = Fundament auf { $site }
terra-item-bricks = { $bricks ->
    [one] 1 Baustein
   *[other] { $bricks } Bausteine
}
terra-item-gold = { $gold } Gold

# Das Terminal
terra-where = Zug { $turn }/{ $turns }
terra-task-1 = Aufgabe: { $reached } von { $goal } Pyramiden zu 60
terra-task-2 = Aufgabe: { $reached } von { $goal } Punkten
terra-task-3 = Aufgabe: { $reached } von { $goal } Farben zu 35
terra-gold = Gold
terra-workers = im Vorrat
terra-tips = Knäufe
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
terra-choose-go = Arbeitskräfte
terra-choose-end = Aktionen beenden
terra-choose-build = Bauen
terra-choose-hire = Eine Arbeitskraft für 3 Gold kaufen
terra-choose-buy = Einen weißen Baustein für 3 Gold kaufen
terra-choose-back = Arbeitskraft zurückholen
terra-choose-swap = Zwei Bausteine tauschen
terra-choose-take = Oberstes Plättchen nehmen
terra-choose-look = Durchsehen, 1 Gold
terra-choose-pick = { terra-stack }
terra-answer-found = { $site }: { terra-colour } Pyramide
terra-answer-found-white = { $site }: { terra-colour } Pyramide, mit Weiß
terra-answer-raise = { $site }: Ausbaustufe { $level }{ $whites ->
    [0] {""}
   *[other] , { $whites } weiß
}
terra-answer-site = nach { $site }
terra-answer-from = von { $site }
terra-answer-buy = 1 weißer Baustein
terra-answer-swap = { terra-pair }
terra-no-walk = Keine Arbeitskraft findet ein Ziel
terra-first-turn = Erster Zug: ein Fundament
terra-ask-lay = Lege dein Plättchen: { terra-tile }.
terra-ask-row = Welche Reihe aktivierst du?
terra-ask-go = { $n ->
    [0] Keine Arbeitskraft mehr zu schicken. Baue, kaufe oder beende deine Aktionen.
    [one] Schick 1 Arbeitskraft los, baue, kaufe oder beende deine Aktionen.
   *[other] Schick { $n } Arbeitskräfte los, baue, kaufe oder beende deine Aktionen.
}
terra-ask-draw = Nimm ein neues Plättchen.
terra-ask-pick = { terra-stack }: Welches Plättchen nimmst du?
terra-ask-bricks = { $held } Bausteine sind zu viele: Tausche oder baue bis auf { $most }.
terra-ask-gold = { $held } Gold ist zu viel: Kaufe bis auf { $most }.
terra-ask-build = Was baust du?
terra-ask-hire = Wohin geht die gekaufte Arbeitskraft?
terra-ask-buy = Kaufst du einen weißen Baustein?
terra-ask-back = Welche Arbeitskraft kommt in den Vorrat zurück?
terra-ask-swap = Welche zwei Bausteine tauschst du gegen einen weißen?
terra-ask-end = Aktionen beenden und ein neues Plättchen nehmen?
terra-ask-look = Welchen Stapel siehst du durch?
terra-keys-lay = Pfeile bewegen   R dreht   Enter legt
terra-keys-row = Pfeile wählen   Enter aktiviert
terra-keys-go = Pfeile wählen   Enter schickt
terra-keys-list = Pfeile wählen   Enter entscheidet
terra-keys-tab = Tab zurück
terra-keys-build = B bauen
terra-keys-hire = A kaufen
terra-keys-buy = W weiß
terra-keys-back = Z zurück
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
    [one] 1 Arbeitskraft-Symbol verfällt.
   *[other] { $n } Arbeitskraft-Symbole verfallen.
}
terra-brings-ready = Auf { $site } stehen drei Arbeitskräfte: Dort kannst du bauen.
terra-brings-won = Die Aufgabe ist erfüllt.
terra-legend-bricks = Bausteine:
terra-legend-worker = Arbeitskraft: geht hier los
terra-legend-eye = Horusauge oder Gold: 1 Gold
terra-legend-oasis = Oase: 1 Gold
terra-legend-site = Bauplatz ohne Fundament
terra-legend-foundation = Fundament mit seinem Wert
terra-legend-pyramid = Pyramide: wert 5, 10, 20, 35, 60
terra-legend-workers = zwei Arbeitskräfte, erster Platz
terra-legend-sphinx = freies Feld der Sphinxhälfte
terra-legend-scarab = freies Feld der Skarabäushälfte
terra-legend-stair = Treppe: zeigt auf einen Bauplatz
terra-legend-cursor = deine Wahl
terra-legend-row = Reihe, oder Weg einer Arbeitskraft
terra-legend-waits = hier wartet eine Arbeitskraft
terra-legend-misfit = hier nicht erlaubt
terra-legend-refused = der Grund, warum nicht
terra-legend-keys = Jederzeit vor dem Nehmen: B bauen, A Arbeitskraft kaufen, W Weiß kaufen, Z Arbeitskraft zurückholen, X tauschen, E Ende; Tab führt zurück.
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
terra-aim-walked = Arbeitskräfte an den eigenen Pyramiden
terra-aim-unfinished = Begonnenes fertig bauen
terra-aim-too-open = weniger Pyramiden zugleich
terra-aim-fitting = passende Bausteine
terra-aim-whites = weiße Bausteine
terra-aim-odd = Bausteine für später
terra-aim-ready = Arbeitskräfte, wo die Bausteine schon reichen
terra-aim-coming = eine Ausbaustufe, die sofort gebaut werden kann
terra-aim-founders = eine neue Pyramide
terra-aim-stray = weitere Fundamente
terra-aim-coins = Gold
terra-aim-walks = Wege für wartende Arbeitskräfte
terra-aim-home = Arbeitskräfte im Vorrat
terra-aim-roads = Wege zu den eigenen Pyramiden
terra-aim-in-hand = ein gutes Plättchen auf der Hand
terra-aim-looked = Auswahl beim Nachziehen
terra-aim-too-many = keine Bausteine über dem Limit
terra-aim-four = vier große Pyramiden
terra-aim-palette = eine Pyramide in jeder Farbe
terra-aim-next-row = eine reiche Reihe für das nächste Plättchen
terra-aim-later-rows = reiche Reihen für später
