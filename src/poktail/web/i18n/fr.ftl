# Les mots de la page. Les plateaux ont les leurs ; ce que le terminal dit aussi est dans poktail/i18n.

web-bot = bot
web-why = Pourquoi ? Règle { $number }
web-seats = Places
web-seat-away = Hors ligne
web-seat-stand-in = Un robot joue

web-title = Poktail : quatre jeux, une table
web-title-short = Poktail
web-loading = Un instant…
web-close = Fermer
web-home = Accueil
web-more = Plus
web-settings = Réglages
web-language = Langue
web-language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [es] Español
   *[en] English
}
web-light = Lumière du jour
web-dark = Lumière de lampe
web-sound = Son
web-rules = Règles
web-skip = Aller au contenu
web-walk-lines = Les flèches mènent de ligne en ligne.
web-on = Oui
web-off = Non
web-profile-of = { $name } : parties, cotes, profil
web-guest-names = Poire, Citron, Cerise, Radis, Champignon, Sardine, Carotte, Œuf, Ail, Artichaut, Potiron, Pomme

web-offline = Le serveur est hors de portée
web-offline-text = Rien n’est perdu : le serveur garde les places et les parties. La page reprend d’elle-même dès que la connexion revient.
web-reconnecting = Reconnexion en cours. La place est gardée.
web-load-again = Recharger
web-mishap = Impossible d’afficher ceci
web-mishap-text = Quelque chose a lâché dans cette page. La partie est à l’abri : le serveur la garde.
web-plain-choose = À { $seat } de choisir
web-plain-moves = Coups possibles
web-error-no-cookies = Ce navigateur ne garde aucun cookie pour cette page. Sans cookie, personne ne peut avoir de place.

web-four-games = { $count ->
    [0] Une table.
    [one] Un jeu, une table.
    [4] Quatre jeux, une table.
   *[other] { $count } jeux, une table.
}
web-four-games-text = Entre humains, avec des robots, ou les deux. Sans compte, sans rien installer.
web-minutes = { $minutes } min
web-credit = De { $authors } · { $publisher }
web-play-now = Jouer
web-invite = Inviter
web-this-device = Cet appareil
web-running = Partie en cours : { $game }
web-running-text = La place est gardée.
web-running-with = Avec { $names }.
web-go-back = Reprendre
web-table-link = Lien d’une table
web-join = Rejoindre
web-no-table-link = Ce n’est pas le lien d’une table.
web-open-tables = Tables ouvertes
web-rulebooks = Règles des jeux
web-leaders = Classement
web-verify-a-match = Vérifier une partie
web-foot = « Jouer » commence aussitôt avec des robots, « Inviter » donne un lien pour les amis, « Cet appareil » fait passer un seul écran de main en main.

web-seats-taken = À table : { $taken } sur { $seats }
web-free-seat = Libre
web-add-bot = Robot
web-sit-there = Changer pour cette place
web-level = { $level ->
    [random] Facile
    [regular] Normal
   *[other] { $level }
}
web-bot-level = Comment joue { $name }
web-seat-bot = Robot, à table
web-seat-here = Sur cet appareil
web-seat-host-here = Sur cet appareil, hôte
web-seat-host = Hôte, à table
web-seat-ready = À table
web-swap-with = Changer de place avec { $name }
web-free = Libérer la place de { $name }
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-your-name = Un nom pour la table
web-next-name = Quelqu’un d’autre sur cet appareil
web-sit-down = S’asseoir
web-somebody-else-here = Quelqu’un d’autre joue sur cet appareil
web-table-full = Toutes les places sont prises.
web-fact = { $option } : { $value ->
    [true] oui
    [false] non
   *[other] { $value }
}
web-changed = modifié
web-no-clock = Sans chrono
web-clock-fact = { $seconds } s
web-public = Ouverte à tous
web-by-link = Par lien seulement
web-set-up = Options
web-starting = La partie commence…
web-host-starts = C’est l’hôte qui lance la partie.
web-start = Commencer à { $count }
web-start-fill = { $count ->
    [one] Un robot prend la place libre
   *[other] Des robots prennent les { $count } places libres
}
web-sealed = Le hasard est scellé.
web-sealed-text = Après la partie, tout peut se vérifier.
web-bring-a-friend = Inviter des amis
web-bring-text = Scanner ou ouvrir le lien : deux gestes suffisent pour s’asseoir.
web-bring-nobody = Ce lien ne s’ouvre que sur cet ordinateur. Pour d’autres appareils du même réseau, lancer le serveur avec { $command }.
web-qr = Le lien de cette table en code QR
web-copy = Copier
web-share = Partager
web-copied = Le lien est copié.
web-not-copied = Le lien est à copier à la main.

