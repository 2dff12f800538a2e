valley-name = Im Tal der Könige
valley-about = Ein Duell um Gräber: Hol Begleiter in dein Lager, schick sie hinein und überlass den Rest Fallen und Untoten.
valley-option-tombs = Gräber bis zum Sieg
valley-option-tombs-4 = vier Gräber
valley-option-tombs-3 = drei Gräber, ein kürzeres Spiel
valley-option-consolation = Münzen fürs Draußenbleiben
valley-option-consolation-off = keine Münzen
valley-option-consolation-on = einmal im Spiel 2 Münzen für die Seite, die niemanden schickt

# Karten
valley-card-worker = Arbeiter
valley-card-archaeologist = Archäologe
valley-card-doctor = Ärztin
valley-card-assassin = Attentäter
valley-card-thief = Diebin
valley-card-tamer = Dompteur
valley-card-starlet = Filmsternchen
valley-card-patron = Gönner
valley-card-hunter = Großwildjäger
valley-card-priest = Priester
valley-card-reporter = Reporter
valley-card-smuggler = Schmuggler
valley-card-seer = Seher
valley-card-mercenary = Söldner
valley-card-spy = Spionin
valley-card-porter = Träger
valley-card-foreman = Vorarbeiter
valley-card-raider = Wüstenräuber
valley-card-enchantress = Zauberin
valley-card-ape = Affe
valley-card-camel = Kamel
valley-card-crocodile = Krokodil
valley-card-jackal = Schakal
valley-card-pit = Fallgrube
valley-card-dart = Giftpfeil
valley-card-net = Fangnetz
valley-card-rock = Rollender Fels
valley-card-dust = Lähmender Staub
valley-card-mummy = Mumie
valley-card-guard = Grabwächter
valley-card-royal-mummy = Königsmumie
valley-card-anubis = Avatar des Anubis
valley-card-horus = Avatar des Horus
valley-card-sekhmet = Avatar der Sachmet
valley-card-seth = Avatar des Seth
valley-card-ammit = Ammit
valley-card-sphinx = Sphinx
valley-card-host = Totenheer
valley-card-osiris = Avatar des Osiris
valley-card-curse = Fluch des Pharao
valley-card-collapse = Einsturz
valley-card-flood = Sandflut
valley-card-ban = Bannspruch
valley-card-sethos = Sethos I.
valley-card-amenhotep = Amenhotep III.
valley-card-haremhab = Haremhab
valley-card-thutmosis = Thutmosis III.
valley-card-hatshepsut = Hatschepsut
valley-card-ramses = Ramses II.
valley-card-tutankhamun = Tutanchamun
valley-card-tara = Tara Wolf
valley-card-montana = Montana Smith
valley-card-susan = Susan Copperstone
valley-card-karloff = Heinrich von Karloff
valley-card-adventurer = Abenteurer

valley-kind-companion = Begleiter
valley-kind-animal = Tier
valley-kind-trap = Falle
valley-kind-undead = Untoter
valley-kind-adventurer = Abenteurer
valley-kind-tomb = Grab
valley-kind-papyrus-trap = Papyrus, Falle
valley-kind-papyrus-undead = Papyrus, Untoter

