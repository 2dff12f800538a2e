labyrinth-name = Das Labyrinth des Pharao
labyrinth-option-scoring = Wie Schatzsteine zählen
labyrinth-option-scoring-basic = 2 Punkte für jeden Schatzstein
labyrinth-option-scoring-pro = Profi-Variante: nach Farbe, und mehr, je tiefer sie liegen
labyrinth-option-bets = Wetten auf die nächste Karte
labyrinth-option-bets-off = ohne Wetten
labyrinth-option-bets-on = drei Wett-Runden um Sonderschätze

# Was geschieht
labyrinth-card = Karte { $card }: Gangplättchen { $number }
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
labyrinth-lays = { $seat }: Gangplättchen { $number } auf { $field }, { $turn ->
    [0] ungedreht
   *[other] um { $turn }° gedreht
}
labyrinth-puts = { $seat }: { labyrinth-stone } auf { $cell }
labyrinth-no-stone = { $seat }: kein Schatzstein auf { $cell }
labyrinth-starts = { $seat }: Start am Eingang { $entrance }, { labyrinth-side }, Einzelfeld { $cell }
labyrinth-side = { $side ->
    [left] links
   *[right] rechts
}
labyrinth-later = { $seat }: Start noch offen
labyrinth-grows = { $seat }: Der Gang ist jetzt { $length ->
    [one] 1 Gangfeld
   *[other] { $length } Gangfelder
} lang
labyrinth-special = { $seat }: einen Sonderschatz gewonnen
labyrinth-over = Das Spiel ist zu Ende

labyrinth-stone = { $stone ->
    [red] roter Schatzstein
    [green] grüner Schatzstein
    [blue] blauer Schatzstein
    [special] Sonderschatz
   *[stone] Schatzstein
}

# Warum nicht
labyrinth-why-over = Das Spiel ist zu Ende.
labyrinth-why-card = Erst muss die nächste Zahlenkarte aufgedeckt werden.
labyrinth-why-done = Du bist mit dieser Karte fertig. Nimm etwas zurück, um es zu ändern.
labyrinth-why-out = Du bist in dieser Wett-Runde ausgeschieden.
labyrinth-why-field = Auf diesem Quadratfeld liegt schon ein Gangplättchen.
labyrinth-why-turn = Um { $turn }° gedreht sieht das Gangplättchen aus wie { $same ->
    [0] ungedreht. Lass es ungedreht.
   *[other] um { $same }°. Wähle { $same }°.
}
labyrinth-why-no-such-stone = Nicht mehr in deinem Vorrat: { labyrinth-stone }.
labyrinth-why-no-later = Nach dem dritten Gangplättchen muss der Start feststehen.
labyrinth-why-not-now = Das geht jetzt nicht.
labyrinth-why-not-this-tile = Schatzsteine kommen nur auf das eben gelegte Gangplättchen.
labyrinth-why-no-scarab = Auf diesem Einzelfeld ist kein Skarabäus.
labyrinth-why-one-stone = Hier liegt schon ein Schatzstein.
labyrinth-why-no-stones = Du hast keine Schatzsteine mehr.
labyrinth-why-reading-order = Nach den Einzelfeldern wird der Reihe nach gefragt, von links oben an.

