# Die Worte der Seite. Die Bretter haben ihre eigenen; was auch das Terminal sagt, steht in poktail/i18n.

web-bot = Bot
web-why = Warum? Regel { $number }
web-seats = Plätze
web-seat-away = Abwesend
web-seat-stand-in = Abwesend, ein Bot spielt

web-title = Poktail: vier Spiele, ein Tisch
web-title-short = Poktail
web-loading = Einen Augenblick …
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
web-light = Tageslicht
web-dark = Lampenlicht
web-sound = Ton
web-rules = Regeln
web-skip = Zum Inhalt springen
web-walk-lines = Mit den Pfeiltasten von Zeile zu Zeile.
web-on = An
web-off = Aus
web-profile-of = { $name }: Partien, Wertungen, Profil
web-guest-names = Birne, Zitrone, Kirsche, Radieschen, Pilz, Sprotte, Möhre, Ei, Knoblauch, Artischocke, Kürbis, Apfel

web-offline = Der Server ist nicht zu erreichen
web-offline-text = Nichts ist verloren: Plätze und Partien sind beim Server aufgehoben. Hier geht es von selbst weiter, sobald die Verbindung wieder da ist.
web-reconnecting = Die Verbindung wird erneuert. Der Platz bleibt reserviert.
web-load-again = Neu laden
web-mishap = Das lässt sich nicht zeigen
web-mishap-text = Auf dieser Seite ist etwas kaputtgegangen. Die Partie ist sicher: Der Server bewahrt sie auf.
web-plain-choose = { $seat } wählt
web-plain-moves = Mögliche Züge
web-error-no-cookies = Dieser Browser behält für diese Seite kein Cookie. Ohne Cookie kann niemand einen Platz bekommen.

web-four-games = { $count ->
    [0] Ein Tisch.
    [one] Ein Spiel, ein Tisch.
    [4] Vier Spiele, ein Tisch.
   *[other] { $count } Spiele, ein Tisch.
}
web-four-games-text = Mit Menschen, Bots oder beiden. Ohne Konto, ohne Installation.
web-minutes = { $minutes } Min.
web-credit = Von { $authors } · { $publisher }
web-play-now = Spielen
web-invite = Einladen
web-this-device = Dieses Gerät
web-running = { $game } läuft noch
web-running-text = Der Platz bleibt reserviert.
web-running-with = Mit { $names }.
web-go-back = Weiterspielen
web-table-link = Link eines Tischs
web-join = Beitreten
web-no-table-link = Das ist kein Link eines Tischs.
web-open-tables = Offene Tische
web-rulebooks = Spielregeln
web-leaders = Bestenliste
web-verify-a-match = Partie prüfen
web-foot = „Spielen“ beginnt gleich mit Bots, „Einladen“ gibt einen Link für Freunde, mit „Dieses Gerät“ geht ein Bildschirm reihum.

web-seats-taken = Besetzt: { $taken } von { $seats }
web-free-seat = Freier Platz
web-add-bot = Bot
web-sit-there = Hierher wechseln
web-level = { $level ->
    [random] Leicht
    [regular] Normal
   *[other] { $level }
}
web-bot-level = Wie { $name } spielt
web-seat-bot = Bot, bereit
web-seat-here = An diesem Gerät
web-seat-host-here = An diesem Gerät, lädt ein
web-seat-host = Lädt ein, bereit
web-seat-ready = Bereit
web-swap-with = Mit { $name } den Platz tauschen
web-free = Den Platz von { $name } freigeben
web-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-your-name = Ein Name für den Tisch
web-next-name = Noch jemand an diesem Gerät
web-sit-down = Hinsetzen
web-somebody-else-here = An diesem Gerät spielt noch jemand
web-table-full = Alle Plätze sind besetzt.
web-fact = { $option }: { $value ->
    [true] an
    [false] aus
   *[other] { $value }
}
web-changed = geändert
web-no-clock = Ohne Uhr
web-clock-fact = { $seconds } s
web-public = Für alle offen
web-by-link = Nur mit Link
web-set-up = Einrichten
web-starting = Die Partie beginnt …
web-host-starts = Wer eingeladen hat, beginnt die Partie.
web-start = Mit { $count } starten
web-start-fill = { $count ->
    [one] Ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $count } freien Plätze
}
web-sealed = Der Zufall ist versiegelt.
web-sealed-text = Nach der Partie lässt sich alles prüfen.
web-bring-a-friend = Freunde dazuholen
web-bring-text = Scannen oder den Link öffnen: zweimal tippen, und sie sitzen hier.
web-bring-nobody = Dieser Link öffnet sich nur auf diesem Computer. Für andere Geräte im selben Netz den Server mit { $command } starten.
web-qr = Der Link dieses Tischs als QR-Code
web-copy = Kopieren
web-share = Teilen
web-copied = Der Link ist kopiert.
web-not-copied = Bitte den Link von Hand kopieren.

