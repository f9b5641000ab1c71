# Les mots de la page. Les plateaux ont les leurs ; ce que le terminal dit aussi est dans poktail/i18n.

web-bot = robot
web-why = Pourquoi ? Règle { $number }
web-seats = Places
web-seat-away = Hors ligne
web-seat-stand-in = Un robot joue
web-seat-away-until = Hors ligne, robot dans { $seconds } s

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
web-light = Passer au thème clair
web-dark = Passer au thème sombre
web-sound = Son
web-rules = Règles
web-skip = Aller au contenu
web-walk-lines = Les flèches passent d’une ligne à l’autre.
web-on = Oui
web-off = Non
web-profile-of = { $name } : parties, cotes, profil

web-offline = Serveur injoignable. Nouvelle tentative…
web-offline-text = Rien n’est perdu : les places et les parties sont gardées sur le serveur. La page reprendra d’elle-même dès le retour de la connexion.
web-reconnecting = Serveur injoignable. Nouvelle tentative… La place est gardée.
web-load-again = Recharger
web-cannot-show = Affichage impossible
web-cannot-show-text = Une erreur est survenue sur cette page. La partie est à l’abri sur le serveur : recharge la page pour continuer.
web-error-no-cookies = Ce navigateur refuse les cookies de cette page. Sans eux, impossible de s’asseoir à une table : autorise-les, puis recharge la page.
web-plain-choose = { $seat-you ->
    [you] À toi de choisir
   *[other] À { $seat } de choisir
}
web-plain-moves = Coups possibles

web-four-games = { $count ->
    [0] Une table.
    [one] Un jeu, une table.
    [4] Quatre jeux, une table.
   *[other] { $count } jeux, une table.
}
web-four-games-text = Entre amis, contre des robots, ou les deux. Sans compte et sans rien installer.
web-minutes = { $minutes } min
web-credit = Signé { $authors } · { $publisher }
web-play-now = Jouer
web-invite = Inviter
web-this-device = Cet appareil
web-running = Partie en cours : { $game }
web-running-text = La place est gardée.
web-running-with = Avec { $names }.
web-go-back = Reprendre
web-table-link = Code ou lien de table
web-join = Rejoindre
web-no-table-link = Ce n’est ni un code ni un lien de table. Un code, c’est deux mots et un nombre.
web-code-nothing = Le code { $code } n’ouvre aucune table. Vérifie l’orthographe ; la partie a peut-être déjà commencé.
web-open-tables = Tables ouvertes
web-rulebooks = Règles des jeux
web-leaders = Classement
web-verify-a-match = Vérifier une partie
web-foot = « Jouer » t’installe tout de suite avec des robots, « Inviter » te donne un lien pour tes amis, « Cet appareil » se joue à plusieurs, en se passant l’écran.

