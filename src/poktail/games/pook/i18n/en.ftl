title = Pook
pitch = Two secret allies, cards with two faces, and a pig that never stays put.

faction-knight = Knight
faction-mage = Mage
faction-orc = Orc
faction-viking = Viking
letter-knight = K
letter-mage = M
letter-orc = O
letter-viking = V
face-warrior = Warrior up
face-purse = Purse up
card = { $faction } { $level }
banner-knight-mage = Knight–Mage
banner-knight-orc = Knight–Orc
banner-knight-viking = Knight–Viking
banner-mage-orc = Mage–Orc
banner-mage-viking = Mage–Viking
banner-orc-viking = Orc–Viking

choose = { $card }, { $face }
lay = Lay it on { $cell }
aim = Use the power on { $cell }
decline = Leave the power unused
swap = Swap Piggy with { $cell }
take = Take the Banner { $banner }
end = End the turn
pick = Pick { $cell }

first = { $seat }
began = { $seat } begins.
banner-dealt = { $seats-count ->
    [one] { $seats } gets the Banner { $banner }.
   *[other] { $seats } get the Banner { $banner }.
}
banner-dealt-face-down = { $seats-count ->
    [one] { $seats } gets a Banner.
   *[other] { $seats } get a Banner.
}
dealt = { $seat } gets { $card }.
dealt-face-down = { $seat } gets a card.
chosen = { $face-id ->
    [warrior] { $seat } chooses { $card }, to be laid Warrior up.
   *[purse] { $seat } chooses { $card }, to be laid Purse up.
}
chosen-face-down = { $seat } chooses a card.
warrior-laid = { $seat } lays { $card } on { $cell }.
purse-laid = { $seat } lays { $card } as a Purse on { $cell }.
purse-laid-face-down = { $seat } lays a Purse on { $cell }.
declined = { $seat } does not use the { $faction }’s power.
turned-down = { $seat }’s Orc turns { $card } on { $cell } into a Purse.
turned-up = { $seat }’s Viking turns up the Purse on { $cell }: { $card }.
aimed = { $seat }’s Mage reaches for the card on { $cell }.
warriors-exchanged = { $seat }’s Mage exchanges the Warrior on { $cell }: { $given } in, { $taken } out.
purses-exchanged = { $seat }’s Mage exchanges the Purse on { $cell }: { $given } in, { $taken } out.
purses-exchanged-face-down = { $seat }’s Mage exchanges the Purse on { $cell } for another.
piggy-swapped = { $seat } swaps Piggy from { $origin } to { $cell }.
banner-taken = { $first ->
    [true] { $seat } takes the first Banner, { $banner }, and a point with it.
   *[false] { $seat } takes the Banner { $banner }.
}
ended = { $seat } ends the turn.
drew = { $seat } draws { $card }.
drew-face-down = { $seat } draws a card.
score = { $points ->
    [one] { $seats } ({ $banner }): { $points } point
   *[other] { $seats } ({ $banner }): { $points } points
}
banners-shown = The Banners are shown. { $scores }.
tied = { $points ->
    [one] Tie for first place with { $points } point: { $seats }.
   *[other] Tie for first place with { $points } points: { $seats }.
}
picked = { $seat } turns up { $cell }: { $card }
picks-turned = All picks at once. { $picks }.
won = { $seats-count ->
    [one] { $seats } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seats } win together with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}

option-seats = Seats
option-seats-help = How many sit at the table.
option-teams = Teams
option-teams-help = Four seats, partners opposite each other, one Banner for each team.
option-open-banners = Open Banners
option-open-banners-help = All Banners lie face up; everybody takes one during the match, the first to do so gets a point.
option-hand = Hand
option-hand-help = How many cards everybody gets at the start.
option-columns = Columns
option-columns-help = How wide the square may grow.
option-rows = Rows
option-rows-help = How high the square may grow.
option-deck = Cards
option-deck-help = One line for each faction: its name and the levels of its cards.
option-deck-line = Faction { $n }
option-banners = Banners
option-banners-help = Which pairs of factions are in the box.
option-banners-knight-mage = { banner-knight-mage }
option-banners-knight-orc = { banner-knight-orc }
option-banners-knight-viking = { banner-knight-viking }
option-banners-mage-orc = { banner-mage-orc }
option-banners-mage-viking = { banner-mage-viking }
option-banners-orc-viking = { banner-orc-viking }