web-the-game = Le jeu : { $game }
web-the-table = La table
web-less = Moins : { $what }
web-more-of = Plus : { $what }
web-take-out = Enlever : { $what }
web-written = Ligne en notation
web-one-more = Ajouter : { $what }
web-who-finds = Qui trouve la table
web-who-watches = Qui peut regarder
web-watch = { $who ->
    [anyone] Avec le lien
   *[nobody] Personne
}
web-think-time = Temps par coup
web-seconds = { $seconds ->
    [0] Sans limite
   *[other] { $seconds } s
}
web-clock-mode = Une fois le temps écoulé
web-clock-kind = { $kind ->
    [hard] Un robot joue
   *[advisory] Un simple rappel
}
web-chat = Discussion
web-chat-empty = Rien n’a encore été dit. Rien n’est conservé.
web-chat-new = du nouveau dans la discussion
web-say = Dire
web-usual = Comme d’habitude
web-keep = Garder

web-table-menu = Menu de la table
web-away = Laisser jouer un robot un moment
web-away-text = La place peut être reprise à tout moment.
web-take-back = Reprendre la place
web-lock = Fermer la table
web-unlock = Rouvrir la table
web-remove = Retirer { $name }
web-remove-text = Un robot continue, et la partie ne compte pour personne.
web-removed = L’hôte a libéré la place.
web-host-now = L’hôte est maintenant { $name }.
web-leave = Quitter la table
web-leave-text = Des robots jouent ces places jusqu’à la fin ; revenir reste possible.
web-feelings = Humeurs
web-time-left = Temps restant : { $time }
web-look-at = Voir la table à ce moment-là ({ $version })
web-looking-back = La table d’alors.
web-look-now = Revenir au présent
web-in-words = La table en mots
web-see-result = Voir le résultat
web-rematch = Revanche

web-hand-to = Passer l’appareil à { $name }
web-put-away = Ranger le côté de { $name }
web-curtain = Passer l’appareil à { $name }
web-curtain-text = Les autres détournent les yeux. Rien de secret n’est sur cette page.
web-curtain-lift = Maintenir pour lever
web-curtain-else = Quelqu’un d’autre l’a en main
web-curtain-public = Seulement ce que tous peuvent voir

web-rules-page = Les règles sur une page à part
web-theme = Lumière
web-theme-name = { $theme ->
    [light] Jour
    [dark] Lampe
   *[auto] Comme l’appareil
}
web-motion = Mouvement
web-motion-name = { $pace ->
    [slow] Lent
    [quick] Rapide
    [off] Aucun
   *[normal] Normal
}
web-patterns = Motifs
web-patterns-text = Des hachures en plus des couleurs, pour les yeux qui les distinguent mal.
web-profile = Profil
web-rename = Changer de nom
web-nobody-yet = Un nom suffit : il garde ensemble les parties et les cotes.
web-settings-here = Ces réglages restent sur cet appareil. Nom, appareils et données :
web-name = Nom
web-name-kept = Ce nom est pris en compte.
web-matches = Parties
web-no-matches = Aucune partie pour l’instant.
web-older = Parties plus anciennes
web-somebody-gone = quelqu’un
web-replay = Revoir
web-ratings = Cotes
web-no-ratings = Aucune partie cotée pour l’instant.
web-rating-matches = { $matches ->
    [one] { $matches } partie cotée
   *[other] { $matches } parties cotées
}
web-rating-unsure = encore incertain :
web-rating-legend = Encore incertain : la cote se précise avec d’autres parties cotées.
web-devices = Appareils
web-device-since = Lié le { $when }
web-forget = Oublier
web-make-code = Un code pour un autre appareil
web-code-text = À taper sur l’autre appareil dans les dix minutes.
web-type-code = Un code d’un autre appareil
web-link-device = Lier cet appareil
web-linked = Cet appareil est lié.
web-data = Données
web-data-text = Le serveur garde le nom, les appareils, les parties et les cotes ; rien d’autre, et rien ne part ailleurs.
web-export = Exporter
web-logout = Oublier cet appareil
web-delete = Supprimer le profil
web-delete-sure = Supprimer pour de bon
web-gone = C’est fait.
web-since = Ici depuis le { $when }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
web-pool = Qui
web-pool-name = { $pool ->
    [bot] Robots
   *[person] Humains
}
web-no-leaders = Personne n’a encore de cote à ce jeu.
web-no-leaders-text = { $pool ->
    [bot] Les robots sont cotés quand deux robots différents se rencontrent à une table.
   *[person] Une partie compte dès que deux personnes l’ont jouée jusqu’au bout.
}
web-invite-friends = Inviter des amis
web-leaders-text = La cote dit ce que quelqu’un vaut presque à coup sûr ; tout le monde commence à 1000.
web-house-bot = Robot maison, { $level ->
    [random] facile
    [regular] normal
   *[other] { $level }
}
web-no-tables = Aucune table n’est ouverte à tous en ce moment.
web-table-playing = Partie en cours
web-table-locked = Verrouillée
web-open-one = Ouvrir une table à tous
web-open-one-text = Elle apparaît ici, et qui passe peut s’asseoir.
web-watch-it = Regarder