web-seats-taken = { $taken ->
    [0] Aucune place prise sur { $seats }
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
web-free-seat = Place libre
web-add-bot = Robot
web-sit-there = Prendre cette place
web-level = { $level ->
    [random] Facile
    [beginner] Débutant
    [casual] Amateur
    [strong] Confirmé
    [expert] Expert
   *[other] { $level }
}
web-level-choice = { $level ->
    [beginner] Débutant : passe souvent à côté du meilleur coup, parfois de loin
    [casual] Amateur : joue bien dans l’ensemble, mais se contente souvent d’un coup presque aussi bon que le meilleur
    [strong] Confirmé : ne se trompe que lorsque les coups se valent presque
    [expert] Expert : joue aussi bien que ce programme le peut
   *[other] { $level }
}
web-bot-level = Niveau de jeu : { $name }
web-seat-bot = Robot, à table
web-seat-here = Sur cet appareil
web-seat-host-here = Sur cet appareil, hôte
web-seat-host = Hôte, à table
web-seat-ready = À table
web-seat-you = Toi
web-seat-you-host = Toi, hôte
web-rename-seat = { $name-you ->
    [you] Changer ton nom
   *[other] Changer le nom : { $name }
}
web-swap-with = Changer de place avec { $name }
web-free = { $name-you ->
    [you] Libérer ta place
   *[other] Libérer la place : { $name }
}
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-your-name = Ton nom
web-next-name = Nom de la personne suivante
web-sit-down = S’asseoir
web-somebody-else-here = Ajouter quelqu’un sur cet appareil
web-table-full = Toutes les places sont prises.
web-device-who = Qui joue sur cet appareil ?
web-device-players = Les joueurs sur cet appareil
web-device-name = Nom
web-device-add = Ajouter
web-device-missing = Il faut être au moins { $low }
web-device-nobody = Il faut au moins une personne en plus des robots
web-fact = { $option } : { $value ->
    [true] oui
    [false] non
   *[other] { $value }
}
web-changed = modifié
web-no-clock = Sans chrono
web-clock-fact = { $seconds } s
web-public = Ouverte à tous
web-by-link = Par lien seulement
web-set-up = Options
web-starting = La partie commence…
web-host-starts = L’hôte lance la partie.
web-start = Jouer à { $count }
web-start-fill = { $count ->
    [one] Un robot prend la place libre
   *[other] Des robots prennent les { $count } places libres
}
web-sealed = Le hasard est scellé d’avance.
web-sealed-text = Après la partie, tout pourra être vérifié.
web-bring-a-friend = Inviter des amis
web-bring-text = Il suffit de taper le code sur la page d’accueil, de scanner l’image ou d’ouvrir le lien.
web-bring-nobody = Pour l’instant, cette table ne s’ouvre que sur cet ordinateur.
web-table-code = Code de la table :
web-qr = Le lien de cette table en code QR
web-copy = Copier
web-share = Partager
web-copied = Lien copié.
web-not-copied = Copie impossible : copie le lien à la main.

web-the-game = Le jeu : { $game }
web-the-table = La table
web-less = Moins : { $what }
web-more-of = Plus : { $what }
web-remove-entry = Retirer : { $what }
web-written = Ligne en notation
web-one-more = Ajouter : { $what }
web-who-finds = Qui trouve la table
web-who-watches = Qui peut regarder
web-watch = { $who ->
    [anyone] Avec le lien
   *[nobody] Personne
}
web-grace = En cas d’absence, un robot joue
web-grace-name = { $seconds ->
    [0] jamais
   *[other] après { $seconds } s
}
web-think-time = Temps par coup
web-seconds = { $seconds ->
    [0] Sans limite
   *[other] { $seconds } s
}
web-clock-mode = Une fois le temps écoulé
web-clock-kind = { $kind ->
    [hard] Un robot joue
   *[advisory] Simple rappel
}
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant. Rien n’est conservé, sauf en cas de signalement.
web-chat-new = nouveau message
web-say = Envoyer
web-reset = Réinitialiser
web-keep = Enregistrer

web-table-menu = Menu de la table
web-away = Laisser jouer un robot un moment
web-away-text = La place peut être reprise à tout moment.
web-take-back = Reprendre la place
web-bot-plays-for = { $name-you ->
    [you] Un robot joue pour toi.
   *[other] Un robot joue pour { $name }.
}
web-is-away = Hors ligne : { $name }.
web-bot-for = Faire jouer un robot pour { $name }
web-votes = { $votes } sur { $people } d’accord
web-pace = Rythme des robots
web-pace-name = { $pace ->
    [relaxed] Tranquille
    [quick] Rapide
    [instant] Immédiat
   *[normal] Normal
}
web-lock = Verrouiller la table
web-unlock = Déverrouiller la table
web-remove = Exclure { $name }
web-remove-text = Un robot prend la suite.
web-vote-remove = Voter pour exclure { $name }
web-vote-remove-text = Au moins deux personnes, et plus de la moitié des autres personnes présentes, doivent être d’accord. Un robot prend alors la suite.
web-vote-remove-votes = { $votes ->
    [one] Une personne est d’accord.
   *[other] { $votes } personnes sont d’accord.
}
web-removed = Cet appareil n’a plus de place à cette table.
web-host-now = { $name-you ->
    [you] Te voilà hôte de la table.
   *[other] Nouvel hôte : { $name }.
}
web-leave = Quitter la table
web-leave-text = Des robots prennent la suite ; on peut revenir.
web-reactions = Réactions
web-time-left = Temps restant : { $time }
web-look-at = Revoir la table à ce moment-là ({ $version })
web-go-on = Continuer
web-scroll-down = Faire défiler vers le bas
web-watch-note = En spectateur : seul ce que tout le monde peut voir est montré.
web-looking-back = La table à ce moment-là.
web-look-now = Revenir au présent
web-in-words = La table en mots
web-see-result = Voir le résultat
web-rematch = Revanche
web-rematch-ready = Revanche ? { $ready } sur { $people } d’accord
web-rematch-text = La revanche commence quand tout le monde est d’accord.
web-another-game = Un autre jeu ensemble

web-put-away = { $name } : cacher ce côté
web-curtain = Passer l’appareil à { $name }
web-curtain-text = Les autres regardent ailleurs. Cette page ne montre rien de secret.
web-curtain-lift = Maintenir pour voir
web-curtain-else = Quelqu’un d’autre a l’appareil
web-curtain-public = Voir seulement ce qui est public

web-rules-page = Ouvrir les règles sur une page à part
web-theme = Thème
web-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Système
}
web-motion = Animations
web-motion-name = { $pace ->
    [slow] Lentes
    [quick] Rapides
    [off] Aucune
   *[normal] Normales
}
web-patterns = Motifs
web-patterns-text = Des hachures en plus des couleurs, si tu les distingues mal.
web-profile = Profil
web-rename = Changer de nom
web-nobody-yet = Un nom suffit pour réunir tes parties et tes cotes.
web-settings-here = Ces réglages restent sur cet appareil. Nom, appareils et données :
web-name = Nom
web-name-kept = Nom enregistré.
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
web-rating-unsure = encore incertaine :
web-rating-legend = Encore incertaine : la cote se précise au fil des parties cotées.
web-devices = Appareils
web-device-since = Associé le { $when }
web-forget = Dissocier
web-make-code = Obtenir un code pour un autre appareil
web-code-text = Tape-le sur l’autre appareil dans les dix minutes.
web-type-code = Code d’un autre appareil
web-link-device = Associer cet appareil
web-linked = Appareil associé.
web-data = Données
web-data-text = Le serveur garde ton nom, tes appareils, tes parties et tes cotes, et pendant 90 jours les signalements faits par toi ou à ton sujet. Rien n’est transmis ailleurs.
web-export = Exporter
web-logout = Déconnecter cet appareil
web-delete = Supprimer le profil
web-delete-sure = Supprimer définitivement
web-gone = C’est fait.
web-since = Ici depuis le { $when }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
web-pool = Catégorie
web-pool-name = { $pool ->
    [bot] Robots
   *[person] Humains
}
web-no-leaders = Personne n’a encore de cote à ce jeu.
web-no-leaders-text = { $pool ->
    [bot] Les robots sont cotés dès que deux robots différents se rencontrent à une table.
   *[person] Une partie compte dès que deux personnes l’ont jouée jusqu’au bout.
}
web-invite-friends = Inviter des amis
web-leaders-text = La cote est une estimation prudente du niveau ; tout le monde part de 1000.
web-house-bot = Robot maison, { $level ->
    [random] facile
    [regular] normal
    [beginner] débutant
    [casual] amateur
    [strong] confirmé
    [expert] expert
   *[other] { $level }
}
web-no-tables = Aucune table ouverte à tous pour le moment.
web-table-playing = Partie en cours
web-table-locked = Verrouillée
web-open-one = Ouvrir une table à tous
web-open-one-text = Elle apparaîtra ici, et tout le monde pourra s’y asseoir.
web-watch-it = Regarder

