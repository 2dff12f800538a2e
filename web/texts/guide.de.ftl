page-guide = Einführung
page-got-it = Verstanden
page-skip = Einführung überspringen
page-guide-again = Erklär mir das Spiel beim Spielen

guide-silver-gold-keep = Behalte zwei dieser vier Karten. Jede ist eine Kammer: Vom Eingang in der obersten Reihe markierst du dich zum goldenen Grab hinab. Kurze Wege sind schnell, Symbole bringen Punkte.
guide-silver-gold-mark = Alle markieren gleichzeitig dieses Muster, in einer ihrer zwei Kammern. Dreh und spiegle es, wie du magst; es muss am Eingang beginnen oder deine Kreuze berühren. Goldene Ringe zeigen, wo es passt. Passt es nirgends oder willst du es nicht, markiere ein einzelnes Feld.
guide-silver-gold-draft = Das ist dein Entwurf, noch sieht ihn niemand. Nimm ihn zurück und probiere, sooft du willst; drück Fertig, wenn er steht. Aufgedeckt wird, wenn alle fertig sind.
guide-silver-gold-symbols = Markierte Symbole füllen deinen Wertungsbogen: Edelsteine zählen als Paare aus Rot und Grün, die Fackel jeder Runde einmal, Schädel kosten Punkte. Ein Kreuz lässt dich ein weiteres Feld markieren.
guide-silver-gold-tomb = Erreichst du das Grab, ist die Pyramide fertig. Sie zählt zehn Punkte, und mit jeder zweiten Pyramide einer Farbe gewinnst du die beste Auszeichnung, die es darin noch gibt.
guide-silver-gold-take = Deine Pyramide ist fertig. Nimm eine neue: aus der Auslage oder verdeckt vom Stapel.

guide-labyrinth-lay = Alle legen dasselbe Plättchen. Dreh es und leg es auf ein freies Feld, sodass dein Gang weiterführt und Kammern geschlossen werden.
guide-labyrinth-draft = Das ist dein Entwurf; die anderen sehen ihn erst, wenn alle fertig sind. Nimm ihn zurück, sooft du willst.
guide-labyrinth-start = Spätestens nach deinem dritten Plättchen wählst du, wo dein Grabräuber hereinkommt. Von dort läuft er, so weit der Gang reicht.
guide-labyrinth-stone = Eine Kammer des Plättchens, das du gerade gelegt hast, darf einen Stein bekommen. Er zählt, wenn die Kammer ringsum geschlossen ist und an deinem Gang liegt.
guide-labyrinth-corridor = Der helle Gang ist der Weg deines Grabräubers: Jedes Feld ist ein Punkt. Im Profispiel zählen Steine weiter hinten am Gang doppelt oder dreifach.

guide-terra-lay = Leg dein Plättchen auf ein freies Feld. Folge seiner Treppe geradeaus: Irgendwo muss ein Bauplatz liegen. Ein leerer Bauplatz direkt davor bekommt ein Fundament.
guide-terra-row = Wähle eine der vier Reihen durch dein Plättchen; sie reicht auf beiden Seiten bis zum nächsten Bauplatz. Jede zeigt, was sie bringt: Gold, Steine und Arbeiter.
guide-terra-go = Jeder Arbeiter läuft geradeaus über gelegte Plättchen, bis er auf einen Bauplatz trifft. Bleiben darf er auf einem freien Fundament oder auf einem eigenen Fundament oder einer eigenen Pyramide mit weniger als drei Arbeitern.
guide-terra-build = Wo drei deiner Arbeiter stehen, kannst du die nächste Stufe bauen. Sie kostet so viele Steine wie ihre Nummer, in der Farbe der Pyramide oder weiß; zwei Arbeiter gehen heim.
guide-terra-take = Am Ende deines Zuges nimmst du ein Plättchen für den nächsten. Für ein Gold siehst du vorher einen ganzen verdeckten Stapel durch.

guide-valley-split = Du bekommst vier Vorräte: Sag, wie viele davon Münzen sind; der Rest sind Karten.
guide-valley-camp = Zahle Münzen, um Gefährten und Tiere in dein Lager zu holen. Du behältst höchstens fünf Karten und zwei Münzen; hör auf, wann es dir passt.
guide-valley-open = Du hast das Medaillon: Öffne das nächste Grab, oder passe, einmal im Spiel.
guide-valley-send = Schick Figuren aus deinem Lager ins Grab, auch deinen Abenteurer. Ihre Stärken zählen zusammen; wer niemanden schickt, verliert das Grab.
guide-valley-lay = Leg Hindernisse und Papyri verdeckt aus. Wer das Medaillon hat, darf eine andere Karte als Bluff darunter verstecken.
guide-valley-fight = Nach den Fallen werden beide Seiten Zeile für Zeile zusammengezählt, und die größere Summe gewinnt das Grab; bei Gleichstand, wer das Medaillon hat. Vier Gräber gewinnen das Spiel.
