valley-name = Im Tal der Könige
valley-about = A duel for tombs: bring companions into your camp, send them in, and let traps and the undead do the rest.
valley-option-tombs = Tombs needed to win
valley-option-tombs-4 = four tombs
valley-option-tombs-3 = three tombs, a shorter game
valley-option-consolation = Coins for staying outside
valley-option-consolation-off = no coins
valley-option-consolation-on = once per game, whoever sends nobody gets 2 coins

# Cards
valley-card-worker = Worker
valley-card-archaeologist = Archaeologist
valley-card-doctor = Doctor
valley-card-assassin = Assassin
valley-card-thief = Thief
valley-card-tamer = Tamer
valley-card-starlet = Starlet
valley-card-patron = Patron
valley-card-hunter = Big-game hunter
valley-card-priest = Priest
valley-card-reporter = Reporter
valley-card-smuggler = Smuggler
valley-card-seer = Seer
valley-card-mercenary = Mercenary
valley-card-spy = Spy
valley-card-porter = Porter
valley-card-foreman = Foreman
valley-card-raider = Desert raider
valley-card-enchantress = Enchantress
valley-card-ape = Ape
valley-card-camel = Camel
valley-card-crocodile = Crocodile
valley-card-jackal = Jackal
valley-card-pit = Pit
valley-card-dart = Poison dart
valley-card-net = Net
valley-card-rock = Rolling rock
valley-card-dust = Paralysing dust
valley-card-mummy = Mummy
valley-card-guard = Tomb guard
valley-card-royal-mummy = Royal mummy
valley-card-anubis = Avatar of Anubis
valley-card-horus = Avatar of Horus
valley-card-sekhmet = Avatar of Sekhmet
valley-card-seth = Avatar of Seth
valley-card-ammit = Ammit
valley-card-sphinx = Sphinx
valley-card-host = Host of the dead
valley-card-osiris = Avatar of Osiris
valley-card-curse = Pharaoh's curse
valley-card-collapse = Collapse
valley-card-flood = Flood of sand
valley-card-ban = Banishing spell
valley-card-sethos = Sethos I
valley-card-amenhotep = Amenhotep III
valley-card-haremhab = Horemheb
valley-card-thutmosis = Thutmose III
valley-card-hatshepsut = Hatshepsut
valley-card-ramses = Ramses II
valley-card-tutankhamun = Tutankhamun
valley-card-tara = Tara Wolf
valley-card-montana = Montana Smith
valley-card-susan = Susan Copperstone
valley-card-karloff = Heinrich von Karloff
valley-card-adventurer = adventurer

valley-kind-companion = companion
valley-kind-animal = animal
valley-kind-trap = trap
valley-kind-undead = undead
valley-kind-adventurer = adventurer
valley-kind-tomb = tomb
valley-kind-papyrus-trap = papyrus, trap
valley-kind-papyrus-undead = papyrus, undead