# Was Karten bewirken
valley-effect-none = Nichts Besonderes.
valley-effect-draw-1 = Ausgespielt: Zieh 1 Karte.
valley-effect-draw-2 = Ausgespielt: Zieh 2 Karten.
valley-effect-heal = Im Lager: Je Grab kehrt ein eigener Begleiter, den eine Falle ausschaltet, ins Lager zurück; er kämpft nicht mehr.
valley-effect-assassinate = Ausgespielt: Wirf einen Begleiter oder ein Tier bis Stärke 2 aus dem Lager des Gegners ab.
valley-effect-steal = Ausgespielt: Nimm dem Gegner 1 Münze.
valley-effect-tame = Im Grab: eigene Tiere +1.
valley-effect-lure = Im Grab: Gegnerische Fallen müssen es treffen, wenn sie können.
valley-effect-extra-coin = Im Lager: 1 Münze mehr je Runde.
valley-effect-bless = Im Grab: eigene Untote +1.
valley-effect-report = Ausgespielt: Zieh dem Gegner 1 Handkarte aus der Hand.
valley-effect-smuggle = Im Lager: je Runde 1 Handkarte gegen 1 Münze.
valley-effect-foresee = Im Lager: Sieh jede Runde das nächste Grab an.
valley-effect-threaten = Ausgespielt: Der Gegner wirft 1 Handkarte ab.
valley-effect-spy = Ausgespielt: Sieh die Hand des Gegners an.
valley-effect-extra-card = Im Lager: 1 Karte mehr je Runde.
valley-effect-gang = Im Grab: +1 für jeden weiteren gleichen auf deiner Seite.
valley-effect-enchant = Ausgespielt: Hol einen Begleiter bis Stärke 2 aus dem Lager des Gegners in deins.
valley-effect-return = Kehrt nach dem Kampf ins Lager zurück, außer eine Falle trifft ihn.
valley-effect-pack = Im Grab: +1 mit einem weiteren gleichen auf deiner Seite.
valley-effect-per-undead = +1 für jeden anderen Untoten seiner Seite.
valley-effect-per-companion = +1 für jeden Begleiter seiner Seite.
valley-effect-per-animal = +1 für jedes Tier seiner Seite.
valley-effect-per-opponent = +1 für jeden Begleiter und jedes Tier der anderen Seite, höchstens +4.
valley-effect-per-fallen = +1 für jeden Charakter seiner Seite, den in diesem Grab eine Falle ausgeschaltet hat.
valley-effect-companion-or-animal-3 = Trifft einen Begleiter oder ein Tier bis Stärke 3.
valley-effect-companion = Trifft einen Begleiter.
valley-effect-animal = Trifft ein Tier.
valley-effect-any-5 = Trifft Begleiter, Tier oder Untote bis Stärke 5.
valley-effect-adventurer = Ein Abenteurer hat in diesem Kampf Stärke 0 und keine Fähigkeit.
valley-effect-companion-or-animal = Trifft einen Begleiter oder ein Tier.
valley-effect-two-4 = Trifft einen oder zwei Begleiter oder Tiere bis Stärke 4.
valley-effect-all-animals = Trifft alle Tiere beider Seiten.
valley-effect-undead = Trifft einen Untoten.
valley-effect-each-discards = Beim Öffnen: Jeder wirft eine Handkarte ab.
valley-effect-companions-1 = Begleiter +1.
valley-effect-undead-1 = Untote +1.
valley-effect-animals-1 = Tiere +1.
valley-effect-limit-3 = Jede Seite schickt höchstens 3 Charaktere.
valley-effect-limit-2 = Jede Seite schickt höchstens 2 Charaktere.
valley-effect-each-draws = Beim Öffnen: Jeder zieht eine Karte.
valley-effect-shield = Mit Medaillon: +1, und die erste gegnerische Falle, die deine Seite träfe, wirkt nicht.
valley-effect-strong = Mit Medaillon: +2.
valley-effect-terror = Mit Medaillon: +1, und nach deinem Betreten wirft der Gegner 1 Handkarte ab.
valley-effect-necromancy = Mit Medaillon: +1, und eigene Untote +2.