web-the-game = Das Spiel: { $game }
web-the-table = Der Tisch
web-less = Weniger: { $what }
web-more-of = Mehr: { $what }
web-take-out = Entfernen: { $what }
web-written = Zeile in Notation
web-one-more = Hinzufügen: { $what }
web-who-finds = Wer den Tisch findet
web-who-watches = Wer zuschauen darf
web-watch = { $who ->
    [anyone] Alle mit Link
   *[nobody] Niemand
}
web-think-time = Zeit für einen Zug
web-seconds = { $seconds ->
    [0] Ohne Grenze
   *[other] { $seconds } s
}
web-clock-mode = Wenn die Zeit um ist
web-clock-kind = { $kind ->
    [hard] Ein Bot zieht
   *[advisory] Nur eine Erinnerung
}
web-chat = Plaudern
web-chat-empty = Noch hat niemand etwas gesagt. Nichts davon wird aufbewahrt.
web-chat-new = Neues im Gespräch
web-say = Sagen
web-usual = Wie üblich
web-keep = Übernehmen

web-table-menu = Tischmenü
web-away = Eine Weile einen Bot spielen lassen
web-away-text = Der Platz lässt sich jederzeit zurücknehmen.
web-take-back = Den Platz zurücknehmen
web-lock = Tisch abschließen
web-unlock = Tisch aufschließen
web-remove = { $name } vom Tisch nehmen
web-remove-text = Ein Bot spielt weiter, und die Partie zählt für niemanden.
web-removed = Wer eingeladen hat, hat den Platz frei gemacht.
web-host-now = Jetzt lädt { $name } ein.
web-leave = Tisch verlassen
web-leave-text = Bots spielen die Plätze zu Ende; zurückkommen ist möglich.
web-feelings = Gefühle
web-time-left = Restzeit: { $time }
web-look-at = Den Tisch von damals zeigen ({ $version })
web-looking-back = So war es.
web-look-now = Zurück zum Jetzt
web-in-words = Der Tisch in Worten
web-see-result = Zum Ergebnis
web-rematch = Revanche

web-hand-to = Das Gerät an { $name } geben
web-put-away = Die Seite von { $name } weglegen
web-curtain = Das Gerät an { $name } geben
web-curtain-text = Alle anderen schauen weg. Auf dieser Seite steht nichts Geheimes.
web-curtain-lift = Zum Öffnen halten
web-curtain-else = Jemand anderes hat es
web-curtain-public = Nur, was alle sehen dürfen

