# Die Lektion: ein Gedanke je Blase, in kurzen Sätzen. Zahlen sind Tatsachen aus lesson.json und damit fest.

lesson-aim = Das sind deine Steine. Wer als Erstes { $goal } davon los ist, gewinnt.
lesson-dice = Die Würfel geben die Ziele vor. Hier: genau { $discs } Scheibe und genau { $squares } Quadrate. Der dritte Würfel ist leer und verlangt nichts.
lesson-secret = Alle verstecken einen Stein in der Faust. Eine Scheibe kommt weg, wenn genau { $discs } Person eine zeigt. Versuch es: Versteck eine Scheibe.
lesson-met = Nur du zeigst eine Scheibe. Genau richtig: Das Ziel ist erreicht. Deine Scheibe kommt in die Schachtel.
lesson-each-die = Jeder Würfel zählt für sich. Genau { $squares } Quadrate waren verlangt, und da sind sie. Sie kommen auch weg.
lesson-next = Ein Stein ist weg. Für den Sieg müssen es { $goal } sein. Auf zum nächsten Wurf!
lesson-one-triangle = Diesmal gibt es nur ein Ziel: genau { $triangles } Dreieck. Versuch es: Versteck ein Dreieck.
lesson-too-many = Zu viele! { $shown } zeigen ein Dreieck, verlangt war nur { $wanted }. Du nimmst deins zurück.
lesson-off = Kein Ziel ist erreicht. Dann ist es umgekehrt: Was auf keinem Würfel ist, kommt weg. { $seat-1 } und { $seat-3 } geben ab.
lesson-next-again = Diesen Trick kannst du auch nutzen. Auf zum nächsten Wurf!
lesson-never-added = Beide Würfel verlangen Scheiben: genau { $one } oder genau { $two }. Zusammengezählt wird nie, drei wären also zu viele.
lesson-stay-off = Alle werden eine Scheibe zeigen wollen. Vielleicht zu viele. Kein Würfel zeigt ein Quadrat: Versteck ein Quadrat.
lesson-it-goes = Das sind { $shown } Scheiben: zu viele. Kein Ziel ist erreicht, also kommt dein Quadrat weg!
lesson-later = Einige Runden später. Noch ein Stein, dann bist du { $goal } los und gewinnst.
lesson-last = Die Ziele: genau { $squares } Quadrat und genau { $triangles } Dreiecke. Drei trifft man schwer. Versteck das Quadrat.
lesson-won = Das war Nummer { $goal }. Du bist am schnellsten und gewinnst!
lesson-learned = Zeig einen Stein, wenn genau die richtige Anzahl ihn zeigen wird. Werden es zu viele, zeig, was auf keinem Würfel ist.

lesson-wrong-disc = Versuch erst einmal die Scheibe: Genau eine ist verlangt.
lesson-wrong-square-first = Das kann klappen, aber nur, wenn genau eine andere Person dieselbe Idee hat. Für die Scheibe brauchst du niemanden.
lesson-wrong-triangle-first = Kein Würfel zeigt ein Dreieck. Es kommt nur weg, wenn kein Ziel erreicht ist.
lesson-wrong-triangle = Versuch erst einmal das Dreieck: Genau eins ist verlangt.
lesson-wrong-later = Das zeigt kein Würfel. Es kommt nur weg, wenn das Ziel verfehlt wird. Versuch zuerst das Dreieck.
lesson-wrong-off = Versuch erst einmal das Quadrat: Es ist auf keinem Würfel.
lesson-wrong-crowd = Alle denken an Scheiben. Sind es zu viele, kommt keine weg.
lesson-wrong-also-off = Gut gedacht: Auch das Dreieck ist auf keinem Würfel. Aber versteck diesmal ein Quadrat.
lesson-wrong-last = Versuch erst einmal das Quadrat: Genau eins ist verlangt.
lesson-wrong-last-triangle = Ein Dreieck kommt nur weg, wenn genau drei eins zeigen. Für das Quadrat brauchst du niemanden.