# Was geschieht
valley-hero = { $seat }: { $hero }
valley-papyrus = { $seat }: { $card ->
    [none] ein Papyrus
   *[other] Papyrus { $card }
}
valley-dealt = { $seat }: { $card ->
    [none] eine Handkarte
   *[other] { $card } auf die Hand
}
valley-draws = { $seat }: { $card ->
    [none] eine Karte gezogen
   *[other] { $card } gezogen
}
valley-medallion = { $seat }: das Medaillon bekommen, fängt an
valley-reports = { $seat }: { $card ->
    [none] eine Karte
   *[other] { $card }
} aus der anderen Hand genommen
valley-tomb = Grab geöffnet: { $tomb }
valley-foresees = { $seat }: { $tomb ->
    [none] das nächste Grab angesehen
   *[other] das nächste Grab ist { $tomb }
}
valley-splits = { $seat }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} gewählt; { $got ->
    [one] 1 Münze
   *[other] { $got } Münzen
} bekommen
valley-plays = { $seat }: { $card } ausgespielt, { valley-cost }
valley-cost = { $cost ->
    [0] umsonst
    [one] 1 Münze
   *[other] { $cost } Münzen
}
valley-steals = { $seat }: eine Münze gestohlen
valley-spies = { $seat }: { $cards ->
    [none] die andere Hand angesehen
   *[other] gesehen: { $cards }
}
valley-smuggles = { $seat }: { $card } geschmuggelt für { $got ->
    [0] keine Münze, der Vorrat ist leer
   *[other] eine Münze
}
valley-targets = { $seat }: { $target } { $effect ->
    [enchant] ins eigene Lager geholt
   *[other] auf den Ablagestapel geschickt
}
valley-done = { $seat }: aufgeräumt{ $lost ->
    [0] {""}
    [one] , 1 Münze zurück in den Vorrat
   *[other] , { $lost } Münzen zurück in den Vorrat
}
valley-discards = { $seat }: { $card } abgeworfen
valley-opens = { $seat }: ein Grab geöffnet
valley-passes = { $seat }: gepasst, das Medaillon behalten
valley-sends = { $seat }: { $card } hineingeschickt
valley-lays = { $seat }: { $card ->
    [none] eine Karte verdeckt gelegt
    [papyrus] ein Papyrus verdeckt gelegt
   *[other] { $card } verdeckt gelegt
}
valley-ready = { $seat }: fertig
valley-turned-up = { $seat }: { $cards ->
    [none] nichts lag verdeckt
   *[other] aufgedeckt: { $cards }
}
valley-nobody = { $seat }: niemanden geschickt
valley-consoled = { $seat }: { $got ->
    [one] 1 Münze
   *[other] { $got } Münzen
} fürs Draußenbleiben bekommen
valley-springs = { $seat }: { $card } ausgelöst
valley-no-target = { $card }: niemand da, den das treffen kann
valley-hits = { $seat }: Ziel { $card } ({ $side })
valley-enough = { $seat }: kein zweites Ziel
valley-shields = { $seat }: { $card } schützt die eigene Seite, die Falle wirkt nicht
valley-saves = { $seat }: { $card } gerettet, zurück im Lager
valley-loses = { $seat }: { $card } nicht gerettet
valley-fighter = { $seat }: { $card } { $strength }{ $bonus ->
    [no] {""}
   *[yes] {" "}= { $base }
}{ $dust ->
    [0] {""}
   *[other] , Staub { $dust }
}{ $talent ->
    [0] {""}
   *[other] , Medaillon +{ $talent }
}{ $tomb ->
    [0] {""}
   *[other] , Grab +{ $tomb }
}{ $others ->
    [0] {""}
   *[other] , weitere gleiche +{ $others }
}{ $tamers ->
    [0] {""}
   *[other] , Dompteur +{ $tamers }
}{ $priests ->
    [0] {""}
   *[other] , Priester +{ $priests }
}{ $master ->
    [0] {""}
   *[other] , Herr der Untoten +{ $master }
}{ $avatar ->
    [0] {""}
   *[other] , Avatar +{ $avatar }
}
valley-fight = Kampf: { $seat } { $one }, { $side } { $other }
valley-wins-tomb = { $seat }: das Grab { $tomb } bekommen
valley-over = { $seat }: das Spiel gewonnen
valley-end-you = Du gewinnst mit { $points ->
    [one] 1 Grab.
   *[other] { $points } Gräbern.
}
valley-end-won = { $seat } gewinnt mit { $points ->
    [one] 1 Grab.
   *[other] { $points } Gräbern.
}
valley-camp = { $seat }: Lagerphase