web-rules-page = Die Regeln auf einer eigenen Seite
web-theme = Licht
web-theme-name = { $theme ->
    [light] Tag
    [dark] Lampe
   *[auto] Wie das Gerät
}
web-motion = Bewegung
web-motion-name = { $pace ->
    [slow] Langsam
    [quick] Schnell
    [off] Aus
   *[normal] Normal
}
web-patterns = Muster
web-patterns-text = Schraffuren neben den Farben, für Augen, die Farben schwer unterscheiden.
web-profile = Profil
web-rename = Anderer Name
web-nobody-yet = Ein Name genügt: Er hält Partien und Wertungen zusammen.
web-settings-here = Diese Einstellungen bleiben auf diesem Gerät. Name, Geräte und Daten:
web-name = Name
web-name-kept = Der Name gilt ab jetzt.
web-matches = Partien
web-no-matches = Noch keine Partie.
web-older = Ältere Partien
web-somebody-gone = jemand
web-replay = Ansehen
web-ratings = Wertungen
web-no-ratings = Noch keine gewertete Partie.
web-rating-matches = { $matches ->
    [one] eine gewertete Partie
   *[other] { $matches } gewertete Partien
}
web-rating-unsure = noch unsicher:
web-rating-legend = Noch unsicher: Die Zahl festigt sich mit weiteren gewerteten Partien.
web-devices = Geräte
web-device-since = Verbunden am { $when }
web-forget = Vergessen
web-make-code = Code für ein anderes Gerät
web-code-text = Auf dem anderen Gerät binnen zehn Minuten eintippen.
web-type-code = Code von einem anderen Gerät
web-link-device = Dieses Gerät verbinden
web-linked = Dieses Gerät ist verbunden.
web-data = Daten
web-data-text = Der Server behält den Namen, die Geräte, die Partien und die Wertungen; sonst nichts, und nichts davon geht anderswohin.
web-export = Exportieren
web-logout = Dieses Gerät vergessen
web-delete = Profil löschen
web-delete-sure = Wirklich für immer löschen
web-gone = Erledigt.
web-since = Hier seit { $when }, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}.
web-pool = Wer
web-pool-name = { $pool ->
    [bot] Bots
   *[person] Menschen
}
web-no-leaders = In diesem Spiel ist noch niemand gewertet.
web-no-leaders-text = { $pool ->
    [bot] Bots werden gewertet, wenn sich zwei verschiedene an einem Tisch treffen.
   *[person] Eine Partie zählt, sobald zwei Menschen sie zu Ende gespielt haben.
}
web-invite-friends = Freunde einladen
web-leaders-text = Die Zahl sagt, was jemand so gut wie sicher kann; alle beginnen bei 1000.
web-house-bot = Hausbot, { $level ->
    [random] leicht
    [regular] normal
   *[other] { $level }
}
web-no-tables = Gerade ist kein Tisch für alle offen.
web-table-playing = Die Partie läuft
web-table-locked = Abgeschlossen
web-open-one = Einen Tisch für alle öffnen
web-open-one-text = Er steht dann hier, und wer vorbeikommt, kann sich setzen.
web-watch-it = Zuschauen

# After the match

web-end-ranking = Rangliste
web-end-place = Rang { $rank }
web-end-next = Wie weiter
web-end-replay = Ansehen
web-end-record = Mitschrift
web-end-board = Tisch
web-end-result = Zurück zum Ergebnis
web-end-host = { $name } kann eine Revanche starten.
web-end-some-host = Wer eingeladen hat, kann eine Revanche starten.
web-end-record-text = Die Mitschrift enthält jeden Schritt der Partie und das geöffnete Siegel. Sie lässt sich lesen, nachspielen und prüfen, auch ohne diesen Server.
web-end-text = Text
web-end-text-hint = Zum Lesen und für „poktail verify“
web-end-jsonl = JSON-Zeilen
web-end-jsonl-hint = Für Programme

