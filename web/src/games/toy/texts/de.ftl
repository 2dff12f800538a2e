page-about-toy = Jeder Schatz geht an die höchste Karte.