# Warum nicht
valley-why-over = Das Spiel ist vorbei.
valley-why-box = Einen Moment, es wird aufgedeckt.
valley-why-turn = Jetzt entscheidet { $seat }.
valley-why-no-move = Das ist kein Zug eines Spielers.
valley-why-split-later = Münzen und Karten teilst du nur am Anfang deiner Lagerphase auf.
valley-why-play-later = Karten spielst du nur in deiner Lagerphase aus, nach dem Aufteilen.
valley-why-target-first = Wähle zuerst das Ziel der ausgespielten Karte.
valley-why-smuggle-later = Ein Schmuggler arbeitet nur, während du in deiner Lagerphase Karten ausspielst.
valley-why-target-later = Gerade fragt keine Karte nach einem Ziel im anderen Lager.
valley-why-done-later = Deine Lagerphase beendest du nach dem Ausspielen.
valley-why-discard-later = Gerade muss niemand abwerfen.
valley-why-open-later = Das Grab öffnet, wer das Medaillon hat, nach beiden Lagerphasen.
valley-why-pass-later = Passen geht nur anstelle des Öffnens, wenn du das Medaillon hast.
valley-why-send-later = Charaktere schickst du nur in ein offenes Grab, wenn du an der Reihe bist.
valley-why-lay-later = Verdeckt gelegt wird erst, wenn beide Seiten im Grab sind.
valley-why-ready-later = Gerade gibt es nichts, womit du fertig sein kannst.
valley-why-spring-later = Fallen werden einzeln ausgelöst, nachdem alles aufgedeckt ist.
valley-why-hit-later = Gerade fragt keine Falle nach einem Ziel.
valley-why-save-later = Gerade ist niemand da, den eine Ärztin retten kann.
valley-why-not-held = { $card } ist nicht in deiner Hand.
valley-why-passed = Dein Passmarker ist schon verbraucht.
valley-why-cost = { $card } kostet { valley-cost }. Du hast { $coins }.
valley-why-no-smuggler = Kein Schmuggler in deinem Lager ist frei.
valley-why-not-there = { $target } ist nicht im anderen Lager, also kein Ziel für { $card }.
valley-why-no-companion = { $card } erreicht nur Begleiter. { $target } ist keiner.
valley-why-too-strong = { $target } hat Stärke { $strength }. { $card } erreicht höchstens { $most }.
valley-why-limit = { $tomb } lässt höchstens { $most } Charaktere jeder Seite ein.
valley-why-inside = Dein Abenteurer ist schon im Grab.
valley-why-not-in-camp = { $card } ist nicht in deinem Lager.
valley-why-no-papyrus = Den Papyrus { $card } hast du nicht.
valley-why-one-bluff = Du hast schon einen Bluff gelegt. { $card } ist keine Hinderniskarte.
valley-why-no-bluff = { $card } ist keine Hinderniskarte, und bluffen darf nur, wer das Medaillon hat.
valley-why-no-trap = { $card } gehört nicht zu deinen aufgedeckten Fallen.
valley-why-one-target = Nenne zuerst mindestens ein Ziel.
valley-why-not-inside = Dort ist für { $card } kein Ziel { $target } mehr.
valley-why-lured = { $card } muss { $lure } treffen, nicht { $target }.
valley-why-not-hit = { $card } trifft keine Karte wie { $target }.
valley-why-not-hit-strong = { $card } kann { $target } mit Stärke { $strength } nicht treffen.

valley-item-tomb = Grab { $tomb }

