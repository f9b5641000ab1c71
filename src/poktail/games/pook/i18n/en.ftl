title = Pook
pitch = Two secret allies, cards with two sides and a pig that never stays put.

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
lay = Place it on { $cell }
aim = Use the power on { $cell }
decline = Don’t use the power
swap = Swap Piggy with { $cell }
take = Take the { $banner } Banner
end = End the turn
pick = Pick { $cell }

# Never the reader: a name alone, an outcome of chance.
first = { $seat }
began = { $seat-you ->
    [you] You start.
   *[other] { $seat } starts.
}
banner-dealt = { $seats-you ->
    [only] You get the { $banner } Banner.
    [among] { $seats } get the { $banner } Banner.
   *[none] { $seats-count ->
        [one] { $seats } gets the { $banner } Banner.
       *[other] { $seats } get the { $banner } Banner.
    }
}
banner-dealt-face-down = { $seats-you ->
    [only] You get a Banner.
    [among] { $seats } get a Banner.
   *[none] { $seats-count ->
        [one] { $seats } gets a Banner.
       *[other] { $seats } get a Banner.
    }
}
dealt = { $seat-you ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
dealt-face-down = { $seat-you ->
    [you] You get a card.
   *[other] { $seat } gets a card.
}
chosen = { $seat-you ->
    [you] { $face-id ->
        [warrior] You choose { $card }, to be placed Warrior up.
       *[purse] You choose { $card }, to be placed Purse up.
    }
   *[other] { $face-id ->
        [warrior] { $seat } chooses { $card }, to be placed Warrior up.
       *[purse] { $seat } chooses { $card }, to be placed Purse up.
    }
}
chosen-face-down = { $seat-you ->
    [you] You choose a card.
   *[other] { $seat } chooses a card.
}
warrior-laid = { $seat-you ->
    [you] You place { $card } on { $cell }.
   *[other] { $seat } places { $card } on { $cell }.
}
purse-laid = { $seat-you ->
    [you] You place { $card } as a Purse on { $cell }.
   *[other] { $seat } places { $card } as a Purse on { $cell }.
}
purse-laid-face-down = { $seat-you ->
    [you] You place a Purse on { $cell }.
   *[other] { $seat } places a Purse on { $cell }.
}
declined = { $seat-you ->
    [you] You don’t use the { $faction }’s power.
   *[other] { $seat } doesn’t use the { $faction }’s power.
}
turned-down = { $seat-you ->
    [you] Your Orc turns { $card } on { $cell } over to its Purse side.
   *[other] { $seat }’s Orc turns { $card } on { $cell } over to its Purse side.
}
turned-up = { $seat-you ->
    [you] Your Viking turns the Purse on { $cell } over: { $card }.
   *[other] { $seat }’s Viking turns the Purse on { $cell } over: { $card }.
}
aimed = { $seat-you ->
    [you] Your Mage is going to exchange the card on { $cell }.
   *[other] { $seat }’s Mage is going to exchange the card on { $cell }.
}
warriors-exchanged = { $seat-you ->
    [you] Your Mage exchanges the Warrior on { $cell }: { $given } in, { $taken } out.
   *[other] { $seat }’s Mage exchanges the Warrior on { $cell }: { $given } in, { $taken } out.
}
purses-exchanged = { $seat-you ->
    [you] Your Mage exchanges the Purse on { $cell }: { $given } in, { $taken } out.
   *[other] { $seat }’s Mage exchanges the Purse on { $cell }: { $given } in, { $taken } out.
}
purses-exchanged-face-down = { $seat-you ->
    [you] Your Mage exchanges the Purse on { $cell } for another.
   *[other] { $seat }’s Mage exchanges the Purse on { $cell } for another.
}
piggy-swapped = { $seat-you ->
    [you] You swap Piggy on { $origin } with the card on { $cell }.
   *[other] { $seat } swaps Piggy on { $origin } with the card on { $cell }.
}
banner-taken = { $seat-you ->
    [you] { $first ->
        [true] You take the first Banner, { $banner }, and get a point for it.
       *[false] You take the { $banner } Banner.
    }
   *[other] { $first ->
        [true] { $seat } takes the first Banner, { $banner }, and gets a point for it.
       *[false] { $seat } takes the { $banner } Banner.
    }
}
ended = { $seat-you ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
drew = { $seat-you ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
drew-face-down = { $seat-you ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
# Never the reader: a name and its points, in a list.
score = { $points ->
    [one] { $seats } ({ $banner }): { $points } point
   *[other] { $seats } ({ $banner }): { $points } points
}
banners-shown = All Banners are shown. { $scores }.
# Never the reader: names after a colon, “you” will do.
tied = { $points ->
    [one] A tie for first place with { $points } point: { $seats }.
   *[other] A tie for first place with { $points } points: { $seats }.
}
picked = { $seat-you ->
    [you] { $seat } turn up { $cell }: { $card }
   *[other] { $seat } turns up { $cell }: { $card }
}
picks-turned = All picks are turned up at once. { $picks }.
won = { $seats-you ->
    [only] You win with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    [among] { $seats } win together with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[none] { $seats-count ->
        [one] { $seats } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $seats } win together with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
}

option-seats = Seats
option-seats-help = How many players there are.
option-teams = Teams
option-teams-help = Four players in two teams. Partners sit opposite each other and share a Banner.
option-open-banners = Open Banners
option-open-banners-help = All Banners lie face up. Everybody takes one during the match, and the first to do so gets a point.
option-hand = Cards in hand
option-hand-help = How many cards each player gets at the start.
option-columns = Columns
option-columns-help = How wide the square can grow.
option-rows = Rows
option-rows-help = How high the square can grow.
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

view-phase-first = Drawing who starts.
view-phase-banners = The Banners are being dealt.
view-phase-deal = The cards are being dealt.
view-phase-before = { $name-you ->
    [you] Your turn: choose a card.
   *[other] { $name } is choosing a card.
}
view-phase-lay = { $name-you ->
    [you] You have chosen a card: choose a place for it.
   *[other] { $name } has chosen a card and is choosing a place for it.
}
view-phase-power = { $name-you ->
    [you] You may use the power of the Warrior just placed.
   *[other] { $name } may use the power of the Warrior just placed.
}
view-phase-give = { $name-you ->
    [you] Choose a card for the Mage to give.
   *[other] { $name } is choosing a card for the Mage to give.
}
view-phase-after = { $name-you ->
    [you] You may do something else before your turn ends.
   *[other] { $name } may do something else before the turn ends.
}
view-phase-draw = { $name-you ->
    [you] You are drawing a card.
   *[other] { $name } is drawing a card.
}
view-phase-tie = A tie for first place: the tied players pick face-down cards.
view-phase-over = The match is over.
view-barred = Piggy may not go back to { $cell }.
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
view-marks = » just placed  x target
view-score = { $points ->
    [one] { $points } point ({ $banner })
   *[other] { $points } points ({ $banner })
}
view-dealt = Banners and cards are dealt.
view-legend = ( ) Purse, with what was seen in it · ·2· free, 2 Purses in row and column

# The board in the browser
tagline = Purses pay for Warriors, and Warriors turn the tables. Build one square together, each for a secret pair of factions.
board-stage = Card { $card } of { $total }
board-stage-tie = Tie-break
board-chapter = { $name-you ->
    [you] Your card
   *[other] { $name }’s card
}
board-stage-end = The end
board-stage-over = Finished after { $total ->
    [one] { $total } card
   *[other] { $total } cards
}
board-square = The square
# Never the reader: the name is a row’s.
board-row = { $purses ->
    [one] Row { $name }, { $purses } Purse
   *[other] Row { $name }, { $purses } Purses
}
# Never the reader: the name is a column’s.
board-column = { $purses ->
    [one] Column { $name }, { $purses } Purse
   *[other] Column { $name }, { $purses } Purses
}
board-cell-free = { $purses ->
    [one] { $cell } free, { $purses } Purse in its row and column
   *[other] { $cell } free, { $purses } Purses in its row and column
}
board-cell-warrior = { $cell } { $card }
board-cell-purse = { $cell } Purse
board-cell-known = { $cell } Purse, seen before: { $card }
board-cell-piggy = { $cell } Piggy
board-described-row = Row { $row }: { $cells }.
board-mark-protected = protected
board-mark-last = placed last
board-mark-unsent = not sent yet
board-mark-legal = can be chosen
board-seen = Seen before: { $card }
board-status-plays = Playing now
board-status-played = Played last
board-status-secret = Secret Banner
board-status-none = No Banner yet
board-status-team = { $name-you ->
    [you] With you
   *[other] With { $name }
}
board-holds = holds
board-banner-secret = { $name-you ->
    [only] Your secret Banner
    [among] Secret Banner: { $name }
   *[none] Secret Banner: { $name }
}
board-banner-open = { $name-you ->
    [only] Your Banner
    [among] Banner: { $name }
   *[none] Banner: { $name }
}
board-no-banner = { $name-you ->
    [you] You have no Banner yet.
   *[other] { $name } has no Banner yet.
}
board-visible = Visible levels: { $now }
board-visible-then = Visible levels: { $now }, then { $then }
board-offer = Open Banners
board-first-banner = Whoever takes the first one gets a point.
board-grow = The square can still grow
board-grow-how = Columns: { $columns } of { $wide }. Rows: { $rows } of { $high }.
board-powers = Powers
board-power-knight = protects the cards next to it from powers.
board-power-mage = exchanges a card next to it for one from the hand.
board-power-orc = turns a Warrior next to it over to its Purse side.
board-power-viking = turns a Purse next to it over to its Warrior side.
board-does-knight = Guards
board-does-mage = Exchanges
board-does-orc = Hides
board-does-viking = Reveals
board-known = seen by everybody
board-on = on { $cell }
board-sum = { $purses ->
    [0] There is no Purse in row { $row } or column { $column }: only a Purse fits here.
    [1] Row { $row } and column { $column } hold one Purse: a level 1 Warrior fits.
    [2] Row { $row } and column { $column } hold two Purses: a Warrior of level 1 or 2 fits.
   *[other] Row { $row } and column { $column } hold { $purses } Purses: any Warrior fits.
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
board-sum-purse = A Purse fits next to any card within the square.
board-piggy = Piggy
board-piggy-is = Counts as a Purse. Once a turn it may swap places with a card next to it.
board-purse = Purse
board-purse-is = Nobody may look at the other side now.
board-purse-by = { $name-you ->
    [you] Only you have seen the other side.
   *[other] Only { $name } has seen the other side.
}
board-purse-open = Everybody has seen the other side: { $card }.
board-purse-own = { $name-you ->
    [you] Only you have seen the other side: { $card }.
   *[other] Only { $name } has seen the other side: { $card }.
}
board-protected = Protected
board-protected-why = The Knight on { $knight } is next to { $cell }, so no power can touch it.
board-tray = What happens now
board-hand = { $name-you ->
    [you] Your cards
   *[other] { $name }’s cards
}
board-face = Side that shows
board-face-warrior = Warrior
board-face-purse = Purse
board-undo = Undo
board-swap = Swap Piggy
board-swap-short = Swap
board-pick = Pick a card
board-end = End turn
board-decline = Skip the power
board-use-orc = Turn it over
board-use-viking = Turn it over
board-use-mage = Exchange it
board-flag-orc = Turn
board-flag-viking = Turn
board-flag-mage = Exchange
board-turn-card = { $name-you ->
    [you] Your turn: place a card
   *[other] { $name }, place a card
}
board-turn-lay = { $name-you ->
    [you] Place it where?
   *[other] { $name }, place it where?
}
board-turn-banner = { $name-you ->
    [you] Take a Banner first
   *[other] { $name }, take a Banner first
}
board-turn-piggy = { $name-you ->
    [you] Where does Piggy go?
   *[other] { $name }, where does Piggy go?
}
board-turn-power = { $name-you ->
    [you] { $faction ->
        [mage] Use the Mage’s power?
        [orc] Use the Orc’s power?
       *[viking] Use the Viking’s power?
    }
   *[other] { $faction ->
        [mage] { $name }, use the Mage’s power?
        [orc] { $name }, use the Orc’s power?
       *[viking] { $name }, use the Viking’s power?
    }
}
board-turn-give = { $name-you ->
    [you] Give which card?
   *[other] { $name }, give which card?
}
board-turn-after = { $name-you ->
    [you] Anything else?
   *[other] { $name }, anything else?
}
board-turn-ready = { $name-you ->
    [you] End your turn?
   *[other] { $name }, end the turn?
}
board-turn-reveal = { $name-you ->
    [you] A card will be revealed
   *[other] { $name }, a card will be revealed
}
board-turn-tie = { $name-you ->
    [you] Break the tie
   *[other] { $name }, break the tie
}
board-hint-card = Choose a card, then a highlighted cell.
board-hint-warrior = { $level ->
    [one] { $card } needs { $level } Purse in the row and column.
   *[other] { $card } needs { $level } Purses in the row and column.
}
board-hint-purse = As a Purse, { $card } fits in any highlighted cell.
board-hint-unsent = Not sent yet.
board-hint-reveal = After that nothing can be taken back; the turn goes on.
board-hint-stopped = The rest of the turn couldn’t be sent.
board-hint-banner = A Banner must be taken before the last card is placed.
board-hint-piggy = Tap a highlighted card to swap places.
board-hint-orc = Tap a highlighted Warrior to turn it into a Purse.
board-hint-viking = Tap a highlighted Purse to turn it over.
board-hint-mage = Tap the card to exchange.
board-hint-no-target = No card in hand fits, so the power can’t be used.
board-hint-give = It goes on the table, and the card taken goes to the hand.
board-hint-after = { $what ->
    [both] Swap Piggy, take a Banner or end the turn.
    [take] Take a Banner or end the turn.
   *[swap] Swap Piggy or end the turn.
}
board-hint-tie = Tap a face-down card. All picks are turned up together.
board-tie-waits = The pick is made. The others are still choosing.
board-result = { $names-you ->
    [only] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [among] { $names } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[none] { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
}
board-result-why = The highest total of visible levels: { $banner }.
board-result-tie = { $rounds ->
    [0] A tie, and no Purse was left to break it.
    [one] It was a tie: the card that each tied player turned up was added to the totals.
   *[other] It was a tie: the cards that the tied players turned up in { $rounds } rounds were added to the totals.
}
board-last-square = The final square
board-counted = How it was counted
board-counted-how = Each visible Warrior of the two factions counts its level.
board-none-visible = no visible Warrior
board-tie-break = tie-break

board-option-deck-help = The factions in play, and the levels of their Warriors.
board-option-deck-part =
    { $at ->
        [0] Faction
       *[other] Level of Warrior { $at }
    }

# Why a move is not possible.
too-few-purses = { $level ->
    [one] { $card } needs { $level } Purse in its row and column; here { $there ->
        [0] is none
       *[other] are { $there }
    }.
   *[other] { $card } needs { $level } Purses in its row and column; here { $there ->
        [0] are none
        [one] is { $there }
       *[other] are { $there }
    }.
}
no-place = { $level ->
    [one] { $card } needs { $level } Purse in its row and column, and no free place has one. It can be placed Purse up.
   *[other] { $card } needs { $level } Purses in its row and column, and no free place has more than { $most }. It can be placed Purse up.
}
card-first = First choose a card from the hand.
taken = A card lies there already.
banner-first = The last card can only be placed with a Banner. First take one.
out-of-reach = The power reaches only cards that share an edge with the Warrior.
protected = A Knight beside it protects this card from every power.
not-piggy = No power affects Piggy.
orc-needs-warrior = An Orc turns over only Warriors, and this is a Purse.
viking-needs-purse = A Viking turns over only Purses, and this is a Warrior.
nothing-to-give = The Mage has no card in hand that may lie there.
piggy-moved = Piggy moves only once a turn.
piggy-not-beside = Piggy swaps only with a card that shares an edge with it.
piggy-barred = Piggy has just come from there and can’t go back at once.

# Tips for a first match, and what a greyed key waits for.
board-tip-hand = First choose a card, then its place. At the end, visible Warriors of the two factions on the Banner score their level.
board-tip-face = Purse up costs nothing. Warrior up needs as many Purses in its row and column as its level, and brings a power.
board-tip-place = The card may lie on any lit place. The number there counts the Purses in its row and column.
board-tip-piggy = Once a turn, Piggy may swap places with a card beside it. Piggy counts as a Purse.
board-undo-nothing = There is nothing to undo yet.
board-swap-none = Piggy can’t go anywhere now.
board-send-first = First choose a card and a place for it.
board-send-gift = First choose the card that the Mage gives.
board-send-piggy = First choose the card that Piggy swaps with.

# What speaks for the move in a hint.
purse-is-free = As a Purse it costs nothing and helps to pay for Warriors.
ally-scores = { $points ->
    [one] { $card } is an ally and brings { $points } point while it is visible.
   *[other] { $card } is an ally and brings { $points } points while it is visible.
}
laid-for-power = { $card } is no ally; it is placed for its power.
adds-no-purse = As a Warrior, { $card } adds no Purse that could pay for others.
enough-purses = { $level ->
    [one] { $card } needs { $level } Purse in its row and column; here { $there ->
        [one] is { $there }
       *[other] are { $there }
    }.
   *[other] { $card } needs { $level } Purses in its row and column; here { $there ->
        [one] is { $there }
       *[other] are { $there }
    }.
}
purse-counts = { $places ->
    [0] Here the Purse pays in none of the other places that are free now.
    [one] Here the Purse counts for { $places } other place that is free now.
   *[other] Here the Purse counts for { $places } other places that are free now.
}
rival-hidden = { $card } is no ally: Purse up, it scores for nobody.
becomes-purse = { $card } becomes a Purse, which pays for Warriors.
ally-appears = { $points ->
    [one] Under this Purse is { $card }, an ally: visible, it brings { $points } point.
   *[other] Under this Purse is { $card }, an ally: visible, it brings { $points } points.
}
purse-gone = Turned over, the Purse no longer pays for other Warriors.
taken-to-hand = { $card } goes from the table into the hand.
shows-card = The exchange shows a card that is still unknown.
allies-only = The power would reach only allies.
power-unused = { $faction-id ->
    [orc] Unused, the power leaves the Warrior visible and makes no further Purse.
    [viking] Unused, the power leaves the Purse, which still pays for Warriors.
   *[mage] Without an exchange, the hand stays as it is.
}
piggy-pays = Piggy counts as a Purse: now it helps in another row or column.
no-way-back = The next turn can’t move Piggy back.
piggy-stays = Without Piggy’s swap, every card stays where it is.
only-warriors-count = All cards are placed: only visible Warriors count, wherever Piggy is.
banner-can-wait = A Banner can still be taken in a later turn.
banner-now = { $points ->
    [0] No visible Warrior brings { $banner } any points yet.
    [one] The visible Warriors bring { $banner } { $points } point now.
   *[other] The visible Warriors bring { $banner } { $points } points now.
}
pick-scores = { $points ->
    [0] Under this Purse is { $card }, which is no ally.
    [one] Under this Purse is { $card }: it brings { $points } point.
   *[other] Under this Purse is { $card }: it brings { $points } points.
}
unknown-pick = { $unseen ->
    [one] It is the only card that is still unknown; { $allies ->
        [0] it is no ally
       *[other] it is an ally
    }.
   *[other] Of the { $unseen } cards that are still unknown, { $allies ->
        [0] none is an ally
        [one] { $allies } is an ally
       *[other] { $allies } are allies
    }.
}

# The aim, in the bar above the table.
board-aim = Score: visible levels of these two factions: { $now }
board-aim-all = Everybody scores the visible levels of two factions

# Statistics: counts of finished matches, on the profile.

figure-points = Most points
figure-points-help = In one match
figure-allies-found = Allies found
figure-allies-found-help = Purses turned up that hid an ally
figure-piggy-moved = Piggy moved
figure-piggy-moved-help = Turns with a swap of Piggy
