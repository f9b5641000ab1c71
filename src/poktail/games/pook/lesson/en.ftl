# The lesson: one idea in each bubble, in short sentences. Numbers are facts that lesson.json states, so they are fixed.

lesson-banner = This is your secret Banner: Mages and Vikings. At the end, each of them that lies face up brings you its level in points.
lesson-square = Everybody adds cards to the same square, edge to edge. Piggy is the start. The real square is five by five; here it is only { $wide } by { $high }.
lesson-sides = Each of your cards has two sides: a Warrior, or a Purse. All Purses look the same.
lesson-purse = A Warrior costs Purses, as many as its level. Your Mage { $level } is too expensive now. Place it as a Purse: that is always allowed.
lesson-their-warrior = { $seat-1 } places a Warrior: an Orc of level { $level }. It needs one Purse in its row or column. Piggy counts as a Purse.
lesson-cost = You have an Orc of level { $level }, too. Count the Purses in the row and the column of this cell: there is { $there }. That is enough.
lesson-orc = Now its power. An Orc turns a Warrior next to it over to its Purse side. Turn over the other Orc, and end your turn.
lesson-hidden = It is only a Purse now. It does not count at the end, but it helps to pay for Warriors.
lesson-cost-two = A Viking of level { $level } needs { $there } Purses. In this column there are just enough: your own Purse, and Piggy.
lesson-viking = A Viking turns a Purse next to it over to its Warrior side, and that costs nothing. You know what is under yours: your Mage { $level }!
lesson-count = Your Mage { $mage } and your Viking { $viking } lie face up. Both count for you, as long as they stay that way.
lesson-knight = So protect them! A Knight guards every card next to it. Place your Knight beside the Mage.
lesson-guarded = The shield shows it: no power can touch your Mage now.
lesson-cost-mage = Next, a Mage of level { $level }. Here the row and the column hold { $there } Purses together.
lesson-mage = A Mage exchanges a card next to it for one from your hand. Orcs don’t score for you, so swap the Orc for your Viking { $trade }.
lesson-their-orc = { $seat-1 } strikes back: another Orc has turned your new Mage over. No Knight stood beside it.
lesson-piggy = One free cell is left, with only { $there ->
    [one] { $there } Purse
   *[other] { $there } Purses
}. Once a turn, Piggy may swap places with a card next to it. Move it up: then there are { $then }.
lesson-last = Now there are { $then } Purses for the last cell. Place your second Viking there, and end your turn.
lesson-score = The square is full, and the Banners are shown. Your visible Mages and Vikings make { $mine }, { $seat-1 } has { $theirs }. You win!
lesson-learned = Purses pay for Warriors, each faction has its power, and only what lies face up at the end counts for your Banner.

lesson-wrong-purse = For now, place the Mage as a Purse on the marked cell.
lesson-wrong-later = You may place any card from your hand. But keep that one: it comes later.
lesson-wrong-orc = You need not use a power. But try it: place the Orc, turn the other Orc over, end the turn.
lesson-wrong-viking = You need not use the power. But try it: place the Viking, and turn your Purse over.
lesson-wrong-knight = Place the Knight so that one edge touches the Mage. Then the Mage is protected.
lesson-wrong-mage = Choose the Orc next to your Mage, and then a Viking from your hand.
lesson-wrong-gift = A Knight would fit there. But it does not count for your Banner: give the Viking.
lesson-wrong-last = First move Piggy up. Then the Viking has enough Purses, and you place it on the last cell.
lesson-wrong-other = That would work. But the Viking brings you more: it has a higher level, and it scores for you.
