# La leçon : une idée par bulle, en phrases courtes. Les nombres sont des faits énoncés dans lesson.json, donc fixes.

lesson-cup = Deux dés sont dans ton gobelet. Personne d’autre ne les voit : { $face } et { $face }.
lesson-white = Ces dés sont posés devant tous. Tout le monde peut s’en servir.
lesson-combine = Combine tes dés avec ceux de la table. Tes deux { $face } et le { $face } de la table font un brelan.
lesson-sheet = Voici ta feuille. Une croix sur cette ligne rapporte { $three } points. Plus la ligne est haute, plus la combinaison est forte.
lesson-fold = À toi de décider : abandonner avec une ligne, ou continuer ? Abandonner est sûr et rapporte +{ $fold } de plus au premier tour. Abandonne avec le brelan.
lesson-ticked = Deux croix : une pour le brelan, une pour l’abandon. Cela fait { $sum }. Tes dés sont visibles, et cette manche est finie pour toi.
lesson-others = { $seat-1 } et { $seat-3 } continuent, en espérant mieux. Deux autres dés blancs vont venir, un par un.
lesson-showdown = Tour { $round } : le dernier dé tombe et les gobelets se soulèvent. La plus forte combinaison gagne. { $seat-3 } a une grande suite : +{ $third }, et une ligne.
lesson-nothing = { $seat-1 } a un full, mais c’est moins fort. Donc { $seat-1 } ne marque rien. Voilà le risque quand on continue.
lesson-new-hand = Nouvelle manche, nouveaux dés. Tu n’as qu’une paire. Mais regarde : { $first }, { $second }, { $third }, { $fourth } se suivent !
lesson-stay = C’est ton tour. Une paire ne rapporte que { $pair }. Encore un bon numéro, et c’est une grande suite. Reste : continue.
lesson-again = Un dé de plus, et la même question. Une double paire rapporterait { $pairs }, sans bonus au deuxième tour. Il reste un dé. Continue !
lesson-straight = Un { $die } ! Tu as une grande suite. { $seat-1 } n’a qu’un brelan. Tu gagnes ce tour !
lesson-tick = La victoire rapporte +{ $third }. Tu coches aussi une ligne que tes dés forment. Prends la meilleure : la grande suite, +{ $straight }.
lesson-lead = Tu as maintenant { $sum } points : plus que tous les autres.
lesson-end = Et ainsi de suite. Quand quelqu’un a { $full } croix sur une ligne, c’est la dernière manche. Celui qui a alors le plus de points gagne.
lesson-learned = Abandonne tôt pour des points sûrs, ou continue pour en gagner plus. Mais au dernier tour, seule la plus forte combinaison marque.

lesson-wrong-fold = Pour l’instant, abandonne avec le brelan : ces points sont sûrs.
lesson-wrong-continue = C’est la voie courageuse. Tu l’essaieras à la manche suivante. D’abord, prends les points sûrs : abandonne.
lesson-wrong-pair = Tu peux cocher une ligne plus basse, mais elle rapporte moins. Prends le brelan.
lesson-wrong-stay = Abandonner est sûr, mais une paire vaut peu. Cette fois, ose : continue.
lesson-wrong-again = Ce serait sûr. Mais cette fois, attends le dernier dé : continue.
lesson-wrong-tick = Tu peux cocher une ligne plus basse, mais elle rapporte moins. Prends la grande suite.