web-fair-busy = Jeder Wurf wird geprüft …
web-fair-busy-text = Dieser Browser rechnet alle noch einmal aus.
web-fair-failed = Nicht geprüft
web-fair-good = Jeder Wurf geprüft
web-fair-good-text = { $count ->
    [0] In dieser Partie blieb nichts dem Zufall überlassen.
    [one] Die einzige Ziehung folgt aus dem Siegel von vor der Partie.
   *[other] Alle { $count } Würfe und Ziehungen folgen aus dem Siegel von vor der Partie.
}
web-fair-bad = Etwas passt nicht
web-fair-bad-text = { $wrong ->
    [0] Die Würfe passen zueinander, aber nicht zu dem, was vor der Partie feststand.
    [one] { $wrong } von { $count } Würfen und Ziehungen folgt nicht aus dem Siegel.
   *[other] { $wrong } von { $count } Würfen und Ziehungen folgen nicht aus dem Siegel.
}
web-fair-opened = geöffnet
web-fair-closed = lässt sich nicht öffnen
web-fair-again = Noch einmal
web-fair-how = Wie das geht
web-fair-this-match = In dieser Partie
web-fair-opens = Der am Ende gezeigte Startwert passt zum Siegel.
web-fair-opens-not = Der am Ende gezeigte Startwert passt nicht zum Siegel.
web-fair-right = { $count ->
    [0] Es gab keinen Wurf zu prüfen.
    [one] Die einzige Ziehung kommt hier nachgerechnet wieder heraus.
   *[other] Alle { $count } Würfe und Ziehungen kommen hier nachgerechnet wieder heraus.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } von { $count } Würfen und Ziehungen kommt anders heraus.
   *[other] { $wrong } von { $count } Würfen und Ziehungen kommen anders heraus.
}
web-fair-first-wrong = Der erste ist in Schritt { $step }: „{ $said }“ steht da, „{ $drawn }“ musste kommen.
web-fair-shown = { $shown ->
    [same] Das Siegel ist das, das diesem Browser vor dem Beginn gezeigt wurde.
    [other] Diesem Browser wurde vor dem Beginn ein anderes Siegel gezeigt.
   *[unknown] Dieser Browser hat vor dem Beginn kein Siegel gesehen und kann nicht vergleichen. Wer dabei war, kann es.
}
web-fair-own = { $own ->
    [same] Was dieser Browser beigetragen hat, steht unverändert da.
   *[other] Was dieser Browser beigetragen hat, steht nicht so in der Mitschrift. Richtig ist das nur, wenn ein anderes Gerät denselben Platz spielt und später beigetragen hat.
}
web-fair-bots = Ein Bot hat etwas beigetragen. Das dürfen Bots nie.
web-fair-givers = { $count ->
    [0] Niemand hat genug eigenen Zufall beigetragen. Er stand vor dem Beginn fest, aber wer den Server betreibt, hätte ihn aussuchen können.
    [one] Ein Platz hat eigenen Zufall beigetragen.
   *[other] { $count } Plätze haben eigenen Zufall beigetragen.
}
web-fair-how-step = { $step ->
    [1] Vor der Partie zieht der Server einen geheimen Startwert und zeigt allen dessen Fingerabdruck: das Siegel.
    [2] Dann trägt das Gerät jeder Person eigene Zufallsbytes bei. Bots tragen nichts bei.
    [3] Startwert und Bytes legen zusammen jeden Wurf und jede Karte der Partie fest. Niemand kennt vorher beide Seiten.
   *[4] Ist die Partie vorbei, wird der Startwert gezeigt. Dieser Browser macht Siegel, Schlüssel und jeden Wurf noch einmal und vergleicht.
}
web-fair-proves = Was das zeigt
web-fair-proves-text = Wer den Server betreibt, konnte den Startwert nach dem Versiegeln nicht mehr ändern und kannte beim Versiegeln die Bytes der anderen nicht. Die anderen kannten den Startwert nicht. Also konnte niemand allein aussuchen, was herauskam, und niemand hat es seither geändert.
web-fair-proves-not = Was es nicht zeigt
web-fair-not = { $what ->
    [ahead] Dass niemand die Würfe vorher kannte: Wer den Startwert hat, kann sie ausrechnen, sobald die Partie begonnen hat.
    [league] Dass sich niemand abgesprochen hat: Hilft jemand am Tisch dem Betreiber, lässt sich der Zufall doch aussuchen.
    [odds] Dass die Chancen die der Regeln sind: Dieser Browser bekommt sie vom Server. „poktail verify“ rechnet sie mit der Mitschrift selbst aus.
   *[choices] Dass jede Wahl von der Person kam, die dort saß: Entscheidungen sind nicht unterschrieben.
}
web-fair-chance = War der Zufall fair?
web-fair-counted = Was kam, neben dem Durchschnitt fairen Zufalls
web-fair-one = { $name }: kam { $seen }-mal, im Durchschnitt { $expected }-mal
web-fair-dashed = Gestrichelt: der Durchschnitt fairen Zufalls.
web-fair-odds = { $percent ->
    [0] In weniger als einer von 100 fairen Partien weicht etwas so weit ab.
    [100] In fast allen fairen Partien weicht etwas so weit ab.
   *[other] In etwa { $percent } von 100 fairen Partien weicht etwas so weit oder weiter ab.
}
web-fair-no-room = Zahlen sagen hier nichts: Es gab zu wenige Ziehungen, oder fast alles wurde ausgeteilt, und dann ist nur die Reihenfolge Zufall.
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
web-replay-see = Wer zusieht
web-replay-public = Öffentlich
web-replay-seat = Als { $name }
web-replay-everything = Alles
web-replay-side = Gezeigte Seite
web-replay-running = Diese Partie ist nicht vorbei: Hier ist, was bisher gezeigt werden darf.
web-replay-passed = Die Leute an diesem Gerät sehen ihre eigene Seite, wenn die Partie vorbei ist.
web-replay-again = Aktualisieren
web-replay-empty = Es gibt noch nichts zu zeigen.