# After the match

web-end-ranking = Classement
web-end-place = Rang { $rank }
web-end-next = Et maintenant
web-end-replay = Revoir
web-end-record = Fichier
web-end-board = Plateau
web-end-result = Retour au résultat
web-end-host = { $name } peut lancer une revanche.
web-end-some-host = L’hôte peut lancer une revanche.
web-end-record-text = Le fichier de la partie contient chaque étape et le sceau ouvert. Il peut être lu, rejoué et vérifié, même sans ce serveur.
web-end-text = Texte
web-end-text-hint = À lire, et pour « poktail verify »
web-end-jsonl = Lignes JSON
web-end-jsonl-hint = Pour les programmes

web-fair-busy = Vérification de chaque tirage…
web-fair-busy-text = Ce navigateur les recalcule tous.
web-fair-failed = Non vérifié
web-fair-good = Chaque tirage vérifié
web-fair-good-text = { $count ->
    [0] Rien n’a été laissé au hasard dans cette partie.
    [one] L’unique lancer ou tirage découle du sceau posé avant la partie.
   *[other] Les { $count } lancers et tirages découlent du sceau posé avant la partie.
}
web-fair-bad = Quelque chose ne colle pas
web-fair-bad-text = { $wrong ->
    [0] Les tirages vont ensemble, mais pas avec ce qui était convenu avant la partie.
    [one] { $wrong } lancer ou tirage sur { $count } ne découle pas du sceau.
   *[other] { $wrong } lancers et tirages sur { $count } ne découlent pas du sceau.
}
web-fair-opened = ouvert
web-fair-closed = ne s’ouvre pas
web-fair-again = Revérifier
web-fair-how = Le principe
web-fair-this-match = Dans cette partie
web-fair-opens = La graine montrée à la fin correspond au sceau.
web-fair-opens-not = La graine montrée à la fin ne correspond pas au sceau.
web-fair-right = { $count ->
    [0] Il n’y avait aucun tirage à vérifier.
    [one] L’unique lancer ou tirage, recalculé ici, est le même.
   *[other] Les { $count } lancers et tirages, recalculés ici, sont les mêmes.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } lancer ou tirage sur { $count } donne autre chose.
   *[other] { $wrong } lancers et tirages sur { $count } donnent autre chose.
}
web-fair-first-wrong = Le premier est à l’étape { $step } : « { $said } » est écrit, « { $drawn } » devait sortir.
web-fair-shown = { $shown ->
    [same] Le sceau est celui que ce navigateur a vu avant le début.
    [other] Ce navigateur a vu un autre sceau avant le début.
   *[unknown] Ce navigateur n’a vu aucun sceau avant le début et ne peut donc pas comparer. Qui était là le peut.
}
web-fair-own = { $own ->
    [same] Ce que ce navigateur a apporté s’y trouve, inchangé.
   *[other] Ce que ce navigateur a apporté n’est pas ce que dit la partie enregistrée. C’est normal seulement si un autre appareil joue la même place et a apporté le sien plus tard.
}
web-fair-bots = Un robot a apporté quelque chose. Les robots n’en ont jamais le droit.
web-fair-givers = { $count ->
    [0] Personne n’a apporté assez de hasard. Il était fixé avant le début, mais qui tient le serveur aurait pu le choisir.
    [one] Une place a apporté son propre hasard.
   *[other] { $count } places ont apporté leur propre hasard.
}
web-fair-how-step = { $step ->
    [1] Avant la partie, le serveur tire une graine secrète et en montre l’empreinte à tout le monde : le sceau.
    [2] Ensuite, l’appareil de chaque personne apporte ses propres octets aléatoires. Les robots n’apportent rien.
    [3] Graine et octets fixent ensemble chaque lancer et chaque carte de la partie. Personne ne connaît d’avance les deux côtés.
   *[4] Quand la partie est finie, la graine est montrée. Ce navigateur refait le sceau, la clé et chaque tirage, et compare.
}
web-fair-proves = Ce que cela montre
web-fair-proves-text = Qui tient le serveur ne pouvait plus changer la graine après l’avoir scellée, et ne connaissait pas les octets des autres à ce moment-là. Les autres ne connaissaient pas la graine. Personne ne pouvait donc choisir seul ce qui sortirait, et personne ne l’a changé depuis.
web-fair-proves-not = Ce que cela ne montre pas
web-fair-not = { $what ->
    [ahead] Que personne ne connaissait les tirages d’avance : qui détient la graine peut les calculer dès que la partie a commencé.
    [league] Que personne n’était de mèche : si une personne de la table aide qui tient le serveur, le hasard peut quand même être choisi.
    [odds] Que les chances sont celles des règles : ce navigateur les reçoit du serveur. « poktail verify » les calcule lui-même à partir du fichier de la partie.
   *[choices] Que chaque choix vient de la personne assise là : les choix ne sont pas signés.
}
web-fair-chance = Le hasard était-il juste ?
web-fair-counted = Ce qui est sorti, à côté de la moyenne d’un hasard juste
web-fair-one = { $name } : sorti { $seen } fois, { $expected } en moyenne
web-fair-dashed = Pointillés : la moyenne d’un hasard juste.
web-fair-odds = { $percent ->
    [0] Dans moins d’une partie juste sur 100, quelque chose s’écarte autant.
    [100] Dans presque toutes les parties justes, quelque chose s’écarte autant.
   *[other] Dans environ { $percent } parties justes sur 100, quelque chose s’écarte autant ou plus.
}
web-fair-no-room = Les nombres ne disent rien ici : il y a eu trop peu de tirages, ou presque tout a été distribué, et seul l’ordre est alors du hasard.
web-fair-rest = Ce qui a été tiré

