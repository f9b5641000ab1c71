title = Pook
pitch = Deux Factions alliées en secret, des cartes à deux faces et un cochon qui ne tient pas en place.

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
aim = Appliquer le pouvoir à la carte en { $cell }
decline = Renoncer au pouvoir
swap = Échanger Piggy avec la carte en { $cell }
take = Prendre la Bannière { $banner }
end = Finir le tour
pick = Désigner la carte en { $cell }

first = { $seat }
began = { $seat-you ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
banner-dealt = { $seats-you ->
    [only] Tu reçois la Bannière { $banner }.
    [among] { $seats } recevez la Bannière { $banner }.
   *[none] { $seats-count ->
        [one] { $seats } reçoit la Bannière { $banner }.
       *[other] { $seats } reçoivent la Bannière { $banner }.
    }
}
banner-dealt-face-down = { $seats-you ->
    [only] Tu reçois une Bannière.
    [among] { $seats } recevez une Bannière.
   *[none] { $seats-count ->
        [one] { $seats } reçoit une Bannière.
       *[other] { $seats } reçoivent une Bannière.
    }
}
dealt = { $seat-you ->
    [you] Tu reçois { $card }.
   *[other] { $seat } reçoit { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Tu reçois une carte.
   *[other] { $seat } reçoit une carte.
}
chosen = { $seat-you ->
    [you] { $face-id ->
        [warrior] Tu choisis { $card }, face Guerrier.
       *[purse] Tu choisis { $card }, face Bourse.
    }
   *[other] { $face-id ->
        [warrior] { $seat } choisit { $card }, face Guerrier.
       *[purse] { $seat } choisit { $card }, face Bourse.
    }
}
chosen-face-down = { $seat-you ->
    [you] Tu choisis une carte.
   *[other] { $seat } choisit une carte.
}
warrior-laid = { $seat-you ->
    [you] Tu poses { $card } en { $cell }.
   *[other] { $seat } pose { $card } en { $cell }.
}
purse-laid = { $seat-you ->
    [you] Tu poses { $card } en { $cell }, face Bourse.
   *[other] { $seat } pose { $card } en { $cell }, face Bourse.
}
purse-laid-face-down = { $seat-you ->
    [you] Tu poses une Bourse en { $cell }.
   *[other] { $seat } pose une Bourse en { $cell }.
}
declined = { $seat-you ->
    [you] { $faction-id ->
        [orc] Tu renonces au pouvoir de l’Orc.
       *[other] Tu renonces au pouvoir du { $faction }.
    }
   *[other] { $faction-id ->
        [orc] { $seat } renonce au pouvoir de l’Orc.
       *[other] { $seat } renonce au pouvoir du { $faction }.
    }
}
turned-down = { $seat-you ->
    [you] Avec ton Orc, tu retournes { $card } en { $cell } : c’est maintenant une Bourse.
   *[other] Avec son Orc, { $seat } retourne { $card } en { $cell } : c’est maintenant une Bourse.
}
turned-up = { $seat-you ->
    [you] Avec ton Viking, tu retournes la Bourse en { $cell } : { $card }.
   *[other] Avec son Viking, { $seat } retourne la Bourse en { $cell } : { $card }.
}
aimed = { $seat-you ->
    [you] Avec ton Mage, tu vises la carte en { $cell }.
   *[other] Avec son Mage, { $seat } vise la carte en { $cell }.
}
warriors-exchanged = { $seat-you ->
    [you] Avec ton Mage, tu échanges le Guerrier en { $cell } : { $given } entre, { $taken } sort.
   *[other] Avec son Mage, { $seat } échange le Guerrier en { $cell } : { $given } entre, { $taken } sort.
}
purses-exchanged = { $seat-you ->
    [you] Avec ton Mage, tu échanges la Bourse en { $cell } : { $given } entre, { $taken } sort.
   *[other] Avec son Mage, { $seat } échange la Bourse en { $cell } : { $given } entre, { $taken } sort.
}
purses-exchanged-face-down = { $seat-you ->
    [you] Avec ton Mage, tu échanges la Bourse en { $cell } contre une autre.
   *[other] Avec son Mage, { $seat } échange la Bourse en { $cell } contre une autre.
}
piggy-swapped = { $seat-you ->
    [you] Tu déplaces Piggy : { $origin } → { $cell }.
   *[other] { $seat } déplace Piggy : { $origin } → { $cell }.
}
banner-taken = { $seat-you ->
    [you] { $first ->
        [true] Tu prends la première Bannière, { $banner }, et un point avec elle.
       *[false] Tu prends la Bannière { $banner }.
    }
   *[other] { $first ->
        [true] { $seat } prend la première Bannière, { $banner }, et un point avec elle.
       *[false] { $seat } prend la Bannière { $banner }.
    }
}
ended = { $seat-you ->
    [you] Tu finis ton tour.
   *[other] { $seat } finit son tour.
}
drew = { $seat-you ->
    [you] Tu pioches { $card }.
   *[other] { $seat } pioche { $card }.
}
drew-face-down = { $seat-you ->
    [you] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
}
score = { $points ->
    [one] { $seats } ({ $banner }) : { $points } point
   *[other] { $seats } ({ $banner }) : { $points } points
}
banners-shown = Les Bannières sont dévoilées. { $scores }.
tied = { $points ->
    [one] Égalité en tête avec { $points } point : { $seats }.
   *[other] Égalité en tête avec { $points } points : { $seats }.
}
picked = { $seat-you ->
    [you] { $seat }, la carte en { $cell } : { $card }
   *[other] { $seat } retourne la carte en { $cell } : { $card }
}
picks-turned = Toutes les cartes désignées sont retournées. { $picks }.
won = { $seats-you ->
    [only] Tu gagnes avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    [among] { $seats } gagnez ensemble avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[none] { $seats-count ->
        [one] { $seats } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $seats } gagnent ensemble avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
}

option-seats = Places
option-seats-help = Le nombre de joueurs.
option-teams = Équipes
option-teams-help = À quatre : les partenaires sont face à face, avec une Bannière par équipe.
option-open-banners = Bannières visibles
option-open-banners-help = Toutes les Bannières sont visibles ; chacun en prend une pendant la partie, et la première prise rapporte un point.
option-hand = Main
option-hand-help = Le nombre de cartes que chacun reçoit au début.
option-columns = Colonnes
option-columns-help = La largeur maximale du carré.
option-rows = Rangées
option-rows-help = La hauteur maximale du carré.
option-deck = Cartes
option-deck-help = Une ligne par Faction : son nom (en anglais) et les niveaux de ses cartes.
option-deck-line = Faction n° { $n }
option-banners = Bannières
option-banners-help = Les paires de Factions qui sont dans la boîte.
option-banners-knight-mage = { banner-knight-mage }
option-banners-knight-orc = { banner-knight-orc }
option-banners-knight-viking = { banner-knight-viking }
option-banners-mage-orc = { banner-mage-orc }
option-banners-mage-viking = { banner-mage-viking }
option-banners-orc-viking = { banner-orc-viking }

view-phase-first = On tire au sort qui commence.
view-phase-banners = On distribue les Bannières.
view-phase-deal = On distribue les cartes.
view-phase-before = { $name-you ->
    [you] À toi : choisis une carte.
   *[other] { $name } va choisir une carte.
}
view-phase-lay = { $name-you ->
    [you] Tu as choisi une carte : choisis où la poser.
   *[other] { $name } a choisi une carte et cherche où la poser.
}
view-phase-power = { $name-you ->
    [you] Tu peux appliquer le pouvoir du Guerrier qui vient d’être posé.
   *[other] { $name } peut appliquer le pouvoir du Guerrier qui vient d’être posé.
}
view-phase-give = { $name-you ->
    [you] Choisis la carte que le Mage donnera.
   *[other] { $name } choisit la carte que le Mage donnera.
}
view-phase-after = { $name-you ->
    [you] Tu peux encore agir avant la fin du tour.
   *[other] { $name } peut encore agir avant la fin du tour.
}
view-phase-draw = { $name-you ->
    [you] Tu pioches une carte.
   *[other] { $name } pioche une carte.
}
view-phase-tie = Égalité en tête : les ex æquo désignent chacun une carte face cachée.
view-phase-over = La partie est finie.
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
view-kept = en main : { $cards }
view-offer = Bannières visibles : { $banners }
view-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
view-unused = Bannières restées dans la boîte : { $count }
view-hand = Main :
view-chosen = Carte choisie : { $card }, { $face }
view-level = niveau
view-marks = » vient d’être posée  x cible
view-score = { $points ->
    [one] { $points } point ({ $banner })
   *[other] { $points } points ({ $banner })
}
view-dealt = Les Bannières et les cartes sont distribuées.
view-legend = ( ) Bourse, contenu si vu · ·2· libre, 2 Bourses en rangée et colonne

# Le plateau dans le navigateur
tagline = Des Bourses pour payer des Guerriers, un seul carré pour tous et deux Factions à servir en secret.
board-stage = Carte { $card } sur { $total }
board-stage-tie = Départage
board-chapter = { $name-you ->
    [you] Ta carte
   *[other] Carte : { $name }
}
board-stage-end = La fin
board-stage-over = Finie après { $total ->
    [one] { $total } carte
   *[other] { $total } cartes
}
board-square = Le carré
board-row = { $purses ->
    [one] Rangée { $name }, { $purses } Bourse
   *[other] Rangée { $name }, { $purses } Bourses
}
board-column = { $purses ->
    [one] Colonne { $name }, { $purses } Bourse
   *[other] Colonne { $name }, { $purses } Bourses
}
board-cell-free = { $purses ->
    [one] { $cell } libre, { $purses } Bourse dans la rangée et la colonne
   *[other] { $cell } libre, { $purses } Bourses dans la rangée et la colonne
}
board-cell-warrior = { $cell } { $card }
board-cell-purse = { $cell } Bourse
board-cell-known = { $cell } Bourse, recto déjà vu : { $card }
board-cell-piggy = { $cell } Piggy
board-described-row = Rangée { $row } : { $cells }.
board-mark-protected = protégée
board-mark-last = posée en dernier
board-mark-unsent = pas encore envoyée
board-mark-legal = peut être choisie
board-seen = Recto déjà vu : { $card }
board-status-plays = C’est son tour
board-status-played = Vient de jouer
board-status-secret = Bannière secrète
board-status-none = Pas encore de Bannière
board-status-team = { $name-you ->
    [you] Avec toi
   *[other] Avec { $name }
}
board-holds = en main
board-banner-secret = { $name-you ->
    [only] Ta Bannière secrète
    [among] Bannière secrète : { $name }
   *[none] Bannière secrète : { $name }
}
board-banner-open = { $name-you ->
    [only] Ta Bannière
    [among] Bannière : { $name }
   *[none] Bannière : { $name }
}
board-no-banner = { $name-you ->
    [you] Tu n’as pas encore de Bannière.
   *[other] { $name } n’a pas encore de Bannière.
}
board-visible = Niveaux visibles : { $now }
board-visible-then = Niveaux visibles : { $now }, puis { $then }
board-offer = Bannières visibles
board-first-banner = La première Bannière prise rapporte un point.
board-grow = Le carré peut encore grandir
board-grow-how = Colonnes : { $columns } sur { $wide }. Rangées : { $rows } sur { $high }.
board-powers = Pouvoirs
board-power-knight = protège les cartes voisines des pouvoirs.
board-power-mage = échange une carte voisine contre une carte de la main.
board-power-orc = retourne un Guerrier voisin sur sa face Bourse.
board-power-viking = retourne une Bourse voisine sur sa face Guerrier.
board-does-knight = Protège
board-does-mage = Échange
board-does-orc = Cache
board-does-viking = Révèle
board-known = connue de tout le monde
board-on = en { $cell }
board-sum = { $purses ->
    [0] Aucune Bourse en rangée { $row } ni en colonne { $column } : on ne peut poser ici qu’une Bourse.
    [1] La rangée { $row } et la colonne { $column } comptent une Bourse : un Guerrier de niveau 1 peut venir ici.
    [2] La rangée { $row } et la colonne { $column } comptent { $purses } Bourses : un Guerrier de niveau 2 au plus peut venir ici.
   *[other] La rangée { $row } et la colonne { $column } comptent { $purses } Bourses : tout Guerrier peut venir ici.
}
board-sum-fits = { $purses ->
    [one] La rangée { $row } et la colonne { $column } comptent { $purses } Bourse : le niveau { $level } convient.
   *[other] La rangée { $row } et la colonne { $column } comptent { $purses } Bourses : le niveau { $level } convient.
}
board-sum-short = { $purses ->
    [0] La rangée { $row } et la colonne { $column } n’ont aucune Bourse : le niveau { $level } ne convient pas.
    [one] La rangée { $row } et la colonne { $column } n’ont qu’une Bourse : le niveau { $level } ne convient pas.
   *[other] La rangée { $row } et la colonne { $column } n’ont que { $purses } Bourses : le niveau { $level } ne convient pas.
}
board-sum-purse = Une Bourse se pose à côté de n’importe quelle carte, dans les limites du carré.
board-piggy = Piggy
board-piggy-is = Compte comme une Bourse. Une fois par tour, Piggy peut changer de place avec une carte voisine.
board-purse = Bourse
board-purse-is = Plus personne n’a le droit de regarder son recto.
board-purse-by = { $name-you ->
    [you] À part toi, personne ne connaît son recto.
   *[other] À part { $name }, personne ne connaît son recto.
}
board-purse-open = Tout le monde a vu son recto : { $card }.
board-purse-own = { $name-you ->
    [you] À part toi, personne ne connaît son recto : { $card }.
   *[other] À part { $name }, personne ne connaît son recto : { $card }.
}
board-protected = Protégée
board-protected-why = Le Chevalier en { $knight } est voisin de la case { $cell } : aucun pouvoir ne peut toucher cette carte.
board-tray = Ce qui se passe
board-hand = { $name-you ->
    [you] Tes cartes en main
   *[other] Cartes en main : { $name }
}
board-face = La face visible
board-face-warrior = Guerrier
board-face-purse = Bourse
board-undo = Annuler
board-swap = Déplacer Piggy
board-swap-short = Déplacer
board-pick = Désigner une carte
board-end = Finir le tour
board-decline = Renoncer
board-use-orc = La cacher
board-use-viking = La révéler
board-use-mage = L’échanger
board-flag-orc = Cacher
board-flag-viking = Révéler
board-flag-mage = Échanger
board-turn-card = { $name-you ->
    [you] À toi : pose une carte
   *[other] { $name }, pose une carte
}
board-turn-lay = { $name-you ->
    [you] Sur quelle case ?
   *[other] { $name }, sur quelle case ?
}
board-turn-banner = { $name-you ->
    [you] Prends d’abord une Bannière
   *[other] { $name }, prends d’abord une Bannière
}
board-turn-piggy = { $name-you ->
    [you] Où va Piggy ?
   *[other] { $name }, où va Piggy ?
}
board-turn-power = { $name-you ->
    [you] { $faction ->
        [mage] Appliquer le pouvoir du Mage ?
        [orc] Appliquer le pouvoir de l’Orc ?
       *[viking] Appliquer le pouvoir du Viking ?
    }
   *[other] { $faction ->
        [mage] { $name }, appliquer le pouvoir du Mage ?
        [orc] { $name }, appliquer le pouvoir de l’Orc ?
       *[viking] { $name }, appliquer le pouvoir du Viking ?
    }
}
board-turn-give = { $name-you ->
    [you] Quelle carte ?
   *[other] { $name }, quelle carte ?
}
board-turn-after = { $name-you ->
    [you] Autre chose ?
   *[other] { $name }, autre chose ?
}
board-turn-ready = { $name-you ->
    [you] Finir ton tour ?
   *[other] { $name }, finir le tour ?
}
board-turn-reveal = { $name-you ->
    [you] Une carte va être révélée
   *[other] { $name }, une carte va être révélée
}
board-turn-tie = { $name-you ->
    [you] Désigne une carte
   *[other] { $name }, désigne une carte
}
board-hint-card = Une carte d’abord, puis une case éclairée.
board-hint-warrior = { $level ->
    [one] { $card } : il faut { $level } Bourse au total dans la rangée et la colonne.
   *[other] { $card } : il faut { $level } Bourses au total dans la rangée et la colonne.
}
board-hint-purse = { $card } : face Bourse, la carte va sur toute case éclairée.
board-hint-unsent = Pas encore envoyé.
board-hint-reveal = Ensuite, plus de retour en arrière ; le tour continue.
board-hint-stopped = Le reste n’a pas pu être envoyé.
board-hint-banner = Il en faut une avant la dernière carte.
board-hint-piggy = Touche la carte éclairée qui prend sa place.
board-hint-orc = Touche un Guerrier éclairé pour en faire une Bourse.
board-hint-viking = Touche une Bourse éclairée pour la retourner.
board-hint-mage = Touche la carte à échanger.
board-hint-no-target = Aucune carte en main ne convient : il faut renoncer au pouvoir.
board-hint-give = Elle prend cette place ; l’autre vient en main.
board-hint-after = { $what ->
    [both] Déplacer Piggy, prendre une Bannière ou finir le tour.
    [take] Prendre une Bannière ou finir le tour.
   *[swap] Déplacer Piggy ou finir le tour.
}
board-hint-tie = Touche une carte face cachée ; toutes seront retournées ensemble.
board-tie-waits = Le choix est fait ; les autres choisissent encore.
board-result = { $names-you ->
    [only] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [among] { $names } gagnez ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[none] { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } gagnent ensemble avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
}
board-result-why = Plus haut total de niveaux visibles : { $banner }.
board-result-tie = { $rounds ->
    [0] Égalité, et plus aucune Bourse pour la trancher.
    [one] Il y avait égalité : les cartes retournées pour la départager comptent aussi.
   *[other] Il y avait égalité : les cartes retournées en { $rounds } départages comptent aussi.
}
board-last-square = Le carré final
board-counted = Le compte
board-counted-how = Chaque Guerrier visible des deux Factions compte pour son niveau.
board-none-visible = aucun Guerrier visible
board-tie-break = départage

board-option-deck-help = Les Factions qui jouent et les niveaux de leurs Guerriers.
board-option-deck-part =
    { $at ->
        [0] Faction
       *[other] Niveau du Guerrier { $at }
    }

# Why a move is not possible.
too-few-purses = { $level ->
    [one] { $card } a besoin de { $level } Bourse dans sa rangée et sa colonne ; ici, il y en a { $there }.
   *[other] { $card } a besoin de { $level } Bourses dans sa rangée et sa colonne ; ici, il y en a { $there }.
}
no-place = { $level ->
    [one] { $card } a besoin de { $level } Bourse dans sa rangée et sa colonne, et aucune case libre n’en a. La carte peut se poser face Bourse.
   *[other] { $card } a besoin de { $level } Bourses dans sa rangée et sa colonne, et aucune case libre n’en a plus de { $most }. La carte peut se poser face Bourse.
}
card-first = D’abord, choisir une carte de la main.
taken = Il y a déjà une carte à cet endroit.
banner-first = Pour poser la dernière carte, il faut une Bannière. D’abord, en prendre une.
out-of-reach = Le pouvoir n’atteint que les cartes qui touchent le Guerrier par un bord.
protected = Un Chevalier voisin protège cette carte de tous les pouvoirs.
not-piggy = Aucun pouvoir n’agit sur Piggy.
orc-needs-warrior = Un Orc ne retourne que des Guerriers, et ceci est une Bourse.
viking-needs-purse = Un Viking ne retourne que des Bourses, et ceci est un Guerrier.
nothing-to-give = Le Mage n’a en main aucune carte qui puisse aller là.
piggy-moved = Piggy ne bouge qu’une fois par tour.
piggy-not-beside = Piggy ne s’échange qu’avec une carte qui touche son bord.
piggy-barred = Piggy vient d’en partir et ne peut pas y retourner tout de suite.

# Tips for a first match, and what a greyed key waits for.
board-tip-hand = D’abord choisir une carte, puis sa place. À la fin, les Guerriers visibles des deux Factions de la Bannière rapportent leur niveau.
board-tip-face = Face Bourse, la carte ne coûte rien. Face Guerrier, il lui faut dans sa rangée et sa colonne autant de Bourses que son niveau, et elle a un pouvoir.
board-tip-place = La carte peut aller sur toute case éclairée. Le nombre compte les Bourses de sa rangée et de sa colonne.
board-tip-piggy = Une fois par tour, Piggy peut changer de place avec une carte voisine. Piggy compte comme une Bourse.
board-undo-nothing = Il n’y a encore rien à annuler.
board-swap-none = Piggy ne peut aller nulle part maintenant.
board-send-first = D’abord, choisir une carte et sa place.
board-send-gift = D’abord, choisir la carte que donne le Mage.
board-send-piggy = D’abord, choisir la carte avec laquelle Piggy s’échange.

# What speaks for the move in a hint.
purse-is-free = Face Bourse, elle ne coûte rien et aide à payer des Guerriers.
ally-scores = { $points ->
    [one] { $card } : un allié, qui rapporte { $points } point tant qu’il est visible.
   *[other] { $card } : un allié, qui rapporte { $points } points tant qu’il est visible.
}
laid-for-power = { $card } n’est pas un allié ; la carte est posée pour son pouvoir.
adds-no-purse = Face Guerrier, { $card } n’ajoute pas de Bourse qui servirait à d’autres.
enough-purses = { $level ->
    [one] { $card } a besoin de { $level } Bourse dans sa rangée et sa colonne ; ici, il y en a { $there }.
   *[other] { $card } a besoin de { $level } Bourses dans sa rangée et sa colonne ; ici, il y en a { $there }.
}
purse-counts = { $places ->
    [0] Ici, la Bourse ne compte pour aucune autre case libre en ce moment.
    [one] Ici, la Bourse compte pour { $places } autre case libre en ce moment.
   *[other] Ici, la Bourse compte pour { $places } autres cases libres en ce moment.
}
rival-hidden = { $card } n’est pas un allié : face Bourse, la carte ne rapporte rien à personne.
becomes-purse = { $card } devient une Bourse, qui paie des Guerriers.
ally-appears = { $points ->
    [one] Sous cette Bourse, il y a { $card }, un allié : visible, il rapporte { $points } point.
   *[other] Sous cette Bourse, il y a { $card }, un allié : visible, il rapporte { $points } points.
}
purse-gone = Retournée, la Bourse ne paie plus d’autres Guerriers.
taken-to-hand = { $card } passe de la table à la main.
shows-card = L’échange montre une carte encore inconnue.
allies-only = Le pouvoir n’atteindrait que des alliés.
power-unused = { $faction-id ->
    [orc] Sans le pouvoir, le Guerrier reste visible et aucune Bourse ne s’ajoute.
    [viking] Sans le pouvoir, la Bourse reste là et paie encore des Guerriers.
   *[mage] Sans échange, la main reste comme elle est.
}
piggy-pays = Piggy compte comme une Bourse et aide maintenant dans une autre rangée ou colonne.
no-way-back = Au prochain tour, Piggy ne peut pas revenir.
piggy-stays = Sans échange avec Piggy, chaque carte reste à sa place.
only-warriors-count = Toutes les cartes sont posées : seuls les Guerriers visibles comptent, où que soit Piggy.
banner-can-wait = On peut aussi prendre une Bannière à un prochain tour.
banner-now = { $points ->
    [0] Aucun Guerrier visible ne rapporte encore de points à { $banner }.
    [one] Les Guerriers visibles rapportent maintenant { $points } point à { $banner }.
   *[other] Les Guerriers visibles rapportent maintenant { $points } points à { $banner }.
}
pick-scores = { $points ->
    [0] Sous cette Bourse, il y a { $card }, qui n’est pas un allié.
    [one] Sous cette Bourse, il y a { $card }, qui rapporte { $points } point.
   *[other] Sous cette Bourse, il y a { $card }, qui rapporte { $points } points.
}
unknown-pick = { $unseen ->
    [one] C’est la seule carte encore inconnue ; { $allies ->
        [0] ce n’est pas un allié
       *[other] c’est un allié
    }.
   *[other] Parmi les { $unseen } cartes encore inconnues, { $allies ->
        [0] aucune n’est un allié
        [one] { $allies } est un allié
       *[other] { $allies } sont des alliés
    }.
}

# Le but, dans la barre au-dessus de la table.
board-aim = Points : niveaux visibles de ces deux Factions : { $now }
board-aim-all = Points : niveaux visibles de deux Factions

# Statistiques des parties terminées, sur le profil.

figure-points = Record de points
figure-points-help = En une seule partie
figure-allies-found = Alliés découverts
figure-allies-found-help = Bourses retournées qui cachaient un allié
figure-piggy-moved = Piggy déplacé
figure-piggy-moved-help = Tours où Piggy a changé de case
