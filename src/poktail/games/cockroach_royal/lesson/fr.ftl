# La leçon : une idée par bulle, en phrases courtes. Les nombres sont des faits énoncés dans lesson.json, donc fixes.

lesson-aim = Ici se posent les cartes que tu prends. Avec { $limit } de la même espèce, tu perds. Tous les autres gagnent.
lesson-claim = { $seat-1 } te glisse une carte face cachée et annonce « Rat ». C’est peut-être vrai, c’est peut-être faux.
lesson-judge = Tu as toi-même { $rats } rats en main. Cette carte n’en est sûrement pas un. Réponds « faux ».
lesson-right = C’est un crapaud. Tu avais raison, donc { $seat-1 } doit le reprendre et le poser face visible.
lesson-starts = Celui qui prend une carte commence la manche suivante. C’est donc encore à { $seat-1 } de commencer.
lesson-look = « Mouche », dit { $seat-1 }. Tu hésites ? Il y a une troisième possibilité : regarde la carte et fais-la suivre.
lesson-slide-on = C’est vraiment une mouche. À toi d’annoncer. Dis la vérité : glisse-la à { $seat-2 } et annonce « Mouche ».
lesson-doubt = { $seat-2 } a dit « faux ». Pourtant c’était vrai ! Qui juge mal prend la carte.
lesson-royal-claim = { $seat-2 } annonce « Chauve-souris ». Tu en as deux en main, cela ne dit pas grand-chose. Tente ta chance : réponds « faux ».
lesson-royal = Raté : c’est une chauve-souris, et tu la prends. Elle porte même une couronne. Avec une carte royale, tu prends aussi la carte du dessus de la pile de pénalité.
lesson-bluff = À toi de commencer. Donne un crapaud à { $seat-3 }, mais annonce « Cafard ». Ne ris pas !
lesson-believed = { $seat-3 } y a cru, et prend le crapaud. Beau mensonge !
lesson-joker-claim = { $seat-3 } annonce encore « Chauve-souris ». Tente encore ta chance : réponds « faux ».
lesson-joker = Le joker compte pour toutes les espèces : c’était vrai. Il va dans ta main, et tu paies une chauve-souris ou deux cartes au choix. Paie une chauve-souris.
lesson-paid = La chauve-souris est maintenant devant toi. Le joker est dans ta main : tu pourras le donner plus tard.
lesson-danger = Une autre partie. { $seat-2 } a déjà { $toads } crapauds. Encore un, cela fait { $limit }, et { $seat-2 } perd.
lesson-take = Seul celui qui commence donne une carte de sa main. Et celui qui prend une carte commence. Il te faut donc celle-ci : réponds « faux » en espérant une chauve-souris.
lesson-last = C’était une chauve-souris. Maintenant, tu commences. Donne un crapaud à { $seat-2 } et annonce « Mouche ».
lesson-lost = Cela fait { $toads } crapauds : { $seat-2 } perd. Il n’y a qu’un perdant, et tous les autres gagnent. Toi aussi !
lesson-learned = Glisse tes cartes avec une annonce, vraie ou fausse. Juge bien, bluffe bien, et ne prends jamais quatre cartes de la même espèce.

lesson-wrong-judge = Regarde d’abord ta main. Que t’apprend-elle sur les rats ?
lesson-wrong-true = Si tu te trompes, tu prends la carte. Avec autant de rats dans ta main, « vrai » est risqué. Réponds « faux ».
lesson-wrong-pass = Tu peux la regarder et la faire suivre. Ce sera pour la suite. D’abord, juge : réponds « faux ».
lesson-wrong-look = Tu pourrais juger. Mais essaie la troisième possibilité : regarde et fais suivre.
lesson-wrong-slide-on = Tu peux choisir tout joueur qui n’a pas encore eu la carte. Cette fois, donne-la à { $seat-2 } et annonce « Mouche ».
lesson-wrong-honest = Ce serait un mensonge. C’est permis, mais essaie d’abord la vérité : annonce « Mouche ».
lesson-wrong-royal = C’est peut-être plus sage. Mais prends le risque pour cette fois : réponds « faux ».
lesson-wrong-bluff = Cette fois, glisse un crapaud à { $seat-3 } et annonce « Cafard ».
lesson-wrong-truth = Ce serait la vérité. Essaie un mensonge : annonce « Cafard ».
lesson-wrong-joker = Tu pourrais. Mais vois ce qui se passe : réponds « faux ».
lesson-wrong-pay = Cette carte ne correspond pas à « Chauve-souris » : il en faudrait deux. Une seule chauve-souris suffit.
lesson-wrong-take = Si tu as raison, c’est encore à { $seat-2 } de commencer. Prends la carte, et tu commenceras : réponds « faux ».
lesson-wrong-last = Il ne manque qu’un crapaud à { $seat-2 } pour perdre. Donne-lui un crapaud et annonce « Mouche ».
lesson-wrong-last-claim = Un quatrième crapaud, { $seat-2 } s’en méfierait. Annonce « Mouche ».