# Après la partie

web-end-ranking = Classement de la partie
web-end-place = Rang { $rank }
web-end-next = Et maintenant
web-end-replay = Revoir
web-end-record = Fichier
web-end-board = Plateau
web-end-result = Retour au résultat
web-end-host = { $name } peut lancer une revanche.
web-end-some-host = L’hôte peut lancer une revanche.
web-end-record-text = Le fichier de partie contient chaque étape et le sceau ouvert. On peut le lire, le revoir et le vérifier, même sans ce serveur.
web-end-text = Texte
web-end-text-hint = À lire, et pour « poktail verify »
web-end-jsonl = Lignes JSON
web-end-jsonl-hint = Pour les programmes

web-share-result = Partager le résultat
web-share-save = Enregistrer l’image
web-share-link = Copier le lien

web-turning-points = Les tournants de la partie
web-decided = Le moment décisif

web-review = Analyser tes décisions
web-review-text = Chaque décision est jugée d’après ce que tu savais à ce moment-là.
web-review-busy = Décision { $done } sur { $of }
web-review-graph = Tes chances : { $before } à ta première décision, { $after } à la fin.
web-review-next = Décision suivante

web-fair-busy = Vérification des lancers et tirages…
web-fair-busy-text = Ce navigateur les recalcule tous.
web-fair-failed = Non vérifié
web-fair-good = Tous les lancers et tirages sont vérifiés
web-fair-good-text = { $count ->
    [0] Rien n’a été laissé au hasard dans cette partie.
    [one] L’unique lancer ou tirage découle du sceau posé avant la partie.
   *[other] Les { $count } lancers et tirages découlent du sceau posé avant la partie.
}
web-fair-bad = Quelque chose ne colle pas
web-fair-bad-text = { $wrong ->
    [0] Les lancers et tirages concordent entre eux, mais pas avec ce qui avait été scellé avant la partie.
    [one] { $wrong } lancer ou tirage sur { $count } ne découle pas du sceau.
   *[other] { $wrong } lancers et tirages sur { $count } ne découlent pas du sceau.
}
web-fair-opened = correspond à la graine
web-fair-closed = ne correspond pas à la graine
web-fair-again = Vérifier à nouveau
web-fair-how = Comment ça marche
web-fair-this-match = Dans cette partie
web-fair-opens = La graine montrée à la fin correspond au sceau.
web-fair-opens-not = La graine montrée à la fin ne correspond pas au sceau.
web-fair-right = { $count ->
    [0] Il n’y avait aucun tirage à vérifier.
    [one] L’unique lancer ou tirage, recalculé ici, est bien le même.
   *[other] Les { $count } lancers et tirages, recalculés ici, sont bien les mêmes.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } lancer ou tirage sur { $count } donne un autre résultat.
   *[other] { $wrong } lancers et tirages sur { $count } donnent un autre résultat.
}
web-fair-first-wrong = Le premier est à l’étape { $step } : le fichier indique « { $said } », mais « { $drawn } » devait sortir.
web-fair-shown = { $shown ->
    [same] Le sceau est celui que ce navigateur a vu avant le début.
    [other] Ce navigateur a vu un autre sceau avant le début.
   *[unknown] Ce navigateur n’a vu aucun sceau avant le début et ne peut donc pas comparer. Les personnes présentes le peuvent.
}
web-fair-own = { $own ->
    [same] La part de hasard ajoutée par ce navigateur s’y trouve, inchangée.
   *[other] La part de hasard ajoutée par ce navigateur n’est pas celle du fichier de partie. C’est normal seulement si un autre appareil joue la même place et a ajouté la sienne plus tard.
}
web-fair-bots = Un robot a ajouté une part de hasard. Les robots n’en ont jamais le droit.
web-fair-givers = { $count ->
    [0] Personne n’a ajouté assez de hasard. Les tirages étaient fixés avant le début, mais l’administrateur du serveur aurait pu les choisir.
    [one] Une place a ajouté sa part de hasard.
   *[other] { $count } places ont ajouté leur part de hasard.
}
web-fair-signed = { $state ->
    [good] Décisions signées par l’appareil de chaque personne : { $signed } sur { $count }. Ce serveur a signé tout le fichier, y compris les décisions des robots.
    [stranger] Décisions signées par l’appareil de chaque personne : { $signed } sur { $count }. Un autre serveur a signé tout le fichier, avec une clé qui commence par { $key }.
    [wrong] À l’étape { $step }, la décision n’est pas celle qui a été signée.
    [server] La signature du serveur ne correspond pas au fichier : quelque chose a été modifié.
    [own] Pour la place de ce navigateur, le fichier indique une autre clé que celle qu’il a envoyée.
   *[none] Rien n’est signé dans ce fichier.
}
web-fair-how-step = { $step ->
    [1] Avant la partie, le serveur tire une graine secrète et en montre l’empreinte à tout le monde : c’est le sceau.
    [2] Ensuite, l’appareil de chaque personne ajoute ses propres octets aléatoires. Les robots n’ajoutent rien.
    [3] La graine et les octets fixent ensemble chaque lancer et chaque carte de la partie. Personne ne connaît les deux d’avance.
   *[4] À la fin de la partie, la graine est montrée. Ce navigateur refait le sceau, la clé et chaque tirage, puis compare.
}
web-fair-proves = Ce que cela prouve
web-fair-proves-text = L’administrateur du serveur ne pouvait plus changer la graine après l’avoir scellée, et ne connaissait pas encore les octets des autres. Les autres ne connaissaient pas la graine. Personne ne pouvait donc choisir seul ce qui sortirait, et personne ne l’a changé depuis.
web-fair-proves-not = Ce que cela ne prouve pas
web-fair-not = { $what ->
    [ahead] Que personne ne connaissait les tirages d’avance : avec la graine, on peut les calculer dès que la partie a commencé.
    [league] Que personne n’était de mèche : si quelqu’un à la table aide l’administrateur du serveur, le hasard peut quand même être choisi.
    [odds] Que les probabilités sont celles des règles : ce navigateur les reçoit du serveur. « poktail verify » les calcule lui-même à partir du fichier de partie.
   *[choices] Que chaque choix vient bien de la personne assise là : une signature montre seulement de quel appareil il vient, et ni les robots ni les appareils partagés ne signent.
}
web-fair-chance = Le hasard était-il équitable ?
web-fair-counted = Ce qui est sorti, à côté de la moyenne d’un hasard équitable
web-fair-one = { $name } : sorti { $seen } fois, { $expected } en moyenne
web-fair-dashed = En pointillés : la moyenne d’un hasard équitable.
web-fair-odds = { $percent ->
    [0] Dans moins d’une partie équitable sur 100, on voit un écart aussi grand.
    [100] Dans presque toutes les parties équitables, on voit un écart aussi grand.
    [one] Dans environ une partie équitable sur 100, on voit un écart aussi grand ou plus grand.
   *[other] Dans environ { $percent } parties équitables sur 100, on voit un écart aussi grand ou plus grand.
}
web-fair-no-room = Les nombres ne disent rien ici : il y a eu trop peu de tirages, ou presque tout a été distribué et seul l’ordre relève du hasard.
web-fair-rest = Ce qui a été tiré

