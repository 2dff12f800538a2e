silver-gold-name = Silver & Gold: Pyramids

# Was geschieht
silver-gold-dealt = { $seat }: Karte { $card } bekommen
silver-gold-dealt-hidden = { $seat }: eine Karte bekommen
silver-gold-keeps = { $seat }: Karte { $card } behalten
silver-gold-ready = { $seat }: fertig
silver-gold-shown = Runde { $round }, Karte { $turn }: Die Expeditionskarte zeigt { silver-gold-pattern }
silver-gold-marks = { $seat }: Karte { $card }, { $cells } angekreuzt
silver-gold-finishes = { $seat }: Pyramide { $card } fertig
silver-gold-award = { $seat }: { $points } Pyramidenpunkte für { silver-gold-colour }
silver-gold-takes = { $seat }: Karte { $card } genommen
silver-gold-takes-pile = { $seat }: vom Stapel gezogen
silver-gold-draws = { $seat }: Karte { $card } gezogen
silver-gold-turned-up = Karte { $card } wird aufgedeckt
silver-gold-round = Runde { $round } beginnt
silver-gold-over = Das Spiel ist zu Ende

silver-gold-colour = { $colour ->
    [green] Grün
    [orange] Orange
   *[purple] Lila
}
silver-gold-pattern = { $pattern ->
    [I1] ein Feld
    [I2] zwei in gerader Linie
    [I3] drei in gerader Linie
    [V3] die Ecke aus dreien
    [I4] vier in gerader Linie
    [O4] das Quadrat
    [L4] das L
    [T4] das T
    [S4] das S
   *[none] noch kein Muster
}
silver-gold-pattern-short = { $pattern ->
    [I1] Feld
    [I2] 2er
    [I3] 3er
    [V3] Ecke
    [I4] 4er
    [O4] Quadrat
    [L4] L
    [T4] T
    [S4] S
   *[none] keins
}

# Warum nicht
silver-gold-why-over = Das Spiel ist zu Ende.
silver-gold-why-box = Hier entscheidet der Zufall.
silver-gold-why-not-now = Das geht jetzt nicht.
silver-gold-why-kept = Du hast zwei Karten behalten. Nimm eine zurück, um das zu ändern.
silver-gold-why-keep = Karte { $card } hast du nicht bekommen, oder du behältst sie schon.
silver-gold-why-marked = Du bist mit dieser Karte fertig. Nimm deine Kreuze zurück, um sie zu ändern.
silver-gold-why-skipped = Du hast kein Feld zum Ankreuzen.
silver-gold-why-no-card = Karte { $slot } liegt nicht vor dir.
silver-gold-why-wall = Eine Wand wird nie angekreuzt.
silver-gold-why-twice = Dieses Feld ist schon angekreuzt.
silver-gold-why-extra-single = Ein Zusatzkreuz ist ein einzelnes Feld.
silver-gold-why-pattern = Gefragt ist { silver-gold-pattern } oder ein Einzelkreuz. Diese Felder sind keins von beidem.
silver-gold-why-entrance = Die ersten Kreuze einer Karte müssen das Eingangsfeld bedecken.
silver-gold-why-apart = Die Kreuze müssen Kante an Kante an ein angekreuztes Feld grenzen.
silver-gold-why-pile-empty = Der Stapel ist leer.
silver-gold-why-take = Karte { $card } liegt nicht in der Auslage.
silver-gold-why-taker = Gerade nimmt { $seat } eine Karte.

# Die Wertung
silver-gold-item-pyramids = { $n ->
    [0] Fertige Pyramiden: keine
    [one] 1 fertige Pyramide: { $cards }
   *[other] { $n } fertige Pyramiden: { $cards }
}
silver-gold-item-torches = { $n ->
    [one] 1 Fackel
   *[other] { $n } Fackeln
}
silver-gold-item-award = Pyramidenpunkte { silver-gold-colour }
silver-gold-item-pairs = { $n ->
    [one] 1 Edelsteinpaar
   *[other] { $n } Edelsteinpaare
}
silver-gold-item-singles = { $n ->
    [one] 1 einzelner Edelstein
   *[other] { $n } einzelne Edelsteine
}
silver-gold-item-skulls = { $n ->
    [one] 1 Totenkopf
   *[other] { $n } Totenköpfe
}