view-phase-first = Chance names who begins.
view-phase-banners = The Banners are dealt.
view-phase-deal = The cards are dealt.
view-phase-before = { $name } is about to choose a card.
view-phase-lay = { $name } has chosen a card and looks for a place.
view-phase-power = { $name } may use the power of the Warrior just laid.
view-phase-give = { $name } chooses a card for the Mage to give.
view-phase-after = { $name } may add something before the turn ends.
view-phase-draw = { $name } draws a card.
view-phase-tie = First place is shared: the tied pick face-down cards.
view-phase-over = The match is over.
view-barred = Piggy may not return to { $cell }.
view-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
view-bonus = first Banner +1
view-kept = holds { $cards }
view-offer = Open Banners: { $banners }
view-pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
view-unused = Banners in the box: { $count }
view-hand = Hand:
view-chosen = Chosen: { $card }, { $face }
view-level = level
view-marks = » just laid  x target
view-legend = ( ) Purse, inside it what this seat has seen · ·2· free, 2 Purses in line

# The board in the browser
tagline = Purses buy Warriors, Warriors turn the tables: build one square for a secret pair of factions.
board-stage = Card { $card } of { $total }
board-stage-tie = Tie-break
board-chapter = Card: { $name }
board-stage-end = The end
board-stage-over = Finished after { $total ->
    [one] { $total } card
   *[other] { $total } cards
}
board-square = The square
board-row = { $purses ->
    [one] Row { $name }, { $purses } Purse
   *[other] Row { $name }, { $purses } Purses
}
board-column = { $purses ->
    [one] Column { $name }, { $purses } Purse
   *[other] Column { $name }, { $purses } Purses
}
board-cell-free = { $purses ->
    [one] { $cell } free, { $purses } Purse in line
   *[other] { $cell } free, { $purses } Purses in line
}
board-cell-warrior = { $cell } { $card }
board-cell-purse = { $cell } Purse
board-cell-known = { $cell } Purse, seen before: { $card }
board-cell-piggy = { $cell } Piggy
board-described-row = Row { $row }: { $cells }.
board-mark-protected = protected
board-mark-last = laid last
board-mark-unsent = not sent yet
board-mark-legal = can be chosen
board-seen = Seen before: { $card }
board-status-plays = Plays now
board-status-played = Played last
board-status-secret = Secret Banner
board-status-none = No Banner yet
board-status-team = With { $name }
board-holds = holds
board-banner-secret = Secret Banner: { $name }
board-banner-open = Banner: { $name }
board-no-banner = { $name } has no Banner yet.
board-visible = Visible levels: { $now }
board-visible-then = Visible levels: { $now }, then { $then }
board-offer = Open Banners
board-first-banner = The first one taken brings a point.
board-grow = The square can still grow
board-grow-how = Columns: { $columns } of { $wide }. Rows: { $rows } of { $high }.
board-powers = Powers
board-power-knight = protects the cards beside it from powers.
board-power-mage = exchanges a card beside it for one from the hand.
board-power-orc = turns a Warrior beside it into a Purse.
board-power-viking = turns up a Purse beside it.
board-does-knight = Guards
board-does-mage = Trades
board-does-orc = Hides
board-does-viking = Reveals
board-known = known to all
board-on = on { $cell }
board-sum = { $purses ->
    [0] No Purse in row { $row } or column { $column }: only a Purse may lie here.
    [1] Row { $row } and column { $column } hold one Purse: a Warrior of level 1 fits.
    [2] Row { $row } and column { $column } hold { $purses } Purses: Warriors up to level 2 fit.
   *[other] Row { $row } and column { $column } hold { $purses } Purses: every Warrior fits.
}
board-sum-fits = { $purses ->
    [one] Row { $row } and column { $column } hold one Purse, so level { $level } fits.
   *[other] Row { $row } and column { $column } hold { $purses } Purses, so level { $level } fits.
}
board-sum-short = { $purses ->
    [0] Row { $row } and column { $column } hold no Purse: level { $level } does not fit.
    [one] Row { $row } and column { $column } hold only one Purse: level { $level } does not fit.
   *[other] Row { $row } and column { $column } hold only { $purses } Purses: level { $level } does not fit.
}
board-sum-purse = A Purse fits beside any card within the square.
board-piggy = Piggy
board-piggy-is = Counts as a Purse. Once in a turn it may change places with a card beside it.
board-purse = Purse
board-purse-is = Nobody may look at its front now.
board-purse-by = Only { $name } knows its front.
board-purse-open = Everybody has seen its front: { $card }.
board-purse-own = Only { $name } knows its front: { $card }.
board-protected = Protected
board-protected-why = The Knight on { $knight } lies beside { $cell }: no power can touch it.
board-tray = The tray
board-hand = The cards of { $name }
board-face = Which side shows
board-face-warrior = Warrior
board-face-purse = Purse
board-undo = Undo
board-swap = Swap Piggy
board-swap-short = Swap
board-pick = Pick a card
board-end = End turn
board-decline = No power
board-use-orc = Turn it down
board-use-viking = Turn it up
board-use-mage = Exchange it
board-flag-orc = Turn
board-flag-viking = Turn
board-flag-mage = Exchange
board-turn-card = { $name }, lay a card
board-turn-lay = { $name }, where to?
board-turn-banner = { $name }, take a Banner first
board-turn-piggy = { $name }, where does Piggy go?
board-turn-power = { $faction ->
    [mage] { $name }, use the Mage’s power?
    [orc] { $name }, use the Orc’s power?
   *[viking] { $name }, use the Viking’s power?
}
board-turn-give = { $name }, which card?
board-turn-after = { $name }, anything else?
board-turn-ready = { $name }, end the turn?
board-turn-reveal = { $name }, see the card?
board-turn-tie = { $name }, break the tie
board-hint-card = Choose a card, then a lit cell.
board-hint-warrior = { $level ->
    [one] { $card } needs { $level } Purse in row and column.
   *[other] { $card } needs { $level } Purses in row and column.
}
board-hint-purse = As a Purse it fits in every lit cell.
board-hint-unsent = Not sent yet.
board-hint-reveal = The turn goes on after that.
board-hint-stopped = The rest could not be sent.
board-hint-banner = It must be there before the last card.
board-hint-piggy = Tap a lit card to change places.
board-hint-orc = Tap a lit Warrior to make it a Purse.
board-hint-viking = Tap a lit Purse to turn it up.
board-hint-mage = Tap the card to exchange.
board-hint-no-target = No card in hand fits: it can only be left unused.
board-hint-give = It goes there; the one taken comes into the hand.
board-hint-after = { $what ->
    [both] Swap Piggy, take a Banner, or end the turn.
    [take] Take a Banner or end the turn.
   *[swap] Swap Piggy or end the turn.
}
board-hint-tie = Tap a face-down card; all picks are turned up together.
board-tie-waits = The pick is made; the others still choose.
board-result = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
board-result-why = Most levels lay open for { $banner }.
board-result-tie = { $rounds ->
    [0] A tie, and no Purse was left to break it.
    [one] A tie, decided by { $rounds } round of picks.
   *[other] A tie, decided by { $rounds } rounds of picks.
}
board-last-square = The last square
board-counted = Counted
board-counted-how = Every visible Warrior of the two factions counts with its level.
board-none-visible = no visible Warrior
board-tie-break = tie-break

board-option-deck-help = The factions that play, and the levels of their Warriors.
board-option-deck-part =
    { $at ->
        [0] Faction
       *[other] Level of Warrior { $at }
    }
