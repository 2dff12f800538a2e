page-guide = Guide
page-got-it = Got it
page-skip = Skip the guide
page-guide-again = Explain the game while I play

guide-silver-gold-keep = Keep two of these four cards. Each is a chamber: from the entrance in the top row you will mark your way down to the golden tomb. Short ways are quick, symbols bring points.
guide-silver-gold-mark = Everybody marks this pattern at the same time, in one of their two chambers. Turn and mirror it as you like; it must begin at the entrance or touch your marks. Golden rings show where it fits. If it fits nowhere, or you do not want it, mark a single cell.
guide-silver-gold-draft = This is your draft, and nobody sees it yet. Take it back and try something else as often as you like; press Done when it stands. It is revealed when everybody is done.
guide-silver-gold-symbols = Symbols you mark fill your score sheet: gems count in pairs of red and green, each round's torch once, skulls cost points. A cross lets you mark one more cell.
guide-silver-gold-tomb = Reach the tomb and the pyramid is finished. It counts ten points, and with every second pyramid of a colour you win the best award left in it.
guide-silver-gold-take = Your pyramid is finished. Take a new one: from the display, or unseen from the pile.

guide-labyrinth-lay = Everybody lays the same tile. Turn it and lay it on any free field, so that your corridor can go on and chambers are closed off.
guide-labyrinth-draft = This is your draft; the others see it only when everybody is done. Take it back as often as you like.
guide-labyrinth-start = After your third tile at the latest you choose where your robber comes in. From there he walks as far as the corridor goes.
guide-labyrinth-stone = A chamber of the tile you have just laid may get a stone. It counts if the chamber is closed all round and lies beside your corridor.
guide-labyrinth-corridor = The lit corridor is the way of your robber: every cell is a point. In the professional game stones further along it count double or triple.

guide-terra-lay = Lay your tile on any free field. Follow its stair straight ahead: there must be a site somewhere. A bare site right in front of it gets a foundation.
guide-terra-row = Choose one of the four rows through your tile; it reaches to the next site on both sides. Each shows what it brings: gold, bricks and workers.
guide-terra-go = Each worker walks straight ahead over laid tiles until he meets a site. He may stay on a free foundation, or on one or a pyramid of yours with fewer than three workers.
guide-terra-build = Where three of your workers stand you can build the next level. It costs as many bricks as its number, in the pyramid's colour or white; two workers go home.
guide-terra-take = At the end of your turn you take a tile for the next one. For one gold you look through a whole face-down stack first.

guide-valley-split = You get four resources: say how many of them are coins; the rest are cards.
guide-valley-camp = Pay coins to bring companions and animals into your camp. You keep at most five cards and two coins, so stop when it suits you.
guide-valley-open = You hold the medallion: open the next tomb, or pass once in the game.
guide-valley-send = Send characters from your camp into the tomb, your adventurer too. Their strength counts together; who sends nobody loses the tomb.
guide-valley-lay = Lay obstacles and papyri face down. The holder of the medallion may hide one other card among them as a bluff.
guide-valley-fight = After the traps both sides are added up, line by line, and the larger sum wins the tomb; if they are equal, the holder does. Four tombs win the game.
