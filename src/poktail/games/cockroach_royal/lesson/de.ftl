# Die Lektion: ein Gedanke je Blase, in kurzen Sätzen. Zahlen sind Tatsachen aus lesson.json und damit fest.

lesson-aim = Hier liegen die Karten, die du nehmen musst. Hast du { $limit } von einer Art, verlierst du. Alle anderen gewinnen.
lesson-claim = { $seat-1 } schiebt dir verdeckt eine Karte zu und sagt „Ratte“. Das kann wahr sein oder gelogen.
lesson-judge = Du hast selbst { $rats } Ratten auf der Hand. Diese Karte ist kaum eine Ratte. Sag „falsch“.
lesson-right = Es ist eine Kröte. Du hattest recht, also muss { $seat-1 } sie nehmen und vor sich ablegen.
lesson-starts = Wer eine Karte nimmt, beginnt die nächste Runde. Also beginnt wieder { $seat-1 }.
lesson-look = „Fliege“, sagt { $seat-1 }. Unsicher? Es gibt einen dritten Weg: Sieh dir die Karte an und gib sie weiter.
lesson-slide-on = Es ist wirklich eine Fliege. Jetzt sagst du an. Sag die Wahrheit: Schieb sie { $seat-2 } zu und sag „Fliege“.
lesson-doubt = { $seat-2 } hat dir nicht geglaubt. Aber es war wahr! Wer falsch urteilt, nimmt die Karte.
lesson-royal-claim = { $seat-2 } sagt „Fledermaus“. Du hast zwei davon, das verrät wenig. Rate einfach: Sag „falsch“.
lesson-royal = Daneben: Es ist eine Fledermaus, du nimmst sie. Sie trägt sogar eine Krone. Zu jeder Royal-Karte musst du auch die oberste Karte vom Strafstapel nehmen.
lesson-bluff = Jetzt beginnst du. Schieb { $seat-3 } eine Kröte zu, aber sag „Kakerlake“. Verzieh keine Miene!
lesson-believed = { $seat-3 } hat dir geglaubt und nimmt die Kröte. Gut gelogen!
lesson-joker-claim = Wieder „Fledermaus“, diesmal von { $seat-3 }. Rate noch einmal: Sag „falsch“.
lesson-joker = Der Joker gilt als jede Art: „Fledermaus“ war wahr. Er kommt auf deine Hand und kostet eine Fledermaus oder zwei beliebige Karten. Zahl eine Fledermaus.
lesson-paid = Die Fledermaus liegt jetzt vor dir. Der Joker ist auf deiner Hand: Den kannst du später weitergeben.
lesson-danger = Eine andere Partie. { $seat-2 } hat schon { $toads } Kröten. Noch eine, dann sind es { $limit }, und { $seat-2 } verliert.
lesson-take = Nur wer beginnt, gibt eine Karte aus der Hand. Und wer eine Karte nimmt, beginnt. Also willst du diese haben: Sag „falsch“ und hoffe auf eine Fledermaus.
lesson-last = Es war eine Fledermaus. Jetzt beginnst du. Schieb { $seat-2 } eine Kröte zu und sag „Fliege“.
lesson-lost = Das macht { $toads } Kröten: { $seat-2 } verliert. Nur eine Person verliert, alle anderen gewinnen. Du auch!
lesson-learned = Schieb Karten zu und sag etwas an, wahr oder falsch. Urteile gut, bluffe gut und sammle nie vier gleiche.

lesson-wrong-judge = Sieh zuerst auf deine Hand. Was verrät sie über die Ratten?
lesson-wrong-true = Liegst du daneben, nimmst du die Karte. Bei so vielen Ratten auf deiner Hand ist „wahr“ gewagt. Sag „falsch“.
lesson-wrong-pass = Du darfst sie ansehen und weitergeben. Das kommt gleich. Urteile zuerst: Sag „falsch“.
lesson-wrong-look = Du könntest jetzt urteilen. Versuch aber den dritten Weg: ansehen und weitergeben.
lesson-wrong-slide-on = Du darfst allen geben, die sie noch nicht hatten. Gib sie diesmal { $seat-2 } und sag „Fliege“.
lesson-wrong-honest = Das wäre gelogen. Das ist erlaubt, aber versuch es zuerst mit der Wahrheit: Sag „Fliege“.
lesson-wrong-royal = Das wäre vielleicht klüger. Aber wag es dieses eine Mal: Sag „falsch“.
lesson-wrong-bluff = Schieb diesmal { $seat-3 } eine Kröte zu und sag „Kakerlake“.
lesson-wrong-truth = Das wäre die Wahrheit. Versuch jetzt eine Lüge: Sag „Kakerlake“.
lesson-wrong-joker = Das ginge. Aber sieh, was passiert: Sag „falsch“.
lesson-wrong-pay = Diese Karte passt nicht zu „Fledermaus“, du müsstest also zwei Karten zahlen. Eine einzige Fledermaus reicht.
lesson-wrong-take = Hast du recht, beginnt wieder { $seat-2 }. Nimm die Karte, damit du beginnst: Sag „falsch“.
lesson-wrong-last = Noch eine Kröte, und { $seat-2 } verliert. Schieb { $seat-2 } eine zu und sag „Fliege“.
lesson-wrong-last-claim = Bei einer vierten Kröte wird { $seat-2 } misstrauisch. Sag „Fliege“.