web-replay-of = Revoir la partie
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
web-replay-see = Point de vue
web-replay-public = Public
web-replay-seat = { $name-you ->
    [you] Vu par toi
   *[other] Vu par { $name }
}
web-replay-everything = Tout
web-replay-secrets = Ce que chacun avait
web-replay-side = Côté à montrer
web-replay-running = Cette partie n’est pas finie : voici ce qui peut être montré pour l’instant.
web-replay-passed = Les personnes qui jouent sur cet appareil verront leur côté à la fin de la partie.
web-replay-again = Actualiser
web-replay-empty = Il n’y a encore rien à montrer.

web-fair-page = Vérifier une partie
web-fair-page-text = Le hasard est scellé avant une partie et ouvert après. Ici, ton navigateur vérifie lui-même une partie. Un fichier déposé ici ne quitte pas ton navigateur.
web-fair-page-file = Un fichier de partie
web-fair-page-file-text = Dépose-le ici ou choisis-le. Texte ou lignes JSON.
web-fair-page-choose = Choisir un fichier
web-fair-page-paste = Ou colle son texte
web-fair-page-link = Une partie de ce serveur
web-fair-page-link-text = Son lien, ou ce qui suit /m/.
web-fair-page-check = Vérifier
web-fair-page-no-link = Ce n’est pas un lien de partie. Colle le lien entier, ou ce qui suit /m/.
web-fair-page-file-bad = { $reason ->
    [sight] C’est ce que voit une seule place, pas le fichier de partie complet. Seul, il ne prouve rien : il faut le fichier complet.
    [digest] Le fichier est endommagé : sa somme de contrôle ne correspond pas à son texte. Enregistre-le à nouveau.
    [long] Le fichier est trop long pour un fichier de partie.
    [gone] Impossible d’ouvrir le fichier. Choisis-le à nouveau.
    [damaged] Impossible de lire ce fichier de partie : la ligne { $line } ne convient pas. Enregistre-le à nouveau.
   *[other] Ce n’est pas un fichier de partie. Choisis-en un autre.
}
web-fair-page-of = { $game } : { $names }
web-fair-page-no-seal = Cette partie a été jouée sans sceau. Rien ne peut être prouvé.
web-fair-page-no-seed = La graine n’est pas dans le fichier : la partie n’était pas finie, ou la graine a été laissée de côté. Enregistre à nouveau le fichier après la partie.
web-fair-page-part = Le sceau est bon, mais les lancers et tirages ne sont pas vérifiés
web-fair-page-part-text = La graine ouverte correspond au sceau du fichier. Pour vérifier les lancers et tirages, cette page a besoin des probabilités. Donne le lien de la partie si elle a été jouée sur ce serveur, ou lance « poktail verify » avec le fichier : il connaît les règles et vérifie tout.
web-fair-page-made-up = Un fichier seul ne suffit pas : on peut inventer une partie, et un sceau avec. Compare le sceau avec celui qui a été montré avant la partie :
web-fair-page-compare = Compare le sceau avec celui qui a été montré avant la partie :
web-fair-page-same-file = Le fichier est, à la lettre près, celui que garde ce serveur.
web-fair-page-other-file = Le fichier n’est pas celui que garde ce serveur ; la ligne { $line } est la première qui diffère.
web-fair-page-other-match = Le fichier n’est pas celui de cette partie : les lancers et tirages y viennent à d’autres étapes.
web-fair-page-another = En vérifier une autre

