# Texte der Oberfläche, die alle Spiele gemeinsam haben.

seat-number = Platz { $number }
guest = Gast { $number }
nobody = niemand
chance = Zufall
step = Schritt { $number }
bot-names = Kessel, Toaster, Quirl, Kühlschrank, Mixer, Ofen, Mühle, Saftpresse, Dampfgarer, Gefriertruhe, Herdplatte, Waage

facts = { $low }–{ $high } Plätze, etwa { $minutes ->
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
credit = Von { $authors }, erschienen bei { $publisher }, { $year }. Eine unabhängige Ausgabe.

which-game = Welches Spiel?
happened = Was bisher geschah
table-of = { $title }: der Tisch, wie { $name } ihn sieht
table-public = { $title }: der Tisch, wie ihn alle sehen
prompt = { $name }, deine Wahl:
menu-help = Tippe eine Zahl oder das Wort daneben. ? Regeln · t Tisch · q verlassen
result = Ergebnis
still-running = Diese Partie läuft noch.
earlier-hidden = { $count ->
    [one] Ein früheres Ereignis wird nach dem Ende der Partie gezeigt.
   *[other] { $count } frühere Ereignisse werden nach dem Ende der Partie gezeigt.
}

curtain-title = Vorhang
curtain-text = Die Tastatur geht an { $name }. Alle anderen schauen weg.
curtain-lift = { $name }, drück Enter, wenn niemand zusieht.

seal = Jeder Wurf ist versiegelt. Das Siegel:
seal-opened = Das Siegel ist geöffnet. Der Startwert war:
verified = { $throws ->
    [one] Geprüft: Der eine Wurf in { $steps } Schritten folgt aus dem versiegelten Startwert.
   *[other] Geprüft: Alle { $throws } Würfe in { $steps } Schritten folgen aus dem versiegelten Startwert.
}
verified-seal = Vergleiche dieses Siegel mit dem, das dir vor der Partie gezeigt wurde:
verified-gave = { $count ->
    [0] Niemand hat eigenen Zufall beigesteuert. Das Siegel beweist also nur, dass während der Partie nichts geändert wurde.
    [one] { $names } hat eigenen Zufall beigesteuert.
   *[other] { $names } haben eigenen Zufall beigesteuert.
}
record-kept = Mitschrift: { $path }
left-kept = Die Partie ist gespeichert. Weiter geht es mit: { $command }
left-unkept = Die Partie wurde nicht gespeichert; das geht mit --record DATEI.

stats-variant = Variante
stats-matches = Partien
stats-steps-least = min
stats-steps-mean = mittel
stats-steps-most = max
stats-decisions = Züge
stats-alone = einer
stats-shared = einige
stats-level = alle
stats-caption = Schritte einer Partie (kleinste, mittlere, größte Zahl) und Züge aller Plätze zusammen; dazu, wie oft ein Platz, einige oder alle am besten abschnitten.
arena-result = { $hero } gegen { $others }. Plätze: { $seats }. Partien: { $games }. Anteil an den Siegen: { $share } (zu erwarten wären { $fair }). Allein gewonnen: { $alone }. Letzter Rang: { $last }.

join-lobby = Tische auf { $server }
join-no-tables = Gerade ist kein Tisch für alle offen.
join-lobby-prompt = Zahl: Platz nehmen · n: neuer Tisch · Enter: aktualisieren · q: gehen >
join-which-game = Welches Spiel? Eine Zahl oder der Name:
join-seats-prompt = Wie viele Plätze, { $low } bis { $high }? Enter: { $default }
join-public-prompt = Soll der Tisch in der Liste für alle stehen? j oder n; Enter: n
join-yes = j
join-link = Der Link zu diesem Tisch, für alle, die mitspielen sollen:
join-seat-open = frei
join-seat-bot = Bot
join-seat-you = du
join-seat-host = Host
join-seat-away = abwesend
join-phase = { $phase ->
    [playing] Partie läuft
    [over] zwischen zwei Partien
   *[other] offen
}
join-host-prompt = start: Partie starten, Bots füllen auf · ?: Befehle · q: gehen >
join-guest-prompt = { $name } startet die Partie. ?: Befehle · q: gehen >
join-watch-prompt = Du schaust zu. ?: Befehle · q: gehen >
join-commands = start [STÄRKE]: Partie starten (Host) · seat N: Platz wechseln · bot N [NAME]: Bot auf Platz N setzen (Host) · rules: Regeln · t: Tisch · : Reaktionen · say TEXT: im Chat schreiben · q: gehen
join-emotes = Reaktionen: { $list }
join-starting = Die Partie beginnt.
join-watching = Gerade ist kein Platz für dich frei; du schaust zu.
join-gone = Du hast deinen Platz verloren.
join-waiting = Warten auf { $names }.
join-clock = { $seconds ->
    [one] Du hast eine Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
join-stand-in = Für { $name } spielt jetzt ein Bot.
join-plays-again = { $name } spielt wieder selbst.
join-says = { $name }: { $text }
join-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
join-back = Wieder verbunden.
join-left = Du hast den Tisch verlassen.
join-left-match = Du hast den Tisch verlassen; ein Bot spielt deinen Platz zu Ende. So nimmst du ihn zurück:
join-stays = Dein Platz bleibt eine Weile für dich reserviert. So kommst du zurück:
join-seal-wrong = Vorsicht: Was geöffnet wurde, ist nicht das, was vor dieser Partie versiegelt wurde. Verlass dich nicht auf den Zufall dieser Partie.

emote-wave = Hallo!
emote-laugh = Haha!
emote-think = Hm …
emote-wow = Wow!
emote-clap = Bravo!
emote-sorry = Entschuldigung!
emote-hurry = Beeil dich!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-oops = Hoppla!

error-illegal-move = „{ $move }“ ist jetzt nicht erlaubt.
error-not-your-turn = Dieser Platz hat gerade nichts zu entscheiden.
error-already-chosen = Dieser Platz hat schon gewählt, und gewählt ist gewählt.
error-match-over = Die Partie ist vorbei.
error-no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
error-bad-notation = „{ $text }“ ist kein Zug aus der Liste.
error-bad-options = { $low ->
    [none] Option „{ $option }“: Dieser Wert passt nicht. { $want ->
        [none] Bitte prüf Namen und Schreibweise.
       *[other] Erwartet: { $want }.
    }
   *[other] Option „{ $option }“ muss zwischen { $low } und { $high } liegen.
}
error-bad-value = Das sind keine gültigen Daten; erwartet: { $want }.
error-bad-version = Version { $version } gibt es hier nicht; die neueste ist { $newest }.
error-bad-name = „{ $name }“ geht nicht als Name. Namen müssen kurz, druckbar und verschieden sein.
error-bad-record = { $reason ->
    [truncated] Die Mitschrift bricht in Zeile { $line } ab.
    [wrong_digest] Die Mitschrift wurde nachträglich verändert (Zeile { $line }).
    [not_a_record] Das ist keine Mitschrift einer Partie (Zeile { $line }).
    [unreadable] Diese Datei lässt sich nicht lesen.
    [unwritable] Diese Datei lässt sich nicht schreiben.
    [too_long] Diese Datei ist zu lang für eine Mitschrift.
    [exists] Diese Datei gibt es schon; wähl eine neue oder spiel mit --resume weiter.
    [already_over] Diese Partie ist vorbei; mit replay kannst du sie ansehen.
    [match_over] Zeile { $line } der Mitschrift kommt nach dem Ende der Partie.
    [not_printable] Zeile { $line } der Mitschrift enthält etwas, das sich nicht anzeigen lässt.
    [not_utf8] Zeile { $line } der Mitschrift ist kein UTF-8-Text.
    [one_seat_only] Diese Mitschrift enthält nur, was ein einzelner Platz weiß; das reicht hier nicht.
    [no_key] Der Schlüssel dieser laufenden Partie fehlt oder passt nicht zur Mitschrift.
   *[other] Zeile { $line } der Mitschrift ist dort nicht möglich: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] In dieser Partie wurde nichts versiegelt, also lässt sich nichts prüfen.
    [not_revealed] Der Startwert wird am Ende der Partie aufgedeckt; bis dahin lässt sich nichts prüfen.
    [commitment] Der Startwert ist nicht der versiegelte.
    [outcome] Schritt { $step } folgt nicht aus dem versiegelten Startwert.
    [illegal_step] Die Regeln erlauben Schritt { $step } nicht.
    [unfinished] Bis hierher stimmt alles, aber die Partie ist noch nicht zu Ende.
    [another_seal] Die Mitschrift trägt ein anderes Siegel als das, das dir gezeigt wurde.
   *[other] Der Beweis hält nicht stand: { $reason }.
}
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. „poktail games“ zählt alle auf.
error-unauthorized = Der Server kennt diesen Schlüssel oder dieses Token nicht.
error-forbidden = { $need ->
    [host] Das darf nur der Host des Tischs.
    [seat] Dieser Platz gehört dir nicht.
    [person] Das dürfen nur Menschen, keine Bots.
    [bot] Das dürfen nur Bots.
   *[other] Das darfst du nicht.
}
error-bad-origin = Unter diesem Namen ist der Server nicht bekannt, oder die Anfrage kommt von einer fremden Website.
error-not-found = { $what ->
    [table] Diesen Tisch gibt es nicht.
    [match] Diese Partie gibt es nicht.
    [profile] Dieses Profil gibt es nicht.
    [database] Hier gibt es noch keine Datenbank.
    [backup] Diese Sicherung gibt es nicht.
   *[other] Hier gibt es nichts.
}
error-too-fast = Das war zu schnell. Bitte warte einen Moment.
error-too-many = { $what ->
    [tables] Mehr Tische kannst du nicht öffnen.
    [connections] Von hier aus bestehen schon so viele Verbindungen, wie der Server zulässt.
    [devices] Mehr Geräte kann dieses Profil nicht haben.
    [bots] Mehr Bots kann dieses Profil nicht haben.
   *[other] Mehr davon lässt der Server nicht zu.
}
error-too-large = Das ist zu lang für den Server.
error-bad-message = Der Server versteht diese Nachricht nicht{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-code = Dieser Code ist falsch oder abgelaufen.
error-seat-taken = Dort sitzt schon jemand.
error-seat-empty = Dort sitzt niemand.
error-seats-open = Erst muss jeder Platz besetzt sein.
error-table-locked = Der Host hat den Tisch gesperrt.
error-not-watchable = Diesen Tisch sieht nur, wer mitspielt.
error-match-running = Das geht erst, wenn die Partie vorbei ist.
error-no-match = Das geht nur in einer Partie.
error-stale = Am Tisch ging es inzwischen weiter. Bitte schau noch einmal hin.
error-chat-off = An diesem Tisch ist der Chat aus.
error-bot-away = Dieser Bot ist nicht da, spielt dieses Spiel nicht oder lehnt ab.
error-unsaved = Der Server konnte das nicht speichern, geändert hat sich also nichts. Bitte versuch es noch einmal.
error-sequence-taken = Ein anderer Prozess war schneller. Bitte versuch es noch einmal.
error-broken = Auf dem Server ist ein Fehler aufgetreten. Was gespeichert war, ist sicher.
error-shutting-down = Der Server wird gleich angehalten. Bitte komm in einem Moment wieder.
error-bad-setting = Einstellung „{ $setting }“: Erwartet wird { $want }.
error-newer-database = Diese Datenbank wurde mit einer neueren Version von Poktail benutzt ({ $revision }); diese Version darf sie nicht verändern.
error-bad-address = { $reason ->
    [in_use] Port { $port } auf { $host } ist belegt. Vielleicht läuft schon ein Server; mit --port wählst du einen anderen Port.
    [forbidden] Für Port { $port } auf { $host } fehlt dir die Berechtigung; mit --port wählst du einen anderen Port.
   *[other] Auf { $host }, Port { $port }, kann dieser Rechner keine Verbindungen annehmen.
}
error-data-in-use = Mit diesen Daten läuft schon ein anderer Server{ $process ->
    [none] .
   *[other] {" "}(Prozess { $process }).
}
error-bad-database = { $reason ->
    [damaged] Die Datenbank ist beschädigt. „poktail admin restore“ ersetzt sie durch eine Sicherung.
    [unwritable] Die Datenbank oder ihr Ordner lässt sich nicht lesen und schreiben.
    [unreachable] Die Datenbank ist nicht erreichbar.
    [locked] Ein anderes Programm sperrt die Datenbank.
    [full] Der Datenträger ist voll.
    [foreign] Das ist eine Datenbank, aber keine von Poktail.
    [old] Diese Datenbank stammt von einer älteren Version von Poktail. Starte den Server einmal und versuch es dann noch einmal.
   *[other] Die Datenbank lässt sich nicht benutzen: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Diese Datei gibt es schon; wähl eine neue.
    [damaged] Diese Datei ist beschädigt oder keine Sicherung.
    [foreign] Das ist eine Datenbank, aber keine von Poktail.
    [unwritable] Diese Datei lässt sich nicht lesen oder schreiben.
    [full] Der Datenträger ist voll.
   *[other] Das ist keine brauchbare Sicherung: { $reason }.
}
error-unreachable = Keine Antwort von { $server }. Stimmt die Adresse, und läuft der Server?
error-not-poktail = Was auf { $server } antwortet, ist kein Poktail-Server.
error-bad-key-file = Die Schlüsseldatei { $path } lässt sich nicht lesen oder schreiben.
error-unknown = Der Server lehnt das ab ({ $code }).