# Das Terminal
valley-step-camp = Lager
valley-step-open = Öffnen
valley-step-enter = Betreten
valley-step-lay = Hinderniskarten
valley-step-traps = Fallen
valley-tombs = Gräber
valley-hand = Hand
valley-papyri = Papyri
valley-holder = Medaillon
valley-may-pass = darf passen
valley-has-passed = hat gepasst
valley-camp-of = Lager
valley-nobody-there = niemand
valley-seen = Gesehen:
valley-piles = Vorrat { $supply }  Hauptstapel { $deck }  Ablagestapel { $discarded }
valley-no-tomb = { $n ->
    [one] Das letzte Grab ist noch zu
   *[other] { $n } Gräber sind noch zu
}
valley-next-tomb = Nächstes Grab, von dir gesehen: { $tomb }
valley-last-fight = Letzter Kampf, { $tomb }:
valley-goes-to = Grab an
valley-leads = vorn: { $seat } +{ $n }
valley-level = Gleichstand, Grab an: { $seat }
valley-ties = bei Gleichstand: { $seat }
valley-hidden = { $cards ->
    [0] {""}
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $both ->
    [yes] {" und "}
   *[no] {""}
}{ $papyri ->
    [0] {""}
    [one] 1 Papyrus
   *[other] { $papyri } Papyri
} verdeckt
valley-traps-left = Fallen
valley-down = verdeckt
valley-spent = Verbrauchte Papyri:
valley-discarded = Zuletzt abgeworfen:
valley-won = Gewonnene Gräber:
valley-known-of-you = Der Gegner kennt von dir:
valley-column-cost = Kosten
valley-column-strength = Stärke
valley-column-what = was die Karte tut
valley-zone-hand = in deiner Hand
valley-zone-papyri = dein Papyrus
valley-zone-camp = Lager: { $seat }
valley-zone-inside = im Grab: { $seat }
valley-zone-tomb = das offene Grab
valley-zone-top = das nächste Grab
valley-zone-known = gesehen bei: { $seat }
valley-zone-traps = Falle: { $seat }
valley-zone-down = von dir gelegt
valley-zone-discarded = zuletzt abgeworfen
valley-zone-spent = verbrauchter Papyrus
valley-zone-won = Grab, gewonnen: { $seat }
valley-zone-hero = Abenteurer: { $seat }
valley-strength = Stärke { $strength }
valley-costs = kostet { $cost }
valley-free = umsonst
valley-piece-base = gedruckt
valley-piece-dust = Staub
valley-piece-talent = Medaillon
valley-piece-tomb = Grab
valley-piece-others = weitere gleiche
valley-piece-tamers = Dompteur
valley-piece-priests = Priester
valley-piece-master = Herr der Untoten
valley-piece-avatar = Avatar
valley-list-split = Deine Ressourcen
valley-income-coins = Münzen
valley-income-cards = Karten
valley-list-play = Deine Hand
valley-list-target = Das andere Lager
valley-list-discard = Deine Hand
valley-list-choose = Die Grabphase beginnt
valley-list-send = Dein Lager
valley-list-lay = Deine Hand und Papyri
valley-list-spring = Deine Fallen
valley-list-hit = Ziele
valley-list-save = Die Ärztin
valley-answer-split = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
valley-answer-smuggle = { $card } schmuggeln
valley-answer-done = fertig, aufräumen
valley-answer-open = das Grab öffnen
valley-answer-pass = passen, Medaillon behalten
valley-answer-ready-send = fertig, das sind alle
valley-answer-ready-nobody = niemanden, das Grab aufgeben
valley-answer-ready-lay = fertig, das ist alles
valley-answer-ready-nothing = nichts legen
valley-answer-enough = kein zweites Ziel
valley-answer-save = { $card } retten: zurück ins Lager
valley-answer-lose = { $card } nicht retten
valley-more-texts = noch { $n }; Tab geht weiter
valley-more-above = { $n } weiter oben
valley-more-below = { $n } weiter unten
valley-ask-split = Teile deine 4 Ressourcen auf: Wie viele Münzen, wie viele Karten?
valley-ask-play = Spiel Begleiter und Tiere aus, oder räum auf.
valley-ask-target = { $card }: welche Karte aus dem anderen Lager?
valley-ask-discard-mercenary = { $card }: Wirf eine Handkarte ab.
valley-ask-discard-limit = { $n ->
    [one] Du behältst höchstens 5 Handkarten. Wirf noch 1 ab.
   *[other] Du behältst höchstens 5 Handkarten. Wirf noch { $n } ab.
}
valley-ask-discard-tomb = Im Grab { $tomb } wirft jeder eine Handkarte ab. Wirf eine ab.
valley-ask-discard-terror = { $card }: Wirf eine Handkarte ab.
valley-ask-choose = Du hast das Medaillon: Öffnest du das Grab?
valley-ask-choose-pass = Du hast das Medaillon: Öffnest du das Grab, oder passt du, einmal im Spiel?
valley-ask-send = { $left ->
    [none] Wer geht ins Grab?
    [0] Mehr lässt das Grab nicht ein. Fertig?
   *[other] Wer geht ins Grab? Freie Plätze: { $left }
}
valley-ask-lay = Lege Hinderniskarten und Papyri verdeckt dazu.
valley-ask-lay-bluff = Lege Hinderniskarten und Papyri verdeckt, dazu einen Bluff, wenn du willst.
valley-ask-spring = Welche deiner Fallen löst du als Nächste aus?
valley-ask-hit = { $card }: Wen trifft die Falle?
valley-ask-hit-second = { $card }: Wen noch, oder niemanden?
valley-ask-save = { $card } wird von einer Falle ausgeschaltet. Retten?
valley-keys-split = Pfeile teilen auf   Enter nimmt   Tab liest Karten   H Tipp   ? Tasten
valley-keys-list = Pfeile wählen   Enter   Tab liest Karten   D Texte   U zurück   H Tipp   ?
valley-brings-split = { $coins ->
    [one] Dann hast du 1 Münze
   *[other] Dann hast du { $coins } Münzen
} und ziehst { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
}
valley-brings-coins = { $coins ->
    [one] Dann hast du noch 1 Münze.
   *[other] Dann hast du noch { $coins } Münzen.
}
valley-brings-lost = { $n ->
    [one] 1 Münze zu viel geht in den Vorrat.
   *[other] { $n } Münzen zu viel gehen in den Vorrat.
}
valley-brings-discard = { $n ->
    [one] Dann musst du 1 Karte abwerfen.
   *[other] Dann musst du { $n } Karten abwerfen.
}
valley-brings-spares = Münzen und Karten bleiben dir, wie sie sind.
valley-brings-assassinate = { $target } kommt auf den Ablagestapel.
valley-brings-enchant = { $target } wechselt in dein Lager.
valley-brings-open = Das Grab wird aufgedeckt, beide können hinein, du zuerst.
valley-brings-pass = Jetzt kein Grab. Du behältst das Medaillon, dein Passmarker ist verbraucht.
valley-brings-sums = Dann steht es { $mine } zu { $theirs }.
valley-brings-nobody = { $seat } bekommt das Grab sofort.
valley-brings-no-effect = Die Falle findet niemanden und ist verbraucht.
valley-brings-tomb = Dann endet der Kampf { $mine } zu { $theirs }. Das Grab bekommt: { $seat }.
valley-brings-bluff = Ein Bluff: Beim Aufdecken kommt die Karte auf den Ablagestapel.
valley-legend-companion = Begleiter, im Lager bezahlt; kämpft
valley-legend-animal = Tier, im Lager bezahlt; kämpft
valley-legend-adventurer = Abenteurer, nie abgeworfen; die Fähigkeit braucht das Medaillon
valley-legend-trap = Falle, im Grab verdeckt gelegt
valley-legend-undead = Untoter, verdeckt gelegt, kämpft dann
valley-legend-papyrus = Papyrus, einmal zu gebrauchen, wenn um ein Grab gekämpft wird
valley-legend-coin = Münzen; es gibt 8, und du behältst höchstens 2
valley-legend-medallion = Medaillon: Wer es hat, ist zuerst dran und gewinnt bei Gleichstand
valley-legend-tomb = gewonnene Gräber; { $wanted } gewinnen das Spiel
valley-legend-down = verdeckte Karten
valley-legend-numbers = Die Zahl nach einem Namen ist die Stärke: im Grab die jetzige, sonst die gedruckte.
valley-pack-copies = Anzahl

