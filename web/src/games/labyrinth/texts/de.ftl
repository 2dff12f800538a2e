page-labyrinth-where = Karte { $card } von { $cards }
page-labyrinth-turned-up = Aufgedeckt
page-labyrinth-pile = Noch im Stapel
page-labyrinth-pro = Profi
page-labyrinth-number = Zahl { $number }
page-labyrinth-turn = Drehen
page-labyrinth-turn-tile = Plättchen { $number }, um { $turn }° gedreht. Dreh es weiter.
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
    [special] Schatz
   *[stone] Stein
}
page-labyrinth-none = Keiner
page-labyrinth-later = Später
page-labyrinth-put = { $stone ->
    [red] Roter Stein auf { $cell }
    [green] Grüner Stein auf { $cell }
    [blue] Blauer Stein auf { $cell }
    [special] Sonderschatz auf { $cell }
   *[stone] Stein auf { $cell }
}
page-labyrinth-supply = { $stone ->
    [red] Rote Steine: noch { $n }
    [green] Grüne Steine: noch { $n }
    [blue] Blaue Steine: noch { $n }
    [special] Sonderschätze: noch { $n }
   *[stone] Steine: noch { $n }
}
page-labyrinth-laid = { $stone ->
    [red] Rote Steine auf dem Plan: { $n }
    [green] Grüne Steine auf dem Plan: { $n }
    [blue] Blaue Steine auf dem Plan: { $n }
    [special] Sonderschätze auf dem Plan: { $n }
   *[stone] Steine auf dem Plan: { $n }
}
page-labyrinth-length = Gang: { $length } Felder
page-labyrinth-board-of = Plan von { $seat }
page-labyrinth-longer = Gang { $n ->
    [one] ein Feld länger
   *[other] { $n } Felder länger
}
page-labyrinth-richer = Punkte für Steine: { $n } mehr
page-labyrinth-start = Start am Eingang { $entrance }, { $side ->
    [left] links
   *[right] rechts
}, Feld { $cell }: Gang mit { $length } Feldern
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
page-labyrinth-laid-now = Plättchen { $number } liegt. Passt es so?
page-labyrinth-ask-stone = Stein auf { $cell }? { $fate ->
    [closed] Geschlossen, am { $step }. Gangfeld.
    [apart] Geschlossen, noch nicht am Gang.
    [undecided] Die Kammer ist noch zu schließen.
    [walked] Der Gang führt hindurch.
   *[lost] Die Kammer ist verloren.
}
page-labyrinth-field-free = { $field }, frei
page-labyrinth-lay-here = { $field }, frei. Lege Plättchen { $number } hierher, um { $turn }° gedreht.
page-labyrinth-field-tile = { $field }, Plättchen { $number }{ $draft ->
    [yes] , Entwurf
   *[no] {""}
}
page-labyrinth-field-corridor = Gangfelder { $steps }
page-labyrinth-chamber = Kammer { $cell } { $fate ->
    [closed] geschlossen
    [undecided] noch zu schließen
    [walked] im Gang
   *[lost] verloren
}, { $stone ->
    [red] roter Stein
    [green] grüner Stein
    [blue] blauer Stein
    [special] Sonderschatz
    [stone] Stein
   *[none] kein Stein
}{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
page-labyrinth-card = Karte { $card } von { $cards }, Plättchen { $number }.
page-labyrinth-own = { $seat }: { $points } Punkte, Gang mit { $length } Feldern{ $ahead ->
    [none] .
   *[other] , er geht auf { $ahead } weiter.
}
page-labyrinth-other = { $seat }: { $points } Punkte, Gang mit { $length } Feldern.

page-about-labyrinth = Lege Plättchen, damit ein Gang an geschlossenen Schatzkammern entlang wächst.

guide-labyrinth-lay = Alle legen dasselbe Plättchen. Dreh es und leg es auf ein freies Feld, sodass dein Gang weiterführt und Kammern geschlossen werden.
guide-labyrinth-draft = Das ist dein Entwurf; die anderen sehen ihn erst, wenn alle fertig sind. Nimm ihn zurück, sooft du willst.
guide-labyrinth-start = Spätestens nach deinem dritten Plättchen wählst du, wo dein Grabräuber hereinkommt. Von dort läuft er, so weit der Gang reicht.
guide-labyrinth-stone = Eine Kammer des Plättchens, das du gerade gelegt hast, darf einen Stein bekommen. Er zählt, wenn die Kammer ringsum geschlossen ist und an deinem Gang liegt.
guide-labyrinth-corridor = Der helle Gang ist der Weg deines Grabräubers: Jedes Feld ist ein Punkt. Im Profispiel zählen Steine weiter hinten am Gang doppelt oder dreifach.
