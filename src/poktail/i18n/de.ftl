# Die Worte des Tischs, allen Spielen gemeinsam.

seat-number = Platz { $number }
guest = Gast { $number }
nobody = niemand
chance = Zufall
step = Schritt { $number }
bot-names = Kessel, Toaster, Rührer, Kühlschrank, Mixer, Ofen, Mühle, Saftpresse, Dampfgarer, Gefriertruhe, Herdplatte, Waage

facts = { $low }–{ $high } Plätze, etwa { $minutes ->
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
credit = Von { $authors }, erschienen bei { $publisher }, { $year }. Eine unabhängige Ausgabe.

which-game = Welches Spiel?
happened = Was geschah
table-of = { $title }: der Tisch, wie { $name } ihn sieht
table-public = { $title }: der Tisch, wie ihn alle sehen
prompt = { $name }, deine Wahl:
menu-help = Eine Zahl oder das Wort daneben tippen. ? Regeln · t Tisch · q verlassen
result = Ergebnis
still-running = Diese Partie läuft noch.
earlier-hidden = { $count ->
    [one] Ein früheres Ereignis wird gezeigt, wenn die Partie vorbei ist.
   *[other] { $count } frühere Ereignisse werden gezeigt, wenn die Partie vorbei ist.
}

curtain-title = Vorhang
curtain-text = Die Tastatur geht an { $name }. Alle anderen schauen weg.
curtain-lift = { $name }, drücke die Eingabetaste, wenn niemand zusieht.

seal = Jeder Wurf ist versiegelt. Das Siegel:
seal-opened = Das Siegel ist offen. Der Startwert war:
verified = { $throws ->
    [one] Geprüft: Der eine Wurf unter { $steps } Schritten folgt aus dem versiegelten Startwert.
   *[other] Geprüft: Alle { $throws } Würfe unter { $steps } Schritten folgen aus dem versiegelten Startwert.
}
verified-seal = Dieses Siegel mit dem vergleichen, das vor der Partie gezeigt wurde:
verified-gave = { $count ->
    [0] Niemand hat eigenen Zufall beigesteuert; das Siegel beweist nur, dass während der Partie nichts geändert wurde.
   *[other] Eigenen Zufall beigesteuert: { $names }.
}
record-kept = Mitschrift: { $path }
left-kept = Die Partie ist aufgehoben. Weiter geht es mit: { $command }
left-unkept = Die Partie wurde nicht aufgehoben; --record DATEI hebt eine auf.

stats-variant = Variante
stats-matches = Partien
stats-steps-least = min
stats-steps-mean = mittel
stats-steps-most = max
stats-decisions = Züge
stats-alone = einer
stats-shared = einige
stats-level = alle
stats-caption = Schritte einer Partie (kleinste, mittlere, größte Zahl), Züge aller Plätze zusammen; wie oft ein Platz, einige oder alle am besten abschnitten.
arena-result = { $hero } unter { $others }, { $seats } Plätze, { $games } Partien: { $share } der Siege (gleicher Anteil wäre { $fair }), { $alone } allein gewonnen, Letzter in { $last }.

join-lobby = Tische auf { $server }
join-no-tables = Gerade ist kein Tisch für alle offen.
join-lobby-prompt = Zahl: dort sitzen · n: neuer Tisch · Eingabe: neu schauen · q: gehen >
join-which-game = Welches Spiel? Eine Zahl oder der Name:
join-seats-prompt = Wie viele Plätze, { $low } bis { $high }? Eingabetaste: { $default }
join-public-prompt = Den Tisch allen zeigen? j oder n; Eingabetaste: n
join-yes = j
join-link = Der Link zu diesem Tisch, für alle, die hier sitzen sollen:
join-seat-open = frei
join-seat-bot = Bot
join-seat-you = du
join-seat-host = lädt ein
join-seat-away = abwesend
join-phase = { $phase ->
    [playing] spielt
    [over] zwischen zwei Partien
   *[other] offen
}
join-host-prompt = start: beginnen, Bots füllen auf · ?: Befehle · q: gehen >
join-guest-prompt = { $name } startet. ?: Befehle · q: gehen >
join-watch-prompt = Du schaust zu. ?: Befehle · q: gehen >
join-commands = start [STÄRKE]: beginnen (wer einlädt) · seat N: anderer Platz · bot N [NAME]: ein Bot dorthin (wer einlädt) · rules: Regeln · t: Tisch · : Gefühle · say TEXT: sagen · q: gehen
join-emotes = Gefühle: { $list }
join-starting = Die Partie beginnt.
join-watching = Für dich ist gerade kein Platz; du schaust zu.
join-gone = Dein Platz gehört dir nicht mehr.
join-waiting = Es fehlt noch: { $names }.
join-clock = { $seconds ->
    [one] Du hast eine Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
join-stand-in = Ein Bot spielt jetzt für { $name }.
join-plays-again = { $name } spielt wieder selbst.
join-says = { $name }: { $text }
join-lost = Die Verbindung ist weg. Neuer Versuch …
join-back = Wieder verbunden.
join-left = Du hast den Tisch verlassen.
join-left-match = Du bist gegangen; ein Bot spielt deinen Platz zu Ende. Zurück geht es mit:
join-stays = Dein Platz bleibt dir eine Weile. Zurück geht es mit:
join-seal-wrong = Vorsicht: Geöffnet wurde nicht, was vor dieser Partie versiegelt war. Ihrem Zufall ist nicht zu trauen.

emote-wave = Hallo!
emote-laugh = Ha ha!
emote-think = Hm …
emote-wow = Wow!
emote-clap = Bravo!
emote-sorry = Entschuldigung!
emote-hurry = Schneller bitte!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-oops = Hoppla!

error-illegal-move = „{ $move }“ ist jetzt nicht erlaubt.
error-not-your-turn = Dieser Platz hat gerade nichts zu entscheiden.
error-already-chosen = Dieser Platz hat schon gewählt, und eine Wahl gilt.
error-match-over = Die Partie ist vorbei.
error-no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
error-bad-notation = „{ $text }“ ist kein Zug aus der Liste.
error-bad-options = { $low ->
    [none] Option „{ $option }“: Dieser Wert passt nicht. { $want ->
        [none] Bitte Namen und Form prüfen.
       *[other] Erwartet: { $want }.
    }
   *[other] Option „{ $option }“ muss zwischen { $low } und { $high } liegen.
}
error-bad-value = Das sind keine gültigen Daten; erwartet: { $want }.
error-bad-version = Eine Version { $version } gibt es hier nicht; die neueste ist { $newest }.
error-bad-name = „{ $name }“ kann kein Platz heißen. Namen sind kurz, druckbar und verschieden.
error-bad-record = { $reason ->
    [truncated] Die Mitschrift bricht in Zeile { $line } ab.
    [wrong_digest] Die Mitschrift wurde nachträglich verändert (Zeile { $line }).
    [not_a_record] Das ist keine Mitschrift einer Partie (Zeile { $line }).
    [unreadable] Diese Datei lässt sich nicht lesen.
    [unwritable] Diese Datei lässt sich nicht schreiben.
    [too_long] Diese Datei ist zu lang für eine Mitschrift.
    [exists] Diese Datei gibt es schon; bitte eine neue wählen oder mit --resume weiterspielen.
    [already_over] Diese Partie ist vorbei; ansehen lässt sie sich mit replay.
    [match_over] Zeile { $line } der Mitschrift kommt nach dem Ende der Partie.
    [not_printable] Zeile { $line } der Mitschrift enthält etwas, das sich nicht anzeigen lässt.
    [not_utf8] Zeile { $line } der Mitschrift ist kein UTF-8-Text.
    [one_seat_only] Diese Mitschrift enthält nur, was ein Platz weiß; das reicht hier nicht.
    [no_key] Der Schlüssel dieser laufenden Partie fehlt oder passt nicht zur Mitschrift.
   *[other] Zeile { $line } der Mitschrift kann dort nicht stehen: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] In dieser Partie wurde nichts versiegelt, also lässt sich nichts prüfen.
    [not_revealed] Der Startwert wird am Ende der Partie aufgedeckt; bis dahin lässt sich nichts prüfen.
    [commitment] Der Startwert ist nicht der versiegelte.
    [outcome] Schritt { $step } folgt nicht aus dem versiegelten Startwert.
    [illegal_step] Die Regeln erlauben Schritt { $step } nicht.
    [unfinished] Bis hierher stimmt alles, aber die Partie hat noch kein Ende.
    [another_seal] Die Mitschrift trägt ein anderes Siegel als das, das gezeigt wurde.
   *[other] Der Beweis hält nicht: { $reason }.
}
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. „poktail games“ zählt alle auf.
error-unauthorized = Der Server kennt diesen Schlüssel nicht.
error-forbidden = { $need ->
    [host] Das darf nur, wer an den Tisch eingeladen hat.
    [seat] Dieser Platz gehört dir nicht.
    [person] Das dürfen nur Menschen, keine Bots.
    [bot] Das dürfen nur Bots.
   *[other] Das darfst du nicht.
}
error-bad-origin = Der Server heißt nicht so, oder die Anfrage kommt von der Seite eines anderen.
error-not-found = { $what ->
    [table] Diesen Tisch gibt es nicht.
    [match] Diese Partie gibt es nicht.
    [profile] Dieses Profil gibt es nicht.
    [database] Hier gibt es noch keine Datenbank.
    [backup] Diese Sicherung gibt es nicht.
   *[other] Hier gibt es nichts.
}
error-too-fast = Das war zu schnell. Bitte einen Augenblick warten.
error-too-many = { $what ->
    [tables] Mehr Tische darf man nicht öffnen.
    [connections] Von hier gibt es so viele Verbindungen, wie es geben darf.
    [devices] Mehr Geräte darf dieses Profil nicht haben.
    [bots] Mehr Bots darf dieses Profil nicht haben.
   *[other] Mehr davon darf es nicht geben.
}
error-too-large = Das ist länger als alles, was der Server liest.
error-bad-message = Der Server versteht diese Nachricht nicht{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-code = Dieser Code ist falsch oder zu alt.
error-seat-taken = Dort sitzt schon jemand.
error-seat-empty = Dort sitzt niemand.
error-seats-open = Erst muss auf jedem Platz jemand sitzen.
error-table-locked = Der Tisch ist abgeschlossen.
error-not-watchable = Diesen Tisch sehen nur, die daran sitzen.
error-match-running = Das muss warten, bis die Partie vorbei ist.
error-no-match = Dafür braucht es eine Partie.
error-stale = Am Tisch ging es inzwischen weiter. Bitte noch einmal hinschauen.
error-chat-off = An diesem Tisch wird nicht geplaudert.
error-bot-away = Dieser Bot ist nicht da, spielt dieses Spiel nicht oder lehnt ab.
error-unsaved = Der Server konnte das nicht aufheben; geändert hat sich nichts. Bitte noch einmal.
error-sequence-taken = Ein anderer Prozess war schneller. Bitte noch einmal.
error-broken = Beim Server ist etwas kaputtgegangen. Was aufgehoben war, ist sicher.
error-shutting-down = Der Server hält gleich an. Bitte gleich wiederkommen.
error-bad-setting = Einstellung „{ $setting }“: erwartet wird { $want }.
error-newer-database = Eine neuere Version von Poktail hat diese Datenbank benutzt ({ $revision }); diese hier darf sie nicht anrühren.
error-bad-address = { $reason ->
    [in_use] Port { $port } von { $host } ist belegt. Vielleicht läuft schon ein Server; --port wählt einen anderen Port.
    [forbidden] An Port { $port } von { $host } darf hier niemand lauschen; --port wählt einen anderen Port.
   *[other] An { $host }, Port { $port }, kann dieser Rechner nicht lauschen.
}
error-data-in-use = Auf diesen Daten läuft schon ein Server{ $process ->
    [none] .
   *[other] {" "}(Prozess { $process }).
}
error-bad-database = { $reason ->
    [damaged] Die Datenbank ist beschädigt. „poktail admin restore“ setzt eine Sicherung an ihre Stelle.
    [unwritable] Die Datenbank oder ihr Ordner lässt sich nicht lesen und schreiben.
    [unreachable] Die Datenbank ist nicht zu erreichen.
    [locked] Ein anderes Programm sperrt die Datenbank.
    [full] Der Datenträger ist voll.
    [foreign] Das ist eine Datenbank, aber keine von Poktail.
    [old] Diese Datenbank stammt von einer älteren Version von Poktail. Einmal den Server starten, dann noch einmal.
   *[other] Die Datenbank ist nicht zu gebrauchen: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Diese Datei gibt es schon; bitte eine neue wählen.
    [damaged] Diese Sicherung ist beschädigt oder keine.
    [foreign] Das ist eine Datenbank, aber keine von Poktail.
    [unwritable] Diese Datei lässt sich nicht lesen oder schreiben.
    [full] Der Datenträger ist voll.
   *[other] Das ist keine brauchbare Sicherung: { $reason }.
}
error-unreachable = Keine Antwort von { $server }. Stimmt die Adresse, und läuft der Server?
error-not-poktail = Was auf { $server } antwortet, ist kein Poktail-Server.
error-bad-key-file = Die Schlüsseldatei { $path } lässt sich nicht lesen oder schreiben.
error-unknown = Der Server lehnt das ab ({ $code }).
