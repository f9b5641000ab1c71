# The lesson: one idea in each bubble. Numbers are facts that lesson.json states.

lesson-card = This is your card: { $rank }. Nobody else sees it.
lesson-stay = The highest card that stays wins. No card is higher than { $highest }, so stay.
lesson-won = { $seat-1 } stayed with { $other } only. You win!
lesson-learned = Stay with a high card, leave with a low one.
lesson-wrong-leave = If you leave, you cannot win. With the highest card, stay.
