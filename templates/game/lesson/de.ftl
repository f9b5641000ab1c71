# Die Lektion: ein Gedanke je Blase. Zahlen sind Tatsachen aus lesson.json.

lesson-card = Das ist deine Karte: { $rank }. Sonst sieht sie niemand.
lesson-stay = Die höchste Karte, die bleibt, gewinnt. Höher als { $highest } ist keine, also bleib.
lesson-won = { $seat-1 } ist nur mit { $other } geblieben. Du gewinnst!
lesson-learned = Bleib mit einer hohen Karte, geh mit einer niedrigen.
lesson-wrong-leave = Wenn du gehst, kannst du nicht gewinnen. Bleib mit der höchsten Karte.
