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
