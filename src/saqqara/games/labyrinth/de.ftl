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

# Das Terminal
labyrinth-where = Karte { $card }/{ $cards }   Plättchen { $number }
labyrinth-length = { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}
labyrinth-corridor = Gang
labyrinth-stones = Steine
labyrinth-tile = Plättchen { $number }
labyrinth-face-down = { $n ->
    [one] 1 Karte verdeckt
   *[other] { $n } Karten verdeckt
}
labyrinth-bet-shown = wettet { labyrinth-bet-word }
labyrinth-out = ausgeschieden
labyrinth-ask-lay = Lege Plättchen { $number }.
labyrinth-ask-stone = Legst du einen Stein auf { $cell }?
labyrinth-ask-start = { $left ->
    [0] Wo startet dein Räuber? Jetzt musst du es sagen.
   *[other] Wo startet dein Räuber? Du kannst es auch später sagen.
}
labyrinth-ask-bet = Karte { $card }: höher oder niedriger als { $number }?
labyrinth-keys-tile = Pfeile bewegen   R, T drehen   N, P Plätze   Enter legt   H Tipp   ? mehr
labyrinth-keys-answer = Pfeile oder Zahl wählen   Enter bestätigt   U zurück   H Tipp   ? mehr
labyrinth-choose-stone = Stein auf { $cell }
labyrinth-choose-start = Start, und der Gang von dort
labyrinth-choose-bet = Karte { $card } gegen { $number }
labyrinth-answer-stone = { labyrinth-stone }, noch { $n }
labyrinth-answer-none = keiner
labyrinth-answer-start = Eingang { $entrance } { labyrinth-side }: { labyrinth-length }
labyrinth-start-leads = { $cell }: { labyrinth-length }
labyrinth-answer-later = später
labyrinth-answer-bet = { labyrinth-bet-word }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
labyrinth-same = wieder { $number }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, alle bleiben
labyrinth-chamber-walked = Durch { $cell } läuft der Gang. Ein Stein zählt dort nichts.
labyrinth-chamber-entrance = { $cell } ist zu einem Eingang offen. Ein Stein zählt dort nie.
labyrinth-chamber-lost = { $cell } geht nicht mehr zu. Ein Stein zählt dort nie.
labyrinth-chamber-undecided = { $cell } kann noch zugehen.
labyrinth-chamber-touched = { $cell } ist geschlossen, neben dem { $step }. Gangfeld.
labyrinth-chamber-apart = { $cell } ist geschlossen, aber noch nicht am Gang.
labyrinth-brings-corridor = Dein Gang wächst auf { labyrinth-length }.
labyrinth-brings-last = Dein Gang wächst auf { labyrinth-length } und endet dort.
labyrinth-brings-end = Dein Gang endet dort.
labyrinth-brings-walled = Hinter diesem Eingang steht eine Wand: kein Gang.
labyrinth-brings-closed = Geschlossen: { $cells }.
labyrinth-brings-lost = { $n ->
    [one] Geht nicht mehr zu: { $cells }.
   *[other] Gehen nicht mehr zu: { $cells }.
}
labyrinth-brings-walked = Der Gang läuft durch den Skarabäus auf { $cells }.
labyrinth-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
labyrinth-legend-scarab = Skarabäus: eine Kammer; beim Legen kann ein Stein darauf
labyrinth-legend-stone = Stein: { labyrinth-points }, wenn geschlossen und neben dem Gang
labyrinth-legend-red = roter Stein: { labyrinth-points } mal Faktor
labyrinth-legend-green = grüner Stein: { labyrinth-points } mal Faktor
labyrinth-legend-blue = blauer Stein: { labyrinth-points } mal Faktor
labyrinth-legend-special = Sonderschatz: { labyrinth-points }, in der Profivariante mal Faktor
labyrinth-legend-robber = Räuber mit der Länge des Gangs; Pfeil: wo er weitergeht
labyrinth-legend-flag = Felder { $cells }: dahinter zählen Steine der Profivariante { $factors }
labyrinth-legend-closed = auf allen Seiten geschlossen
labyrinth-legend-undecided = kann noch zugehen
labyrinth-legend-open = geht nicht mehr zu
labyrinth-legend-asked = hier wird nach einem Stein gefragt
labyrinth-legend-fresh = Wände des Plättchens dieser Karte
labyrinth-legend-dotted = noch nicht entschieden: offen zu einem leeren Feld
labyrinth-pack-stones = Steine in der Profivariante:
labyrinth-worth = { labyrinth-stone } { $n }

labyrinth-aim-points = Punkte sofort
labyrinth-aim-reach = ein weiter Weg für den Gang
labyrinth-aim-links = Gangstücke zum späteren Anschließen
labyrinth-aim-stubs = Sackgassen für das Ende
labyrinth-aim-choice = freie Wahl des Starts
labyrinth-aim-treasure = Kammern am Gang schließen
labyrinth-aim-promise = Kammern, an denen der Gang vorbeikommen wird
labyrinth-aim-pending = gute Kammern auf diesem Plättchen
labyrinth-aim-held = Steine für bessere Kammern aufsparen
labyrinth-aim-luck = die Wetten gewinnen