# Your turn
web-turn-title = ● À toi · { $game }
web-turn-in = C’est ton tour : { $game }
web-alerts = Notifications
web-alerts-ask = Veux-tu une notification quand c’est ton tour et que tu regardes ailleurs ?
web-alerts-yes = Oui, volontiers
web-alerts-no = Non merci

# Chat and reactions on a phone
web-talk = Discussion et réactions
web-mute-who = Masquer ou signaler quelqu’un
web-mute = Masquer { $name }

# Set-up for people
web-laboratory = Laboratoire
web-laboratory-text = Pour expérimenter : avec ces nombres et ce matériel, ce n’est plus tout à fait le jeu imprimé. Ces parties ne comptent pas pour les cotes.
web-bots-level = Niveau des robots

# Leçons.
web-learn = Leçon
web-learn-to-play = Apprendre à jouer
web-learn-again = Leçon apprise : la rejouer
web-learn-step = { $step } sur { $count }
web-learn-next = Suivant
web-learn-back = Retour
web-learn-press = Touche ce qui est entouré
web-learn-leave = Quitter la leçon
web-learn-done = Tu sais jouer !
web-learn-free = Jouer une partie libre

# The search field of a rulebook.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Trouvé à un endroit
   *[other] Trouvé à { $count } endroits
}