# Im Terminal
silver-gold-where = Runde { $round }/{ $rounds }   Karte { $turn }/{ $turns }   { silver-gold-pattern }
silver-gold-slot = Karte { $card }, { silver-gold-colour }
silver-gold-card = { $card } { silver-gold-colour }
silver-gold-letter = { $colour ->
    [green] G
    [orange] O
   *[purple] L
}
silver-gold-no-card = keine Karte
silver-gold-face-down = verdeckt
silver-gold-one-cell = ein Feld
silver-gold-pyramids = Pyramiden:
silver-gold-awards = Pyramidenpunkte:
silver-gold-display = Auslage, dazu { $pile ->
    [0] kein Stapel
    [one] 1 Karte im Stapel
   *[other] { $pile } Karten im Stapel
}
silver-gold-kept = behalten
silver-gold-skipped = { $seat }: kein Feld zum Ankreuzen, ausgesetzt
silver-gold-ask-keep = { $left ->
    [one] Behalte noch eine Karte.
   *[other] Behalte { silver-gold-kept-number } deiner { silver-gold-dealt-number } Karten.
}
silver-gold-kept-number = { $kept ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $kept }
}
silver-gold-dealt-number = { $dealt ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $dealt }
}
silver-gold-ask-mark = Kreuze an: { silver-gold-pattern }, oder ein einzelnes Feld.
silver-gold-ask-extra = Ein Kreuz-Symbol: Kreuze noch ein Feld an, auf welcher Karte du willst.
silver-gold-ask-take = Nimm eine Karte aus der Auslage oder vom Stapel.
silver-gold-keys-piece = Pfeile bewegen  R drehen  F spiegeln  Tab Karte  S ein Feld  Enter setzt  ? mehr
silver-gold-keys-cards = Links, rechts wählen   Enter nimmt   U zurück   H Tipp   ? mehr   Q Pause
silver-gold-brings-tomb = Grabkammer: Pyramide { $card } ist fertig, { $pyramid } Punkte
silver-gold-brings-cross = { $n ->
    [one] Kreuz-Symbol: ein Zusatzkreuz
   *[other] { $n } Kreuz-Symbole: { $n } Zusatzkreuze
}
silver-gold-brings-red = roter Edelstein: { $box } von { $boxes } Kästchen
silver-gold-brings-green = grüner Edelstein: { $box } von { $boxes } Kästchen
silver-gold-brings-torch = { $new ->
    [yes] Fackel: { $torch } Punkte, das Kästchen von Runde { $round }
   *[no] Fackel: nichts, das Kästchen von Runde { $round } ist gefüllt
}
silver-gold-brings-skull = { $n ->
    [one] Totenkopf: Die Strafe ist dann { $penalty }
   *[other] { $n } Totenköpfe: Die Strafe ist dann { $penalty }
}
silver-gold-brings-potion = Zaubertrank: wischt zwei Totenköpfe weg, die Strafe ist dann { $penalty }
silver-gold-legend-entrance = Eingangsfeld: Die ersten Kreuze bedecken es
silver-gold-legend-tomb = Grabkammer: angekreuzt ist die Pyramide fertig, { $pyramid } Punkte und neue Karte
silver-gold-legend-wall = Wand: wird nie angekreuzt
silver-gold-legend-plain = leeres Feld
silver-gold-legend-cross = Kreuz-Symbol: sofort ein Zusatzkreuz, auf welcher Karte du willst
silver-gold-legend-red = roter Edelstein: mit einem grünen { $pair } Punkte, allein { $single }
silver-gold-legend-green = grüner Edelstein: mit einem roten { $pair } Punkte, allein { $single }
silver-gold-legend-torch = Fackel: { $torch } Punkte, einmal in jeder Runde
silver-gold-legend-skull = Totenkopf: Nur das höchste gefüllte Kästchen kostet Punkte
silver-gold-legend-potion = Zaubertrank: wischt die zwei höchsten Totenköpfe weg
silver-gold-legend-marked = angekreuzt
silver-gold-legend-draft = gerade angekreuzt; du kannst es zurücknehmen
silver-gold-legend-ghost = das Muster, wo es passt
silver-gold-legend-misfit = das Muster, wo es nicht passt
silver-gold-legend-open = gehört zu einer Stelle, an der es passt
silver-gold-legend-refused = warum es nicht passt

silver-gold-aim-points = Punkte sofort
silver-gold-aim-tombs = deine Pyramiden rechtzeitig vollenden
silver-gold-aim-time = Züge für weitere Pyramiden sparen
silver-gold-aim-prizes = Pyramidenpunkte mit deinen Karten
silver-gold-aim-halves = der Anfang eines Farbpaars
silver-gold-aim-balance = Edelsteine, die noch Paare werden
silver-gold-aim-jewels = Edelsteine am Weg
silver-gold-aim-light = eine Fackel vor dem Rundenende
silver-gold-aim-spare = Fackeln für spätere Runden aufheben
silver-gold-aim-danger = ein Weg ohne Totenköpfe
silver-gold-aim-brink = hohe Strafen vermeiden
silver-gold-aim-potions = ein Zaubertrank gegen deine Totenköpfe
silver-gold-aim-crosses = Kreuz-Symbole am Weg
silver-gold-aim-extra = ein Zusatzkreuz
silver-gold-aim-fresh = Platz für eine neue Pyramide
silver-gold-aim-blind = eine Überraschung vom Stapel
silver-gold-aim-fit = für jedes Muster bereit sein
