# Der Tisch von Silber & Gold: Pyramiden

page-silver-gold-round = Runde { $round } von { $rounds }
page-silver-gold-turn-of = Karte { $turn } von { $turns }
page-silver-gold-expedition = Expedition
page-silver-gold-display = Auslage und Stapel
page-silver-gold-awards-free = Freie Prämien
page-silver-gold-sheet = Wertung
page-silver-gold-chambers = Kammern
page-silver-gold-gems = Edelsteine
page-silver-gold-torches = Fackeln
page-silver-gold-skulls = Totenköpfe
page-silver-gold-pyramids = Pyramiden
page-silver-gold-awards = Prämien
page-silver-gold-legend = Was die Zeichen tun
page-silver-gold-left = { $n ->
    [one] Noch 1 verdeckt
   *[other] Noch { $n } verdeckt
}
page-silver-gold-pattern = { $pattern ->
    [I1] ein Feld
    [I2] zwei in einer Reihe
    [I3] drei in einer Reihe
    [V3] die Ecke aus dreien
    [I4] vier in einer Reihe
    [O4] das Quadrat
    [L4] das L
    [T4] das T
    [S4] das S
   *[none] noch kein Muster
}
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
} Kammer zeigen

# Was gefragt ist
page-silver-gold-ask-mark = { $pattern ->
    [I2] Markiere zwei in einer Reihe in einer Kammer.
    [I3] Markiere drei in einer Reihe in einer Kammer.
    [V3] Markiere die Ecke in einer Kammer.
    [I4] Markiere vier in einer Reihe in einer Kammer.
    [O4] Markiere das Quadrat in einer Kammer.
    [L4] Markiere das L in einer Kammer.
    [T4] Markiere das T in einer Kammer.
   *[S4] Markiere das S in einer Kammer.
}
page-silver-gold-ask-extra = Ein Kreuz: Markiere noch ein Feld.
page-silver-gold-ask-take = Nimm eine neue Karte.
page-silver-gold-ask-done = Alles markiert. Bestätige mit Fertig.
page-silver-gold-ready = Du bist fertig. Ändern geht, bis { $seat } fertig ist.
page-silver-gold-waits = { $seat } wählt gerade.
page-silver-gold-takes = { $seat } nimmt eine neue Karte.

# Für alle, die zuhören
page-silver-gold-colour = { $colour ->
    [green] grün
    [orange] orange
   *[purple] lila
}
page-silver-gold-sign-cross = Kreuz
page-silver-gold-sign-red = roter Edelstein
page-silver-gold-sign-green = grüner Edelstein
page-silver-gold-sign-torch = Fackel
page-silver-gold-sign-skull = Totenkopf
page-silver-gold-sign-potion = Trank
page-silver-gold-sign-entrance = Eingang
page-silver-gold-sign-tomb = Grab
page-silver-gold-sign-wall = Wand
page-silver-gold-sign-plain = leeres Feld
page-silver-gold-many = { $what } × { $n }
page-silver-gold-cell = { $cell }, { $what }{ $state ->
    [marked] , markiert
    [draft] , in deinem Entwurf markiert
    [open] , das Teil passt hier
   *[none] { "" }
}
page-silver-gold-chamber = { $slot ->
    [1] Linke Kammer
   *[2] Rechte Kammer
}, Karte { $card }, { page-silver-gold-colour }
page-silver-gold-card = Karte { $card }, { page-silver-gold-colour }: { $inside }
page-silver-gold-boxes = { $what }: { $n } von { $boxes } Kästchen gefüllt
page-silver-gold-torch = Fackel der Runde { $round }{ $state ->
    [full] , gefüllt
    [new] , vom Entwurf gefüllt
   *[empty] , leer
}
page-silver-gold-award = { $points } Punkte, noch frei
page-silver-gold-award-taken = { $points } Punkte, an { $seat } vergeben
page-silver-gold-points = { $before } Punkte, { $after } mit dem, was du hältst
page-silver-gold-spoken = Runde { $round } von { $rounds }, Karte { $turn } von { $turns }: { page-silver-gold-pattern }. Du hast { $points } Punkte.
page-silver-gold-spoken-card = Karte { $card }, { page-silver-gold-colour }: { $n ->
    [one] 1 Feld markiert.
   *[other] { $n } Felder markiert.
}

page-about-silver-gold = Markiere Muster in deinen Kammern und grabe dich zum goldenen Grab hinab.

guide-silver-gold-keep = Behalte zwei dieser vier Karten. Jede ist eine Kammer: Vom Eingang in der obersten Reihe markierst du dich zum goldenen Grab hinab. Kurze Wege sind schnell, Symbole bringen Punkte.
guide-silver-gold-mark = Alle markieren gleichzeitig dieses Muster, in einer ihrer zwei Kammern. Dreh und spiegle es, wie du magst; es muss am Eingang beginnen oder deine Kreuze berühren. Goldene Ringe zeigen, wo es passt. Passt es nirgends oder willst du es nicht, markiere ein einzelnes Feld.
guide-silver-gold-draft = Das ist dein Entwurf, noch sieht ihn niemand. Nimm ihn zurück und probiere, sooft du willst; drück Fertig, wenn er steht. Aufgedeckt wird, wenn alle fertig sind.
guide-silver-gold-symbols = Markierte Symbole füllen deinen Wertungsbogen: Edelsteine zählen als Paare aus Rot und Grün, die Fackel jeder Runde einmal, Schädel kosten Punkte. Ein Kreuz lässt dich ein weiteres Feld markieren.
guide-silver-gold-tomb = Erreichst du das Grab, ist die Pyramide fertig. Sie zählt zehn Punkte, und mit jeder zweiten Pyramide einer Farbe gewinnst du die beste Auszeichnung, die es darin noch gibt.
guide-silver-gold-take = Deine Pyramide ist fertig. Nimm eine neue: aus der Auslage oder verdeckt vom Stapel.
