# Texts of the table page of Im Tal der Könige.

# What a card does, short enough to stand on it
page-valley-effect-draw-1 = { valley-effect-draw-1 }
page-valley-effect-draw-2 = { valley-effect-draw-2 }
page-valley-effect-heal = In camp: once per tomb, a trapped companion returns to camp; it no longer fights.
page-valley-effect-assassinate = Played: discard a companion or animal up to strength 2 from the opponent's camp.
page-valley-effect-steal = { valley-effect-steal }
page-valley-effect-tame = { valley-effect-tame }
page-valley-effect-lure = In the tomb: opposing traps must hit it if they can.
page-valley-effect-extra-coin = { valley-effect-extra-coin }
page-valley-effect-bless = { valley-effect-bless }
page-valley-effect-report = Played: take a random card from the opponent's hand.
page-valley-effect-smuggle = In camp: each round, swap 1 card in hand for 1 coin.
page-valley-effect-foresee = { valley-effect-foresee }
page-valley-effect-threaten = { valley-effect-threaten }
page-valley-effect-spy = { valley-effect-spy }
page-valley-effect-extra-card = { valley-effect-extra-card }
page-valley-effect-gang = In the tomb: +1 for each other one like it.
page-valley-effect-enchant = Played: take a companion up to strength 2 into your camp.
page-valley-effect-return = Returns to camp after the fight, unless a trap hits it.
page-valley-effect-pack = In the tomb: +1 with another one like it.
page-valley-effect-per-undead = +1 for each other undead on its side.
page-valley-effect-per-companion = +1 for each companion on its side.
page-valley-effect-per-animal = +1 for each animal on its side.
page-valley-effect-per-opponent = +1 for each opposing companion or animal, at most +4.
page-valley-effect-per-fallen = +1 for each on its side that a trap took out here.
page-valley-effect-companion-or-animal-3 = Hits a companion or animal up to strength 3.
page-valley-effect-companion = Hits a companion.
page-valley-effect-animal = Hits an animal.
page-valley-effect-any-5 = Hits a companion, animal or undead up to strength 5.
page-valley-effect-adventurer = An adventurer has strength 0 and no ability here.
page-valley-effect-companion-or-animal = Hits a companion or animal.
page-valley-effect-two-4 = Hits up to two companions or animals up to strength 4.
page-valley-effect-all-animals = Hits all animals of both sides.
page-valley-effect-undead = Hits an undead.
page-valley-effect-each-discards = When opened: each player discards a card.
page-valley-effect-companions-1 = Companions +1
page-valley-effect-undead-1 = Undead +1
page-valley-effect-animals-1 = Animals +1
page-valley-effect-limit-3 = At most 3 enter
page-valley-effect-limit-2 = At most 2 enter
page-valley-effect-each-draws = When opened: each player draws a card.
page-valley-effect-shield = With medallion: +1; the first opposing trap to hit your side has no effect.
page-valley-effect-strong = { valley-effect-strong }
page-valley-effect-terror = With medallion: +1, and the opponent discards a card.
page-valley-effect-necromancy = With medallion: +1, and your undead +2.

# Names that fit on small cards
page-valley-short-hunter = Hunter
page-valley-short-raider = Raider
page-valley-short-dart = Dart
page-valley-short-rock = Rock
page-valley-short-dust = Dust
page-valley-short-anubis = Anubis
page-valley-short-horus = Horus
page-valley-short-sekhmet = Sekhmet
page-valley-short-seth = Seth
page-valley-short-osiris = Osiris
page-valley-short-host = Host
page-valley-short-curse = Curse
page-valley-short-flood = Flood
page-valley-short-ban = Banishing
page-valley-short-tara = Tara
page-valley-short-montana = Montana
page-valley-short-susan = Susan
page-valley-short-karloff = Karloff
page-valley-short-archaeologist = Archaeol.
page-valley-short-starlet = { valley-card-starlet }
page-valley-short-royal-mummy = { valley-card-royal-mummy }