web-fair-page = Partie prüfen
web-fair-page-text = Der Zufall wird vor einer Partie versiegelt und danach geöffnet. Hier prüft dieser Browser selbst eine Partie. Eine Datei, die hier landet, bleibt in diesem Browser.
web-fair-page-file = Eine Mitschrift
web-fair-page-file-text = Hier ablegen oder auswählen. Text oder JSON-Zeilen.
web-fair-page-choose = Datei auswählen
web-fair-page-paste = Oder den Text einfügen
web-fair-page-link = Eine Partie dieses Servers
web-fair-page-link-text = Ihr Link oder der Teil hinter /m/.
web-fair-page-check = Prüfen
web-fair-page-no-link = Das ist kein Link einer Partie.
web-fair-page-file-bad = { $reason ->
    [sight] Das ist die Sicht eines Platzes, nicht die ganze Mitschrift. Allein beweist sie nichts.
    [digest] Die Datei ist beschädigt: Die Prüfsumme passt nicht zum Text.
    [long] Die Datei ist zu lang für eine Mitschrift.
    [gone] Die Datei lässt sich nicht öffnen.
    [damaged] Diese Mitschrift lässt sich nicht lesen: Zeile { $line } passt nicht.
   *[other] Das ist keine Mitschrift einer Partie.
}
web-fair-page-of = { $game }: { $names }
web-fair-page-no-seal = Diese Partie wurde ohne Siegel gespielt. Es lässt sich nichts beweisen.
web-fair-page-no-seed = Der Startwert steht nicht in der Datei: Die Partie war nicht vorbei, oder er wird zurückgehalten. Noch lässt sich nichts beweisen.
web-fair-page-part = Das Siegel passt, die Würfe sind nicht geprüft
web-fair-page-part-text = Der geöffnete Startwert passt zum Siegel in der Datei. Für die Würfe braucht diese Seite die Chancen. Es hilft der Link der Partie, wenn sie auf diesem Server gespielt wurde, oder „poktail verify“ mit der Datei: Das kennt die Regeln und prüft alles.
web-fair-page-made-up = Eine Datei allein genügt nicht: Wer eine Partie erfindet, kann auch ein Siegel erfinden. Zu vergleichen mit dem Siegel, das vor der Partie gezeigt wurde:
web-fair-page-compare = Das Siegel, zu vergleichen mit dem, das vor der Partie gezeigt wurde:
web-fair-page-same-file = Die Datei ist Buchstabe für Buchstabe die, die dieser Server aufbewahrt.
web-fair-page-other-file = Die Datei ist nicht die, die dieser Server aufbewahrt; Zeile { $line } ist die erste, die abweicht.
web-fair-page-other-match = Die Datei ist nicht von dieser Partie: Der Zufall kommt dort bei anderen Schritten vor.
web-fair-page-another = Eine andere prüfen
