# Texte der Webseite. Die Spielbretter haben eigene; was auch das Terminal sagt, steht in poktail/i18n.

web-bot = Bot
web-why = Warum? Regel { $number }
web-seats = Plätze
web-seat-away = Abwesend
web-seat-stand-in = Abwesend, ein Bot spielt
web-seat-away-until = Abwesend, Bot in { $seconds } s

web-title = Poktail: vier Spiele, ein Tisch
web-title-short = Poktail
web-loading = Einen Moment …
web-close = Schließen
web-home = Startseite
web-more = Mehr
web-settings = Einstellungen
web-language = Sprache
web-language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [es] Español
   *[en] English
}
web-light = Helles Design
web-dark = Dunkles Design
web-sound = Ton
web-rules = Regeln
web-skip = Zum Inhalt springen
web-walk-lines = Mit den Pfeiltasten geht es von Zeile zu Zeile.
web-on = An
web-off = Aus
web-profile-of = { $name }: Partien, Wertungen, Profil

web-offline = Der Server ist nicht erreichbar. Neuer Versuch …
web-offline-text = Nichts ist verloren: Plätze und Partien sind auf dem Server gespeichert. Sobald die Verbindung wieder steht, geht es hier von selbst weiter.
web-reconnecting = Die Verbindung wird wiederhergestellt. Der Platz bleibt reserviert.
web-load-again = Neu laden
web-cannot-show = Das lässt sich nicht anzeigen
web-cannot-show-text = Auf dieser Seite ist ein Fehler aufgetreten. Die Partie ist sicher: Sie ist auf dem Server gespeichert.
web-error-no-cookies = Dieser Browser speichert für diese Seite keine Cookies. Ohne Cookie gibt es keinen Platz am Tisch: Bitte erlaube Cookies und lade die Seite neu.
web-plain-choose = { $seat-you ->
    [you] Du bist dran: Wähle
   *[other] { $seat } wählt
}
web-plain-moves = Mögliche Züge

web-four-games = { $count ->
    [0] Ein Tisch.
    [one] Ein Spiel, ein Tisch.
    [4] Vier Spiele, ein Tisch.
   *[other] { $count } Spiele, ein Tisch.
}
web-four-games-text = Mit Menschen, mit Bots oder mit beiden. Ohne Konto, ohne Installation.
web-minutes = { $minutes } Min.
web-credit = Von { $authors } · { $publisher }
web-play-now = Spielen
web-invite = Einladen
web-this-device = Dieses Gerät
web-running = { $game } läuft noch
web-running-text = Dein Platz bleibt reserviert.
web-running-with = Mit { $names }.
web-go-back = Weiterspielen
web-table-link = Tisch-Code oder Link
web-join = Beitreten
web-no-table-link = Das ist weder ein Code noch ein Link zu einem Tisch. Ein Code besteht aus zwei Wörtern und einer Zahl.
web-code-nothing = Der Code { $code } öffnet keinen Tisch. Prüfe die Schreibweise; vielleicht läuft die Partie schon.
web-open-tables = Offene Tische
web-rulebooks = Spielregeln
web-leaders = Bestenliste
web-verify-a-match = Partie prüfen
web-foot = Mit „Spielen“ sitzt du sofort mit Bots am Tisch, mit „Einladen“ bekommst du einen Link für deine Freunde, und bei „Dieses Gerät“ reicht ihr einen Bildschirm herum.