# Was der Zufall einem Platz gab
valley-trait-start-first = begann
valley-trait-start-second = kam als Zweites
valley-trait-adventurer-tara = { valley-card-tara }
valley-trait-adventurer-montana = { valley-card-montana }
valley-trait-adventurer-susan = { valley-card-susan }
valley-trait-adventurer-karloff = { valley-card-karloff }

valley-aim-match = dem Sieg näher kommen
valley-aim-fight = im offenen Grab stärker sein
valley-aim-outlook = gute Aussichten im offenen Grab
valley-aim-prepared = für das nächste Grab bereit sein
valley-aim-reserve = Stärke für spätere Gräber sparen
valley-aim-apes = Affen, die zurückkommen
valley-aim-income = jede Runde mehr Münzen und Karten
valley-aim-helpers = nützliche Begleiter im Lager
valley-aim-hand = mehr Handkarten
valley-aim-undead = starke Untote auf der Hand
valley-aim-traps = Fallen auf der Hand
valley-aim-hires = starke Begleiter zum Ausspielen
valley-aim-price = Begleiter, die wenig kosten
valley-aim-scrolls = Papyri behalten
valley-aim-power = die stärksten Papyri behalten
valley-aim-purse = mehr Münzen
valley-aim-patience = zu einem besseren Zeitpunkt passen
valley-aim-medallion = das Medaillon beim nächsten Grab
valley-aim-overfull = keine Karten wegwerfen müssen
valley-aim-spells = Papyri mit Fallen
