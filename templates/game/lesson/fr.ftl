# La leçon : une idée par bulle. Les nombres sont des faits énoncés dans lesson.json.

lesson-card = Voici ta carte : { $rank }. Personne d’autre ne la voit.
lesson-stay = La plus haute carte qui reste gagne. Aucune ne dépasse { $highest }, donc reste.
lesson-won = { $seat-1 } n’avait que { $other }. Tu gagnes !
lesson-learned = Reste avec une carte haute, pars avec une basse.
lesson-wrong-leave = Si tu pars, tu ne peux pas gagner. Avec la plus haute carte, reste.