web-replay-of = Relecture
web-replay-step = Étape { $step } sur { $steps }
web-replay-position = Position dans la partie
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Une étape en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-see = Qui regarde
web-replay-public = Public
web-replay-seat = Vu par { $name }
web-replay-everything = Tout
web-replay-side = Côté montré
web-replay-running = Cette partie n’est pas finie : voici ce qui peut être montré pour l’instant.
web-replay-passed = Les personnes de cet appareil verront leur propre côté quand la partie sera finie.
web-replay-again = Actualiser
web-replay-empty = Il n’y a encore rien à montrer.

web-fair-page = Vérifier une partie
web-fair-page-text = Le hasard est scellé avant une partie et ouvert après. Ici, ce navigateur vérifie lui-même une partie. Un fichier déposé ici reste dans ce navigateur.
web-fair-page-file = Un fichier de partie
web-fair-page-file-text = Le déposer ici, ou le choisir. Texte ou lignes JSON.
web-fair-page-choose = Choisir un fichier
web-fair-page-paste = Ou coller son texte
web-fair-page-link = Une partie de ce serveur
web-fair-page-link-text = Son lien, ou ce qui suit /m/.
web-fair-page-check = Vérifier
web-fair-page-no-link = Ce n’est pas le lien d’une partie.
web-fair-page-file-bad = { $reason ->
    [sight] C’est la vue d’une seule place, pas la partie entière. Seule, elle ne prouve rien.
    [digest] Le fichier est abîmé : sa somme de contrôle ne va pas avec son texte.
    [long] Le fichier est trop long pour une partie.
    [gone] Le fichier ne peut pas être ouvert.
    [damaged] Ce fichier ne peut pas être lu : la ligne { $line } ne convient pas.
   *[other] Ce n’est pas un fichier de partie.
}
web-fair-page-of = { $game } : { $names }
web-fair-page-no-seal = Cette partie a été jouée sans sceau. Rien ne peut être prouvé.
web-fair-page-no-seed = La graine n’est pas dans le fichier : la partie n’était pas finie, ou la graine est retenue. Rien ne peut encore être prouvé.
web-fair-page-part = Le sceau va, les tirages ne sont pas vérifiés
web-fair-page-part-text = La graine ouverte correspond au sceau du fichier. Pour les tirages, cette page a besoin des chances. Donner le lien de la partie si elle a été jouée sur ce serveur, ou lancer « poktail verify » avec le fichier : il connaît les règles et vérifie tout.
web-fair-page-made-up = Un fichier seul ne suffit pas : qui invente une partie peut inventer un sceau. À comparer avec le sceau montré avant la partie :
web-fair-page-compare = Le sceau, à comparer avec celui montré avant la partie :
web-fair-page-same-file = Le fichier est, à la lettre près, celui que garde ce serveur.
web-fair-page-other-file = Le fichier n’est pas celui que garde ce serveur ; la ligne { $line } est la première qui diffère.
web-fair-page-other-match = Le fichier n’est pas de cette partie : le hasard y agit à d’autres étapes.
web-fair-page-another = Vérifier une autre
