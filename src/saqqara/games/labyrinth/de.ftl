labyrinth-name = Das Labyrinth des Pharao
labyrinth-option-scoring = Wie Steine zählen
labyrinth-option-scoring-basic = 2 Punkte für jeden Stein
labyrinth-option-scoring-pro = nach Farbe, und mehr, je tiefer sie liegen
labyrinth-option-bets = Wetten auf die nächste Karte
labyrinth-option-bets-off = ohne Wetten
labyrinth-option-bets-on = drei Wettrunden um Sonderschätze

# Was geschieht
labyrinth-card = Karte { $card }: Plättchen { $number }
labyrinth-bet = { $seat }: auf { labyrinth-bet-word } gewettet, { $stays ->
    [yes] weiter dabei
   *[no] ausgeschieden
}
labyrinth-bet-word = { $bet ->
    [higher] höher
   *[lower] niedriger
}
labyrinth-bets = { $seat }: { labyrinth-bet-word }
labyrinth-all-bet = Alle haben gewettet
labyrinth-ready = { $seat }: fertig
labyrinth-lays = { $seat }: Plättchen { $number } auf { $field }, um { $turn }° gedreht
labyrinth-puts = { $seat }: { labyrinth-stone } auf { $cell }
labyrinth-no-stone = { $seat }: kein Stein auf { $cell }
labyrinth-starts = { $seat }: Start am Eingang { $entrance }, { labyrinth-side }, Feld { $cell }
labyrinth-side = { $side ->
    [left] links
   *[right] rechts
}
labyrinth-later = { $seat }: Start noch offen
labyrinth-grows = { $seat }: der Gang ist jetzt { $length } Felder lang
labyrinth-special = { $seat }: ein Sonderschatz
labyrinth-over = Das Spiel ist zu Ende

labyrinth-stone = { $stone ->
    [red] roter Stein
    [green] grüner Stein
    [blue] blauer Stein
    [special] Sonderschatz
   *[stone] Stein
}

# Warum nicht
labyrinth-why-over = Das Spiel ist zu Ende.
labyrinth-why-card = Erst muss die nächste Zahlenkarte aufgedeckt werden.
labyrinth-why-done = Du bist mit dieser Karte fertig. Nimm etwas zurück, um es zu ändern.
labyrinth-why-out = Du bist in dieser Wettrunde ausgeschieden.
labyrinth-why-field = Auf diesem Feld liegt schon ein Plättchen.
labyrinth-why-turn = Um { $turn }° gedreht sieht das Plättchen aus wie um { $same }°. Wähle { $same }°.
labyrinth-why-no-such-stone = Nicht mehr in deinem Vorrat: { labyrinth-stone }.
labyrinth-why-no-later = Nach dem dritten Plättchen muss der Start feststehen.
labyrinth-why-not-now = Das geht jetzt nicht.
labyrinth-why-not-this-tile = Steine kommen nur auf das eben gelegte Plättchen.
labyrinth-why-no-scarab = Auf diesem Feld ist kein Skarabäus.
labyrinth-why-one-stone = Hier liegt schon ein Stein.
labyrinth-why-no-stones = Du hast keine Steine mehr.
labyrinth-why-reading-order = Nach den Feldern wird der Reihe nach gefragt, von links oben an.

# Die Wertung
labyrinth-item-corridor = Gang, Felder { $first } bis { $last }
labyrinth-item-stone = { labyrinth-stone } auf { $cell }, zuerst berührt vom { $step }. Gangfeld
labyrinth-item-in-corridor = { labyrinth-stone } auf { $cell }: liegt im Gang
labyrinth-item-open = { labyrinth-stone } auf { $cell }: offen nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
labyrinth-item-apart = { labyrinth-stone } auf { $cell }: geschlossen, aber nicht am Gang
