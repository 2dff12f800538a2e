# Texte der Tischseite von Im Tal der Könige.

# Was eine Karte bewirkt, kurz genug für die Karte
page-valley-effect-draw-1 = { valley-effect-draw-1 }
page-valley-effect-draw-2 = { valley-effect-draw-2 }
page-valley-effect-heal = Im Lager: Je Grab kehrt ein Begleiter aus einer Falle zurück; er kämpft nicht mehr.
page-valley-effect-assassinate = Ausgespielt: Wirf einen Begleiter oder ein Tier bis Stärke 2 beim Gegner ab.
page-valley-effect-steal = { valley-effect-steal }
page-valley-effect-tame = { valley-effect-tame }
page-valley-effect-lure = Im Grab: Gegnerische Fallen müssen es treffen, wenn sie können.
page-valley-effect-extra-coin = { valley-effect-extra-coin }
page-valley-effect-bless = { valley-effect-bless }
page-valley-effect-report = Ausgespielt: Nimm dem Gegner blind eine Handkarte.
page-valley-effect-smuggle = Im Lager: Je Runde 1 Handkarte gegen 1 Münze.
page-valley-effect-foresee = Im Lager: Sieh das nächste Grab an.
page-valley-effect-threaten = { valley-effect-threaten }
page-valley-effect-spy = { valley-effect-spy }
page-valley-effect-extra-card = { valley-effect-extra-card }
page-valley-effect-gang = Im Grab: +1 für jeden weiteren gleichen.
page-valley-effect-enchant = Ausgespielt: Hol einen Begleiter bis Stärke 2 in dein Lager.
page-valley-effect-return = Kehrt nach dem Kampf ins Lager zurück, außer eine Falle trifft ihn.
page-valley-effect-pack = Im Grab: +1 mit einem weiteren gleichen.
page-valley-effect-per-undead = +1 für jeden anderen Untoten seiner Seite.
page-valley-effect-per-companion = +1 für jeden Begleiter seiner Seite.
page-valley-effect-per-animal = +1 für jedes Tier seiner Seite.
page-valley-effect-per-opponent = +1 je Begleiter oder Tier des Gegners, höchstens +4.
page-valley-effect-per-fallen = +1 je Charakter seiner Seite, den hier eine Falle ausschaltet.
page-valley-effect-companion-or-animal-3 = Trifft Begleiter oder Tier bis Stärke 3.
page-valley-effect-companion = Trifft einen Begleiter.
page-valley-effect-animal = Trifft ein Tier.
page-valley-effect-any-5 = Trifft Begleiter, Tier oder Untote bis Stärke 5.
page-valley-effect-adventurer = Ein Abenteurer hat hier Stärke 0 und keine Fähigkeit.
page-valley-effect-companion-or-animal = Trifft Begleiter oder Tier.
page-valley-effect-two-4 = Trifft bis zu zwei Begleiter oder Tiere bis Stärke 4.
page-valley-effect-all-animals = Trifft alle Tiere beider Seiten.
page-valley-effect-undead = Trifft einen Untoten.
page-valley-effect-each-discards = Beim Öffnen: Jeder wirft eine Karte ab.
page-valley-effect-companions-1 = Begleiter +1
page-valley-effect-undead-1 = Untote +1
page-valley-effect-animals-1 = Tiere +1
page-valley-effect-limit-3 = Höchstens 3 dürfen hinein
page-valley-effect-limit-2 = Höchstens 2 dürfen hinein
page-valley-effect-each-draws = Beim Öffnen: Jeder zieht eine Karte.
page-valley-effect-shield = Mit Medaillon: +1; die erste gegnerische Falle, die deine Seite träfe, wirkt nicht.
page-valley-effect-strong = { valley-effect-strong }
page-valley-effect-terror = Mit Medaillon: +1, und der Gegner wirft eine Karte ab.
page-valley-effect-necromancy = Mit Medaillon: +1, und eigene Untote +2.

# Namen für kleine Karten
page-valley-short-rock = Fels
page-valley-short-dust = Staub
page-valley-short-anubis = Anubis
page-valley-short-horus = Horus
page-valley-short-sekhmet = Sachmet
page-valley-short-seth = Seth
page-valley-short-osiris = Osiris
page-valley-short-curse = Fluch
page-valley-short-tara = Tara
page-valley-short-montana = Montana
page-valley-short-susan = Susan
page-valley-short-karloff = Karloff
page-valley-short-hunter = Jäger
page-valley-short-starlet = Sternchen
page-valley-short-raider = Räuber
page-valley-short-royal-mummy = Königsm.
page-valley-short-dart = { valley-card-dart }
page-valley-short-host = { valley-card-host }
page-valley-short-flood = { valley-card-flood }
page-valley-short-ban = { valley-card-ban }
page-valley-short-archaeologist = { valley-card-archaeologist }

