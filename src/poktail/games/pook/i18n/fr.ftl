title = Pook
pitch = Deux alliés secrets, des cartes à deux faces et un cochon qui ne tient pas en place.

faction-knight = Chevalier
faction-mage = Mage
faction-orc = Orc
faction-viking = Viking
letter-knight = C
letter-mage = M
letter-orc = O
letter-viking = V
face-warrior = face Guerrier
face-purse = face Bourse
card = { $faction } { $level }
banner-knight-mage = Chevalier–Mage
banner-knight-orc = Chevalier–Orc
banner-knight-viking = Chevalier–Viking
banner-mage-orc = Mage–Orc
banner-mage-viking = Mage–Viking
banner-orc-viking = Orc–Viking

choose = { $card }, { $face }
lay = La poser en { $cell }
aim = Appliquer le pouvoir en { $cell }
decline = Renoncer au pouvoir
swap = Échanger Piggy avec la carte en { $cell }
take = Prendre la Bannière { $banner }
end = Finir le tour
pick = Désigner { $cell }

first = { $seat }
began = { $seat } commence.
banner-dealt = { $seats-count ->
    [one] { $seats } reçoit la Bannière { $banner }.
   *[other] { $seats } reçoivent la Bannière { $banner }.
}
banner-dealt-face-down = { $seats-count ->
    [one] { $seats } reçoit une Bannière.
   *[other] { $seats } reçoivent une Bannière.
}
dealt = { $seat } reçoit { $card }.
dealt-face-down = { $seat } reçoit une carte.
chosen = { $face-id ->
    [warrior] { $seat } choisit { $card }, face Guerrier.
   *[purse] { $seat } choisit { $card }, face Bourse.
}
chosen-face-down = { $seat } choisit une carte.
warrior-laid = { $seat } pose { $card } en { $cell }.
purse-laid = { $seat } pose { $card } en { $cell }, face Bourse.
purse-laid-face-down = { $seat } pose une Bourse en { $cell }.
declined = { $faction-id ->
    [orc] { $seat } renonce au pouvoir de l’Orc.
   *[other] { $seat } renonce au pouvoir du { $faction }.
}
turned-down = { $seat } retourne { $card } en { $cell } avec l’Orc : c’est une Bourse.
turned-up = { $seat } retourne la Bourse en { $cell } avec le Viking : { $card }.
aimed = { $seat } vise avec le Mage la carte en { $cell }.
warriors-exchanged = { $seat } échange avec le Mage le Guerrier en { $cell } : { $given } entre, { $taken } sort.
purses-exchanged = { $seat } échange avec le Mage la Bourse en { $cell } : { $given } entre, { $taken } sort.
purses-exchanged-face-down = { $seat } échange avec le Mage la Bourse en { $cell } contre une autre.
piggy-swapped = { $seat } déplace Piggy de { $origin } en { $cell }.
banner-taken = { $first ->
    [true] { $seat } prend la première Bannière, { $banner }, et un point avec elle.
   *[false] { $seat } prend la Bannière { $banner }.
}
ended = { $seat } finit son tour.
drew = { $seat } pioche { $card }.
drew-face-down = { $seat } pioche une carte.
score = { $points ->
    [one] { $seats } ({ $banner }) : { $points } point
   *[other] { $seats } ({ $banner }) : { $points } points
}
banners-shown = Les Bannières sont dévoilées. { $scores }.
tied = { $points ->
    [one] Égalité en tête avec { $points } point : { $seats }.
   *[other] Égalité en tête avec { $points } points : { $seats }.
}
picked = { $seat } retourne { $cell } : { $card }
picks-turned = Tous les choix en même temps. { $picks }.
won = { $seats-count ->
    [one] { $seats } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seats } gagnent ensemble avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}

option-seats = Places
option-seats-help = Combien de personnes sont à table.
option-teams = Équipes
option-teams-help = Quatre places, partenaires face à face, une Bannière par équipe.
option-open-banners = Bannières visibles
option-open-banners-help = Toutes les Bannières sont visibles ; chacun en prend une pendant la partie, la première prise rapporte un point.
option-hand = Main
option-hand-help = Combien de cartes chacun reçoit au début.
option-columns = Colonnes
option-columns-help = Largeur maximale du carré.
option-rows = Rangées
option-rows-help = Hauteur maximale du carré.
option-deck = Cartes
option-deck-help = Une ligne par Faction : son nom (en anglais) et les niveaux de ses cartes.
option-banners = Bannières
option-banners-help = Quelles paires de Factions sont dans la boîte.

view-phase-first = Le hasard désigne qui commence.
view-phase-banners = Les Bannières sont distribuées.
view-phase-deal = Les cartes sont distribuées.
view-phase-before = { $name } va choisir une carte.
view-phase-lay = { $name } a choisi une carte et cherche où la poser.
view-phase-power = { $name } peut appliquer le pouvoir du Guerrier posé.
view-phase-give = { $name } choisit la carte que le Mage donnera.
view-phase-after = { $name } peut encore agir avant la fin du tour.
view-phase-draw = { $name } pioche une carte.
view-phase-tie = Égalité en tête : chacun désigne une carte face cachée.
view-phase-over = La partie est terminée.
view-barred = Piggy ne peut pas revenir en { $cell }.
view-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
view-bonus = 1re Bannière +1
view-kept = en main : { $cards }
view-offer = Bannières visibles : { $banners }
view-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
view-unused = Bannières restées dans la boîte : { $count }
view-hand = Main :
view-chosen = Carte choisie : { $card }, { $face }
view-level = niveau
view-marks = » vient d’être posée  x cible
view-legend = ( ) Bourse, avec ce que cette place a vu · ·2· libre, 2 Bourses alignées
