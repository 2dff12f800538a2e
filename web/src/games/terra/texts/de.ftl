page-terra-board = Der Spielplan
page-terra-round = Zug { $at } von { $of }
page-terra-wait = { $seat } ist am Zug.
page-terra-ask-lay = Lege dein Plättchen.
page-terra-ask-row = Wähle die Reihe, die du aktivierst.
page-terra-ask-work = { $n ->
    [0] Keine Arbeitskraft mehr zu schicken. Baue, kaufe oder beende deine Aktionen.
    [one] 1 Arbeitskraft wartet. Schick sie zu einem Bauplatz, oder beende deine Aktionen.
   *[other] { $n } Arbeitskräfte warten. Schick sie zu Bauplätzen, oder beende deine Aktionen.
}
page-terra-ask-draw = Wähle einen Stapel.
page-terra-ask-pick = Welches Plättchen nimmst du?
page-terra-ask-bricks = { $held } Bausteine, { $most } dürfen bleiben: Tausche zwei gegen einen weißen.
page-terra-ask-gold = { $held } Gold, { $most } dürfen bleiben: Kaufe etwas.
page-terra-ask-over = Das Spiel ist zu Ende.
page-terra-ask-box = Einen Moment, es wird aufgedeckt.

page-terra-tray = Deine Baustein-Tafel
page-terra-tray-of = { $seat }
page-terra-tray-all = Gemeinsam
page-terra-points = Punkte
page-terra-hand = Plättchen auf der Hand
page-terra-turn-tile = Treppe drehen
page-terra-bricks = { $n ->
    [one] 1 Baustein
   *[other] { $n } Bausteine
}
page-terra-brick = { $brick ->
    [blue] Blauer
    [grey] Grauer
    [red] Roter
    [green] Grüner
    [yellow] Gelber
    [brown] Brauner
   *[white] Weißer
} Baustein
page-terra-gold = { $n } Gold
page-terra-home = { $n ->
    [one] 1 Arbeitskraft im Vorrat
   *[other] { $n } Arbeitskräfte im Vorrat
}
page-terra-tips = { $n ->
    [one] 1 Pyramidenknauf für eine fünfte Ausbaustufe
   *[other] { $n } Pyramidenknäufe für fünfte Ausbaustufen
}
page-terra-stacks = Stapel
page-terra-seen = von dir gesehen; ein Klick zeigt alle
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
page-terra-held = auf der Hand ({ terra-stack }, Stelle { $place })
page-terra-unseen = Plättchen, die du nicht kennst
page-terra-has = { terra-brick }: erfüllt
page-terra-lacks = { terra-brick }: fehlt noch
page-terra-ahead = Reihen von dort
page-terra-levels = Ausbaustufen
page-terra-level = Ausbaustufe { $level }: wert { $worth }, kostet { $level ->
    [one] 1 Baustein
   *[other] { $level } Bausteine
}
page-terra-task = Aufgabe
page-terra-task-1 = Pyramiden zu { $worth }
page-terra-task-2 = Punkte
page-terra-task-3 = Farben zu { $worth }

page-terra-stair = Treppe nach { terra-stair }
page-terra-lay-here = Plättchen hierher legen, Treppe nach { terra-stair }
page-terra-waits = Hier wartet eine Arbeitskraft
page-terra-reached = Eine Arbeitskraft kann hierher kommen
page-terra-row = Reihe { terra-line }:{ terra-gains }
page-terra-workers = { $workers ->
    [one] 1 Arbeitskraft
   *[other] { $workers } Arbeitskräfte
}
page-terra-workers-of = { $seat }, { page-terra-workers }
page-terra-spoken-seat = { $seat }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $gold } Gold, { $bricks ->
    [one] 1 Baustein
   *[other] { $bricks } Bausteine
}, { $workers ->
    [one] 1 Arbeitskraft
   *[other] { $workers } Arbeitskräfte
} im Vorrat.
page-terra-spoken-all = Gemeinsam: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $gold } Gold, { $bricks ->
    [one] 1 Baustein
   *[other] { $bricks } Bausteine
}, { $workers ->
    [one] 1 Arbeitskraft
   *[other] { $workers } Arbeitskräfte
} im Vorrat.