web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-free-seat = Freier Platz
web-add-bot = Bot
web-sit-there = Hierher wechseln
web-level = { $level ->
    [random] Leicht
    [beginner] Anfänger
    [casual] Hobby
    [strong] Stark
    [expert] Experte
   *[other] { $level }
}
web-level-choice = { $level ->
    [beginner] Anfänger: übersieht oft den besten Zug und liegt manchmal weit daneben
    [casual] Hobby: spielt im Ganzen gut, nimmt aber oft einen Zug, der nur fast so gut ist wie der beste
    [strong] Stark: irrt sich nur, wenn Züge fast gleich gut sind
    [expert] Experte: spielt so gut, wie es dieses Programm kann
   *[other] { $level }
}
web-bot-level = Wie { $name } spielt
web-seat-bot = Bot, bereit
web-seat-here = An diesem Gerät
web-seat-host-here = An diesem Gerät, Host
web-seat-host = Host, bereit
web-seat-ready = Bereit
web-seat-you = Du
web-seat-you-host = Du, Host
web-rename-seat = { $name-you ->
    [you] Deinen Namen ändern
   *[other] Den Namen von { $name } ändern
}
web-swap-with = Mit { $name } den Platz tauschen
web-free = { $name-you ->
    [you] Deinen Platz freigeben
   *[other] Den Platz von { $name } freigeben
}
web-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-your-name = Dein Name
web-next-name = Noch jemand an diesem Gerät
web-sit-down = Platz nehmen
web-somebody-else-here = An diesem Gerät spielt noch jemand
web-table-full = Alle Plätze sind besetzt.
web-device-who = Wer spielt an diesem Gerät?
web-device-players = Personen an diesem Gerät
web-device-name = Name
web-device-add = Hinzufügen
web-device-missing = Mindestens { $low } müssen mitspielen
web-device-nobody = Jemand muss mitspielen, nicht nur Bots
web-fact = { $option }: { $value ->
    [true] an
    [false] aus
   *[other] { $value }
}
web-changed = geändert
web-no-clock = Ohne Zeitlimit
web-clock-fact = { $seconds } s
web-public = Für alle offen
web-by-link = Nur mit Link
web-set-up = Einrichten
web-starting = Die Partie beginnt …
web-host-starts = Der Host startet die Partie.
web-start = { $count ->
    [2] Zu zweit starten
    [3] Zu dritt starten
    [4] Zu viert starten
    [5] Zu fünft starten
    [6] Zu sechst starten
    [7] Zu siebt starten
    [8] Zu acht starten
    [9] Zu neunt starten
    [10] Zu zehnt starten
    [11] Zu elft starten
    [12] Zu zwölft starten
   *[other] Mit { $count } Plätzen starten
}
web-start-fill = { $count ->
    [one] Ein Bot besetzt den freien Platz
   *[other] Bots besetzen die { $count } freien Plätze
}
web-sealed = Der Zufall ist versiegelt.
web-sealed-text = Nach der Partie lässt sich alles prüfen.
web-bring-a-friend = Freunde dazuholen
web-bring-text = Code auf der Startseite eintippen, Bild scannen oder Link öffnen.
web-bring-nobody = Dieser Tisch lässt sich vorerst nur auf diesem Computer öffnen.
web-table-code = Code des Tischs:
web-qr = Der Link zu diesem Tisch als QR-Code
web-copy = Kopieren
web-share = Teilen
web-copied = Link kopiert.
web-not-copied = Das Kopieren hat nicht geklappt. Bitte kopier den Link von Hand.

web-the-game = Das Spiel: { $game }
web-the-table = Der Tisch
web-less = Weniger: { $what }
web-more-of = Mehr: { $what }
web-remove-entry = Entfernen: { $what }
web-written = Zeile in Notation
web-one-more = Hinzufügen: { $what }
web-who-finds = Wer den Tisch findet
web-who-watches = Wer zuschauen darf
web-watch = { $who ->
    [anyone] Alle mit Link
   *[nobody] Niemand
}
web-grace = Wenn jemand fehlt, spielt ein Bot
web-grace-name = { $seconds ->
    [0] nie
   *[other] nach { $seconds } s
}
web-think-time = Bedenkzeit je Zug
web-seconds = { $seconds ->
    [0] Ohne Zeitlimit
   *[other] { $seconds } s
}
web-clock-mode = Wenn die Zeit abläuft
web-clock-kind = { $kind ->
    [hard] Ein Bot zieht
   *[advisory] Nur eine Erinnerung
}
web-chat = Chat
web-chat-empty = Noch hat niemand etwas geschrieben. Der Chat wird nicht gespeichert, außer jemand meldet ihn.
web-chat-new = Neues im Chat
web-say = Senden
web-reset = Auf Standard zurücksetzen
web-keep = Übernehmen