# Places
page-valley-camp = Camp
page-valley-camp-of = Camp of { $seat }
page-valley-hand = Hand
page-valley-hand-of = Hand of { $seat }
page-valley-papyri = Papyri
page-valley-lane = In the tomb: { $seat }
page-valley-table = Tomb
page-valley-round = Round { $n }
page-valley-deck = Main deck
page-valley-discard = Discard pile
page-valley-tombs = Tombs
page-valley-supply = Supply
page-valley-spent = used
page-valley-nobody = nobody yet
page-valley-empty-hand = no cards
page-valley-closed = Closed tomb
page-valley-back = hidden card
page-valley-back-papyrus = hidden papyrus
page-valley-laid = laid face down
page-valley-seen = seen by the other side
page-valley-seen-by-you = seen by you
page-valley-named = named as a target
page-valley-legal = can be chosen
page-valley-won = { $n } of { $wanted } tombs won
page-valley-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
page-valley-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
page-valley-papyri-left = { $n ->
    [one] 1 papyrus
   *[other] { $n } papyri
}
page-valley-medallion = holds the medallion
page-valley-may-pass = may still pass
page-valley-you = You

# The fight
page-valley-fight = Fight for { $tomb }
page-valley-fight-last = Last fight: { $tomb }
page-valley-fight-show = The fight line by line
page-valley-hidden = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
page-valley-ties = { $seat } wins a tie.
page-valley-ties-you = You win a tie.
page-valley-took = { $seat } took the tomb.
page-valley-took-you = You took the tomb.
page-valley-first = No tomb has been opened yet.
page-valley-shielded = The shield of Tara Wolf is used up.

# What can be done
page-valley-split = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
page-valley-split-title = Four resources: coins or cards?
page-valley-done = Done
page-valley-ready = Ready
page-valley-nobody-in = Send nobody
page-valley-lay-nothing = Lay nothing
page-valley-enough = No second target
page-valley-open = Open the tomb
page-valley-pass = Pass
page-valley-save = Save
page-valley-lose = Let go
page-valley-smuggle = Smuggle { $n }
page-valley-smuggle-off = Do not smuggle
page-valley-coins-after = { $n ->
    [one] then 1 coin
   *[other] then { $n } coins
}

# While the other side decides
page-valley-wait-split = { $seat } splits coins and cards.
page-valley-wait-play = { $seat } plays cards.
page-valley-wait-target = { $seat } chooses a target.
page-valley-wait-discard = { $seat } discards a card.
page-valley-wait-choose = { $seat } opens the tomb or passes.
page-valley-wait-send = { $seat } sends characters into the tomb.
page-valley-wait-lay = { $seat } lays cards face down.
page-valley-wait-spring = { $seat } springs a trap.
page-valley-wait-hit = { $seat } aims a trap.
page-valley-wait-save = { $seat } decides about a rescue.
page-valley-wait-box = Cards are being turned up.

# Spoken
page-valley-spoken = Round { $round }. { $who } You: { $mine } of { $wanted } tombs, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $papyri ->
    [one] 1 papyrus
   *[other] { $papyri } papyri
}. { $other }: { $theirs ->
    [one] 1 tomb
   *[other] { $theirs } tombs
}, { $their_coins ->
    [one] 1 coin
   *[other] { $their_coins } coins
}, { $their_cards ->
    [one] 1 card in hand
   *[other] { $their_cards } cards in hand
}.
page-valley-spoken-tomb = Tomb { $tomb }: your strength { $mine }, other side { $theirs }, { $hidden ->
    [one] 1 card
   *[other] { $hidden } cards
} face down there.
page-valley-holder = { $seat } holds the medallion.
page-valley-holder-you = You hold the medallion.

page-about-valley = A duel of bluff: whose party wins four royal tombs?

guide-valley-split = You get four resources: say how many of them are coins; the rest are cards.
guide-valley-camp = Pay coins to bring companions and animals into your camp. You keep at most five cards and two coins, so stop when it suits you.
guide-valley-open = You hold the medallion: open the next tomb, or pass once in the game.
guide-valley-send = Send characters from your camp into the tomb, your adventurer too. Their strength counts together; whoever sends nobody loses the tomb.
guide-valley-lay = Lay obstacle cards and papyri face down. The holder of the medallion may hide one other card among them as a bluff.
guide-valley-fight = After the traps both sides are added up, line by line, and the larger sum wins the tomb; if they are equal, the holder does. Four tombs win the game.
