# The lesson: one idea in each bubble, in short sentences. Numbers are facts that lesson.json states, so they are fixed.

lesson-cup = Two dice lie under your cup. Only you see them: { $face } and { $face }.
lesson-white = These dice lie in the open. Everybody may use them.
lesson-combine = Put your dice and the open ones together. Your two dice and the open { $face } make three of a kind.
lesson-sheet = This is your sheet. A tick in this row brings { $three } points. The higher the row, the better the combination.
lesson-fold = Now decide: fold and take a row, or stay in? Folding is safe, and in round one it brings +{ $fold } on top. Fold with three of a kind.
lesson-ticked = Two ticks: one for three of a kind, one for folding. That makes { $sum }. Your dice are open now, and you are out of this hand.
lesson-others = { $seat-1 } and { $seat-3 } stay in. They hope for more. Two more open dice are to come, one by one.
lesson-showdown = Round { $round }: the last die falls, and all cups are lifted. The highest combination wins: { $seat-3 } has a large straight. That brings +{ $third } and a row.
lesson-nothing = { $seat-1 } has a full house, but it is lower. So { $seat-1 } gets nothing at all. That is the risk of staying in.
lesson-new-hand = A new hand, new dice. You have only a pair. But look: { $first }, { $second }, { $third }, { $fourth } are in a row!
lesson-stay = Now it is your turn. A pair brings only { $pair }. One more number that fits, and you have a large straight. Stay in: continue.
lesson-again = One more open die, and the same question. Two pairs would bring { $pairs }, and nothing extra in round two. One die is still to come. Continue!
lesson-straight = A { $die }! Now you have a large straight. { $seat-1 } has only three of a kind. You win this round!
lesson-tick = Winning brings +{ $third }. You also tick a row that your dice make. Take the best one: the large straight, +{ $straight }.
lesson-lead = You have { $sum } points now. That is more than anybody else has.
lesson-end = And so it goes on. When somebody has { $full } ticks in one row, that hand is the last. Then whoever has the most points wins.
lesson-learned = Fold early for sure points, or stay in for more. But in the last round, only the highest combination gets anything.

lesson-wrong-fold = For now, fold with three of a kind: those points are sure.
lesson-wrong-continue = That is the brave way. You will try it in the next hand. First, take the sure points: fold.
lesson-wrong-pair = You may tick a lower row, but it brings less. Take three of a kind.
lesson-wrong-stay = Folding is safe, but a pair is worth little. This time, be brave: continue.
lesson-wrong-again = That would be safe. But this time, wait for the last die: continue.
lesson-wrong-tick = You may tick a lower row, but it brings less. Take the large straight.
