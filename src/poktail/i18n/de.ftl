# Texte der Oberfläche, die alle Spiele gemeinsam haben.

seat-number = Platz { $number }
guest = Gast { $number }
nobody = niemand
# Wer liest: in einer Liste, vor einem Doppelpunkt, an der eigenen Zeile.
you = du
chance = Zufall
step = Schritt { $number }

facts = { $low }–{ $high } Personen, etwa { $minutes ->
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
credit = Von { $authors }, erschienen bei { $publisher }, { $year }. Eine unabhängige Ausgabe.

which-game = Welches Spiel?
happened = Was bisher geschah
table-of = { $name-you ->
    [you] { $title }: der Tisch, wie du ihn siehst
   *[other] { $title }: der Tisch, wie { $name } ihn sieht
}
table-public = { $title }: der Tisch, wie ihn alle sehen
prompt = { $name-you ->
    [you] Deine Wahl:
   *[other] { $name }, deine Wahl:
}
menu-help = Tipp eine Nummer oder die Wörter daneben ein. ? Regeln · ?? alle Regeln · h Tipp · u zurück · t Tisch · q gehen
result = Ergebnis
still-running = Diese Partie läuft noch.
earlier-hidden = { $count ->
    [one] Ein früheres Ereignis wird nach dem Ende der Partie gezeigt.
   *[other] { $count } frühere Ereignisse werden nach dem Ende der Partie gezeigt.
}

curtain-title = Tastatur weitergeben
curtain-text = Die Tastatur geht an { $name }. Alle anderen schauen weg.
curtain-lift = { $name }, drück Enter, wenn niemand zusieht.

seal = Alle Würfe und Ziehungen sind im Voraus versiegelt. Das Siegel:
seal-opened = Das Siegel ist geöffnet. Der Startwert war:
verified = { $throws ->
    [one] Geprüft: Der eine Wurf oder die eine Ziehung folgt aus dem versiegelten Startwert (Schritte der Partie: { $steps }).
   *[other] Geprüft: Alle { $throws } Würfe und Ziehungen folgen aus dem versiegelten Startwert (Schritte der Partie: { $steps }).
}
verified-seal = Vergleiche dieses Siegel mit dem, das dir vor der Partie gezeigt wurde:
verified-gave = { $count ->
    [0] Niemand hat eigenen Zufall beigesteuert. Das Siegel beweist also nur, dass während der Partie nichts geändert wurde.
    [one] { $names } hat eigenen Zufall beigesteuert.
   *[other] { $names } haben eigenen Zufall beigesteuert.
}
signed-seats = Vom eigenen Gerät signierte Entscheidungen: { $list }.
signed-seat = { $name } { $signed } von { $count }
signed-server = Der Server hat die ganze Mitschrift signiert. Vergleiche seinen öffentlichen Schlüssel mit dem, den der Server unter /api/key zeigt:
signed-server-known = Der Server hat die ganze Mitschrift signiert, und sein öffentlicher Schlüssel ist der, den du angegeben hast:
signed-none = In dieser Mitschrift ist nichts signiert: Ein geänderter Name oder eine geänderte Entscheidung fällt nicht auf.
record-kept = Mitschrift: { $path }
left-kept = Die Partie ist gespeichert. Weiter geht es mit: { $command }
left-unkept = Die Partie wurde nicht gespeichert. Um die nächste zu speichern, nutze --record DATEI.

# Der Tisch als ganzer Bildschirm im Terminal
yes = Ja
no = Nein
play-again = Noch eine Partie?
forced = Es gab nur einen möglichen Zug: { $move }
screen-help = Nummer oder ↑ ↓, dann Eingabetaste · ? Regeln{ $hint ->
    [true] {" "}· h Tipp
   *[other] {""}
}{ $undo ->
    [true] {" "}· u zurück
   *[other] {""}
} · q gehen
no-undo = Es gibt nichts zurückzunehmen.
hint = Tipp: { $moves }. { $why }
hint-strongest = Das würde der stärkste Bot tun.
rules-more = ?7 Regel 7 · ?? die ganze Spielregel · h Tipp (allein mit Bots)
no-such-clause = Es gibt keine Regel „{ $clause }“. ?? zeigt die ganze Spielregel.
page-help = ↑ ↓ Leertaste: blättern · Enter: zurück zum Tisch
page-up = Bild ↑
game-help = Tipp die Nummer oder den Titel eines Spiels ein und drück Enter. Mit q gehst du.
did-you-mean = Meintest du „{ $word }“?

# Die Befehle serve und admin
serve-ready = Poktail ist bereit:
serve-network = In diesem Netz:
serve-terminal = Im Terminal:
serve-data = Alles liegt in:
serve-others = Andere Geräte:
serve-others-in = { $command } lässt sie herein
serve-stop = Strg-C beendet den Server. Tische und Partien bleiben gespeichert.
admin-backed-up = { $file } ({ $size }) ist vollständig und geprüft. Die Datei enthält Geheimnisse: Verwahre sie so sicher wie den Server.
admin-restored = { $kept ->
    [none] Wiederhergestellt. Vorher gab es keine Datenbank.
   *[other] Wiederhergestellt. Die alte heißt jetzt { $kept }
}
admin-checked = Die Datenbank ist in Ordnung. Beendete Partien: { $over }. Laufende: { $running }. { $wrong ->
    [0] Alle lassen sich wiederholen, und alle Würfe und Ziehungen passen zum Siegel.
   *[other] Fehlerhaft: { $wrong }.
}
admin-forever = auf Dauer
admin-banned = { $profile } ist ausgeschlossen. { $tables ->
    [0] Kein Tisch musste geschlossen werden.
    [one] { $tables } Tisch dieses Profils ist geschlossen.
   *[other] { $tables } Tische dieses Profils sind geschlossen.
}
admin-banned-address = { $days ->
    [one] { $network } ist für { $days } Tag ausgeschlossen.
   *[other] { $network } ist für { $days } Tage ausgeschlossen.
}
admin-unbanned = { $who } ist nicht mehr ausgeschlossen.
admin-renamed = { $days ->
    [one] { $profile } heißt jetzt { $name } und behält diesen Namen { $days } Tag lang.
   *[other] { $profile } heißt jetzt { $name } und behält diesen Namen { $days } Tage lang.
}
admin-muted = { $minutes ->
    [0] { $profile } ist stummgeschaltet, bis du das aufhebst.
    [one] { $profile } ist für { $minutes } Minute stummgeschaltet.
   *[other] { $profile } ist für { $minutes } Minuten stummgeschaltet.
}
admin-unmuted = { $profile } ist nicht mehr stummgeschaltet.
admin-closed = { $tables ->
    [one] { $tables } Tisch geschlossen.
   *[other] { $tables } Tische geschlossen.
}
admin-would-close = { $tables ->
    [one] { $tables } Tisch würde geschlossen. Nichts ist geändert.
   *[other] { $tables } Tische würden geschlossen. Nichts ist geändert.
}
admin-reports-done = { $reports ->
    [one] { $reports } Meldung erledigt.
   *[other] { $reports } Meldungen erledigt.
}

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
arena-wins = Siege in % (zu erwarten wären { $fair }; ein geteilter Sieg zählt anteilig)
arena-last = Letzte Ränge in %
arena-draws = Unentschieden zwischen allen in %
arena-odd = ein Bot (Zeile) unter Bots einer anderen Art (Spalte)
arena-table = unter
arena-bot = Bot
arena-rating = Wertung
arena-speed = Züge pro Sekunde
arena-caption = Ein Bot (Zeile) unter Bots einer anderen Art (Spalte). Partien in jedem Feld: { $matches }. Blöcke: { $blocks }; in einem Block fallen dieselben Würfel und Karten, und dieser Bot sitzt nacheinander auf jedem Platz. ± ist die Hälfte eines 95-%-Intervalls über die Blöcke.
arena-two-bots = mindestens zwei Bots mit verschiedenen Namen
arena-empty-folder = ein Ordner, der leer ist oder den es noch nicht gibt
solve-no-table = eine Wertetabelle für diese Optionen

# Die Analyse einer beendeten Partie: die Aussichten eines Platzes, in Prozent eines Sieges.
review-title = Analyse: { $name }
review-chances = Deine Aussichten:
review-fair = Bei gleichen Aussichten für alle wären es { $percent }.
review-decisions = Deine Entscheidungen
review-step = Schritt
review-move = Züge (›: deiner)
review-chance = Aussichten
review-cost = Kosten
review-how = { $method ->
    [exact] Die Aussichten sind aus dem gelösten Spiel genau berechnet, ausgehend davon, was von den anderen zu erwarten war.
    [search] So schätzt der stärkste Bot die Aussichten ein.
   *[sampled] Die Aussichten sind geschätzt: Stellungen, die zu dem passen, was du wusstest, wurden viele Male zu Ende gespielt.
}
review-interval = ± ist die Hälfte eines 95-%-Intervalls.
review-turns = Wendepunkte
review-at = Schritt { $step }. { $sentence }
review-rose = Danach stiegen deine Aussichten von { $before } auf { $after }.
review-fell = Danach fielen deine Aussichten von { $before } auf { $after }.
review-costliest = Deine teuersten Entscheidungen
review-costly = Du hast gewählt: { $move } ({ $chance }). Besser: { $better } ({ $best }).
review-total = { $cost ->
    [one] Zusammen haben diese Entscheidungen deine Aussichten um { $cost } Prozentpunkt gesenkt.
   *[other] Zusammen haben diese Entscheidungen deine Aussichten um { $cost } Prozentpunkte gesenkt.
}
review-nothing = Keine Entscheidung hat dich eindeutig etwas gekostet.

join-lobby = Tische auf { $server }
join-no-tables = Gerade ist kein Tisch für alle offen.
join-recover-prompt = Dein Ersatzcode:
join-recovered = Willkommen zurück, { $name }. Dieser Code gilt nicht mehr. Hier ist dein nächster, er wird nur dieses eine Mal gezeigt:
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
join-commands = start [STÄRKE]: Partie starten (Host) · seat N: Platz wechseln · bot N [NAME]: Bot auf Platz N setzen (Host) · rules: Regeln · t: Tisch · „:“: Reaktionen zeigen · say TEXT: im Chat schreiben · q: gehen
join-emotes = Reaktionen (zum Senden Doppelpunkt und Nummer tippen, zum Beispiel :1): { $list }
join-starting = Die Partie beginnt.
join-watching = Gerade ist kein Platz für dich frei; du schaust zu.
join-gone = Du hast deinen Platz verloren.
join-waiting = { $names-you ->
    [only] Warten auf dich.
    [among] Es fehlen noch { $names }.
   *[none] Warten auf { $names }.
}
join-clock = { $seconds ->
    [one] Du hast eine Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
join-stand-in = { $name-you ->
    [you] Für dich spielt jetzt ein Bot.
   *[other] Für { $name } spielt jetzt ein Bot.
}
join-plays-again = { $name-you ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
}
join-says = { $name }: { $text }
join-lost = Der Server ist nicht erreichbar. Neuer Versuch …
join-back = Wieder verbunden.
join-left = Du hast den Tisch verlassen.
join-left-match = Du hast den Tisch verlassen; ein Bot spielt deinen Platz zu Ende. So nimmst du ihn zurück:
join-stays = Dein Platz bleibt eine Weile für dich reserviert. So kommst du zurück:
join-seal-wrong = Vorsicht: Der Startwert passt nicht zu dem Siegel, das vor dieser Partie gezeigt wurde. Verlass dich nicht auf ihre Würfe und Ziehungen.

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

error-illegal-move = „{ $move }“ ist jetzt nicht erlaubt. Wähl einen anderen Zug.
error-not-your-turn = Du bist gerade nicht dran. Bitte warte.
error-already-chosen = Du hast schon gewählt, und gewählt ist gewählt.
error-match-over = Die Partie ist vorbei.
error-no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
error-bad-notation = „{ $text }“ steht nicht zur Auswahl. Tippe eine Zahl oder ein Wort aus der Liste.
error-bad-options = { $low ->
    [none] Option „{ $option }“: Dieser Wert passt nicht. { $want ->
        [none] Bitte prüf Namen und Schreibweise.
       *[other] Erwartet: { $want }.
    }
   *[other] Option „{ $option }“ muss zwischen { $low } und { $high } liegen.
}
error-bad-value = Diese Daten sind nicht gültig. Erwartet: { $want }.
error-bad-version = Diese Partie hat keine Version { $version }. Die neueste ist { $newest }.
error-bad-name = „{ $name }“ geht nicht als Name. Wähl einen kurzen Namen aus gewöhnlichen Zeichen, den am Tisch sonst niemand hat.
error-bad-record = { $reason ->
    [truncated] Die Mitschrift bricht in Zeile { $line } ab. Besorg dir eine vollständige Kopie.
    [wrong_digest] Die Mitschrift wurde nachträglich verändert (Zeile { $line }). Besorg dir eine unveränderte Kopie.
    [not_a_record] Das ist keine Mitschrift einer Partie (Zeile { $line }).
    [unreadable] Diese Datei lässt sich nicht lesen. Prüf Namen und Zugriffsrechte.
    [unwritable] Diese Datei lässt sich nicht schreiben. Prüf Namen und Zugriffsrechte.
    [too_long] Diese Datei ist zu lang für eine Mitschrift.
    [exists] Diese Datei gibt es schon. Wähl einen anderen Namen oder spiel mit --resume weiter.
    [already_over] Diese Partie ist vorbei. Sieh sie dir mit „poktail replay“ an.
    [match_over] Zeile { $line } der Mitschrift kommt nach dem Ende der Partie.
    [not_printable] Zeile { $line } der Mitschrift enthält etwas, das sich nicht anzeigen lässt.
    [not_utf8] Zeile { $line } der Mitschrift ist kein UTF-8-Text.
    [one_seat_only] Diese Mitschrift enthält nur, was ein einzelner Platz weiß. Nimm die vollständige Mitschrift.
    [no_key] Der Schlüssel dieser laufenden Partie fehlt oder passt nicht zur Mitschrift.
   *[other] Zeile { $line } der Mitschrift gehört dort nicht hin: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] In dieser Partie wurde nichts versiegelt, also lässt sich nichts prüfen.
    [not_revealed] Der Startwert wird am Ende der Partie aufgedeckt. Prüf die Partie danach.
    [commitment] Der Startwert ist nicht der versiegelte.
    [outcome] Schritt { $step } folgt nicht aus dem versiegelten Startwert.
    [illegal_step] Die Regeln erlauben Schritt { $step } nicht.
    [unfinished] Bis hierher stimmt alles, aber die Partie ist noch nicht zu Ende. Prüf sie am Ende noch einmal.
    [another_seal] Die Mitschrift trägt ein anderes Siegel als das, das dir gezeigt wurde.
    [signature] Die Entscheidung in Schritt { $step } ist nicht die, die der Platz signiert hat.
    [server_signature] So hat der Server diese Mitschrift nicht signiert: Etwas wurde geändert.
    [another_server] Die Mitschrift ist mit einem anderen Schlüssel signiert als dem, den du angegeben hast.
    [not_signed] Die Mitschrift ist von keinem Server signiert.
    [another_key] Die Mitschrift nennt für deinen Platz einen anderen Schlüssel als den, mit dem du signiert hast.
   *[other] Der Beweis hält nicht stand: { $reason }.
}
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. „poktail games“ zählt alle auf.
error-unauthorized = Der Server kennt diesen Schlüssel oder dieses Token nicht. Prüf die Eingabe oder besorg dir neue Zugangsdaten.
error-forbidden = { $need ->
    [host] Das darf nur der Host des Tischs.
    [seat] Dieser Platz gehört dir nicht.
    [person] Das dürfen nur Menschen, keine Bots.
    [bot] Das dürfen nur Bots.
    [votes] In einer gewerteten Partie müssen dem mindestens zwei Personen zustimmen.
   *[other] Das darfst du nicht.
}
error-bad-origin = Unter diesem Namen ist der Server nicht bekannt, oder die Anfrage kommt von einer fremden Website. Öffne die Adresse des Servers selbst.
error-not-found = { $what ->
    [table] Diesen Tisch gibt es nicht. Prüf den Link oder öffne einen neuen Tisch.
    [match] Diese Partie gibt es nicht. Prüf den Link.
    [profile] Dieses Profil gibt es nicht. Prüf den Link.
    [database] Hier gibt es noch keine Datenbank. Starte einmal den Server, um sie anzulegen.
    [backup] Diese Sicherung gibt es nicht. Prüf ihren Namen.
    [daily] Diese Aufgabe des Tages ist vorbei. Lade die Seite neu, dann kommt die heutige.
    [report] Es gibt keine Meldung mit dieser Nummer.
    [address] Das ist keine IP-Adresse. Prüf sie.
   *[other] Hier gibt es nichts. Prüf die Adresse.
}
error-too-fast = Das war zu schnell. Bitte warte einen Moment und versuch es dann noch einmal.
error-too-many = { $what ->
    [tables] Du hast schon so viele Tische geöffnet wie erlaubt. Nimm einen davon oder versuch es später noch einmal.
    [connections] Von hier aus bestehen schon zu viele Verbindungen. Schließ einen anderen Tab oder versuch es später noch einmal.
    [watchers] An diesem Tisch sehen schon so viele zu wie erlaubt. Versuch es später noch einmal.
    [devices] Dieses Profil hat schon so viele Geräte wie erlaubt. Entferne erst eines.
    [bots] Dieses Profil hat schon so viele Bots wie erlaubt. Entferne erst einen.
   *[other] Mehr davon lässt der Server nicht zu. Entferne erst etwas.
}
error-too-large = Das ist zu lang für den Server. Bitte kürz es.
error-headers-too-large = Dein Browser schickt mit jeder Anfrage zu viel mit. Lösch die Cookies dieser Seite und versuch es noch einmal.
error-too-slow = Der Server hat zu lange darauf gewartet. Bitte versuch es noch einmal.
error-match-too-long = Diese Partie ist zu lang für den Server geworden. Öffne einen neuen Tisch, um weiterzuspielen.
error-bad-message = Der Server versteht diese Nachricht nicht{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-signature = { $reason ->
    [missing] Dieser Zug muss signiert sein. Lade die Seite neu oder aktualisiere dein Programm.
   *[other] Die Signatur passt nicht zu diesem Zug, er wurde deshalb nicht gespielt. Versuche es noch einmal.
}
error-bad-code = Dieser Code ist falsch oder abgelaufen. Hol dir auf dem anderen Gerät einen neuen.
error-banned = Du bist von diesem Server ausgeschlossen. Wenn du das für einen Irrtum hältst, schreib an die Person, die ihn betreibt.
error-muted = Du bist auf diesem Server stummgeschaltet: Du kannst spielen, aber nicht chatten, reagieren oder einen Namen wählen.
error-name-fixed = Wer diesen Server betreibt, hat dir diesen Namen gegeben. Du kannst ihn noch nicht ändern.
error-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Beendete Partien bleiben in deinem Profil.
error-bad-recovery-code = Dieser Ersatzcode ist falsch, schon benutzt oder durch einen neueren ersetzt. Prüf jeden Buchstaben.
error-seat-taken = Dort sitzt schon jemand. Wähl einen anderen Platz.
error-seat-empty = Dort sitzt niemand.
error-not-away = Dort fehlt niemand, oder ein Bot spielt schon.
error-seats-open = Es sind noch Plätze frei. Erst muss jeder Platz besetzt sein.
error-table-locked = Der Host hat den Tisch gesperrt. Bitte den Host, ihn zu entsperren.
error-not-watchable = Diesen Tisch sieht nur, wer mitspielt.
error-match-running = Das geht erst, wenn die Partie vorbei ist.
error-not-over = Diese Partie ist noch nicht vorbei. Danach kannst du sie analysieren.
error-no-match = Das geht nur in einer Partie.
error-stale = Am Tisch ging es inzwischen weiter. Bitte schau noch einmal hin.
error-cannot-take-back = { $reason ->
    [company] Züge kannst du nur zurücknehmen, wenn du allein mit Bots spielst.
    [clock] Wenn die Zeit begrenzt ist, lassen sich Züge nicht zurücknehmen.
    [often] In dieser Partie kannst du keine Züge mehr zurücknehmen.
   *[other] Dafür ist es zu spät: Jemand hat schon einen Zug gemacht, oder du hast etwas Neues erfahren.
}
error-hints-off = Tipps gibt es nicht, wenn andere Menschen mitspielen, außer der Host erlaubt sie.
error-not-alone = Tipps gibt es nur, wenn eine Person allein gegen Bots spielt.
error-chat-off = An diesem Tisch ist der Chat aus.
error-bot-away = Dieser Bot ist nicht verbunden, spielt dieses Spiel nicht oder hat abgelehnt. Wähl einen anderen Bot.
error-unsaved = Der Server konnte das nicht speichern, geändert hat sich also nichts. Bitte versuch es noch einmal.
error-sequence-taken = Jemand anders war schneller. Bitte versuch es noch einmal.
error-broken = Auf dem Server ist ein Fehler aufgetreten. Alles Gespeicherte ist sicher. Bitte versuch es noch einmal.
error-shutting-down = Der Server wird gleich angehalten. Bitte komm in einem Moment wieder.
error-bad-setting = Die Einstellung „{ $setting }“ hat einen ungültigen Wert. Erwartet: { $want }.
error-newer-database = Diese Datenbank wurde mit einer neueren Version von Poktail benutzt ({ $revision }). Nimm die neuere Version oder eine andere Datenbank.
error-bad-address = { $reason ->
    [in_use] Port { $port } auf { $host } ist belegt. Vielleicht läuft schon ein Server; mit --port wählst du einen anderen Port.
    [forbidden] Für Port { $port } auf { $host } fehlt dir die Berechtigung; mit --port wählst du einen anderen Port.
   *[other] Auf { $host }, Port { $port }, kann dieser Rechner keine Verbindungen annehmen. Prüf die Adresse.
}
error-data-in-use = Mit diesen Daten läuft schon ein Server{ $process ->
    [none] . Halte ihn erst an und versuch es dann noch einmal.
   *[other] {" "}(Prozess { $process }). Halte ihn erst an und versuch es dann noch einmal.
}
error-bad-database = { $reason ->
    [damaged] Die Datenbank ist beschädigt. „poktail admin restore“ ersetzt sie durch eine Sicherung.
    [empty] Die Datenbankdatei ist leer. Setz mit „poktail admin restore“ eine Sicherung an ihre Stelle oder lösch die Datei, um neu anzufangen.
    [unwritable] Die Datenbank oder ihr Ordner lässt sich nicht lesen und schreiben. Prüf die Zugriffsrechte.
    [unreachable] Die Datenbank ist nicht erreichbar. Prüf, ob sie läuft.
    [locked] Ein anderes Programm sperrt die Datenbank. Schließ es und versuch es dann noch einmal.
    [full] Der Datenträger ist voll. Schaff Platz und versuch es dann noch einmal.
    [foreign] Das ist eine Datenbank, aber keine von Poktail. Wähl eine andere.
    [old] Diese Datenbank stammt von einer älteren Version von Poktail. Starte den Server einmal und versuch es dann noch einmal.
   *[other] Die Datenbank lässt sich nicht benutzen: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Diese Datei gibt es schon. Wähl einen anderen Namen.
    [damaged] Diese Datei ist beschädigt oder keine Sicherung. Wähl eine andere.
    [foreign] Das ist eine Datenbank, aber keine von Poktail. Wähl eine andere Datei.
    [unwritable] Diese Datei lässt sich nicht lesen oder schreiben. Prüf Namen und Zugriffsrechte.
    [full] Der Datenträger ist voll. Schaff Platz und versuch es dann noch einmal.
   *[other] Das ist keine brauchbare Sicherung: { $reason }.
}
error-unreachable = Keine Antwort von { $server }. Prüf die Adresse und ob der Server läuft.
error-not-poktail = { $server } ist kein Poktail-Server. Prüf die Adresse.
error-bad-key-file = Die Schlüsseldatei { $path } lässt sich nicht lesen oder schreiben. Prüf ihre Zugriffsrechte.
error-bad-bot = { $reason ->
    [unreadable] { $bot }: Diese Datei lässt sich nicht lesen. Prüf Namen und Zugriffsrechte.
    [no_decide] { $bot }: In dieser Datei fehlt die Funktion „decide(observation, rng)“.
    [not_loaded] { $bot }: Dieser Bot lässt sich nicht laden. { $what }
    [illegal_move] { $bot }: Der Zug „{ $what }“ ist in Schritt { $step } der Partie { $match } nicht erlaubt.
   *[failed] { $bot }: Dieser Bot ist in Schritt { $step } der Partie { $match } gescheitert. { $what }
}
error-unknown = Der Server lehnt das ab ({ $code }). Bitte versuch es noch einmal.

# Link previews
preview-start-title = Poktail: Bluffspiele für Freunde
preview-start-text = Spiel mit Freunden, mit Bots oder mit beiden, direkt im Browser. Ohne Konto, ohne Installation.
preview-table-title = { $game }: Ein Platz wartet auf dich
preview-match-title = { $game }: eine Partie zum Ansehen

# Lektionen im Terminal.
learn-which = Welches Spiel möchtest du lernen?
learn-none = Zu diesem Spiel gibt es noch keine Lektion: { $game }.
learn-step = Schritt { $step } von { $count }
learn-now = Du bist dran: { $move }
learn-choose = Deine Wahl (q: gehen):
learn-go-on = Weiter mit Enter (q: gehen):
learn-help = Tipp eine Nummer oder das Wort daneben ein.
learn-done = Jetzt kannst du es!
learn-play = So spielst du eine Partie: { $command }