# Notes at the board: tips, and why something is greyed.
web-tips = Conseils pendant la première partie
web-tip-done = Compris
web-tips-off = Ne plus montrer de conseils
web-not-now = Ce n’est pas possible maintenant.

# Hints.
web-hint = Indice
web-hint-says = Indice :
web-hint-strongest = C’est ce que ferait le robot le plus fort.
web-hints = Indices
web-hints-text = Tout le monde peut demander un indice. La partie n’est alors pas cotée.

# People you played with, and statistics

web-people = Tes partenaires de jeu
web-people-last = Dernière : { $game }, { $when }
web-people-invite = Inviter { $name } à jouer à { $game }
web-people-all = Voir tout le monde ({ $count })
web-matches-played = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
web-statistics = Statistiques
web-statistics-last = D’après tes { $limit } dernières parties.
web-wins = Victoires
web-figure-share = { $count } sur { $chances }
web-ask = Inviter { $name }
web-ask-how = { $name } voit l’invitation sur la page d’accueil. Le lien et le code marchent aussi.
web-ask-text = On joue à { $game } ? La table est ouverte :
web-invited = { $name } t’invite à jouer à { $game }

# La donne du jour
web-daily = La donne du jour
web-daily-lead = Chaque jour, une position par jeu, la même pour tout le monde. Trouve le coup que préfère le robot le plus fort.
web-daily-text = Que ferais-tu ici ? Le robot le plus fort a noté chaque coup d’après ce que tu vois. Ton premier coup est ta réponse.
web-daily-sealed = La donne est scellée. Le sceau :
web-daily-seed = La graine qui l’ouvre :
web-daily-look = Voir la table
web-daily-open = Pas encore de réponse
web-daily-score = { $score } sur 100
web-daily-same = Le robot le plus fort ferait pareil.
web-daily-other = Le choix du robot le plus fort :
web-daily-bars = Les coups, le meilleur en premier
web-daily-yours = ton coup
web-daily-scale = 100 pour le meilleur coup, 0 pour le pire : c’est l’avis du robot le plus fort, vu de ta place.
web-daily-streak = { $count ->
    [one] Série : un jour
   *[other] Série : { $count } jours
}
web-daily-record = Meilleur score jusqu’ici : { $score }
web-daily-fair = { $count ->
    [one] L’unique lancer ou tirage découle du sceau que tu as vu.
   *[other] Les { $count } lancers et tirages découlent du sceau que tu as vu.
}
web-daily-others = Les autres donnes du jour
web-daily-next = { $hours ->
    [0] Prochaine donne dans { $minutes } min
   *[other] Prochaine donne dans { $hours } h
}