web-table-menu = Tischmenü
web-away = Eine Weile einen Bot spielen lassen
web-away-text = Der Platz lässt sich jederzeit zurücknehmen.
web-take-back = Den Platz zurücknehmen
web-bot-plays-for = { $name-you ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
web-is-away = { $name } ist gerade nicht da.
web-bot-for = Einen Bot für { $name } spielen lassen
web-votes = { $votes } von { $people } dafür
web-pace = Tempo der Bots
web-pace-name = { $pace ->
    [relaxed] Gemütlich
    [quick] Schnell
    [instant] Sofort
   *[normal] Normal
}
web-lock = Tisch sperren
web-unlock = Tisch entsperren
web-remove = { $name } vom Tisch entfernen
web-remove-text = Ein Bot spielt weiter.
web-vote-remove = Dafür stimmen, { $name } zu entfernen
web-vote-remove-text = Mindestens zwei Personen und mehr als die Hälfte der anderen Anwesenden müssen zustimmen. Dann spielt ein Bot weiter.
web-vote-remove-votes = { $votes ->
    [one] Eine Person ist dafür.
   *[other] { $votes } Personen sind dafür.
}
web-removed = Dieses Gerät hat an diesem Tisch keinen Platz mehr.
web-host-now = { $name-you ->
    [you] Du bist jetzt der Host.
   *[other] { $name } ist jetzt der Host.
}
web-leave = Tisch verlassen
web-leave-text = Bots spielen die Plätze zu Ende; eine Rückkehr ist möglich.
web-reactions = Reaktionen
web-time-left = Restzeit: { $time }
web-look-at = Den Tisch in diesem Moment zeigen ({ $version })
web-go-on = Weiter
web-scroll-down = Nach unten scrollen
web-watch-note = Zuschauen: Gezeigt wird nur, was alle sehen dürfen.
web-looking-back = So war es in diesem Moment.
web-look-now = Zurück zum Jetzt
web-in-words = Der Tisch in Worten
web-see-result = Zum Ergebnis
web-rematch = Revanche
web-rematch-ready = Revanche? { $ready } von { $people } dabei
web-rematch-text = Die Revanche beginnt, sobald alle dabei sind.
web-another-game = Ein anderes Spiel, dieselbe Runde

web-put-away = Die Seite von { $name } verdecken
web-curtain = Das Gerät an { $name } geben
web-curtain-text = Alle anderen schauen weg. Hier steht noch nichts Geheimes.
web-curtain-lift = Zum Öffnen gedrückt halten
web-curtain-else = Jemand anderes hat das Gerät
web-curtain-public = Nur, was alle sehen dürfen

web-rules-page = Die Regeln auf einer eigenen Seite
web-theme = Design
web-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] System
}
web-motion = Animationen
web-motion-name = { $pace ->
    [slow] Langsam
    [quick] Schnell
    [off] Aus
   *[normal] Normal
}
web-patterns = Muster
web-patterns-text = Schraffuren zusätzlich zu den Farben, falls du Farben schwer unterscheiden kannst.
web-profile = Profil
web-rename = Name ändern
web-nobody-yet = Ein Name genügt: Unter ihm werden deine Partien und Wertungen gesammelt.
web-settings-here = Diese Einstellungen gelten nur für dieses Gerät. Name, Geräte und Daten:
web-name = Name
web-name-kept = Name gespeichert.
web-matches = Partien
web-no-matches = Noch keine Partie.
web-older = Ältere Partien
web-somebody-gone = jemand
web-replay = Wiederholung
web-ratings = Wertungen
web-no-ratings = Noch keine gewertete Partie.
web-rating-matches = { $matches ->
    [one] eine gewertete Partie
   *[other] { $matches } gewertete Partien
}
web-rating-unsure = noch unsicher:
web-rating-legend = Noch unsicher: Mit jeder gewerteten Partie wird die Zahl verlässlicher.
web-devices = Geräte
web-device-since = Verbunden am { $when }
web-forget = Entfernen
web-make-code = Code für ein anderes Gerät
web-code-text = Gib ihn innerhalb von zehn Minuten auf dem anderen Gerät ein.
web-type-code = Code von einem anderen Gerät
web-link-device = Dieses Gerät verbinden
web-linked = Dieses Gerät ist verbunden.
web-data = Daten
web-data-text = Der Server speichert deinen Namen, deine Geräte, deine Partien und deine Wertungen und 90 Tage lang Meldungen von dir und über dich. Er gibt nichts davon weiter.
web-export = Exportieren
web-logout = Auf diesem Gerät abmelden
web-delete = Profil löschen
web-delete-sure = Wirklich für immer löschen
web-gone = Erledigt.
web-since = Dabei seit { $when }, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}.
web-pool = Wer
web-pool-name = { $pool ->
    [bot] Bots
   *[person] Menschen
}
web-no-leaders = In diesem Spiel hat noch niemand eine Wertung.
web-no-leaders-text = { $pool ->
    [bot] Bots werden gewertet, wenn zwei verschiedene an einem Tisch aufeinandertreffen.
   *[person] Eine Partie wird gewertet, sobald zwei Menschen sie zu Ende gespielt haben.
}
web-invite-friends = Freunde einladen
web-leaders-text = Die Zahl gibt die Spielstärke an, die jemand so gut wie sicher hat; alle beginnen bei 1000.
web-house-bot = Hausbot, { $level ->
    [random] leicht
    [regular] normal
    [beginner] Anfänger
    [casual] Hobby
    [strong] stark
    [expert] Experte
   *[other] { $level }
}
web-no-tables = Gerade ist kein Tisch für alle offen.
web-table-playing = Partie läuft
web-table-locked = Gesperrt
web-open-one = Einen Tisch für alle öffnen
web-open-one-text = Er steht dann hier in der Liste, und wer vorbeikommt, kann sich dazusetzen.
web-watch-it = Zuschauen