# Orte
page-valley-camp = Lager
page-valley-camp-of = Lager von { $seat }
page-valley-hand = Hand
page-valley-hand-of = Hand von { $seat }
page-valley-papyri = Papyri
page-valley-lane = Im Grab: { $seat }
page-valley-table = Grab
page-valley-round = Runde { $n }
page-valley-deck = Hauptstapel
page-valley-discard = Ablagestapel
page-valley-tombs = Gräber
page-valley-supply = Vorrat
page-valley-spent = verbraucht
page-valley-nobody = noch niemand
page-valley-empty-hand = keine Karten
page-valley-closed = Geschlossenes Grab
page-valley-back = verdeckte Karte
page-valley-back-papyrus = verdeckter Papyrus
page-valley-laid = verdeckt gelegt
page-valley-seen = von der anderen Seite gesehen
page-valley-seen-by-you = von dir gesehen
page-valley-named = als Ziel genannt
page-valley-legal = wählbar
page-valley-won = { $n } von { $wanted } Gräbern gewonnen
page-valley-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
page-valley-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
page-valley-papyri-left = { $n ->
    [one] 1 Papyrus
   *[other] { $n } Papyri
}
page-valley-medallion = hat das Medaillon
page-valley-may-pass = darf noch passen
page-valley-you = Du

# Der Kampf
page-valley-fight = Kampf um { $tomb }
page-valley-fight-last = Letzter Kampf: { $tomb }
page-valley-fight-show = Der Kampf Zeile für Zeile
page-valley-hidden = { $n ->
    [one] 1 verdeckte Karte
   *[other] { $n } verdeckte Karten
}
page-valley-ties = Bei Gleichstand gewinnt { $seat }.
page-valley-ties-you = Bei Gleichstand gewinnst du.
page-valley-took = { $seat } bekam das Grab.
page-valley-took-you = Du bekamst das Grab.
page-valley-first = Noch wurde kein Grab geöffnet.
page-valley-shielded = Der Schutz von Tara Wolf ist verbraucht.

# Was man tun kann
page-valley-split = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
page-valley-split-title = Vier Ressourcen: Münzen oder Karten?
page-valley-done = Fertig
page-valley-ready = Fertig
page-valley-nobody-in = Niemanden schicken
page-valley-lay-nothing = Nichts legen
page-valley-enough = Kein zweites Ziel
page-valley-open = Grab öffnen
page-valley-pass = Passen
page-valley-save = Retten
page-valley-lose = Nicht retten
page-valley-smuggle = Schmuggeln { $n }
page-valley-smuggle-off = Nicht schmuggeln
page-valley-coins-after = { $n ->
    [one] dann 1 Münze
   *[other] dann { $n } Münzen
}

# Während die andere Seite entscheidet
page-valley-wait-split = { $seat } teilt Münzen und Karten auf.
page-valley-wait-play = { $seat } spielt Karten aus.
page-valley-wait-target = { $seat } wählt ein Ziel.
page-valley-wait-discard = { $seat } wirft eine Karte ab.
page-valley-wait-choose = { $seat } öffnet das Grab oder passt.
page-valley-wait-send = { $seat } schickt Charaktere ins Grab.
page-valley-wait-lay = { $seat } legt Karten verdeckt dazu.
page-valley-wait-spring = { $seat } löst eine Falle aus.
page-valley-wait-hit = { $seat } zielt mit einer Falle.
page-valley-wait-save = { $seat } entscheidet über eine Rettung.
page-valley-wait-box = Karten werden aufgedeckt.

# Gesprochen
page-valley-spoken = Runde { $round }. { $who } Du: { $mine } von { $wanted } Gräbern, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, { $papyri ->
    [one] 1 Papyrus
   *[other] { $papyri } Papyri
}. { $other }: { $theirs ->
    [one] 1 Grab
   *[other] { $theirs } Gräber
}, { $their_coins ->
    [one] 1 Münze
   *[other] { $their_coins } Münzen
}, { $their_cards ->
    [one] 1 Handkarte
   *[other] { $their_cards } Handkarten
}.
page-valley-spoken-tomb = Grab { $tomb }: deine Stärke { $mine }, andere Seite { $theirs }, dort { $hidden ->
    [one] 1 verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}.
page-valley-holder = { $seat } hat das Medaillon.
page-valley-holder-you = Du hast das Medaillon.

page-about-valley = Ein Duell voller Bluff: Wessen Trupp gewinnt vier Königsgräber?

guide-valley-split = Du bekommst vier Ressourcen: Sag, wie viele davon Münzen sind; der Rest sind Karten.
guide-valley-camp = Zahle Münzen, um Begleiter und Tiere in dein Lager zu holen. Du behältst höchstens fünf Karten und zwei Münzen; hör auf, wann es dir passt.
guide-valley-open = Du hast das Medaillon: Öffne das nächste Grab, oder passe, einmal im Spiel.
guide-valley-send = Schick Charaktere aus deinem Lager ins Grab, auch deinen Abenteurer. Ihre Stärken zählen zusammen; wer niemanden schickt, verliert das Grab.
guide-valley-lay = Leg Hinderniskarten und Papyri verdeckt aus. Wer das Medaillon hat, darf eine andere Handkarte als Bluff darunter verstecken.
guide-valley-fight = Nach den Fallen werden beide Seiten Zeile für Zeile zusammengezählt, und die größere Summe gewinnt das Grab; bei Gleichstand, wer das Medaillon hat. Vier Gräber gewinnen das Spiel.