# What cards do
valley-effect-none = Nothing special.
valley-effect-draw-1 = Played: draw 1 card.
valley-effect-draw-2 = Played: draw 2 cards.
valley-effect-heal = In camp: once per tomb an own companion taken out by a trap returns to camp; it no longer fights.
valley-effect-assassinate = Played: discard a companion or animal of strength 2 or less from the opponent's camp.
valley-effect-steal = Played: take 1 coin from the opponent.
valley-effect-tame = In the tomb: your animals +1.
valley-effect-lure = In the tomb: opposing traps must hit it if they can.
valley-effect-extra-coin = In camp: 1 more coin each round.
valley-effect-bless = In the tomb: your undead +1.
valley-effect-report = Played: take a random card from the opponent's hand.
valley-effect-smuggle = In camp: each round 1 card in hand for 1 coin.
valley-effect-foresee = In camp: see the next tomb each round.
valley-effect-threaten = Played: the opponent discards 1 card in hand.
valley-effect-spy = Played: see the opponent's hand.
valley-effect-extra-card = In camp: 1 more card each round.
valley-effect-gang = In the tomb: +1 for each other one like it on your side.
valley-effect-enchant = Played: take a companion of strength 2 or less from the opponent's camp into yours.
valley-effect-return = Returns to camp after the fight, unless a trap takes it out.
valley-effect-pack = In the tomb: +1 with another one like it on your side.
valley-effect-per-undead = +1 for each other undead on its side.
valley-effect-per-companion = +1 for each companion on its side.
valley-effect-per-animal = +1 for each animal on its side.
valley-effect-per-opponent = +1 for each companion or animal of the other side, at most +4.
valley-effect-per-fallen = +1 for each character of its side that a trap took out in this tomb.
valley-effect-companion-or-animal-3 = Takes out a companion or animal of strength 3 or less.
valley-effect-companion = Takes out a companion.
valley-effect-animal = Takes out an animal.
valley-effect-any-5 = Takes out a companion, animal or undead of strength 5 or less.
valley-effect-adventurer = An adventurer has strength 0 and no ability in this fight.
valley-effect-companion-or-animal = Takes out a companion or animal.
valley-effect-two-4 = Takes out one or two companions or animals of strength 4 or less.
valley-effect-all-animals = Takes out all animals of both sides.
valley-effect-undead = Takes out an undead.
valley-effect-each-discards = When opened: each player discards a card in hand.
valley-effect-companions-1 = Companions +1.
valley-effect-undead-1 = Undead +1.
valley-effect-animals-1 = Animals +1.
valley-effect-limit-3 = Each side sends at most 3 characters.
valley-effect-limit-2 = Each side sends at most 2 characters.
valley-effect-each-draws = When opened: each player draws a card.
valley-effect-shield = With the medallion: +1, and the first opposing trap that would hit your side has no effect.
valley-effect-strong = With the medallion: +2.
valley-effect-terror = With the medallion: +1, and once you have entered, the opponent discards 1 card in hand.
valley-effect-necromancy = With the medallion: +1, and your undead +2.

