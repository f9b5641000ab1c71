# Les mots de la table, communs à tous les jeux.

seat-number = Place { $number }
guest = Invité { $number }
nobody = personne
# La personne qui lit : dans une liste, devant deux-points, sur sa propre ligne.
you = toi
chance = Hasard
step = Étape { $number }

facts = De { $low } à { $high } joueurs, environ { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
credit = Un jeu signé { $authors }, édité par { $publisher } en { $year }. Adaptation indépendante.

which-game = Quel jeu ?
happened = Ce qui s’est passé
table-of = { $name-you ->
    [you] { $title } : la table vue par toi
   *[other] { $title } : la table vue par { $name }
}
table-public = { $title } : la table telle que tout le monde la voit
prompt = { $name-you ->
    [you] À toi de choisir :
   *[other] { $name }, à toi de choisir :
}
menu-help = Tape un numéro ou les mots à côté. ? règles · ?? toutes les règles · h indice · u annuler · t table · q quitter
result = Résultat
still-running = Cette partie est encore en cours.
earlier-hidden = { $count ->
    [one] Un événement plus ancien s’affichera à la fin de la partie.
   *[other] { $count } événements plus anciens s’afficheront à la fin de la partie.
}

curtain-title = Passage du clavier
curtain-text = Le clavier passe à { $name }. Les autres regardent ailleurs.
curtain-lift = { $name }, appuie sur Entrée quand personne ne regarde.

seal = Tous les lancers et tirages sont scellés d’avance. Le sceau :
seal-opened = Le sceau est ouvert. La graine était :
verified = { $throws ->
    [one] Vérifié : l’unique lancer ou tirage découle bien de la graine scellée (étapes de la partie : { $steps }).
   *[other] Vérifié : les { $throws } lancers et tirages découlent bien de la graine scellée (étapes de la partie : { $steps }).
}
verified-seal = Compare ce sceau avec celui que tu as vu avant la partie :
verified-gave = { $count ->
    [0] Personne n’a ajouté sa part de hasard : le sceau prouve seulement que rien n’a été changé pendant la partie.
   *[other] Part de hasard ajoutée par { $names }.
}
signed-seats = Décisions signées par l’appareil de la personne : { $list }.
signed-seat = { $name } { $signed } sur { $count }
signed-server = Le serveur a signé tout le fichier. Compare sa clé publique avec celle que le serveur affiche à l’adresse /api/key :
signed-server-known = Le serveur a signé tout le fichier, et sa clé publique est celle que tu as donnée :
signed-none = Rien n’est signé dans ce fichier : un nom ou une décision modifiés passent inaperçus.
record-kept = Fichier de partie : { $path }
left-kept = La partie est enregistrée. Pour la reprendre : { $command }
left-unkept = La partie n’a pas été enregistrée. Pour enregistrer la prochaine, utilise --record FICHIER.

# La table en plein écran dans le terminal
yes = Oui
no = Non
play-again = Rejouer ?
forced = Un seul coup était possible : { $move }
screen-help = Numéro ou ↑ ↓, puis Entrée · ? règles{ $hint ->
    [true] {" "}· h indice
   *[other] {""}
}{ $undo ->
    [true] {" "}· u annuler
   *[other] {""}
} · q quitter
no-undo = Il n’y a rien à annuler.
hint = Indice : { $moves }. { $why }
hint-strongest = C’est ce que ferait le robot le plus fort.
rules-more = ?7 la règle 7 · ?? tout le livret de règles · h indice (seul avec des robots)
no-such-clause = Il n’y a pas de règle « { $clause } ». ?? montre tout le livret de règles.
page-help = ↑ ↓ Espace : défiler · Entrée : retour à la table
page-up = PgUp ↑
game-help = Tape le numéro ou le titre d’un jeu, puis Entrée. q pour quitter.
did-you-mean = Voulais-tu dire « { $word } » ?

# Les commandes serve et admin
serve-ready = Poktail est prêt :
serve-network = Sur ce réseau :
serve-terminal = Depuis un terminal :
serve-data = Tout est dans :
serve-others = Autres appareils :
serve-others-in = { $command } leur ouvre l’accès
serve-stop = Ctrl-C arrête le serveur. Les tables et les parties sont conservées.
admin-backed-up = { $file } ({ $size }) est complet et vérifié. Ce fichier contient des secrets : protège-le comme le serveur.
admin-restored = { $kept ->
    [none] Restauré. Il n’y avait pas de base de données auparavant.
   *[other] Restauré. L’ancienne base s’appelle maintenant { $kept }
}
admin-checked = La base de données est intacte. Parties finies : { $over }. En cours : { $running }. { $wrong ->
    [0] Toutes peuvent être rejouées, et tous les lancers et tirages correspondent au sceau.
   *[other] Fausses : { $wrong }.
}
admin-forever = définitivement
admin-banned = { $profile } est banni. { $tables ->
    [0] Aucune table n’a dû être supprimée.
    [one] { $tables } de ses tables est supprimée.
   *[other] { $tables } de ses tables sont supprimées.
}
admin-banned-address = { $days ->
    [one] { $network } est banni pour { $days } jour.
   *[other] { $network } est banni pour { $days } jours.
}
admin-unbanned = { $who } n’est plus banni.
admin-renamed = { $days ->
    [one] { $profile } s’appelle désormais { $name } et garde ce nom { $days } jour.
   *[other] { $profile } s’appelle désormais { $name } et garde ce nom { $days } jours.
}
admin-muted = { $minutes ->
    [0] { $profile } n’a plus la parole, jusqu’à ce que tu la lui rendes.
    [one] { $profile } n’a plus la parole pendant { $minutes } minute.
   *[other] { $profile } n’a plus la parole pendant { $minutes } minutes.
}
admin-unmuted = { $profile } a de nouveau la parole.
admin-closed = { $tables ->
    [one] { $tables } table supprimée.
   *[other] { $tables } tables supprimées.
}
admin-would-close = { $tables ->
    [one] { $tables } table serait supprimée. Rien n’a changé.
   *[other] { $tables } tables seraient supprimées. Rien n’a changé.
}
admin-reports-done = { $reports ->
    [one] { $reports } signalement classé.
   *[other] { $reports } signalements classés.
}

stats-variant = variante
stats-matches = parties
stats-steps-least = min
stats-steps-mean = moy.
stats-steps-most = max
stats-decisions = coups
stats-alone = seule
stats-shared = à égalité
stats-level = toutes
stats-caption = Étapes d’une partie (minimum, moyenne, maximum) et coups de toutes les places réunies ; part des parties où une place gagne seule, où plusieurs sont en tête à égalité, où toutes sont à égalité.
arena-wins = Victoires en % (part équitable : { $fair } ; une victoire partagée compte en partie)
arena-last = Dernières places en %
arena-draws = Égalités entre tous en %
arena-odd = un robot (ligne) parmi des robots d’une autre sorte (colonne)
arena-table = parmi
arena-bot = robot
arena-rating = cote
arena-speed = coups par seconde
arena-caption = Un robot (ligne) parmi des robots d’une autre sorte (colonne). Parties dans chaque case : { $matches }. Blocs : { $blocks } ; un bloc est une donne, jouée avec les mêmes dés et les mêmes cartes, ce robot occupant chaque place à tour de rôle. ± est la moitié d’un intervalle à 95 % sur les blocs.
arena-two-bots = au moins deux robots de noms différents
arena-empty-folder = un dossier vide ou qui n’existe pas encore
solve-no-table = une table de valeurs pour ces options

# L’analyse d’une partie finie : les chances d’une place, en pour cent d’une victoire.
review-title = Analyse : { $name }
review-chances = Tes chances :
review-fair = La part équitable est de { $percent }.
review-decisions = Tes décisions
review-step = étape
review-move = coups (› : le tien)
review-chance = chances
review-cost = coût
review-how = { $method ->
    [exact] Les chances sont calculées exactement à partir du jeu résolu, selon ce qu’on pouvait attendre des autres.
    [search] Les chances sont celles qu’estime le robot le plus fort.
   *[sampled] Les chances sont estimées : des positions qui correspondent à ce que tu savais ont été jouées de nombreuses fois jusqu’au bout.
}
review-interval = ± est la moitié d’un intervalle à 95 %.
review-turns = Les tournants de la partie
review-at = Étape { $step }. { $sentence }
review-rose = Tes chances sont ensuite passées de { $before } à { $after }.
review-fell = Tes chances sont ensuite tombées de { $before } à { $after }.
review-costliest = Tes décisions les plus coûteuses
review-costly = Tu as choisi : { $move } ({ $chance }). Mieux : { $better } ({ $best }).
review-total = { $cost ->
    [one] Ensemble, ces décisions ont fait baisser tes chances de { $cost } point de pourcentage.
   *[other] Ensemble, ces décisions ont fait baisser tes chances de { $cost } points de pourcentage.
}
review-nothing = Aucune décision ne t’a clairement coûté quoi que ce soit.

join-lobby = Tables sur { $server }
join-no-tables = Aucune table ouverte à tous pour le moment.
join-recover-prompt = Ton code de secours :
join-recovered = Te revoilà, { $name }. Ce code ne marche plus. Voici le prochain, affiché une seule fois :
join-lobby-prompt = Numéro : s’y asseoir · n : nouvelle table · Entrée : actualiser · q : quitter >
join-which-game = Quel jeu ? Tape son numéro ou son nom :
join-seats-prompt = Combien de places, de { $low } à { $high } ? Entrée : { $default }
join-public-prompt = Ouvrir la table à tous ? o ou n ; Entrée : n
join-yes = o
join-link = Le lien de cette table, à envoyer à qui doit s’y asseoir :
join-seat-open = libre
join-seat-bot = robot
join-seat-you = toi
join-seat-host = hôte
join-seat-away = hors ligne
join-phase = { $phase ->
    [playing] en cours
    [over] entre deux parties
   *[other] ouverte
}
join-host-prompt = start : lancer la partie, des robots prennent les places libres · ? : commandes · q : quitter >
join-guest-prompt = { $name } va lancer la partie. ? : commandes · q : quitter >
join-watch-prompt = Tu regardes. ? : commandes · q : quitter >
join-commands = start [NIVEAU] : lancer la partie (hôte) · seat N : changer de place · bot N [NOM] : y mettre un robot (hôte) · rules : règles · t : table · deux-points : réactions · say TEXTE : écrire dans la discussion · q : quitter
join-emotes = Réactions (pour en envoyer une, tape « :1 », « :2 »…) : { $list }
join-starting = La partie commence.
join-watching = Il n’y a pas de place pour toi en ce moment : tu regardes.
join-gone = Tu n’as plus ta place à cette table.
join-waiting = { $names-you ->
    [only] On n’attend que toi.
    [among] On attend { $names }.
   *[none] On attend { $names }.
}
join-clock = { $seconds ->
    [one] Il te reste une seconde.
   *[other] Il te reste { $seconds } secondes.
}
join-stand-in = { $name-you ->
    [you] Un robot joue maintenant pour toi.
   *[other] Un robot joue maintenant pour { $name }.
}
join-plays-again = { $name-you ->
    [you] Tu as repris ta place.
   *[other] { $name } a repris sa place.
}
join-says = { $name } : { $text }
join-lost = Serveur injoignable. Nouvelle tentative…
join-back = Connexion rétablie.
join-left = Tu as quitté la table.
join-left-match = Tu as quitté la partie ; un robot joue à ta place jusqu’à la fin. Pour reprendre ta place :
join-stays = Ta place est gardée un moment. Pour revenir :
join-seal-wrong = Attention : la graine ne correspond pas au sceau montré avant cette partie. Ne te fie pas à ses lancers et tirages.

emote-wave = Salut !
emote-laugh = Ha ha !
emote-think = Hum…
emote-wow = Oh là là !
emote-clap = Bravo !
emote-sorry = Pardon !
emote-hurry = On se dépêche !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-oops = Oups !

error-illegal-move = « { $move } » n’est pas permis maintenant. Choisis un autre coup.
error-not-your-turn = Ce n’est pas ton tour. Attends un instant.
error-already-chosen = Tu as déjà choisi, et un choix est définitif.
error-match-over = La partie est finie.
error-no-such-seat = Il n’y a pas de place « { $seat } » à cette table.
error-bad-notation = « { $text } » n’est pas au menu. Tape l’un de ses numéros ou de ses mots.
error-bad-options = { $low ->
    [none] Option « { $option } » : cette valeur ne convient pas. { $want ->
        [none] Vérifie le nom de l’option et sa valeur.
       *[other] Attendu : { $want }.
    }
   *[other] L’option « { $option } » doit être comprise entre { $low } et { $high }.
}
error-bad-value = Ces données ne sont pas valables ; attendu : { $want }.
error-bad-version = Cette partie n’a pas de version { $version } ; la plus récente est la { $newest }.
error-bad-name = « { $name } » ne peut pas servir de nom. Choisis un nom court, en caractères ordinaires, que personne d’autre n’a à la table.
error-bad-record = { $reason ->
    [truncated] Le fichier de partie s’interrompt à la ligne { $line }. Il en faut une copie complète.
    [wrong_digest] Le fichier de partie a été modifié après coup (ligne { $line }). Il en faut une copie intacte.
    [not_a_record] Ce n’est pas un fichier de partie (ligne { $line }).
    [unreadable] Impossible de lire ce fichier. Vérifie son nom et ses droits d’accès.
    [unwritable] Impossible d’écrire ce fichier. Vérifie son nom et ses droits d’accès.
    [too_long] Ce fichier est trop long pour un fichier de partie.
    [exists] Ce fichier existe déjà ; choisis-en un autre ou reprends avec --resume.
    [already_over] Cette partie est finie ; revois-la avec « poktail replay ».
    [match_over] La ligne { $line } du fichier vient après la fin de la partie.
    [not_printable] La ligne { $line } du fichier contient quelque chose d’impossible à afficher.
    [not_utf8] La ligne { $line } du fichier n’est pas du texte UTF-8.
    [one_seat_only] Ce fichier contient seulement ce que sait une place ; il faut le fichier complet.
    [no_key] La clé de cette partie en cours manque ou ne correspond pas au fichier.
   *[other] La ligne { $line } du fichier n’a rien à faire là : { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] Rien n’a été scellé dans cette partie : il n’y a rien à vérifier.
    [not_revealed] La graine est révélée à la fin de la partie ; vérifie-la à ce moment-là.
    [commitment] La graine n’est pas celle qui a été scellée.
    [outcome] L’étape { $step } ne découle pas de la graine scellée.
    [illegal_step] Les règles ne permettent pas l’étape { $step }.
    [unfinished] Tout est juste jusqu’ici, mais la partie n’est pas encore finie. Vérifie-la à nouveau à la fin.
    [another_seal] Le fichier porte un autre sceau que celui que tu as vu.
    [signature] À l’étape { $step }, la décision n’est pas celle que la place a signée.
    [server_signature] Le serveur n’a pas signé ce fichier tel quel : quelque chose a été modifié.
    [another_server] Le fichier est signé avec une autre clé que celle que tu as donnée.
    [not_signed] Le fichier n’est signé par aucun serveur.
    [another_key] Le fichier indique pour ta place une autre clé que celle avec laquelle tu as signé.
   *[other] La preuve ne tient pas : { $reason }.
}
error-unknown-game = Il n’y a pas de jeu « { $game } ». « poktail games » en donne la liste.
error-unauthorized = Le serveur ne reconnaît pas cette clé ou ce jeton d’accès. Demandes-en un autre.
error-forbidden = { $need ->
    [host] Seul l’hôte de la table peut faire cela.
    [seat] Cette place n’est pas à toi.
    [person] C’est réservé aux humains, pas aux robots.
    [bot] C’est réservé aux robots.
    [votes] Dans une partie cotée, il faut l’accord d’au moins deux personnes.
   *[other] Tu n’as pas le droit de faire cela.
}
error-bad-origin = Le serveur ne répond pas à ce nom, ou la demande vient d’un autre site. Ouvre l’adresse du serveur lui-même.
error-not-found = { $what ->
    [table] Cette table n’existe pas. Vérifie le lien ou ouvre une nouvelle table.
    [match] Cette partie n’existe pas. Vérifie le lien.
    [profile] Ce profil n’existe pas. Vérifie le lien.
    [database] Il n’y a pas encore de base de données ici. Lance une fois le serveur pour la créer.
    [backup] Cette sauvegarde n’existe pas. Vérifie son nom.
    [daily] Cette donne du jour est passée. Recharge la page pour avoir celle d’aujourd’hui.
    [report] Il n’y a pas de signalement avec ce numéro.
    [address] Ce n’est pas une adresse IP. Vérifie-la.
   *[other] Il n’y a rien ici. Vérifie l’adresse.
}
error-too-fast = Trop rapide ! Attends un instant, puis réessaie.
error-too-many = { $what ->
    [tables] Tu as déjà ouvert le nombre maximal de tables. Utilise l’une d’elles ou réessaie plus tard.
    [connections] Trop de connexions viennent déjà d’ici. Ferme un autre onglet ou réessaie plus tard.
    [watchers] Cette table a déjà le nombre maximal de spectateurs. Réessaie plus tard.
    [devices] Ce profil a déjà le nombre maximal d’appareils. Dissocies-en un d’abord.
    [bots] Ce profil a déjà le nombre maximal de robots. Retires-en un d’abord.
   *[other] Le nombre maximal est déjà atteint. Retires-en d’abord.
}
error-too-large = C’est trop long pour le serveur. Raccourcis un peu.
error-headers-too-large = Ton navigateur envoie trop de données avec chaque requête. Efface les cookies de ce site et réessaie.
error-too-slow = Le serveur a attendu trop longtemps. Réessaie.
error-match-too-long = Cette partie est devenue trop longue pour le serveur. Ouvre une nouvelle table pour continuer à jouer.
error-bad-message = Le serveur ne comprend pas ce message{ $field ->
    [none] .
   *[other] {" "}: { $field }.
}
error-bad-signature = { $reason ->
    [missing] Ce coup doit être signé. Recharge la page ou mets ton programme à jour.
   *[other] La signature ne correspond pas à ce coup, il n’a donc pas été joué. Réessaie.
}
error-bad-code = Ce code est faux ou périmé. Demandes-en un nouveau sur l’autre appareil.
error-banned = L’accès à ce serveur t’est interdit. Si tu penses que c’est une erreur, écris à son administrateur.
error-muted = Tu n’as plus la parole sur ce serveur : tu peux jouer, mais pas discuter, réagir ni choisir un nom.
error-name-fixed = L’administrateur du serveur t’a donné ce nom. Tu ne peux pas encore en changer.
error-table-closed = L’administrateur du serveur a supprimé cette table. Les parties finies restent dans ton profil.
error-bad-recovery-code = Ce code de secours est faux, déjà utilisé ou remplacé par un plus récent. Vérifie chaque lettre.
error-seat-taken = Cette place est déjà prise. Choisis-en une autre.
error-seat-empty = Il n’y a personne à cette place.
error-not-away = Personne n’est absent à cette place, ou un robot y joue déjà.
error-seats-open = Il reste des places libres. Il faut d’abord quelqu’un à chaque place.
error-table-locked = L’hôte a verrouillé la table. Demande-lui de la déverrouiller.
error-not-watchable = Seules les personnes assises à cette table peuvent la voir.
error-match-running = Il faut attendre la fin de la partie.
error-not-over = Cette partie n’est pas finie. Tu pourras l’analyser à la fin.
error-no-match = Il n’y a pas de partie en cours pour faire cela.
error-stale = La table a changé entre-temps. Regarde où elle en est.
error-cannot-take-back = { $reason ->
    [company] Tu ne peux reprendre un coup que si tu joues uniquement avec des robots.
    [clock] Quand le temps est limité, on ne peut pas reprendre un coup.
    [often] Tu ne peux plus reprendre de coup dans cette partie.
   *[other] Trop tard pour reprendre ce coup : quelqu’un a joué, ou tu as appris quelque chose de nouveau.
}
error-hints-off = Pas d’indice quand d’autres personnes jouent, sauf si l’hôte le permet.
error-not-alone = Les indices sont réservés à une personne qui joue seule contre des robots.
error-chat-off = Il n’y a pas de discussion à cette table.
error-bot-away = Ce robot n’est pas là, ne joue pas à ce jeu ou a refusé. Choisis-en un autre.
error-unsaved = Le serveur n’a pas pu enregistrer cela : rien n’a changé. Réessaie.
error-sequence-taken = Quelqu’un d’autre a été plus rapide. Réessaie.
error-broken = Une erreur est survenue sur le serveur. Ce qui était enregistré est intact. Réessaie.
error-shutting-down = Le serveur va s’arrêter. Reviens dans un instant.
error-bad-setting = La valeur du réglage « { $setting } » ne convient pas. Attendu : { $want }.
error-newer-database = Une version plus récente de Poktail a utilisé cette base de données ({ $revision }) ; utilise cette version-là ou une autre base de données.
error-bad-address = { $reason ->
    [in_use] Le port { $port } est déjà pris sur { $host }. Un autre serveur tourne peut-être ; --port en choisit un autre.
    [forbidden] Cet utilisateur n’a pas le droit d’écouter sur { $host }, port { $port } ; --port en choisit un autre.
   *[other] Cette machine ne peut pas écouter sur { $host }, port { $port }. Vérifie l’adresse.
}
error-data-in-use = Un serveur tourne déjà avec ces données{ $process ->
    [none] . Arrête-le d’abord, puis réessaie.
   *[other] {" "}(processus { $process }). Arrête-le d’abord, puis réessaie.
}
error-bad-database = { $reason ->
    [damaged] La base de données est endommagée. « poktail admin restore » la remplace par une sauvegarde.
    [empty] Le fichier de la base de données est vide. Remplace-le par une sauvegarde avec « poktail admin restore », ou supprime-le pour repartir de zéro.
    [unwritable] Impossible de lire et d’écrire la base de données ou son dossier. Vérifie les droits d’accès.
    [unreachable] La base de données est injoignable. Vérifie qu’elle tourne bien.
    [locked] Un autre programme a verrouillé la base de données. Ferme-le, puis réessaie.
    [full] Le disque est plein. Libère de la place, puis réessaie.
    [foreign] C’est une base de données, mais pas celle de Poktail. Choisis-en une autre.
    [old] Cette base de données vient d’une version plus ancienne de Poktail. Lance une fois le serveur, puis réessaie.
   *[other] La base de données est inutilisable : { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Ce fichier existe déjà ; choisis-en un autre.
    [damaged] Ce fichier est endommagé ou n’est pas une sauvegarde. Choisis-en un autre.
    [foreign] C’est une base de données, mais pas celle de Poktail. Choisis un autre fichier.
    [unwritable] Impossible de lire ou d’écrire ce fichier. Vérifie son nom et ses droits d’accès.
    [full] Le disque est plein. Libère de la place, puis réessaie.
   *[other] Cette sauvegarde n’est pas valable : { $reason }.
}
error-unreachable = { $server } ne répond pas. Vérifie l’adresse et que le serveur tourne bien.
error-not-poktail = { $server } n’est pas un serveur Poktail. Vérifie l’adresse.
error-bad-key-file = Impossible de lire ou d’écrire le fichier de clé { $path }. Vérifie ses droits d’accès.
error-bad-bot = { $reason ->
    [unreadable] { $bot } : impossible de lire ce fichier. Vérifie son nom et ses droits d’accès.
    [no_decide] { $bot } : ce fichier n’a pas de fonction « decide(observation, rng) ».
    [not_loaded] { $bot } : impossible de charger ce robot. { $what }
    [illegal_move] { $bot } : le coup « { $what } » n’est pas permis à l’étape { $step } de la partie { $match }.
   *[failed] { $bot } : ce robot a échoué à l’étape { $step } de la partie { $match }. { $what }
}
error-unknown = Le serveur refuse cette demande ({ $code }). Réessaie.

# Link previews
preview-start-title = Poktail : bluff et sang-froid entre amis
preview-start-text = Joue avec des amis, des robots ou les deux, dans le navigateur. Sans compte, rien à installer.
preview-table-title = { $game } : une place t’attend
preview-match-title = { $game } : une partie à revoir

# Les leçons dans un terminal.
learn-which = Quel jeu veux-tu apprendre ?
learn-none = Ce jeu n’a pas encore de leçon : { $game }.
learn-step = Étape { $step } sur { $count }
learn-now = À toi : { $move }
learn-choose = Ton choix (q : quitter) :
learn-go-on = Entrée pour continuer (q : quitter) :
learn-help = Tape un numéro ou le mot qui est à côté.
learn-done = Tu sais jouer !
learn-play = Pour jouer une partie : { $command }