# Taking back a move, alone with bots.
web-take-move-back = Reprendre le coup
web-take-move-back-text = Possible tant que personne d’autre n’a joué et que rien de nouveau n’a été révélé.

# Signalements
web-report = Signaler
web-report-who = Qui ou quoi ?
web-report-table = Cette table
web-report-why = Quel est le problème ?
web-report-reason = { $reason ->
    [name] Nom choquant
    [chat] Insultes ou harcèlement
    [spam] Spam ou publicité
    [cheating] Triche
   *[other] Autre chose
}
web-report-words = Avec tes mots (facultatif)
web-report-text = Seul l’administrateur du serveur peut le lire. Il voit que cela vient de toi.
web-report-text-chat = Seul l’administrateur du serveur peut le lire, avec les derniers messages que tu as reçus ici. Il voit que cela vient de toi.
web-report-send = Envoyer le signalement
web-report-sent = Merci. Ton signalement est envoyé.

# Le code de secours
web-recovery = Code de secours
web-recovery-text = Si tu perds tous tes appareils, ce code te rend ton profil.
web-recovery-since = Ton code date du { $when }. Tu es la seule personne à le connaître : le serveur ne peut pas le montrer à nouveau.
web-recovery-new = Créer un code de secours
web-recovery-again = Créer un nouveau code
web-recovery-once = Note-le ou range-le avec tes mots de passe dès maintenant : il ne s’affiche qu’une fois. Il sert une seule fois, et les anciens codes ne marchent plus.
web-recovery-copied = Code copié.
web-recovery-have = J’ai un code de secours
web-recovery-other = Cet appareil quittera alors son profil actuel.
web-recovery-type = Ton code de secours
web-recovery-use = Retrouver mon profil
web-recovered = Te revoilà ! Ce code ne marche plus : crées-en un nouveau.