# Nach der Partie

web-end-ranking = Rangliste
web-end-place = Rang { $rank }
web-end-next = Wie geht es weiter?
web-end-replay = Wieder­holung
web-end-record = Mitschrift
web-end-board = Tisch
web-end-result = Zurück zum Ergebnis
web-end-host = { $name } kann eine Revanche starten.
web-end-some-host = Der Host kann eine Revanche starten.
web-end-record-text = Die Mitschrift enthält jeden Schritt der Partie und das geöffnete Siegel. Sie lässt sich lesen, nachspielen und prüfen, auch ohne diesen Server.
web-end-text = Text
web-end-text-hint = Zum Lesen und für „poktail verify“
web-end-jsonl = JSON-Zeilen
web-end-jsonl-hint = Für Programme

web-share-result = Ergebnis teilen
web-share-save = Bild speichern
web-share-link = Link kopieren

web-turning-points = Wendepunkte
web-decided = Der entscheidende Moment

web-review = Entscheidungen analysieren
web-review-text = Jede Entscheidung wird nach dem beurteilt, was du in dem Moment wusstest.
web-review-busy = Entscheidung { $done } von { $of }
web-review-graph = Deine Aussichten: { $before } bei der ersten Entscheidung, { $after } am Ende.
web-review-next = Nächste Entscheidung

