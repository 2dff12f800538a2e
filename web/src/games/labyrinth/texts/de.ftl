page-labyrinth-where = Karte { $card } von { $cards }
page-labyrinth-turned-up = Aufgedeckt
page-labyrinth-pile = Noch im Stapel
page-labyrinth-pro = Profi-Variante
page-labyrinth-number = Zahl { $number }
page-labyrinth-turn = Drehen
page-labyrinth-turn-tile = Gangplättchen { $number }, { $turn ->
    [0] ungedreht
   *[other] um { $turn }° gedreht
}. Dreh es weiter.
page-labyrinth-left = { $n ->
    [0] { $number }: keine mehr
   *[other] { $number }: noch { $n }
}
page-labyrinth-becomes = wird zu
page-labyrinth-each = je { $n }
page-labyrinth-stone = { $stone ->
    [red] rot
    [green] grün
    [blue] blau
    [special] Sonderschatz
   *[stone] Schatzstein
}
page-labyrinth-none = Keiner
page-labyrinth-later = Später
page-labyrinth-put = { $stone ->
    [red] Roter Schatzstein auf { $cell }
    [green] Grüner Schatzstein auf { $cell }
    [blue] Blauer Schatzstein auf { $cell }
    [special] Sonderschatz auf { $cell }
   *[stone] Schatzstein auf { $cell }
}
page-labyrinth-supply = { $stone ->
    [red] Rote Schatzsteine: noch { $n }
    [green] Grüne Schatzsteine: noch { $n }
    [blue] Blaue Schatzsteine: noch { $n }
    [special] Sonderschätze: noch { $n }
   *[stone] Schatzsteine: noch { $n }
}
page-labyrinth-laid = { $stone ->
    [red] Rote Schatzsteine auf der Spielplatte: { $n }
    [green] Grüne Schatzsteine auf der Spielplatte: { $n }
    [blue] Blaue Schatzsteine auf der Spielplatte: { $n }
    [special] Sonderschätze auf der Spielplatte: { $n }
   *[stone] Schatzsteine auf der Spielplatte: { $n }
}
page-labyrinth-length = Gang: { labyrinth-length }
page-labyrinth-board-of = Spielplatte von { $seat }
page-labyrinth-longer = Gang { $n ->
    [one] ein Gangfeld länger
   *[other] { $n } Gangfelder länger
}
page-labyrinth-richer = Punkte für Schatzsteine: { $n } mehr
page-labyrinth-start = Start am Eingang { $entrance }, { $side ->
    [left] links
   *[right] rechts
}: Gang mit { $length ->
    [one] 1 Gangfeld
   *[other] { $length } Gangfeldern
}
page-labyrinth-bet = { $bet ->
    [higher] Höher
   *[lower] Niedriger
} ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
})
page-labyrinth-bets = Wette { $first }–{ $last }
page-labyrinth-bets-over = Keine Wetten mehr
page-labyrinth-bet-made = Deine Wette steht.
page-labyrinth-bet-seat = { $seat }: { $is ->
    [in] noch dabei
   *[out] ausgeschieden
}
page-labyrinth-bet-slot = Karte { $card }: { $is ->
    [right] richtig
    [wrong] falsch
    [draft] { $bet ->
        [higher] höher
       *[lower] niedriger
    }
    [out] ausgeschieden
   *[open] offen
}
page-labyrinth-laid-now = Gangplättchen { $number } liegt. Passt es so?
page-labyrinth-ask-stone = Ein Schatzstein in die umrandete Schatzkammer? { $fate ->
    [closed] Sie ist eingerahmt, am { $step }. Gangfeld.
    [apart] Sie ist eingerahmt, aber noch nicht am Gang.
    [undecided] Sie kann noch geschlossen werden.
    [walked] Der Gang führt hindurch.
   *[lost] Sie kann nicht mehr geschlossen werden.
}
page-labyrinth-field-free = { $field }, frei
page-labyrinth-lay-here = { $field }, frei. Lege Gangplättchen { $number } hierher, { $turn ->
    [0] ungedreht
   *[other] um { $turn }° gedreht
}.
page-labyrinth-field-tile = { $field }, Gangplättchen { $number }{ $draft ->
    [yes] , Entwurf
   *[no] {""}
}
page-labyrinth-field-corridor = Gangfelder { $steps }
page-labyrinth-chamber = Schatzkammer { $cell } { $fate ->
    [closed] eingerahmt
    [undecided] kann noch geschlossen werden
    [walked] im Gang
   *[lost] kann nicht mehr geschlossen werden
}, { $stone ->
    [red] roter Schatzstein
    [green] grüner Schatzstein
    [blue] blauer Schatzstein
    [special] Sonderschatz
    [stone] Schatzstein
   *[none] kein Schatzstein
}{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
page-labyrinth-card = Karte { $card } von { $cards }, Gangplättchen { $number }.
page-labyrinth-own = { $seat }: { play-points }, Gang mit { $length ->
    [one] 1 Gangfeld
   *[other] { $length } Gangfeldern
}{ $ahead ->
    [none] .
   *[other] , er geht auf { $ahead } weiter.
}
page-labyrinth-other = { $seat }: { play-points }, Gang mit { $length ->
    [one] 1 Gangfeld.
   *[other] { $length } Gangfeldern.
}

page-about-labyrinth = Lege Gangplättchen, damit dein Gang an eingerahmten Schatzkammern entlang wächst.

guide-labyrinth-lay = Alle legen dasselbe Gangplättchen. Dreh es und leg es auf ein freies Quadratfeld, sodass dein Gang weiterführt und Schatzkammern geschlossen werden.
guide-labyrinth-draft = Das ist dein Entwurf; die anderen sehen ihn erst, wenn alle fertig sind. Nimm ihn zurück, sooft du willst.
guide-labyrinth-start = Spätestens nach deinem dritten Gangplättchen wählst du, wo dein Grabräuber hereinkommt. Von dort läuft er, so weit der Gang reicht.
guide-labyrinth-stone = Eine Schatzkammer des Gangplättchens, das du gerade gelegt hast, darf einen Schatzstein bekommen. Er zählt, wenn sie ringsum geschlossen ist und an deinem Gang liegt.
guide-labyrinth-corridor = Der helle Gang ist der Weg deines Grabräubers: Jedes Gangfeld ist ein Punkt. In der Profi-Variante zählen Schatzsteine weiter hinten am Gang bis zu vierfach.

# Im Verlauf und in der Wertung: Der Tisch hebt hervor, was gemeint ist
page-told-labyrinth-lays = { $seat }: Gangplättchen { $number } gelegt
page-told-labyrinth-puts = { $seat }: { labyrinth-stone } gelegt
page-told-labyrinth-no-stone = { $seat }: keinen Schatzstein gelegt
page-told-labyrinth-starts = { $seat }: Start am Eingang { $entrance }, { labyrinth-side }
page-told-labyrinth-item-stone = { labyrinth-stone }, zuerst berührt vom { $step }. Gangfeld
page-told-labyrinth-item-in-corridor = { labyrinth-stone }: liegt im Gang
page-told-labyrinth-item-open = { labyrinth-stone }: offen nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
page-told-labyrinth-item-apart = { labyrinth-stone }: eingerahmt, aber nicht am Gang