# What happens
valley-hero = { $seat }: { $hero }
valley-papyrus = { $seat }: { $card ->
    [none] got a papyrus
   *[other] got the papyrus { $card }
}
valley-dealt = { $seat }: { $card ->
    [none] dealt a card
   *[other] dealt { $card }
}
valley-draws = { $seat }: { $card ->
    [none] drew a card
   *[other] drew { $card }
}
valley-medallion = { $seat }: got the medallion, begins
valley-reports = { $seat }: took { $card ->
    [none] a card
   *[other] { $card }
} out of the other hand
valley-tomb = Tomb opened: { $tomb }
valley-foresees = { $seat }: { $tomb ->
    [none] looked at the next tomb
   *[other] the next tomb is { $tomb }
}
valley-splits = { $seat }: chose { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; got { $got ->
    [one] 1 coin
   *[other] { $got } coins
}
valley-plays = { $seat }: played { $card }, { valley-cost }
valley-cost = { $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
}
valley-steals = { $seat }: stole a coin
valley-spies = { $seat }: { $cards ->
    [none] looked at the other hand
   *[other] saw { $cards }
}
valley-smuggles = { $seat }: smuggled { $card } for { $got ->
    [0] no coin, the supply is empty
   *[other] a coin
}
valley-targets = { $seat }: { $effect ->
    [enchant] took { $target } into the own camp
   *[other] sent { $target } to the discard pile
}
valley-done = { $seat }: tidied up{ $lost ->
    [0] {""}
    [one] , 1 coin back to the supply
   *[other] , { $lost } coins back to the supply
}
valley-discards = { $seat }: discarded { $card }
valley-opens = { $seat }: opened a tomb
valley-passes = { $seat }: passed, kept the medallion
valley-sends = { $seat }: sent { $card }
valley-lays = { $seat }: laid { $card ->
    [none] a card face down
    [papyrus] a papyrus face down
   *[other] { $card } face down
}
valley-ready = { $seat }: ready
valley-turned-up = { $seat }: { $cards ->
    [none] nothing was face down
   *[other] turned up { $cards }
}
valley-nobody = { $seat }: sent nobody
valley-consoled = { $seat }: got { $got ->
    [one] 1 coin
   *[other] { $got } coins
} for staying outside
valley-springs = { $seat }: sprang { $card }
valley-no-target = { $card }: nobody there it can hit
valley-hits = { $seat }: target { $card } ({ $side })
valley-enough = { $seat }: no second target
valley-shields = { $seat }: { $card } shields the own side, the trap has no effect
valley-saves = { $seat }: saved { $card }, back in camp
valley-loses = { $seat }: let { $card } go
valley-fighter = { $seat }: { $card } { $strength }{ $bonus ->
    [no] {""}
   *[yes] {" "}= { $base }
}{ $dust ->
    [0] {""}
   *[other] , dust { $dust }
}{ $talent ->
    [0] {""}
   *[other] , medallion +{ $talent }
}{ $tomb ->
    [0] {""}
   *[other] , tomb +{ $tomb }
}{ $others ->
    [0] {""}
   *[other] , others like it +{ $others }
}{ $tamers ->
    [0] {""}
   *[other] , tamer +{ $tamers }
}{ $priests ->
    [0] {""}
   *[other] , priest +{ $priests }
}{ $master ->
    [0] {""}
   *[other] , master of the undead +{ $master }
}{ $avatar ->
    [0] {""}
   *[other] , avatar +{ $avatar }
}
valley-fight = Fight: { $seat } { $one }, { $side } { $other }
valley-wins-tomb = { $seat }: got the tomb { $tomb }
valley-over = { $seat }: won the game
valley-end-you = You win with { $points ->
    [one] 1 tomb.
   *[other] { $points } tombs.
}
valley-end-won = { $seat } wins with { $points ->
    [one] 1 tomb.
   *[other] { $points } tombs.
}
valley-camp = { $seat }: camp phase

# Why not
valley-why-over = The game is over.
valley-why-box = One moment, cards are being turned up.
valley-why-turn = { $seat } decides now.
valley-why-no-move = That is not a player's move.
valley-why-split-later = Coins and cards are split only at the start of your camp phase.
valley-why-play-later = Cards are played only in your own camp phase, after the split.
valley-why-target-first = First choose the target of the card you played.
valley-why-smuggle-later = A smuggler works only while you play cards in your camp phase.
valley-why-target-later = No card asks for a target in the other camp now.
valley-why-done-later = You end your camp phase after playing cards.
valley-why-discard-later = Nobody has to discard now.
valley-why-open-later = The tomb is opened by the holder, after both camp phases.
valley-why-pass-later = The holder passes instead of opening the tomb, at no other time.
valley-why-send-later = Characters are sent only when a tomb has been opened and it is your turn to enter.
valley-why-lay-later = Cards are laid face down only after both sides have entered.
valley-why-ready-later = There is nothing to be ready with now.
valley-why-spring-later = Traps are sprung one by one, after all cards are turned up.
valley-why-hit-later = No trap asks for a target now.
valley-why-save-later = There is nobody for a doctor to save now.
valley-why-not-held = { $card } is not in your hand.
valley-why-passed = You have used your pass marker already.
valley-why-cost = { $card } costs { valley-cost }. You have { $coins }.
valley-why-no-smuggler = No smuggler in your camp is free to work.
valley-why-not-there = { $target } is not in the other camp, so it is no target for { $card }.
valley-why-no-companion = { $card } reaches only companions. { $target } is not one.
valley-why-too-strong = { $target } has strength { $strength }. { $card } reaches at most { $most }.
valley-why-limit = { $tomb } lets in at most { $most } characters of each side.
valley-why-inside = Your adventurer is in the tomb already.
valley-why-not-in-camp = { $card } is not in your camp.
valley-why-no-papyrus = You do not hold the papyrus { $card }.
valley-why-one-bluff = You have laid a bluff already. { $card } is no obstacle card.
valley-why-no-bluff = { $card } is no obstacle card, and only the holder of the medallion may bluff.
valley-why-no-trap = { $card } is not among your traps that are turned up.
valley-why-one-target = Name at least one target first.
valley-why-not-inside = There is no { $target } left there for { $card }.
valley-why-lured = { $card } must hit { $lure }, not { $target }.
valley-why-not-hit = { $card } does not hit a card like { $target }.
valley-why-not-hit-strong = { $card } cannot hit { $target } with strength { $strength }.

valley-item-tomb = Tomb { $tomb }

# The terminal
valley-step-camp = Camp
valley-step-open = Open
valley-step-enter = Enter
valley-step-lay = Obstacle cards
valley-step-traps = Traps
valley-tombs = tombs
valley-hand = Hand
valley-papyri = Papyri
valley-holder = medallion
valley-may-pass = may pass
valley-has-passed = has passed
valley-camp-of = Camp
valley-nobody-there = nobody
valley-seen = Seen:
valley-piles = supply { $supply }  main deck { $deck }  discard pile { $discarded }
valley-no-tomb = { $n ->
    [one] The last tomb is still closed
   *[other] { $n } tombs are still closed
}
valley-next-tomb = Next tomb, seen by you: { $tomb }
valley-last-fight = Last fight, { $tomb }:
valley-goes-to = tomb to
valley-leads = ahead: { $seat } +{ $n }
valley-level = level, tomb to: { $seat }
valley-ties = ties to: { $seat }
valley-hidden = { $cards ->
    [0] {""}
    [one] 1 card
   *[other] { $cards } cards
}{ $both ->
    [yes] {" and "}
   *[no] {""}
}{ $papyri ->
    [0] {""}
    [one] 1 papyrus
   *[other] { $papyri } papyri
} face down
valley-traps-left = traps
valley-down = face down
valley-spent = Papyri used:
valley-discarded = Discarded last:
valley-won = Tombs won:
valley-known-of-you = Seen of your cards:
valley-column-cost = cost
valley-column-strength = str.
valley-column-what = what it does
valley-zone-hand = in your hand
valley-zone-papyri = your papyrus
valley-zone-camp = camp: { $seat }
valley-zone-inside = in the tomb: { $seat }
valley-zone-tomb = the open tomb
valley-zone-top = the next tomb
valley-zone-known = seen with: { $seat }
valley-zone-traps = trap: { $seat }
valley-zone-down = laid by you
valley-zone-discarded = discarded last
valley-zone-spent = papyrus used
valley-zone-won = tomb, won: { $seat }
valley-zone-hero = adventurer: { $seat }
valley-strength = strength { $strength }
valley-costs = costs { $cost }
valley-free = free of charge
valley-piece-base = printed
valley-piece-dust = dust
valley-piece-talent = medallion
valley-piece-tomb = tomb
valley-piece-others = others like it
valley-piece-tamers = tamer
valley-piece-priests = priest
valley-piece-master = master of the undead
valley-piece-avatar = avatar
valley-list-split = Your resources
valley-income-coins = Coins
valley-income-cards = Cards
valley-list-play = Your hand
valley-list-target = The other camp
valley-list-discard = Your hand
valley-list-choose = The tomb phase begins
valley-list-send = Your camp
valley-list-lay = Your hand and papyri
valley-list-spring = Your traps
valley-list-hit = Targets
valley-list-save = The doctor
valley-answer-split = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
valley-answer-smuggle = smuggle { $card }
valley-answer-done = done, tidy up
valley-answer-open = open the tomb
valley-answer-pass = pass, keep the medallion
valley-answer-ready-send = ready, that is everybody
valley-answer-ready-nobody = send nobody, give up the tomb
valley-answer-ready-lay = ready, that is all
valley-answer-ready-nothing = lay nothing
valley-answer-enough = no second target
valley-answer-save = save { $card }: back to your camp
valley-answer-lose = let { $card } go
valley-more-texts = { $n } more; Tab goes on
valley-more-above = { $n } more above
valley-more-below = { $n } more below
valley-ask-split = Split your 4 resources: how many coins, how many cards?
valley-ask-play = Play companions and animals, or tidy up.
valley-ask-target = { $card }: which card of the other camp?
valley-ask-discard-mercenary = { $card }: discard a card in hand.
valley-ask-discard-limit = { $n ->
    [one] You keep at most 5 cards in hand. Discard 1 more.
   *[other] You keep at most 5 cards in hand. Discard { $n } more.
}
valley-ask-discard-tomb = The tomb { $tomb } makes each player discard a card in hand. Discard one.
valley-ask-discard-terror = { $card }: discard a card in hand.
valley-ask-choose = You hold the medallion: open the tomb?
valley-ask-choose-pass = You hold the medallion: open the tomb, or pass (once per game)?
valley-ask-send = { $left ->
    [none] Who enters the tomb?
    [0] The tomb lets nobody else in. Ready?
   *[other] Who enters the tomb? Places left: { $left }
}
valley-ask-lay = Lay obstacle cards and papyri face down.
valley-ask-lay-bluff = Lay obstacle cards and papyri face down, and a bluff if you like.
valley-ask-spring = Which of your traps comes next?
valley-ask-hit = { $card }: whom does the trap hit?
valley-ask-hit-second = { $card }: whom else, or nobody?
valley-ask-save = { $card } is taken out by a trap. Save it?
valley-keys-split = Arrows split   Enter takes   Tab reads cards   H hint   ? all keys   Q pause
valley-keys-list = Arrows choose   Enter   Tab reads cards   D texts   U back   H hint   ? keys
valley-brings-split = { $coins ->
    [one] Then you have 1 coin
   *[other] Then you have { $coins } coins
} and draw { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
valley-brings-coins = { $coins ->
    [one] Then you have 1 coin left.
   *[other] Then you have { $coins } coins left.
}
valley-brings-lost = { $n ->
    [one] 1 coin too many goes back to the supply.
   *[other] { $n } coins too many go back to the supply.
}
valley-brings-discard = { $n ->
    [one] Then you must discard 1 card.
   *[other] Then you must discard { $n } cards.
}
valley-brings-spares = You keep coins and cards as they are.
valley-brings-assassinate = { $target } goes to the discard pile.
valley-brings-enchant = { $target } moves into your camp.
valley-brings-open = The tomb is turned up, both sides may enter, you first.
valley-brings-pass = No tomb now. You keep the medallion, and your pass marker is used up.
valley-brings-sums = Then it stands { $mine } to { $theirs }.
valley-brings-nobody = { $seat } gets the tomb at once.
valley-brings-no-effect = The trap finds nobody and is spent.
valley-brings-tomb = Then the fight ends { $mine } to { $theirs }. The tomb goes to: { $seat }.
valley-brings-bluff = A bluff: it is discarded when all is turned up.
valley-legend-companion = companion, paid for in camp; fights
valley-legend-animal = animal, paid for in camp; fights
valley-legend-adventurer = adventurer, never discarded; its ability needs the medallion
valley-legend-trap = trap, laid face down in the tomb
valley-legend-undead = undead, laid face down, then fights
valley-legend-papyrus = papyrus, used once, whenever a tomb is fought for
valley-legend-coin = coins; there are 8 in all, and a seat keeps at most 2
valley-legend-medallion = medallion: its holder is first and wins ties
valley-legend-tomb = tombs won; { $wanted } win the game
valley-legend-down = cards face down
valley-legend-numbers = The number after a name is its strength: present in the tomb, printed elsewhere.
valley-pack-copies = copies

# What chance gave a seat
valley-trait-start-first = began
valley-trait-start-second = came second
valley-trait-adventurer-tara = { valley-card-tara }
valley-trait-adventurer-montana = { valley-card-montana }
valley-trait-adventurer-susan = { valley-card-susan }
valley-trait-adventurer-karloff = { valley-card-karloff }

valley-aim-match = getting closer to victory
valley-aim-fight = being stronger in the open tomb
valley-aim-outlook = good prospects in the open tomb
valley-aim-prepared = being ready for the next tomb
valley-aim-reserve = saving strength for later tombs
valley-aim-apes = apes who come back
valley-aim-income = more coins and cards each round
valley-aim-helpers = useful companions in camp
valley-aim-hand = more cards in hand
valley-aim-undead = strong undead in hand
valley-aim-traps = traps in hand
valley-aim-hires = strong companions to play
valley-aim-price = companions that cost little
valley-aim-scrolls = keeping papyri
valley-aim-power = keeping your strongest papyri
valley-aim-purse = more coins
valley-aim-patience = passing at a better time
valley-aim-medallion = the medallion at the next tomb
valley-aim-overfull = throwing no cards away
valley-aim-spells = papyri with traps
