# La leçon : une idée par bulle, en phrases courtes. Les nombres sont des faits énoncés dans lesson.json, donc fixes.

lesson-aim = Voici tes jetons. On gagne en étant le premier à en rendre { $goal }.
lesson-dice = Les dés fixent les objectifs. Ici : exactement { $discs } rond, et exactement { $squares } carrés. Le troisième dé est vide : il ne demande rien.
lesson-secret = Chacun cache un jeton dans son poing. Un rond part si exactement { $discs } joueur en montre un. Essaie : cache un rond.
lesson-met = Personne d’autre ne montre de rond. C’est exactement ce qu’il fallait : l’objectif est atteint. Ton rond part dans la boîte.
lesson-each-die = Chaque dé compte pour lui-même. Il fallait exactement { $squares } carrés, et les voilà. Ils partent aussi.
lesson-next = Un jeton est parti. Il en faut { $goal } pour gagner. Au lancer suivant !
lesson-one-triangle = Cette fois, un seul objectif : exactement { $triangles } triangle. Essaie : cache un triangle.
lesson-too-many = Trop de triangles ! { $shown } joueurs en montrent un, mais il n’en fallait que { $wanted }. Tu reprends le tien.
lesson-off = Aucun objectif n’est atteint. Alors c’est l’inverse : les jetons qui ne sont sur aucun dé partent. { $seat-1 } et { $seat-3 } rendent le leur.
lesson-next-again = Toi aussi, tu peux utiliser cette astuce. Au lancer suivant !
lesson-never-added = Les deux dés demandent des ronds : exactement { $one }, ou exactement { $two }. On ne les additionne jamais : trois, ce serait trop.
lesson-stay-off = Tout le monde va vouloir montrer un rond. Ce sera peut-être trop. Aucun dé ne montre de carré : cache un carré.
lesson-it-goes = Il y a { $shown } ronds : c’est trop. Aucun objectif n’est atteint, donc ton carré part !
lesson-later = Quelques tours plus tard. Encore un jeton à rendre : cela fera { $goal }, et tu gagnes.
lesson-last = Les objectifs : exactement { $squares } carré, et exactement { $triangles } triangles. Trois, c’est difficile. Cache le carré.
lesson-won = C’était le numéro { $goal }. Personne n’a fait plus vite : tu gagnes !
lesson-learned = Montre un jeton quand exactement le bon nombre de joueurs va le montrer. S’ils risquent d’être trop nombreux, montre un symbole qui n’est sur aucun dé.

lesson-wrong-disc = Pour l’instant, essaie le rond : il en faut exactement un.
lesson-wrong-square-first = Ça peut marcher, mais seulement si exactement un autre joueur a la même idée. Le rond n’a besoin de personne d’autre.
lesson-wrong-triangle-first = Aucun dé ne montre de triangle. Il ne part que si aucun objectif n’est atteint.
lesson-wrong-triangle = Pour l’instant, essaie le triangle : il en faut exactement un.
lesson-wrong-later = Celui-là n’est sur aucun dé. Il ne part que si l’objectif est manqué. D’abord, essaie le triangle.
lesson-wrong-off = Pour l’instant, essaie le carré : il n’est sur aucun dé.
lesson-wrong-crowd = Tout le monde pense aux ronds. S’il y en a trop, aucun rond ne part.
lesson-wrong-also-off = Bien vu : le triangle n’est sur aucun dé non plus. Mais cette fois, cache un carré.
lesson-wrong-last = Pour l’instant, essaie le carré : il en faut exactement un.
lesson-wrong-last-triangle = Un triangle ne part que si exactement trois joueurs en montrent un. Le carré n’a besoin de personne d’autre.
