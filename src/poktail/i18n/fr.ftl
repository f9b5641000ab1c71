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
