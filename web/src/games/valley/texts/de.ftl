# Texte der Tischseite von Im Tal der Könige.

# Was eine Karte bewirkt, kurz genug für die Karte
page-valley-effect-draw-1 = { valley-effect-draw-1 }
page-valley-effect-draw-2 = { valley-effect-draw-2 }
page-valley-effect-heal = Im Lager: Je Grab kehrt ein Gefährte aus einer Falle heim.
page-valley-effect-assassinate = Ausgespielt: Gefährte oder Tier bis Stärke 2 verlässt das andere Lager.
page-valley-effect-steal = { valley-effect-steal }
page-valley-effect-tame = { valley-effect-tame }
page-valley-effect-lure = Im Grab: Zieht fremde Fallen auf sich, wenn sie treffen können.
page-valley-effect-extra-coin = { valley-effect-extra-coin }
page-valley-effect-bless = { valley-effect-bless }
page-valley-effect-report = Ausgespielt: Nimm dem Gegner blind eine Karte.
page-valley-effect-smuggle = Im Lager: Je Runde 1 Handkarte gegen 1 Münze.
page-valley-effect-foresee = Im Lager: Du siehst das nächste Grab.
page-valley-effect-threaten = { valley-effect-threaten }
page-valley-effect-spy = { valley-effect-spy }
page-valley-effect-extra-card = { valley-effect-extra-card }
page-valley-effect-gang = Im Grab: +1 für jeden weiteren seiner Art.
page-valley-effect-enchant = Ausgespielt: Gefährte bis Stärke 2 wechselt in dein Lager.
page-valley-effect-return = Kehrt nach dem Kampf ins Lager zurück.
page-valley-effect-pack = Im Grab: +1 mit einem zweiten seiner Art.
page-valley-effect-per-undead = +1 für jeden anderen Untoten seiner Seite.
page-valley-effect-per-companion = +1 für jeden Gefährten seiner Seite.
page-valley-effect-per-animal = +1 für jedes Tier seiner Seite.
page-valley-effect-per-opponent = +1 je Gefährte oder Tier des Gegners, höchstens +4.
page-valley-effect-per-fallen = +1 je Figur seiner Seite, die hier in eine Falle ging.
page-valley-effect-companion-or-animal-3 = Trifft Gefährten oder Tier bis Stärke 3.
page-valley-effect-companion = Trifft einen Gefährten.
page-valley-effect-animal = Trifft ein Tier.
page-valley-effect-any-5 = Trifft Gefährten, Tier oder Untoten bis Stärke 5.
page-valley-effect-adventurer = Ein Abenteurer hat hier Stärke 0 und keine Fähigkeit.
page-valley-effect-companion-or-animal = Trifft Gefährten oder Tier.
page-valley-effect-two-4 = Trifft bis zu zwei Gefährten oder Tiere bis Stärke 4.
page-valley-effect-all-animals = Trifft alle Tiere beider Seiten.
page-valley-effect-undead = Trifft einen Untoten.
page-valley-effect-each-discards = Jeder wirft eine Karte ab.
page-valley-effect-companions-1 = Gefährten +1
page-valley-effect-undead-1 = Untote +1
page-valley-effect-animals-1 = Tiere +1
page-valley-effect-limit-3 = Höchstens 3 dürfen hinein
page-valley-effect-limit-2 = Höchstens 2 dürfen hinein
page-valley-effect-each-draws = Jeder zieht eine Karte.
page-valley-effect-shield = Mit Medaillon: +1, und die erste fremde Falle verpufft.
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
page-valley-deck = Stapel
page-valley-discard = Ablage
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
page-valley-may-pass = darf noch einmal passen
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
page-valley-split-title = Vier Güter: Münzen oder Karten?
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
page-valley-wait-play = { $seat } heuert Helfer an.
page-valley-wait-target = { $seat } wählt ein Ziel.
page-valley-wait-discard = { $seat } wirft eine Karte ab.
page-valley-wait-choose = { $seat } darf das Grab öffnen.
page-valley-wait-send = { $seat } schickt Figuren ins Grab.
page-valley-wait-lay = { $seat } legt Karten verdeckt dazu.
page-valley-wait-spring = { $seat } löst eine Falle aus.
page-valley-wait-hit = { $seat } zielt mit einer Falle.
page-valley-wait-save = { $seat } entscheidet über eine Rettung.
page-valley-wait-box = Karten werden verteilt.

# Gesprochen
page-valley-spoken = Runde { $round }. { $who } Du: { $mine } von { $wanted } Gräbern, { $coins } Münzen, { $cards } Handkarten, { $papyri } Papyri. { $other }: { $theirs } Gräber, { $their_coins } Münzen, { $their_cards } Handkarten.
page-valley-spoken-tomb = Grab { $tomb }: deine Stärke { $mine }, andere Seite { $theirs }, dort { $hidden } verdeckte Karten.
page-valley-holder = { $seat } hat das Medaillon.
page-valley-holder-you = Du hast das Medaillon.

page-about-valley = Ein Duell voller Bluff: Wessen Trupp gewinnt vier Königsgräber?

guide-valley-split = Du bekommst vier Vorräte: Sag, wie viele davon Münzen sind; der Rest sind Karten.
guide-valley-camp = Zahle Münzen, um Gefährten und Tiere in dein Lager zu holen. Du behältst höchstens fünf Karten und zwei Münzen; hör auf, wann es dir passt.
guide-valley-open = Du hast das Medaillon: Öffne das nächste Grab, oder passe, einmal im Spiel.
guide-valley-send = Schick Figuren aus deinem Lager ins Grab, auch deinen Abenteurer. Ihre Stärken zählen zusammen; wer niemanden schickt, verliert das Grab.
guide-valley-lay = Leg Hindernisse und Papyri verdeckt aus. Wer das Medaillon hat, darf eine andere Karte als Bluff darunter verstecken.
guide-valley-fight = Nach den Fallen werden beide Seiten Zeile für Zeile zusammengezählt, und die größere Summe gewinnt das Grab; bei Gleichstand, wer das Medaillon hat. Vier Gräber gewinnen das Spiel.