web-fair-busy = Alle Würfe und Ziehungen werden geprüft …
web-fair-busy-text = Dieser Browser rechnet alle noch einmal nach.
web-fair-failed = Nicht geprüft
web-fair-good = Alle Würfe und Ziehungen geprüft
web-fair-good-text = { $count ->
    [0] In dieser Partie war nichts vom Zufall abhängig.
    [one] Der einzige Wurf oder die einzige Ziehung folgt aus dem Siegel, das vor der Partie gemacht wurde.
   *[other] Alle { $count } Würfe und Ziehungen folgen aus dem Siegel, das vor der Partie gemacht wurde.
}
web-fair-bad = Etwas stimmt nicht
web-fair-bad-text = { $wrong ->
    [0] Die Würfe und Ziehungen passen zueinander, aber nicht zu dem, was vor der Partie festgelegt wurde.
    [one] { $wrong } von { $count } Würfen und Ziehungen folgt nicht aus dem Siegel.
   *[other] { $wrong } von { $count } Würfen und Ziehungen folgen nicht aus dem Siegel.
}
web-fair-opened = geöffnet
web-fair-closed = lässt sich nicht öffnen
web-fair-again = Noch einmal prüfen
web-fair-how = So funktioniert es
web-fair-this-match = In dieser Partie
web-fair-opens = Der am Ende gezeigte Startwert passt zum Siegel.
web-fair-opens-not = Der am Ende gezeigte Startwert passt nicht zum Siegel.
web-fair-right = { $count ->
    [0] Es gab keine Würfe oder Ziehungen zu prüfen.
    [one] Der einzige Wurf oder die einzige Ziehung ergibt sich beim Nachrechnen genauso.
   *[other] Alle { $count } Würfe und Ziehungen ergeben sich beim Nachrechnen genauso.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } von { $count } Würfen und Ziehungen ergibt sich beim Nachrechnen anders.
   *[other] { $wrong } von { $count } Würfen und Ziehungen ergeben sich beim Nachrechnen anders.
}
web-fair-first-wrong = Die erste Abweichung steht in Schritt { $step }: Dort steht „{ $said }“, richtig wäre „{ $drawn }“.
web-fair-shown = { $shown ->
    [same] Es ist dasselbe Siegel, das diesem Browser vor dem Start gezeigt wurde.
    [other] Diesem Browser wurde vor dem Start ein anderes Siegel gezeigt.
   *[unknown] Dieser Browser hat vor dem Start kein Siegel gesehen und kann nicht vergleichen. Wer dabei war, kann es.
}
web-fair-own = { $own ->
    [same] Was dieser Browser beigesteuert hat, steht unverändert in der Mitschrift.
   *[other] Was dieser Browser beigesteuert hat, steht so nicht in der Mitschrift. In Ordnung ist das nur, wenn ein anderes Gerät denselben Platz spielt und später etwas beigesteuert hat.
}
web-fair-bots = Ein Bot hat etwas beigesteuert. Das dürfen Bots nie.
web-fair-givers = { $count ->
    [0] Niemand hat genug eigenen Zufall beigesteuert. Der Zufall stand vor dem Start fest, aber wer den Server betreibt, hätte ihn aussuchen können.
    [one] Ein Platz hat eigenen Zufall beigesteuert.
   *[other] { $count } Plätze haben eigenen Zufall beigesteuert.
}
web-fair-signed = { $state ->
    [good] Vom eigenen Gerät signierte Entscheidungen: { $signed } von { $count }. Dieser Server hat die ganze Mitschrift signiert, auch die Entscheidungen der Bots.
    [stranger] Vom eigenen Gerät signierte Entscheidungen: { $signed } von { $count }. Ein anderer Server hat die ganze Mitschrift signiert; sein Schlüssel beginnt mit { $key }.
    [wrong] Die Entscheidung in Schritt { $step } ist nicht die, die signiert wurde.
    [server] Die Signatur des Servers passt nicht zur Mitschrift: Etwas wurde geändert.
    [own] Für den Platz dieses Browsers nennt die Mitschrift einen anderen Schlüssel als den, den er geschickt hat.
   *[none] In dieser Mitschrift ist nichts signiert.
}
web-fair-how-step = { $step ->
    [1] Vor der Partie zieht der Server einen geheimen Startwert und zeigt allen dessen Fingerabdruck: das Siegel.
    [2] Dann steuert das Gerät jeder Person eigene Zufallsbytes bei. Bots steuern nichts bei.
    [3] Startwert und Bytes zusammen legen jeden Wurf und jede Karte der Partie fest. Niemand kennt vorher beides.
   *[4] Ist die Partie vorbei, wird der Startwert gezeigt. Dieser Browser berechnet Siegel, Schlüssel, Würfe und Ziehungen noch einmal und vergleicht.
}
web-fair-proves = Was das beweist
web-fair-proves-text = Wer den Server betreibt, konnte den Startwert nach dem Versiegeln nicht mehr ändern und kannte beim Versiegeln die Bytes der anderen nicht. Die anderen kannten den Startwert nicht. Also konnte niemand allein bestimmen, was herauskam, und niemand hat es seither geändert.
web-fair-proves-not = Was es nicht beweist
web-fair-not = { $what ->
    [ahead] Dass niemand die Würfe vorher kannte: Wer den Startwert hat, kann sie ausrechnen, sobald die Partie begonnen hat.
    [league] Dass sich niemand abgesprochen hat: Hilft jemand am Tisch denen, die den Server betreiben, lässt sich der Zufall doch aussuchen.
    [odds] Dass die Wahrscheinlichkeiten den Regeln entsprechen: Dieser Browser bekommt sie vom Server. „poktail verify“ rechnet sie anhand der Mitschrift selbst aus.
   *[choices] Dass jede Entscheidung von der Person kam, die dort saß: Eine Signatur zeigt nur, von welchem Gerät sie kam, und Bots und geteilte Geräte signieren nicht.
}
web-fair-chance = War der Zufall fair?
web-fair-counted = Was kam, verglichen mit dem Durchschnitt bei fairem Zufall
web-fair-one = { $name }: kam { $seen }-mal, im Durchschnitt { $expected }-mal
web-fair-dashed = Gestrichelt: der Durchschnitt bei fairem Zufall.
web-fair-odds = { $percent ->
    [0] In weniger als einer von 100 fairen Partien ist die Abweichung so groß.
    [100] In fast allen fairen Partien ist die Abweichung so groß.
   *[other] In etwa { $percent } von 100 fairen Partien ist die Abweichung so groß oder größer.
}
web-fair-no-room = Zahlen sagen hier nichts aus: Es gab zu wenige Ziehungen, oder fast alles wurde ausgeteilt, und dann ist nur die Reihenfolge Zufall.
web-fair-rest = Was gezogen wurde

