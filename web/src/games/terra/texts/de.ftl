page-terra-board = Der Spielplan
page-terra-round = Zug { $at } von { $of }
page-terra-wait = { $seat } ist am Zug.
page-terra-ask-lay = Lege dein Plättchen.
page-terra-ask-row = Wähle eine Reihe.
page-terra-ask-work = { $n ->
    [0] Baue, kaufe oder beende deine Aktionen.
    [one] 1 Arbeiter wartet. Schick ihn los.
   *[other] { $n } Arbeiter warten. Schick sie los.
}
page-terra-ask-draw = Wähle einen Stapel.
page-terra-ask-pick = Welches Plättchen nimmst du?
page-terra-ask-bricks = { $held } Steine, { $most } dürfen bleiben: Tausche zwei.
page-terra-ask-gold = { $held } Gold, { $most } dürfen bleiben: Kaufe etwas.
page-terra-ask-over = Das Spiel ist zu Ende.
page-terra-ask-box = Erst kommt der Zufall.

page-terra-tray = Deine Ablage
page-terra-tray-of = { $seat }
page-terra-tray-all = Gemeinsam
page-terra-points = Punkte
page-terra-hand = Plättchen auf der Hand
page-terra-turn-tile = Treppe drehen
page-terra-bricks = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}
page-terra-brick = { $brick ->
    [blue] Blauer
    [grey] Grauer
    [red] Roter
    [green] Grüner
    [yellow] Gelber
    [brown] Brauner
   *[white] Weißer
} Stein
page-terra-gold = { $n } Gold
page-terra-home = { $n ->
    [one] 1 Arbeiter daheim
   *[other] { $n } Arbeiter daheim
}
page-terra-tips = { $n ->
    [one] 1 Spitze für eine fünfte Stufe
   *[other] { $n } Spitzen für fünfte Stufen
}
page-terra-stacks = Stapel
page-terra-seen = von dir gesehen; Klick zeigt alle
page-terra-from-top = Von oben:
page-terra-stack = { terra-stack }: { $tiles ->
    [0] aufgebraucht
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}{ $known ->
    [none] {""}
   *[other] . Von oben: { $known }
}
page-terra-unknown = unbekanntes Plättchen
page-terra-held = auf der Hand vom { terra-stack }, Stelle { $place }
page-terra-unseen = Plättchen, die du nicht kennst
page-terra-has = { terra-brick }: erfüllt
page-terra-lacks = { terra-brick }: fehlt noch
page-terra-ahead = Reihen von dort
page-terra-levels = Stufen
page-terra-level = Stufe { $level }: wert { $worth }, kostet { $level ->
    [one] 1 Stein
   *[other] { $level } Steine
}
page-terra-task = Aufgabe
page-terra-task-1 = Pyramiden zu { $worth }
page-terra-task-2 = Punkte
page-terra-task-3 = Farben zu { $worth }

page-terra-stair = Treppe nach { terra-stair }
page-terra-lay-here = Plättchen hierher legen, Treppe nach { terra-stair }
page-terra-waits = Hier wartet ein Arbeiter
page-terra-reached = Ein Arbeiter kann hierher kommen
page-terra-row = Reihe { terra-line }:{ terra-gains }
page-terra-workers = { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}
page-terra-workers-of = { $seat }, { page-terra-workers }
page-terra-spoken-seat = { $seat }: { $score } Punkte, { $gold } Gold, { $bricks } Steine, { $workers } Arbeiter daheim.
page-terra-spoken-all = Gemeinsam: { $score } Punkte, { $gold } Gold, { $bricks } Steine, { $workers } Arbeiter daheim.

page-terra-at-site = Was auf { $site } geht
page-terra-come = Arbeiter von { $field } kommt her
page-terra-found = Pyramide gründen, wert { $worth }, in ihrer Farbe
page-terra-found-white = Oder mit einem weißen Stein bezahlen
page-terra-raise = Auf { $worth } erhöhen mit
page-terra-raise-with = Stufe { $level } mit { $own } { terra-brick } und { $whites } weiß
page-terra-build = Die nächste Stufe bauen
page-terra-hire = Arbeiter anheuern
page-terra-lay = Legen
page-terra-take-row = Nehmen
page-terra-end = Aktionen beenden
page-terra-look = Durchsehen
page-terra-take = Oberstes nehmen

page-about-terra = Schick Arbeiter die Reihen entlang und baue Pyramiden Stufe um Stufe.

guide-terra-lay = Leg dein Plättchen auf ein freies Feld. Folge seiner Treppe geradeaus: Irgendwo muss ein Bauplatz liegen. Ein leerer Bauplatz direkt davor bekommt ein Fundament.
guide-terra-row = Wähle eine der vier Reihen durch dein Plättchen; sie reicht auf beiden Seiten bis zum nächsten Bauplatz. Jede zeigt, was sie bringt: Gold, Steine und Arbeiter.
guide-terra-go = Jeder Arbeiter läuft geradeaus über gelegte Plättchen, bis er auf einen Bauplatz trifft. Bleiben darf er auf einem freien Fundament oder auf einem eigenen Fundament oder einer eigenen Pyramide mit weniger als drei Arbeitern.
guide-terra-build = Wo drei deiner Arbeiter stehen, kannst du die nächste Stufe bauen. Sie kostet so viele Steine wie ihre Nummer, in der Farbe der Pyramide oder weiß; zwei Arbeiter gehen heim.
guide-terra-take = Am Ende deines Zuges nimmst du ein Plättchen für den nächsten. Für ein Gold siehst du vorher einen ganzen verdeckten Stapel durch.
