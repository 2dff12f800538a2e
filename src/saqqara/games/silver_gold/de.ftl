silver-gold-name = Silver & Gold: Pyramids

# Was geschieht
silver-gold-dealt = { $seat }: bekommt Karte { $card }
silver-gold-dealt-hidden = { $seat }: bekommt eine Karte
silver-gold-keeps = { $seat }: behält Karte { $card }
silver-gold-ready = { $seat }: fertig
silver-gold-shown = Runde { $round }, Karte { $turn }: die Expedition zeigt { $pattern }
silver-gold-marks = { $seat }: Karte { $card }, markiert { $cells }
silver-gold-finishes = { $seat }: Pyramide { $card } ist fertig
silver-gold-award = { $seat }: { $points } Punkte für { silver-gold-colour }
silver-gold-takes = { $seat }: nimmt Karte { $card }
silver-gold-takes-pile = { $seat }: zieht vom Stapel
silver-gold-draws = { $seat }: zieht Karte { $card }
silver-gold-turned-up = Karte { $card } wird aufgedeckt
silver-gold-round = Runde { $round } beginnt
silver-gold-over = Das Spiel ist zu Ende

silver-gold-colour = { $colour ->
    [green] Grün
    [orange] Orange
   *[purple] Lila
}

# Warum nicht
silver-gold-why-over = Das Spiel ist zu Ende.
silver-gold-why-box = Hier entscheidet der Zufall, und nicht so.
silver-gold-why-not-now = Das geht jetzt nicht.
silver-gold-why-kept = Du hast zwei Karten behalten. Nimm eine zurück, um das zu ändern.
silver-gold-why-keep = Karte { $card } hast du nicht bekommen, oder du behältst sie schon.
silver-gold-why-marked = Du bist mit dieser Karte fertig. Nimm deine Kreuze zurück, um sie zu ändern.
silver-gold-why-skipped = Du hast kein Feld zum Markieren.
silver-gold-why-no-card = Karte { $slot } liegt nicht vor dir.
silver-gold-why-wall = Eine Wand wird nie markiert.
silver-gold-why-twice = Dieses Feld ist schon markiert.
silver-gold-why-extra-single = Eine Zusatzmarke ist ein einzelnes Feld.
silver-gold-why-pattern = Diese Felder sind nicht das Muster { $pattern } und auch kein einzelnes Feld.
silver-gold-why-entrance = Die ersten Kreuze einer Karte müssen den Eingang bedecken.
silver-gold-why-apart = Die Kreuze müssen Kante an Kante an ein markiertes Feld grenzen.
silver-gold-why-pile-empty = Der Stapel ist leer.
silver-gold-why-take = Karte { $card } liegt nicht in der Auslage.
silver-gold-why-taker = { $seat } nimmt zuerst: Die kleinere Ordnungszahl geht vor.

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