web-replay-of = Wiederholung
web-replay-step = Schritt { $step } von { $steps }
web-replay-position = Stelle in der Partie
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-see = Aus wessen Sicht
web-replay-public = Öffentlich
web-replay-seat = { $name-you ->
    [you] Aus deiner Sicht
   *[other] Aus der Sicht von { $name }
}
web-replay-everything = Alles
web-replay-secrets = Was alle hatten
web-replay-side = Gezeigte Seite
web-replay-running = Diese Partie läuft noch: Hier ist, was bisher gezeigt werden darf.
web-replay-passed = Wer an diesem Gerät spielt, sieht die eigene Seite, wenn die Partie vorbei ist.
web-replay-again = Aktualisieren
web-replay-empty = Noch gibt es nichts zu zeigen.

web-fair-page = Partie prüfen
web-fair-page-text = Der Zufall wird vor einer Partie versiegelt und danach geöffnet. Hier prüft dein Browser eine Partie selbst. Eine Datei, die du hier öffnest, bleibt in deinem Browser.
web-fair-page-file = Eine Mitschrift
web-fair-page-file-text = Leg die Datei hier ab oder wähl sie aus. Text oder JSON-Zeilen.
web-fair-page-choose = Datei auswählen
web-fair-page-paste = Oder füg ihren Text ein
web-fair-page-link = Eine Partie dieses Servers
web-fair-page-link-text = Ihr Link oder der Teil hinter /m/.
web-fair-page-check = Prüfen
web-fair-page-no-link = Das ist kein Link zu einer Partie.
web-fair-page-file-bad = { $reason ->
    [sight] Das ist nur die Sicht eines Platzes, nicht die ganze Mitschrift. Allein beweist sie nichts.
    [digest] Die Datei ist beschädigt: Die Prüfsumme passt nicht zum Text.
    [long] Die Datei ist zu lang für eine Mitschrift.
    [gone] Die Datei lässt sich nicht öffnen.
    [damaged] Diese Mitschrift lässt sich nicht lesen: Zeile { $line } passt nicht.
   *[other] Das ist keine Mitschrift einer Partie.
}
web-fair-page-of = { $game }: { $names }
web-fair-page-no-seal = Diese Partie wurde ohne Siegel gespielt. Es lässt sich nichts beweisen.
web-fair-page-no-seed = Der Startwert steht nicht in der Datei: Die Partie war noch nicht vorbei, oder er wird zurückgehalten. Noch lässt sich nichts beweisen.
web-fair-page-part = Das Siegel passt, die Würfe und Ziehungen sind nicht geprüft
web-fair-page-part-text = Der geöffnete Startwert passt zum Siegel in der Datei. Für die Würfe und Ziehungen braucht diese Seite die Wahrscheinlichkeiten. Gib den Link zur Partie an, wenn sie auf diesem Server gespielt wurde, oder ruf „poktail verify“ mit der Datei auf: Das kennt die Regeln und prüft alles.
web-fair-page-made-up = Eine Datei allein genügt nicht: Wer eine Partie erfindet, kann auch ein Siegel erfinden. Vergleiche das Siegel mit dem, das vor der Partie gezeigt wurde:
web-fair-page-compare = Vergleiche das Siegel mit dem, das vor der Partie gezeigt wurde:
web-fair-page-same-file = Die Datei stimmt Zeichen für Zeichen mit der auf diesem Server überein.
web-fair-page-other-file = Die Datei ist nicht die, die auf diesem Server gespeichert ist; Zeile { $line } weicht als erste ab.
web-fair-page-other-match = Die Datei gehört nicht zu dieser Partie: Der Zufall kommt darin bei anderen Schritten vor.
web-fair-page-another = Eine andere prüfen

