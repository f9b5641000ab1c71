# Les mots de la table, communs à tous les jeux.

seat-number = Place { $number }
guest = Invité { $number }
nobody = personne
chance = Hasard
step = Étape { $number }
bot-names = Bouilloire, Grille-pain, Batteur, Frigo, Mixeur, Four, Moulin, Presse-agrumes, Cuit-vapeur, Congélo, Plaque, Balance

facts = { $low } à { $high } places, environ { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
credit = De { $authors }, publié par { $publisher }, { $year }. Édition indépendante.

which-game = Quel jeu ?
happened = Ce qui s’est passé
table-of = { $title } : la table vue par { $name }
table-public = { $title } : la table vue par tout le monde
prompt = { $name }, à toi de choisir :
menu-help = Tapez un numéro ou le mot à côté. ? règles · t table · q quitter
result = Résultat
still-running = Cette partie est encore en cours.
earlier-hidden = { $count ->
    [one] Un événement plus ancien sera montré quand la partie sera finie.
   *[other] { $count } événements plus anciens seront montrés quand la partie sera finie.
}

curtain-title = Rideau
curtain-text = Le clavier passe à { $name }. Les autres détournent les yeux.
curtain-lift = { $name }, appuie sur Entrée quand personne ne regarde.

seal = Chaque lancer est scellé. Le sceau :
seal-opened = Le sceau est ouvert. La graine était :
verified = { $throws ->
    [one] Vérifié : l’unique lancer, sur { $steps } étapes, découle de la graine scellée.
   *[other] Vérifié : les { $throws } lancers, sur { $steps } étapes, découlent de la graine scellée.
}
verified-seal = Comparez ce sceau avec celui qui a été montré avant la partie :
verified-gave = { $count ->
    [0] Personne n’a ajouté son propre hasard : le sceau prouve seulement que rien n’a changé pendant la partie.
   *[other] Part de hasard ajoutée par : { $names }.
}
record-kept = Feuille de partie : { $path }
left-kept = La partie est gardée. Pour continuer : { $command }
left-unkept = La partie n’a pas été gardée ; --record FICHIER en garde une.

stats-variant = variante
stats-matches = parties
stats-steps-least = min
stats-steps-mean = moy.
stats-steps-most = max
stats-decisions = coups
stats-alone = un
stats-shared = qqs
stats-level = tous
stats-caption = Étapes d’une partie (minimum, moyenne, maximum), coups de toutes les places ; part des parties où une, quelques ou toutes les places font le mieux.
arena-result = { $hero } parmi { $others }, { $seats } places, { $games } parties : { $share } des victoires (une part égale serait { $fair }), { $alone } gagnées seul, dernier dans { $last }.

join-lobby = Tables de { $server }
join-no-tables = Aucune table n’est ouverte à tous en ce moment.
join-lobby-prompt = Numéro : s’y asseoir · n : nouvelle table · Entrée : revoir · q : quitter >
join-which-game = Quel jeu ? Un numéro ou son nom :
join-seats-prompt = Combien de places, de { $low } à { $high } ? Entrée : { $default }
join-public-prompt = Montrer la table à tout le monde ? o ou n ; Entrée : n
join-yes = o
join-link = Le lien de cette table, pour tous ceux qui doivent s’y asseoir :
join-seat-open = libre
join-seat-bot = robot
join-seat-you = vous
join-seat-host = hôte
join-seat-away = absent
join-phase = { $phase ->
    [playing] en cours
    [over] entre deux parties
   *[other] ouverte
}
join-host-prompt = start : commencer, des robots complètent · ? : commandes · q : quitter >
join-guest-prompt = { $name } va commencer. ? : commandes · q : quitter >
join-watch-prompt = Vous regardez. ? : commandes · q : quitter >
join-commands = start [NIVEAU] : commencer (hôte) · seat N : autre place · bot N [NOM] : un robot là (hôte) · rules : règles · t : table · : humeurs · say TEXTE : parler · q : quitter
join-emotes = Humeurs : { $list }
join-starting = La partie commence.
join-watching = Il n’y a pas de place pour vous maintenant ; vous regardez.
join-gone = Votre place n’est plus à vous.
join-waiting = On attend { $names }.
join-clock = { $seconds ->
    [one] Il vous reste une seconde.
   *[other] Il vous reste { $seconds } secondes.
}
join-stand-in = Un robot joue maintenant pour { $name }.
join-plays-again = { $name } joue à nouveau.
join-says = { $name } : { $text }
join-lost = La connexion est perdue. Nouvel essai …
join-back = Connexion rétablie.
join-left = Vous avez quitté la table.
join-left-match = Vous êtes parti ; un robot joue votre place jusqu’à la fin. Pour la reprendre :
join-stays = Votre place est gardée quelque temps. Pour revenir :
join-seal-wrong = Attention : ce qui a été ouvert n’est pas ce qui avait été scellé avant cette partie. Ne vous fiez pas à son hasard.

emote-wave = Bonjour !
emote-laugh = Ha ha !
emote-think = Hum …
emote-wow = Oh là là !
emote-clap = Bravo !
emote-sorry = Pardon !
emote-hurry = On se dépêche !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-oops = Oups !

error-illegal-move = « { $move } » n’est pas permis maintenant.
error-not-your-turn = Cette place n’a rien à décider maintenant.
error-already-chosen = Cette place a déjà choisi, et un choix est définitif.
error-match-over = La partie est finie.
error-no-such-seat = Il n’y a pas de place « { $seat } » à cette table.
error-bad-notation = « { $text } » ne désigne aucun coup du menu.
error-bad-options = { $low ->
    [none] Option « { $option } » : cette valeur ne convient pas. { $want ->
        [none] Vérifiez son nom et sa forme.
       *[other] Attendu : { $want }.
    }
   *[other] L’option « { $option } » doit être comprise entre { $low } et { $high }.
}
error-bad-value = Ces données ne sont pas valables ; attendu : { $want }.
error-bad-version = Il n’y a pas de version { $version } ici ; la plus récente est { $newest }.
error-bad-name = « { $name } » ne peut pas être le nom d’une place. Les noms sont courts, lisibles et différents.
error-bad-record = { $reason ->
    [truncated] La feuille de partie s’interrompt à la ligne { $line }.
    [wrong_digest] La feuille de partie a été modifiée après coup (ligne { $line }).
    [not_a_record] Ce n’est pas une feuille de partie (ligne { $line }).
    [unreadable] Ce fichier ne peut pas être lu.
    [unwritable] Ce fichier ne peut pas être écrit.
    [too_long] Ce fichier est trop long pour une feuille de partie.
    [exists] Ce fichier existe déjà ; choisissez-en un autre, ou continuez avec --resume.
    [already_over] Cette partie est finie ; regardez-la avec replay.
    [match_over] La ligne { $line } de la feuille vient après la fin de la partie.
    [not_printable] La ligne { $line } de la feuille contient quelque chose d’impossible à afficher.
    [not_utf8] La ligne { $line } de la feuille n’est pas du texte UTF-8.
    [one_seat_only] Cette feuille ne contient que ce que sait une place ; cela ne suffit pas ici.
    [no_key] La clé de cette partie en cours manque ou ne correspond pas.
   *[other] La ligne { $line } de la feuille de partie ne convient pas : { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] Rien n’a été scellé dans cette partie, rien ne peut donc être vérifié.
    [not_revealed] La graine est révélée quand la partie est finie ; d’ici là, rien ne peut être vérifié.
    [commitment] La graine n’est pas celle qui a été scellée.
    [outcome] L’étape { $step } ne découle pas de la graine scellée.
    [illegal_step] Les règles ne permettent pas l’étape { $step }.
    [unfinished] Tout est juste jusqu’ici, mais la partie n’a pas encore de fin.
    [another_seal] La feuille a été établie sous un autre sceau que celui qui vous a été montré.
   *[other] La preuve ne tient pas : { $reason }.
}
error-unknown-game = Il n’y a pas de jeu « { $game } ». « poktail games » en donne la liste.
error-unauthorized = Le serveur ne connaît pas cette clé ou ce jeton.
error-forbidden = { $need ->
    [host] Seul l’hôte de la table peut faire cela.
    [seat] Cette place n’est pas à vous.
    [person] Seules les personnes peuvent faire cela, pas les robots.
    [bot] Seuls les robots peuvent faire cela.
   *[other] Ce n’est pas à vous de faire cela.
}
error-bad-origin = Le serveur ne porte pas ce nom, ou la demande vient de la page d’un autre site.
error-not-found = { $what ->
    [table] Cette table n’existe pas.
    [match] Cette partie n’existe pas.
    [profile] Ce profil n’existe pas.
    [database] Il n’y a pas encore de base de données ici.
    [backup] Cette sauvegarde n’existe pas.
   *[other] Il n’y a rien ici.
}
error-too-fast = C’était trop rapide. Attendez un instant.
error-too-many = { $what ->
    [tables] Vous avez ouvert autant de tables qu’il est permis.
    [connections] Il y a d’ici autant de connexions qu’il est permis.
    [devices] Ce profil a autant d’appareils qu’il est permis.
    [bots] Ce profil a autant de robots qu’il est permis.
   *[other] Il y en a autant qu’il est permis.
}
error-too-large = C’est plus long que tout ce que lit le serveur.
error-bad-message = Le serveur ne comprend pas ce message{ $field ->
    [none] .
   *[other] {" "}: { $field }.
}
error-bad-code = Ce code est faux ou trop ancien.
error-seat-taken = Quelqu’un est déjà assis là.
error-seat-empty = Personne n’est assis là.
error-seats-open = Il faut d’abord quelqu’un à chaque place.
error-table-locked = L’hôte a fermé la table.
error-not-watchable = Seuls ceux qui sont assis à cette table peuvent la voir.
error-match-running = Cela doit attendre la fin de la partie.
error-no-match = Il n’y a pas de partie où faire cela.
error-stale = La table a avancé entre-temps. Regardez à nouveau.
error-chat-off = On ne bavarde pas à cette table.
error-bot-away = Ce robot n’est pas là, ne joue pas à ce jeu ou refuse.
error-unsaved = Le serveur n’a pas pu garder cela, rien n’a donc changé. Essayez encore.
error-sequence-taken = Un autre processus a été plus rapide. Essayez encore.
error-broken = Quelque chose s’est cassé au serveur. Ce qui était gardé est sauf.
error-shutting-down = Le serveur va s’arrêter. Revenez dans un instant.
error-bad-setting = Réglage « { $setting } » : il faut { $want }.
error-newer-database = Une version plus récente de Poktail a utilisé cette base de données ({ $revision }) ; celle-ci ne doit pas y toucher.
error-bad-address = { $reason ->
    [in_use] Le port { $port } de { $host } est pris. Un autre serveur tourne peut-être ; --port choisit un autre port.
    [forbidden] Cet utilisateur ne peut pas écouter sur le port { $port } de { $host } ; --port choisit un autre port.
   *[other] Cette machine ne peut pas écouter sur { $host }, port { $port }.
}
error-data-in-use = Un autre serveur tourne sur ces données{ $process ->
    [none] .
   *[other] {" "}(processus { $process }).
}
error-bad-database = { $reason ->
    [damaged] La base de données est abîmée. « poktail admin restore » met une sauvegarde à sa place.
    [unwritable] La base de données ou son dossier ne peut être lu et écrit.
    [unreachable] La base de données est hors d’atteinte.
    [locked] Un autre programme a verrouillé la base de données.
    [full] Le disque est plein.
    [foreign] C’est une base de données, mais pas de Poktail.
    [old] Une version plus ancienne de Poktail a fait cette base de données. Lancez une fois le serveur, puis essayez encore.
   *[other] La base de données ne peut pas servir : { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Ce fichier existe déjà ; choisissez-en un autre.
    [damaged] Cette sauvegarde est abîmée, ou ce n’en est pas une.
    [foreign] C’est une base de données, mais pas de Poktail.
    [unwritable] Ce fichier ne peut pas être lu ou écrit.
    [full] Le disque est plein.
   *[other] Ce n’est pas une bonne sauvegarde : { $reason }.
}
error-unreachable = Pas de réponse de { $server }. L’adresse est-elle juste, et le serveur tourne-t-il ?
error-not-poktail = Ce qui répond à { $server } n’est pas un serveur de Poktail.
error-bad-key-file = Le fichier de clé { $path } ne peut pas être lu ou écrit.
error-unknown = Le serveur refuse cela ({ $code }).
