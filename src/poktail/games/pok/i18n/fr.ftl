title = POK
pitch = Trois dés disent ce qu’il faut montrer, chaque poing cache un jeton, et qui lit le mieux la table se débarrasse des siens avant les autres.

symbol-disc = rond
symbol-square = carré
symbol-triangle = triangle

# Un objectif, tel qu’il figure sous un dé et dans une phrase.
face =
    { $symbol-id ->
        [none] vide
        [disc]
            { $count ->
                [one] { $count } rond
               *[other] { $count } ronds
            }
        [square]
            { $count ->
                [one] { $count } carré
               *[other] { $count } carrés
            }
       *[triangle]
            { $count ->
                [one] { $count } triangle
               *[other] { $count } triangles
            }
    }
throw = { $faces }
shown = { $seat } ({ $symbol })

show =
    { $symbol-id ->
        [disc] Montrer un rond
        [square] Montrer un carré
       *[triangle] Montrer un triangle
    }

rolled = Manche { $round }. Les dés : { $throw }.
revealed = Les poings s’ouvrent : { $hands }.
goal-met =
    { $seats-count ->
        [one] Objectif atteint ({ $goal }) : { $seats } fait cavalier seul.
       *[other] Objectif atteint ({ $goal }) : { $seats } tombent juste.
    }
goal-missed =
    { $seats-count ->
        [0] Objectif manqué ({ $goal }) : personne n’en montre.
        [one] Objectif manqué ({ $goal }) : il n’y en a qu’un, montré par { $seats }.
       *[other] Objectif manqué ({ $goal }) : { $seats } en montrent { $seats-count }.
    }
handed-over =
    { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] Aucun objectif n’est atteint : { $seats } rend son jeton, qu’aucun dé ne demandait.
               *[other] Aucun objectif n’est atteint : { $seats } rendent leur jeton, qu’aucun dé ne demandait.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } rend son jeton.
               *[other] { $seats } rendent leur jeton.
            }
    }
took-back =
    { $clause-id ->
        [POK-8] Personne ne montre un symbole présent sur les dés : tout le monde reprend son jeton.
       *[other]
            { $seats-count ->
                [one] { $seats } reprend son jeton.
               *[other] { $seats } reprennent leur jeton.
            }
    }
won = { $seat } rend le jeton décisif et gagne !
drawn =
    { $clause-id ->
        [POK-13] Égalité générale : il ne reste qu’un symbole dans toutes les mains, et aucun lancer ne pourrait le libérer.
        [POK-14] Égalité générale : voilà trop longtemps que personne n’a rendu de jeton.
       *[POK-12] Égalité : { $seats } rendent leur jeton décisif en même temps.
    }

option-seats = Places
option-seats-help = Combien de personnes jouent.
option-open-counters = Jetons ouverts
option-open-counters-help = Les jetons de tous et le récit de toute la partie sont visibles pour tout le monde.
option-idle-limit = Manches blanches
option-idle-limit-help = Au bout d’autant de manches de suite sans jeton rendu, la partie finit sur une égalité.
option-dice = Dés
option-dice-help = Les faces de chaque dé, par exemple : 1disc 2square 3triangle blank.
option-counters = Jetons par symbole
option-counters-help = Avec combien de ronds, de carrés et de triangles chacun commence.
option-goal = Jetons à rendre
option-goal-help = Combien il en faut pour gagner.

view-round = Manche { $round }
view-before = Les dés vont être lancés.
view-idle =
    { $idle ->
        [one] { $idle } manche sans jeton rendu
       *[other] { $idle } manches de suite sans jeton rendu
    }
view-last = La dernière manche
view-handed = rendu
view-kept = repris
view-hand = { $seat } a en main
view-counters = Ce que chacun a en main
view-nothing = rien
view-won = { $seats } gagne !
view-drawn =
    { $all ->
        [true] Égalité générale.
       *[false] Égalité entre { $seats }.
    }
