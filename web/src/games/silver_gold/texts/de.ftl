# Der Tisch von Silber & Gold: Pyramiden

page-silver-gold-round = Runde { $round } von { $rounds }
page-silver-gold-turn-of = Karte { $turn } von { $turns }
page-silver-gold-expedition = Expeditionskarte
page-silver-gold-display = Auslage und Stapel
page-silver-gold-awards-free = Pyramidenpunkte
page-silver-gold-sheet = Wertungskarte
page-silver-gold-chambers = Schatzkammern
page-silver-gold-gems = Edelsteine
page-silver-gold-torches = Fackeln
page-silver-gold-skulls = Totenköpfe
page-silver-gold-pyramids = Pyramiden
page-silver-gold-awards = Pyramidenpunkte
page-silver-gold-legend = Was die Symbole tun
page-silver-gold-left = { $n ->
    [one] Noch 1 verdeckt
   *[other] Noch { $n } verdeckt
}
page-silver-gold-pattern = { silver-gold-pattern }
page-silver-gold-copies = { page-silver-gold-pattern }, { $n } davon
page-silver-gold-piece = In deiner Hand: { page-silver-gold-pattern }
page-silver-gold-turn = Drehen
page-silver-gold-mirror = Spiegeln
page-silver-gold-one = Ein Feld
page-silver-gold-kept = behalten
page-silver-gold-yours = deine
page-silver-gold-no-card = Hier liegt gerade keine Karte.
page-silver-gold-pile = { $n ->
    [one] Stapel, 1 Karte
   *[other] Stapel, { $n } Karten
}
page-silver-gold-finished = Fertige Pyramiden
page-silver-gold-finished-none = Noch ist keine Pyramide fertig.
page-silver-gold-finished-one = Pyramide { $card }, { page-silver-gold-colour }
page-silver-gold-keep-which = Deine ausgeteilten Karten
page-silver-gold-take-which = Karten zum Nehmen
page-silver-gold-switch = { $slot ->
    [1] Linke
   *[2] Rechte
} Schatzkammer zeigen

# Was gefragt ist
page-silver-gold-ask-mark = { $pattern ->
    [I2] Kreuze zwei Felder in gerader Linie an.
    [I3] Kreuze drei Felder in gerader Linie an.
    [V3] Kreuze die Ecke aus drei Feldern an.
    [I4] Kreuze vier Felder in gerader Linie an.
    [O4] Kreuze das Quadrat an.
    [L4] Kreuze das L an.
    [T4] Kreuze das T an.
   *[S4] Kreuze das S an.
}
page-silver-gold-ask-extra = Ein Kreuz-Symbol: Kreuze noch ein Feld an.
page-silver-gold-ask-take = Nimm eine neue Karte.
page-silver-gold-ask-done = Alles angekreuzt. Bestätige mit Fertig.
page-silver-gold-ready = Du bist fertig. Ändern geht, bis { $seat } fertig ist.
page-silver-gold-waits = { $seat } wählt gerade.
page-silver-gold-takes = { $seat } nimmt eine neue Karte.

# Für alle, die zuhören
page-silver-gold-colour = { $colour ->
    [green] grün
    [orange] orange
   *[purple] lila
}
page-silver-gold-sign-cross = Kreuz-Symbol
page-silver-gold-sign-red = roter Edelstein
page-silver-gold-sign-green = grüner Edelstein
page-silver-gold-sign-torch = Fackel
page-silver-gold-sign-skull = Totenkopf
page-silver-gold-sign-potion = Zaubertrank
page-silver-gold-sign-entrance = Eingangsfeld
page-silver-gold-sign-tomb = Grabkammer
page-silver-gold-sign-wall = Wand
page-silver-gold-sign-plain = leeres Feld
page-silver-gold-many = { $what } × { $n }
page-silver-gold-cell = { $cell }, { $what }{ $state ->
    [marked] , angekreuzt
    [draft] , in deinem Entwurf angekreuzt
    [open] , das Muster passt hier
   *[none] { "" }
}
page-silver-gold-chamber = { $slot ->
    [1] Linke Schatzkammer
   *[2] Rechte Schatzkammer
}, Karte { $card }, { page-silver-gold-colour }
page-silver-gold-card = Karte { $card }, { page-silver-gold-colour }: { $inside }
page-silver-gold-boxes = { $what }: { $n } von { $boxes } Kästchen gefüllt
page-silver-gold-torch = Fackel der Runde { $round }{ $state ->
    [full] , gefüllt
    [new] , vom Entwurf gefüllt
   *[empty] , leer
}
page-silver-gold-award = { $points } Pyramidenpunkte, noch frei
page-silver-gold-award-taken = { $points } Pyramidenpunkte, an { $seat } vergeben
page-silver-gold-points = { $before ->
    [one] 1 Punkt
   *[other] { $before } Punkte
}, { $after } mit dem, was du gerade setzt
page-silver-gold-spoken = Runde { $round } von { $rounds }, Karte { $turn } von { $turns }: { page-silver-gold-pattern }. Du hast { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
page-silver-gold-spoken-card = Karte { $card }, { page-silver-gold-colour }: { $n ->
    [one] 1 Feld angekreuzt.
   *[other] { $n } Felder angekreuzt.
}

page-about-silver-gold = Kreuze Muster in deinen Schatzkammern an und grabe dich zur goldenen Grabkammer hinab.

guide-silver-gold-keep = Behalte zwei dieser vier Karten. Jede ist eine Schatzkammer: Vom Eingangsfeld in der obersten Reihe kreuzt du dich zur goldenen Grabkammer hinab. Kurze Wege sind schnell, Symbole bringen Punkte.
guide-silver-gold-mark = Alle kreuzen gleichzeitig dieses Muster an, in einer ihrer zwei Schatzkammern. Dreh und spiegle es, wie du magst; es muss das Eingangsfeld bedecken oder an deine Kreuze grenzen. Goldene Ringe zeigen, wo es passt. Passt es nirgends oder willst du es nicht, setz ein Einzelkreuz.
guide-silver-gold-draft = Das ist dein Entwurf, noch sieht ihn niemand. Nimm ihn zurück und probiere, sooft du willst; drück Fertig, wenn er steht. Aufgedeckt wird, wenn alle fertig sind.
guide-silver-gold-symbols = Angekreuzte Symbole füllen deine Wertungskarte: Edelsteine zählen als Paare aus Rot und Grün, die Fackel jeder Runde einmal, Totenköpfe kosten Punkte. Ein Kreuz-Symbol bringt ein Zusatzkreuz.
guide-silver-gold-tomb = Erreichst du die Grabkammer, ist die Pyramide fertig. Sie zählt zehn Punkte, und mit deiner zweiten, vierten und sechsten Pyramide einer Farbe gewinnst du die höchsten Pyramidenpunkte, die es darin noch gibt.
guide-silver-gold-take = Deine Pyramide ist fertig. Nimm eine neue: aus der Auslage oder verdeckt vom Stapel.

# Im Verlauf: Der Tisch hebt hervor, was gemeint ist
page-told-silver-gold-marks = { $seat }: auf Karte { $card } angekreuzt