# Your turn
web-turn-title = ● Du bist dran · { $game }
web-turn-in = Du bist dran: { $game }
web-alerts = Benachrichtigungen
web-alerts-ask = Möchtest du benachrichtigt werden, wenn du dran bist und gerade woanders hinschaust?
web-alerts-yes = Ja, gern
web-alerts-no = Nein, danke

# Chat and reactions on a phone
web-talk = Chat und Reaktionen
web-mute-who = Jemanden stummschalten oder melden
web-mute = { $name } stummschalten

# Set-up for people
web-laboratory = Labor
web-laboratory-text = Zum Ausprobieren: Mit diesen Zahlen und Teilen wird aus dem gedruckten Spiel ein anderes. Solche Partien werden nicht gewertet.
web-bots-level = Stärke der Bots

# Lektionen.
web-learn = Lektion
web-learn-to-play = Spielen lernen
web-learn-again = Gelernt: Lektion noch einmal spielen
web-learn-step = { $step } von { $count }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-press = Tippe auf das Markierte
web-learn-leave = Lektion verlassen
web-learn-done = Jetzt kannst du es!
web-learn-free = Freie Partie spielen

# The search field of a rulebook.
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}

# Notes at the board: tips, and why something is greyed.
web-tips = Erklärungen in der ersten Partie
web-tip-done = Verstanden
web-tips-off = Keine Erklärungen mehr
web-not-now = Das geht gerade nicht.

# Hints.
web-hint = Tipp
web-hint-says = Tipp:
web-hint-strongest = Das würde der stärkste Bot tun.
web-hints = Tipps
web-hints-text = Alle dürfen um einen Tipp bitten. Die Partie wird dann nicht gewertet.

# People you played with, and statistics

web-people = Mit ihnen hast du gespielt
web-people-last = Zuletzt: { $game }, { $when }
web-people-invite = { $name } zu { $game } einladen
web-people-all = Alle zeigen ({ $count })
web-matches-played = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}
web-statistics = Statistik
web-statistics-last = Aus deinen letzten { $limit } Partien.
web-wins = Siege
web-figure-share = { $count } von { $chances }
web-ask = { $name } einladen
web-ask-how = { $name } sieht die Einladung auf der Startseite. Link und Code gehen auch.
web-ask-text = Spielen wir { $game }? Der Tisch ist offen:
web-invited = { $name } lädt dich zu { $game } ein

