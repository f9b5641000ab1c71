# Die Lektion: ein Gedanke je Blase, in kurzen Sätzen. Zahlen sind Tatsachen aus lesson.json und damit fest.

lesson-cup = Zwei Würfel liegen in deinem Becher. Nur du siehst sie: { $face } und { $face }.
lesson-white = Diese Würfel liegen offen. Alle dürfen sie benutzen.
lesson-combine = Kombiniere deine Würfel mit den offenen. Deine beiden Würfel und die offene { $face } ergeben einen Drilling.
lesson-sheet = Das ist dein Wertungsblatt. Ein Kreuz in dieser Reihe bringt { $three } Punkte. Je weiter oben, desto besser die Kombination.
lesson-fold = Jetzt entscheide: aussteigen und eine Reihe nehmen oder weiterspielen? Der Ausstieg ist sicher und bringt in der ersten Runde +{ $fold } dazu. Steig mit dem Drilling aus.
lesson-ticked = Zwei Kreuze: eins für den Drilling, eins für den Ausstieg. Macht { $sum }. Deine Würfel sind jetzt offen, und dieser Durchgang ist für dich vorbei.
lesson-others = { $seat-1 } und { $seat-3 } spielen weiter und hoffen auf mehr. Es kommen noch zwei weiße Würfel, einer nach dem anderen.
lesson-showdown = Runde { $round }: Der letzte Würfel fällt, alle Becher gehen hoch. Die höchste Kombination gewinnt. { $seat-3 } hat eine Große Straße: +{ $third } und eine Reihe.
lesson-nothing = { $seat-1 } hat ein Full House, aber das ist niedriger. Also geht { $seat-1 } leer aus. Das ist das Risiko beim Weiterspielen.
lesson-new-hand = Neuer Durchgang, neue Würfel. Du hast nur ein Paar. Aber schau: { $first }, { $second }, { $third }, { $fourth } folgen aufeinander!
lesson-stay = Du bist dran. Ein Paar bringt nur { $pair }. Noch eine passende Zahl, und du hast eine Große Straße. Spiel weiter.
lesson-again = Ein weiterer Würfel und dieselbe Frage. Zwei Paare brächten { $pairs }, in der zweiten Runde ohne Zugabe. Ein Würfel kommt noch. Spiel weiter!
lesson-straight = Eine { $die }! Jetzt hast du eine Große Straße. { $seat-1 } hat nur einen Drilling. Du gewinnst diese Runde!
lesson-tick = Der Sieg bringt +{ $third }. Dazu kreuzt du eine Reihe an, die deine Würfel bilden. Nimm die beste: die Große Straße, +{ $straight }.
lesson-lead = Du hast jetzt { $sum }. Mehr als alle anderen.
lesson-end = So geht es weiter. Hat jemand { $full } Kreuze in einer Reihe, ist es der letzte Durchgang. Dann gewinnt, wer die meisten Punkte hat.
lesson-learned = Steig früh aus für sichere Punkte oder spiel weiter für mehr. Aber in der letzten Runde bekommt nur die höchste Kombination etwas.

lesson-wrong-fold = Steig diesmal mit dem Drilling aus: Diese Punkte sind sicher.
lesson-wrong-continue = Das ist der mutige Weg. Den probierst du im nächsten Durchgang. Nimm zuerst die sicheren Punkte: Steig aus.
lesson-wrong-pair = Du darfst eine niedrigere Reihe ankreuzen, aber sie bringt weniger. Nimm den Drilling.
lesson-wrong-stay = Aussteigen ist sicher, aber ein Paar ist wenig wert. Sei diesmal mutig: Spiel weiter.
lesson-wrong-again = Das wäre sicher. Aber warte diesmal auf den letzten Würfel: Spiel weiter.
lesson-wrong-tick = Du darfst eine niedrigere Reihe ankreuzen, aber sie bringt weniger. Nimm die Große Straße.
