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
option-banners = Banners
option-banners-help = Which pairs of factions are in the box.

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