# Die Aufgabe des Tages
web-daily = Aufgabe des Tages
web-daily-lead = Jeden Tag eine Stellung pro Spiel, für alle dieselbe. Finde den Zug, den der stärkste Bot am besten findet.
web-daily-text = Was würdest du hier tun? Der stärkste Bot hat jeden Zug nach dem beurteilt, was du siehst. Dein erster Zug ist deine Antwort.
web-daily-sealed = Die Aufgabe ist versiegelt. Das Siegel:
web-daily-seed = Der Startwert, der es öffnet:
web-daily-look = Tisch zeigen
web-daily-open = Noch nicht beantwortet
web-daily-score = { $score } von 100 Punkten
web-daily-same = Der stärkste Bot würde dasselbe tun.
web-daily-other = Die Wahl des stärksten Bots:
web-daily-bars = Die Züge, der beste zuerst
web-daily-yours = dein Zug
web-daily-scale = 100 Punkte für den besten Zug, 0 für den schlechtesten: So sieht es der stärkste Bot von deinem Platz aus.
web-daily-streak = { $count ->
    [one] Serie: ein Tag
   *[other] Serie: { $count } Tage
}
web-daily-record = Bisher am meisten Punkte: { $score }
web-daily-fair = { $count ->
    [one] Der einzige Wurf oder die einzige Ziehung folgt aus dem Siegel, das du gesehen hast.
   *[other] Alle { $count } Würfe und Ziehungen folgen aus dem Siegel, das du gesehen hast.
}
web-daily-others = Die anderen Aufgaben von heute
web-daily-next = { $hours ->
    [0] Nächste Aufgabe in { $minutes } Min.
   *[other] Nächste Aufgabe in { $hours } Std.
}

# Taking back a move, alone with bots.
web-take-move-back = Zug zurücknehmen
web-take-move-back-text = Geht, bis jemand anders einen Zug macht oder etwas Neues aufgedeckt wird.

# Meldungen
web-report = Melden
web-report-who = Wen oder was?
web-report-table = Diesen Tisch
web-report-why = Was stimmt nicht?
web-report-reason = { $reason ->
    [name] Anstößiger Name
    [chat] Beleidigung oder Belästigung
    [spam] Spam oder Werbung
    [cheating] Schummeln
   *[other] Etwas anderes
}
web-report-words = In deinen Worten (freiwillig)
web-report-text = Das liest nur die Person, die diesen Server betreibt. Sie sieht, dass es von dir kommt.
web-report-text-chat = Das liest nur die Person, die diesen Server betreibt, zusammen mit den letzten Chat-Zeilen, die du hier bekommen hast. Sie sieht, dass es von dir kommt.
web-report-send = Meldung senden
web-report-sent = Danke. Deine Meldung ist gesendet.

# Der Ersatzcode
web-recovery = Ersatzcode
web-recovery-text = Wenn du alle deine Geräte verlierst, bekommst du mit diesem Code dein Profil zurück.
web-recovery-since = Dein Code ist vom { $when }. Nur du kennst ihn: Der Server kann ihn nicht noch einmal zeigen.
web-recovery-new = Ersatzcode erstellen
web-recovery-again = Neuen Code erstellen
web-recovery-once = Schreib ihn jetzt auf oder speichere ihn bei deinen Passwörtern: Er wird nur dieses eine Mal gezeigt. Er gilt einmal, und ältere Codes gelten nicht mehr.
web-recovery-copied = Code kopiert.
web-recovery-have = Ich habe einen Ersatzcode
web-recovery-other = Dieses Gerät gehört dann nicht mehr zu seinem jetzigen Profil.
web-recovery-type = Dein Ersatzcode
web-recovery-use = Profil zurückholen
web-recovered = Willkommen zurück! Dieser Code gilt nicht mehr: Erstell einen neuen.