# Die Wertung
labyrinth-item-corridor = Gang, Gangfelder { $first } bis { $last }
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
labyrinth-where = Karte { $card }/{ $cards }   Gangplättchen { $number }
labyrinth-length = { $length ->
    [one] 1 Gangfeld
   *[other] { $length } Gangfelder
}
labyrinth-corridor = Gang
labyrinth-stones = Schatzsteine
labyrinth-tile = Gangplättchen { $number }
labyrinth-face-down = { $n ->
    [one] 1 Karte verdeckt
   *[other] { $n } Karten verdeckt
}
labyrinth-bet-shown = wettet { labyrinth-bet-word }
labyrinth-out = ausgeschieden
labyrinth-ask-lay = Lege Gangplättchen { $number }.
labyrinth-ask-stone = Legst du einen Schatzstein auf { $cell }?
labyrinth-ask-start = { $left ->
    [0] Wo startet dein Grabräuber? Jetzt musst du es sagen.
   *[other] Wo startet dein Grabräuber? Du kannst es auch später sagen.
}
labyrinth-ask-bet = Karte { $card }: höher oder niedriger als { $number }?
labyrinth-keys-tile = Pfeile bewegen   R, T drehen   N, P Plätze   Enter legt   H Tipp   ? mehr
labyrinth-keys-answer = Pfeile oder Zahl wählen   Enter bestätigt   U zurück   H Tipp   ? mehr
labyrinth-choose-stone = Schatzstein auf { $cell }
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
labyrinth-chamber-walked = Durch { $cell } läuft der Gang. Ein Schatzstein zählt dort nichts.
labyrinth-chamber-entrance = { $cell } ist zu einem Eingang offen. Ein Schatzstein zählt dort nie.
labyrinth-chamber-lost = { $cell } kann nicht mehr geschlossen werden. Ein Schatzstein zählt dort nie.
labyrinth-chamber-undecided = { $cell } kann noch geschlossen werden.
labyrinth-chamber-touched = { $cell } ist geschlossen, neben dem { $step }. Gangfeld.
labyrinth-chamber-apart = { $cell } ist geschlossen, aber noch nicht am Gang.
labyrinth-brings-corridor = Dein Gang wächst auf { labyrinth-length }.
labyrinth-brings-last = Dein Gang wächst auf { labyrinth-length } und endet dort.
labyrinth-brings-end = Dein Gang endet dort.
labyrinth-brings-walled = Hinter diesem Eingang steht eine Wand: kein Gang.
labyrinth-brings-closed = Geschlossen: { $cells }.
labyrinth-brings-lost = Kann nicht mehr geschlossen werden: { $cells }.
labyrinth-brings-walked = Der Gang läuft durch den Skarabäus auf { $cells }.
labyrinth-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
labyrinth-legend-scarab = Skarabäus: eine Schatzkammer; beim Legen kann ein Schatzstein darauf
labyrinth-legend-stone = Schatzstein: { labyrinth-points }, wenn eingerahmt und neben dem Gang
labyrinth-legend-red = roter Schatzstein: { labyrinth-points } mal Faktor
labyrinth-legend-green = grüner Schatzstein: { labyrinth-points } mal Faktor
labyrinth-legend-blue = blauer Schatzstein: { labyrinth-points } mal Faktor
labyrinth-legend-special = Sonderschatz: { labyrinth-points }, in der Profi-Variante mal Faktor
labyrinth-legend-robber = Grabräuber mit der Länge des Gangs; Pfeil: wo er weitergeht
labyrinth-legend-flag = Feldmarker { $cells }: Dahinter zählen Schatzsteine der Profis { $factors }
labyrinth-legend-closed = auf allen Seiten geschlossen
labyrinth-legend-undecided = kann noch geschlossen werden
labyrinth-legend-open = kann nicht mehr geschlossen werden
labyrinth-legend-asked = hier wird nach einem Schatzstein gefragt
labyrinth-legend-fresh = Wände des Gangplättchens dieser Karte
labyrinth-legend-dotted = noch nicht entschieden: offen zu einem leeren Quadratfeld
labyrinth-pack-stones = Schatzsteine in der Profi-Variante:
labyrinth-worth = { labyrinth-stone } { $n }

labyrinth-aim-points = Punkte sofort
labyrinth-aim-reach = ein weiter Weg für den Gang
labyrinth-aim-links = Gangstücke zum späteren Anschließen
labyrinth-aim-stubs = Sackgassen für das Ende
labyrinth-aim-choice = freie Wahl des Starts
labyrinth-aim-treasure = Schatzkammern am Gang schließen
labyrinth-aim-promise = Schatzkammern, an denen der Gang vorbeikommen wird
labyrinth-aim-pending = gute Schatzkammern auf diesem Gangplättchen
labyrinth-aim-held = Schatzsteine für bessere Schatzkammern aufsparen
labyrinth-aim-luck = die Wetten gewinnen
