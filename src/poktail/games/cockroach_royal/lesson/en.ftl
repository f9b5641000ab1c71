# The lesson: one idea in each bubble, in short sentences. Numbers are facts that lesson.json states, so they are fixed.

lesson-aim = The cards you take lie here, in front of you. Collect { $limit } of one species and you lose. Everybody else wins.
lesson-claim = { $seat-1 } slides you a card face down and says “Rat”. That may be true, or a lie.
lesson-judge = You hold { $rats } of the rats yourself, so this card is probably not a rat. Say “false”.
lesson-right = It is a toad. You were right, so { $seat-1 } must take it back and lay it down.
lesson-starts = Whoever takes a card starts the next round. So { $seat-1 } starts again.
lesson-look = “Fly”, says { $seat-1 }. Not sure? There is a third way: look at the card, and pass it on.
lesson-slide-on = It really is a fly. Now you make a claim. Tell the truth: slide it to { $seat-2 } and say “Fly”.
lesson-doubt = { $seat-2 } did not believe you. But it was true! Whoever judges wrong takes the card.
lesson-royal-claim = { $seat-2 } says “Bat”. You have two bats, which doesn’t tell you much. Take a guess: say “false”.
lesson-royal = Wrong: it is a bat, so you take it. It even wears a crown. Whoever takes a Royal also takes the top card of the penalty pile.
lesson-bluff = Now you start. Give { $seat-3 } a toad, but say “Cockroach”. Keep a straight face!
lesson-believed = { $seat-3 } believed you, and takes the toad. A good lie!
lesson-joker-claim = “Bat” again, from { $seat-3 }. Guess once more: say “false”.
lesson-joker = The Joker! It counts as every kind, so “Bat” was true. It goes to your hand, and you pay for it: one bat, or any two cards. Pay with a bat.
lesson-paid = The bat lies in front of you now. The Joker is in your hand: you can give it away later.
lesson-danger = Another match. { $seat-2 } has { $toads } toads already. With { $limit } of them, { $seat-2 } loses.
lesson-take = Only the player who starts gives a card from their hand. And whoever takes a card starts. So you want this one: say “false” and hope that it is a bat.
lesson-last = It was a bat. Now you start. Give { $seat-2 } a toad, and say “Fly”.
lesson-lost = That makes { $toads } toads: { $seat-2 } loses. There is one loser, and all the others win. You, too!
lesson-learned = Slide cards over with a claim, true or not. Judge well and bluff well. Never collect four of one species.

lesson-wrong-judge = Look at your hand first. What does it tell you about rats?
lesson-wrong-true = If you are wrong, you take the card. With so many rats in your own hand, “true” is risky. Say “false”.
lesson-wrong-pass = You may look and pass it on. You will do that next. First, judge: say “false”.
lesson-wrong-look = You could judge now. But try the third way: look, and pass it on.
lesson-wrong-slide-on = You may choose anybody who has not had the card. This time, give it to { $seat-2 } and say “Fly”.
lesson-wrong-honest = That would be a lie. You may lie, but try the truth first: say “Fly”.
lesson-wrong-royal = That may well be wiser. But take the risk this once: say “false”.
lesson-wrong-bluff = This time, slide a toad to { $seat-3 } and say “Cockroach”.
lesson-wrong-truth = That would be the truth. Now try a lie: say “Cockroach”.
lesson-wrong-joker = You could. But see what happens: say “false”.
lesson-wrong-pay = That card does not fit “Bat”, so you would need two. One bat is enough.
lesson-wrong-take = If you are right, { $seat-2 } starts again. Take the card, so that you start: say “false”.
lesson-wrong-last = Only { $seat-2 } is one toad away from losing. Give a toad to { $seat-2 } and say “Fly”.
lesson-wrong-last-claim = { $seat-2 } would be suspicious of a fourth toad. Say “Fly”.
