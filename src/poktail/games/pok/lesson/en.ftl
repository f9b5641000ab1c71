# The lesson: one idea in each bubble, in short sentences. Numbers are facts that lesson.json states, so they are fixed.

lesson-aim = These are your counters. The first player to get rid of { $goal } of them wins.
lesson-dice = The dice set the goals. Here: exactly { $discs } disc, and exactly { $squares } squares. The third die is blank and wants nothing.
lesson-secret = Everybody hides one counter in a fist. A disc goes if exactly { $discs } player shows one. Be that player: hide a disc.
lesson-met = Only you show a disc. That is exactly right: the goal is met. Your disc goes into the box.
lesson-each-die = Each die is judged on its own. Exactly { $squares } squares were wanted, and there they are. They go, too.
lesson-next = One counter is gone. It takes { $goal } to win. On to the next throw!
lesson-one-triangle = This time there is one goal: exactly { $triangles } triangle. Try it: hide a triangle.
lesson-too-many = Too many! { $shown } players show a triangle, but only { $wanted } was wanted. You take yours back.
lesson-off = No goal is met. Now it is the other way round: counters that are on no die go into the box. { $seat-1 } and { $seat-3 } hand theirs over.
lesson-next-again = You can use that trick, too. On to the next throw!
lesson-never-added = Both dice want discs: exactly { $one }, or exactly { $two }. They are never added together, so three would be too many.
lesson-stay-off = Everybody will want to show a disc. That may be too many. No die shows a square, so hide a square.
lesson-it-goes = There are { $shown } discs: too many. No goal is met, so your square goes!
lesson-later = A few rounds later. Get rid of one more counter, and that makes { $goal }: you win.
lesson-last = The goals: exactly { $squares } square, and exactly { $triangles } triangles. Three is hard to hit. Hide the square.
lesson-won = That was number { $goal }. You are the first, so you win!
lesson-learned = Show a counter when exactly the right number of players will show it. If too many will, show what is on no die.

lesson-wrong-disc = For now, try the disc: exactly one is wanted.
lesson-wrong-square-first = That can work, but only if exactly one other player has the same idea. The disc needs nobody else.
lesson-wrong-triangle-first = No die shows a triangle. It goes only if no goal is met.
lesson-wrong-triangle = For now, try the triangle: exactly one is wanted.
lesson-wrong-later = No die shows that one. It goes only if the goal is missed. First, try the triangle.
lesson-wrong-off = For now, try the square: it is on no die.
lesson-wrong-crowd = Everybody is thinking of discs. If there are too many, no disc goes.
lesson-wrong-also-off = Good thinking: no die shows a triangle either. But this time, hide a square.
lesson-wrong-last = For now, try the square: exactly one is wanted.
lesson-wrong-last-triangle = A triangle goes only if exactly three players show one. The square needs nobody else.
