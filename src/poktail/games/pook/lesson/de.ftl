# Die Lektion: ein Gedanke je Blase, in kurzen Sätzen. Zahlen sind Tatsachen aus lesson.json und damit fest.

lesson-banner = Das ist dein geheimes Banner: Magier und Wikinger. Wer von ihnen am Ende offen liegt, bringt dir so viele Punkte wie seine Stufe.
lesson-square = Alle legen ihre Karten zusammen, Kante an Kante. Piggy ist der Anfang. Im richtigen Spiel ist das Quadrat fünf mal fünf groß, hier nur { $wide } mal { $high }.
lesson-sides = Jede deiner Karten hat zwei Seiten: einen Krieger oder einen Beutel. Alle Beutel sehen gleich aus.
lesson-purse = Ein Krieger kostet so viele Beutel wie seine Stufe. Dein Magier { $level } ist noch zu teuer. Leg ihn als Beutel: Das geht immer.
lesson-their-warrior = { $seat-1 } legt einen Krieger: einen Ork der Stufe { $level }. Er braucht einen Beutel in seiner Reihe oder Spalte. Piggy zählt als Beutel.
lesson-cost = Auch du hast einen Ork der Stufe { $level }. Zähl die Beutel in Reihe und Spalte dieses Feldes: Da ist { $there }. Das reicht.
lesson-orc = Jetzt seine Fähigkeit. Ein Ork dreht einen Krieger daneben auf die Beutelseite. Dreh den anderen Ork um und beende deinen Zug.
lesson-hidden = Jetzt ist es nur noch ein Beutel. Am Ende zählt er nicht, aber er hilft, Krieger zu bezahlen.
lesson-cost-two = Ein Wikinger der Stufe { $level } braucht { $there } Beutel. In dieser Spalte reicht es genau: dein Beutel und Piggy.
lesson-viking = Ein Wikinger deckt einen Beutel daneben als Krieger auf, und das kostet nichts. Du weißt, was unter deinem liegt: dein Magier { $level }!
lesson-count = Dein Magier { $mage } und dein Wikinger { $viking } liegen offen. Beide zählen für dich, solange das so bleibt.
lesson-knight = Also schütz sie! Ein Ritter bewacht jede Karte daneben. Leg deinen Ritter neben den Magier.
lesson-guarded = Das Schild zeigt es: Keine Fähigkeit kann deinen Magier jetzt treffen.
lesson-cost-mage = Als Nächstes ein Magier der Stufe { $level }. Hier haben Reihe und Spalte zusammen { $there } Beutel.
lesson-mage = Ein Magier tauscht eine Karte daneben gegen eine aus deiner Hand. Orks zählen nicht für dich: Tausch den Ork gegen deinen Wikinger { $trade }.
lesson-their-orc = { $seat-1 } schlägt zurück: Ein anderer Ork hat deinen neuen Magier umgedreht. Kein Ritter stand daneben.
lesson-piggy = Ein Feld ist noch frei, mit nur { $there } Beutel. Einmal je Zug darf Piggy mit einer Karte daneben den Platz tauschen. Schieb Piggy nach oben: Dann sind es { $then }.
lesson-last = Jetzt sind es { $then } Beutel für das letzte Feld. Leg deinen zweiten Wikinger dorthin und beende deinen Zug.
lesson-score = Das Quadrat ist voll, die Banner werden gezeigt. Deine offenen Magier und Wikinger ergeben { $mine }, { $seat-1 } hat { $theirs }. Du gewinnst!
lesson-learned = Beutel bezahlen Krieger, jede Fraktion hat ihre Fähigkeit, und nur was am Ende offen liegt, zählt für dein Banner.

lesson-wrong-purse = Leg erst einmal den Magier als Beutel auf das markierte Feld.
lesson-wrong-later = Du darfst jede Karte aus deiner Hand legen. Aber behalte diese noch: Sie kommt später.
lesson-wrong-orc = Eine Fähigkeit muss man nicht nutzen. Aber versuch es: Leg den Ork, dreh den anderen Ork um, beende den Zug.
lesson-wrong-viking = Die Fähigkeit muss man nicht nutzen. Aber versuch es: Leg den Wikinger und deck deinen Beutel auf.
lesson-wrong-knight = Leg den Ritter so, dass er den Magier mit einer Kante berührt. Dann bewacht er ihn.
lesson-wrong-mage = Wähl den Ork neben deinem Magier und dann einen Wikinger aus deiner Hand.
lesson-wrong-gift = Ein Ritter würde dort passen. Aber er zählt nicht für dein Banner: Gib den Wikinger.
lesson-wrong-last = Schieb zuerst Piggy nach oben. Dann hat der Wikinger genug Beutel, und du legst ihn auf das letzte Feld.
lesson-wrong-other = Das ginge. Aber der Wikinger bringt dir mehr: Seine Stufe ist höher, und er zählt für dich.
