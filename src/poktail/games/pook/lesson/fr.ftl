# La leçon : une idée par bulle, en phrases courtes. Les nombres sont des faits énoncés dans lesson.json, donc fixes.

lesson-banner = Voici ta Bannière secrète : Mages et Vikings. À la fin, ceux qui sont visibles te rapportent leur niveau en points.
lesson-square = Tout le monde pose ses cartes ensemble, bord contre bord. On part de Piggy. Dans le vrai jeu, le carré fait cinq sur cinq ; ici, seulement { $wide } sur { $high }.
lesson-sides = Chacune de tes cartes a deux faces : un Guerrier ou une Bourse. Toutes les Bourses se ressemblent.
lesson-purse = Un Guerrier coûte des Bourses : autant que son niveau. Ton Mage { $level } est trop cher. Pose-le face Bourse : c’est toujours permis.
lesson-their-warrior = { $seat-1 } pose un Guerrier : un Orc de niveau { $level }. Il lui faut une Bourse dans sa rangée ou sa colonne. Piggy compte comme une Bourse.
lesson-cost = Toi aussi, tu as un Orc de niveau { $level }. Compte les Bourses dans la rangée et la colonne de cette case : il y en a { $there }. Cela suffit.
lesson-orc = Maintenant, son pouvoir. Un Orc retourne un Guerrier voisin sur sa face Bourse. Retourne l’autre Orc, puis finis ton tour.
lesson-hidden = Ce n’est plus qu’une Bourse. Elle ne comptera pas à la fin, mais elle aide à payer des Guerriers.
lesson-cost-two = Un Viking de niveau { $level } demande { $there } Bourses. Dans cette colonne, le compte y est : ta Bourse et Piggy.
lesson-viking = Un Viking retourne une Bourse voisine sur sa face Guerrier, et cela ne coûte rien. Tu sais ce que cache la tienne : ton Mage { $level } !
lesson-count = Ton Mage { $mage } et ton Viking { $viking } sont visibles. Les deux comptent pour toi, tant qu’ils le restent.
lesson-knight = Alors protège-les ! Un Chevalier garde toutes les cartes voisines. Pose ton Chevalier à côté du Mage.
lesson-guarded = Le bouclier le montre : aucun pouvoir ne peut plus toucher ton Mage.
lesson-cost-mage = Ensuite, un Mage de niveau { $level }. Ici, la rangée et la colonne ont { $there } Bourses en tout.
lesson-mage = Un Mage échange une carte voisine contre une carte de ta main. Les Orcs ne te rapportent rien : échange l’Orc contre ton Viking { $trade }.
lesson-their-orc = { $seat-1 } se venge : un autre Orc a retourné ton nouveau Mage. Aucun Chevalier n’était à côté.
lesson-piggy = Il reste une case, avec { $there ->
    [one] { $there } Bourse
   *[other] { $there } Bourses
} seulement. Une fois par tour, Piggy peut échanger sa place avec une carte voisine. Monte-le : il y en aura { $then }.
lesson-last = Il y a maintenant { $then } Bourses pour la dernière case. Poses-y ton deuxième Viking et finis ton tour.
lesson-score = Le carré est plein, les Bannières se dévoilent. Tes Mages et Vikings visibles font { $mine }, { $seat-1 } a { $theirs }. Tu gagnes !
lesson-learned = Les Bourses paient les Guerriers, chaque Faction a son pouvoir, et seul ce qui est visible à la fin compte pour ta Bannière.

lesson-wrong-purse = Pour l’instant, pose le Mage face Bourse sur la case indiquée.
lesson-wrong-later = Tu peux poser n’importe quelle carte de ta main. Mais garde celle-ci : son tour viendra.
lesson-wrong-orc = On peut renoncer à un pouvoir. Mais essaie : pose l’Orc, retourne l’autre Orc, finis le tour.
lesson-wrong-viking = On peut renoncer au pouvoir. Mais essaie : pose le Viking et retourne ta Bourse.
lesson-wrong-knight = Pose le Chevalier de sorte qu’il touche le Mage par un bord. Alors il le garde.
lesson-wrong-mage = Choisis l’Orc à côté de ton Mage, puis un Viking de ta main.
lesson-wrong-gift = Un Chevalier conviendrait. Mais il ne compte pas pour ta Bannière : donne le Viking.
lesson-wrong-last = Monte d’abord Piggy. Alors le Viking a assez de Bourses, et tu le poses sur la dernière case.
lesson-wrong-other = Ce serait possible. Mais le Viking te rapporte plus : son niveau est plus haut, et il compte pour toi.