page-terra-at-site = Was auf diesem Bauplatz geht
page-terra-come = Eine Arbeitskraft kommt her, nach { terra-way }
page-terra-found = Pyramide gründen, wert { $worth }, in ihrer Farbe
page-terra-found-white = Oder mit einem weißen Baustein bezahlen
page-terra-raise = Auf { $worth } erhöhen mit
page-terra-raise-with = Ausbaustufe { $level } mit { $own ->
    [0] {""}
    [one] 1 { $brick ->
        [blue] blauen
        [grey] grauen
        [red] roten
        [green] grünen
        [yellow] gelben
       *[brown] braunen
    } Baustein
   *[other] { $own } { $brick ->
        [blue] blauen
        [grey] grauen
        [red] roten
        [green] grünen
        [yellow] gelben
       *[brown] braunen
    } Bausteinen
}{ $both ->
    [yes] {" und "}
   *[no] {""}
}{ $whites ->
    [0] {""}
    [one] 1 weißen Baustein
   *[other] { $whites } weißen Bausteinen
}
page-terra-build = Die nächste Ausbaustufe bauen
page-terra-hire = Arbeitskraft kaufen
page-terra-lay = Legen
page-terra-take-row = Reihe aktivieren
page-terra-end = Aktionen beenden
page-terra-look = Durchsehen
page-terra-take = Oberstes nehmen

page-about-terra = Schick Arbeitskräfte die Reihen entlang und baue Pyramiden, Ausbaustufe um Ausbaustufe.

guide-terra-lay = Leg dein Plättchen auf ein freies Feld. Folge seiner Treppe geradeaus: Irgendwo muss ein Bauplatz liegen. Ein leerer Bauplatz direkt davor bekommt ein Fundament.
guide-terra-row = Wähle eine der vier Reihen durch dein Plättchen; sie reicht auf beiden Seiten bis zum nächsten Bauplatz. Jede zeigt, was sie bringt: Gold, Bausteine und Arbeitskräfte.
guide-terra-go = Jede Arbeitskraft läuft geradeaus über gelegte Plättchen, bis sie auf einen Bauplatz trifft. Bleiben darf sie auf einem freien Fundament oder auf einem eigenen Fundament oder einer eigenen Pyramide mit weniger als drei Arbeitskräften.
guide-terra-build = Wo drei deiner Arbeitskräfte stehen, kannst du die nächste Ausbaustufe bauen. Sie kostet so viele Bausteine wie ihre Nummer, in der Farbe der Pyramide oder weiß; zwei Arbeitskräfte kommen zurück in den Vorrat.
guide-terra-take = Am Ende deines Zuges nimmst du ein Plättchen für den nächsten. Für 1 Gold siehst du vorher einen ganzen verdeckten Stapel durch.

# Im Verlauf und in der Wertung: Der Tisch hebt hervor, was gemeint ist
page-told-terra-start-tile = Startplättchen: { terra-tile }
page-told-terra-foundation = Ein Fundament mit Wert { $value }
page-told-terra-lays = { $seat }: { terra-tile } gelegt, Treppe nach { terra-stair }
page-told-terra-goes = { $seat }: eine Arbeitskraft losgeschickt
page-told-terra-builds = { $seat }: { terra-colour } Pyramide, Ausbaustufe { $level }, wert { $worth }{ $whites ->
    [0] {""}
    [one] , mit 1 weißen Baustein
   *[other] , mit { $whites } weißen Bausteinen
}
page-told-terra-hires = { $seat }: eine Arbeitskraft für 3 Gold gekauft
page-told-terra-back = { $seat }: eine Arbeitskraft zurück in den Vorrat geholt
page-told-terra-item-pyramid = { terra-colour } Pyramide, Ausbaustufe { $level }
page-told-terra-item-foundation = Fundament
