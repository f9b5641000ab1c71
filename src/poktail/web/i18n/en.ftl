# Words of the page. Boards have their own; what the terminal says too is in poktail/i18n.

web-bot = bot
web-why = Why? Rule { $number }
web-seats = Seats
web-seat-away = Away
web-seat-stand-in = Away, a bot is playing
web-seat-away-until = Away, bot in { $seconds } s

web-title = Poktail: four games, one table
web-title-short = Poktail
web-loading = One moment…
web-close = Close
web-home = Start page
web-more = More
web-settings = Settings
web-language = Language
web-language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [es] Español
   *[en] English
}
web-light = Switch to the light theme
web-dark = Switch to the dark theme
web-sound = Sound
web-rules = Rules
web-skip = Skip to the main content
web-walk-lines = Use the arrow keys to move from line to line.
web-on = On
web-off = Off
web-profile-of = { $name }: your matches, ratings and profile

web-offline = Can’t reach the server. Trying again…
web-offline-text = Nothing is lost: the server keeps your seat and your match. This page carries on by itself as soon as the connection is back.
web-reconnecting = Can’t reach the server. Trying again… Nothing is lost.
web-load-again = Reload
web-cannot-show = This can’t be shown
web-cannot-show-text = Something went wrong on this page. The match is safe on the server: reload to carry on.
web-error-no-cookies = This browser blocks cookies for this page, and without one nobody can take a seat. Allow cookies and reload the page.
web-plain-choose = { $seat-you ->
    [you] Your turn: choose
   *[other] { $seat }, choose
}
web-plain-moves = Possible moves

web-four-games = { $count ->
    [0] One table.
    [one] One game, one table.
    [4] Four games, one table.
   *[other] { $count } games, one table.
}
web-four-games-text = Play with people, bots or both. No account, nothing to install.
web-minutes = { $minutes } min
web-credit = By { $authors } · { $publisher }
web-play-now = Play now
web-invite = Invite
web-this-device = This device
web-running = Your match of { $game } is still running
web-running-text = Your seat is kept.
web-running-with = You are playing with { $names }.
web-go-back = Return to the match
web-table-link = Table code or link
web-join = Join
web-no-table-link = That isn’t a table code or link. A code is two words and a number.
web-code-nothing = The code { $code } opens no table. Check the spelling, or ask whether the match has already begun.
web-open-tables = Open tables
web-rulebooks = Rulebooks
web-leaders = Leaderboard
web-verify-a-match = Verify a match
web-foot = “Play now” seats you with bots. “Invite” gives you a link for friends. “This device” lets you pass one screen round.

web-seats-taken = { $seats ->
    [one] { $taken } of { $seats } seat taken
   *[other] { $taken } of { $seats } seats taken
}
web-free-seat = Free seat
web-add-bot = Add bot
web-sit-there = Move here
web-level = { $level ->
    [random] Easy
    [beginner] Beginner
    [casual] Casual
    [strong] Strong
    [expert] Expert
   *[other] { $level }
}
web-level-choice = { $level ->
    [beginner] Beginner: often misses the best move, sometimes by a lot
    [casual] Casual: plays well on the whole, but often takes a move that is only nearly as good as the best
    [strong] Strong: only slips when moves are nearly equal
    [expert] Expert: plays as well as this program can
   *[other] { $level }
}
web-bot-level = Choose the bot for { $name }’s seat
web-seat-bot = Bot, ready
web-seat-here = On this device
web-seat-host-here = On this device, host
web-seat-host = Host, ready
web-seat-ready = Ready
web-seat-you = You
web-seat-you-host = You, host
web-rename-seat = { $name-you ->
    [you] Change your name
   *[other] Change { $name }’s name
}
web-swap-with = Swap seats with { $name }
web-free = { $name-you ->
    [you] Give up your seat
   *[other] Free { $name }’s seat
}
web-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-your-name = Your name
web-next-name = Next player’s name
web-sit-down = Sit down
web-somebody-else-here = Add a player on this device
web-table-full = All seats are taken.
web-device-who = Who is playing on this device?
web-device-players = Players on this device
web-device-name = Name
web-device-add = Add
web-device-missing = This game needs at least { $low } players
web-device-nobody = Somebody has to play besides bots
web-fact = { $option }: { $value ->
    [true] on
    [false] off
   *[other] { $value }
}
web-changed = custom
web-no-clock = No time limit
web-clock-fact = { $seconds } s
web-public = Open to everybody
web-by-link = By link only
web-set-up = Set up the table
web-starting = The match is starting…
web-host-starts = The host starts the match.
web-start = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
web-start-fill = { $count ->
    [one] A bot takes the free seat
   *[other] Bots take the { $count } free seats
}
web-sealed = Every throw and draw is sealed in advance:
web-sealed-text = After the match everybody can check that nothing was changed.
web-bring-a-friend = Invite a friend
web-bring-text = Type the code on the start page, scan the picture or open the link.
web-bring-nobody = For now, this table opens only on this computer.
web-table-code = Table code:
web-qr = QR code of the table link
web-copy = Copy
web-share = Share
web-copied = Link copied.
web-not-copied = The link couldn’t be copied. Please copy it by hand.

web-the-game = Game: { $game }
web-the-table = Table
web-less = Decrease { $what }
web-more-of = Increase { $what }
web-remove-entry = Remove { $what }
web-written = This line as text
web-one-more = Add { $what }
web-who-finds = Who can find the table
web-who-watches = Who can watch
web-watch = { $who ->
    [anyone] Anybody with the link
   *[nobody] Nobody
}
web-grace = When somebody is away, a bot plays
web-grace-name = { $seconds ->
    [0] never
   *[other] after { $seconds } s
}
web-think-time = Time per move
web-seconds = { $seconds ->
    [0] No limit
   *[other] { $seconds } s
}
web-clock-mode = When time runs out
web-clock-kind = { $kind ->
    [hard] A bot moves
   *[advisory] Only a reminder
}
web-chat = Chat
web-chat-empty = No messages yet. Messages aren’t saved unless somebody reports them.
web-chat-new = new chat message
web-say = Send
web-reset = Reset to defaults
web-keep = Save

web-table-menu = Table menu
web-away = Let a bot play for now
web-away-text = The seat can be taken back at any time.
web-take-back = Take the seat back
web-bot-plays-for = { $name-you ->
    [you] A bot is playing for you.
   *[other] A bot is playing for { $name }.
}
web-is-away = { $name } is away.
web-bot-for = Let a bot play for { $name }
web-votes = { $votes } of { $people } agree
web-pace = Pace of the bots
web-pace-name = { $pace ->
    [relaxed] Relaxed
    [quick] Quick
    [instant] Instant
   *[normal] Normal
}
web-lock = Lock the table
web-unlock = Unlock the table
web-remove = Remove { $name }
web-remove-text = A bot takes over.
web-vote-remove = Vote to remove { $name }
web-vote-remove-text = At least two people, and more than half of the others present, have to agree. Then a bot takes over.
web-vote-remove-votes = { $votes ->
    [one] One person agrees.
   *[other] { $votes } people agree.
}
web-removed = This device no longer has a seat at this table.
web-host-now = { $name-you ->
    [you] You are now the host.
   *[other] { $name } is now the host.
}
web-leave = Leave the table
web-leave-text = Bots take over. Coming back is possible.
web-reactions = Reactions
web-time-left = Time left: { $time }
web-look-at = Show the table at this moment ({ $version })
web-go-on = Go on
web-scroll-down = Scroll down
web-watch-note = Watching: only what everybody may see is shown.
web-looking-back = This is an earlier moment.
web-look-now = Back to now
web-in-words = The table in words
web-see-result = Show the result
web-rematch = Rematch
web-rematch-ready = Rematch? { $ready } of { $people } ready
web-rematch-text = The rematch begins when everybody is ready.
web-another-game = Another game, same people

web-put-away = Hide { $name }’s side
web-curtain = Pass the device to { $name }
web-curtain-text = Everybody else, please look away. Nothing secret is on the screen now.
web-curtain-lift = Hold to reveal
web-curtain-else = Somebody else has the device
web-curtain-public = Show only what everybody may see

web-rules-page = Open the rules on their own page
web-theme = Theme
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] System
}
web-motion = Animation
web-motion-name = { $pace ->
    [slow] Slow
    [quick] Fast
    [off] Off
   *[normal] Normal
}
web-patterns = Patterns
web-patterns-text = Adds patterns to colours, for anybody who finds some colours hard to tell apart.
web-profile = Profile
web-rename = Change name
web-nobody-yet = All you need is a name. It keeps your matches and ratings together.
web-settings-here = These settings are saved on this device. For your name, devices and data, open your profile:
web-name = Name
web-name-kept = Name saved.
web-matches = Matches
web-no-matches = You haven’t played a match yet.
web-older = Show older matches
web-somebody-gone = deleted player
web-replay = Replay
web-ratings = Ratings
web-no-ratings = No rated matches yet.
web-rating-matches = { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
}
web-rating-unsure = provisional:
web-rating-legend = Provisional: it takes a few more rated matches to be sure.
web-devices = Devices
web-device-since = Linked { $when }
web-forget = Unlink
web-make-code = Get a code for another device
web-code-text = Enter it on the other device within ten minutes.
web-type-code = Code from another device
web-link-device = Link this device
web-linked = This device is now linked.
web-data = Data
web-data-text = The server keeps your name, devices, matches and ratings. Reports by you or about you are kept for 90 days. It shares nothing with anybody.
web-export = Export
web-logout = Sign out on this device
web-delete = Delete profile
web-delete-sure = Yes, delete it for good
web-gone = Done.
web-since = Here since { $when }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}.
web-pool = Show
web-pool-name = { $pool ->
    [bot] Bots
   *[person] People
}
web-no-leaders = Nobody has a rating in this game yet.
web-no-leaders-text = { $pool ->
    [bot] Bots are rated when two different bots meet at a table.
   *[person] A match is rated once two people have played it to the end.
}
web-invite-friends = Invite friends
web-leaders-text = Ratings are cautious: a player is almost certainly at least this strong. Everybody starts at 1000.
web-house-bot = House bot, { $level ->
    [random] easy
    [regular] regular
    [beginner] beginner
    [casual] casual
    [strong] strong
    [expert] expert
   *[other] { $level }
}
web-no-tables = There are no open tables right now.
web-table-playing = Match in progress
web-table-locked = Locked
web-open-one = Open a table for everybody
web-open-one-text = It is listed here, and anybody can sit down.
web-watch-it = Watch

# After the match

web-end-ranking = Ranking
web-end-place = Place { $rank }
web-end-next = What next?
web-end-replay = Watch replay
web-end-record = Save record
web-end-board = Show board
web-end-result = Back to the result
web-end-host = { $name } can start a rematch.
web-end-some-host = The host can start a rematch.
web-end-record-text = The record holds every step of the match and the opened seal. It can be read, replayed and checked, even without this server.
web-end-text = Text
web-end-text-hint = For people and for “poktail verify”
web-end-jsonl = JSON Lines
web-end-jsonl-hint = For programs

web-share-result = Share the result
web-share-save = Save picture
web-share-link = Copy link

web-turning-points = Turning points
web-decided = The moment that decided it

web-review = Review your decisions
web-review-text = Each decision is judged by what you knew at the time.
web-review-busy = Decision { $done } of { $of }
web-review-graph = Your chances: { $before } at your first decision, { $after } at the end.
web-review-next = Next decision

web-fair-busy = Checking every throw and draw…
web-fair-busy-text = This browser works them all out again.
web-fair-failed = Not checked
web-fair-good = Every throw and draw checked
web-fair-good-text = { $count ->
    [0] There were no throws or draws in this match.
    [one] The one throw or draw follows from the seal made before the match.
   *[other] All { $count } throws and draws follow from the seal made before the match.
}
web-fair-bad = Something doesn’t match
web-fair-bad-text = { $wrong ->
    [0] The throws and draws agree with each other, but not with what was sealed before the match.
   *[other] { $count ->
        [one] The one throw or draw doesn’t follow from the seal.
       *[other] Throws and draws that don’t follow from the seal: { $wrong } of { $count }.
    }
}
web-fair-opened = matches the seed
web-fair-closed = doesn’t match the seed
web-fair-again = Check again
web-fair-how = How it works
web-fair-this-match = In this match
web-fair-opens = The seed revealed at the end matches the seal.
web-fair-opens-not = The seed revealed at the end doesn’t match the seal.
web-fair-right = { $count ->
    [0] There were no throws or draws to check.
    [one] The one throw or draw came out the same when this browser worked it out again.
   *[other] All { $count } throws and draws came out the same when this browser worked them out again.
}
web-fair-wrong = { $count ->
    [one] The one throw or draw came out differently when this browser worked it out again.
   *[other] Throws and draws that came out differently when this browser worked them out again: { $wrong } of { $count }.
}
web-fair-first-wrong = The first is in step { $step }: the record says “{ $said }”, but it should be “{ $drawn }”.
web-fair-shown = { $shown ->
    [same] The seal is the one this browser was shown before the match.
    [other] Before the match, this browser was shown a different seal.
   *[unknown] This browser saw no seal before the match, so it can’t compare. Anybody who was there can.
}
web-fair-own = { $own ->
    [same] The random bytes this browser added are in the record, unchanged.
   *[other] The random bytes this browser added aren’t the ones in the record. That is right only if another device plays the same seat and added its bytes later.
}
web-fair-bots = A bot added random bytes. Bots must never do that.
web-fair-givers = { $count ->
    [0] No player added enough random bytes. The throws and draws were fixed before the match, but whoever runs the server could have chosen them.
    [one] One seat added random bytes of its own.
   *[other] { $count } seats added random bytes of their own.
}
web-fair-signed = { $state ->
    [good] Decisions signed by the players’ own devices: { $signed } of { $count }. This server has signed the whole record, including the bots’ decisions.
    [stranger] Decisions signed by the players’ own devices: { $signed } of { $count }. Another server has signed the whole record; its key begins with { $key }.
    [wrong] The decision at step { $step } isn’t the one that was signed.
    [server] The server’s signature doesn’t fit the record: something was changed.
    [own] For this browser’s seat the record names a different key from the one the browser sent.
   *[none] Nothing in this record is signed.
}
web-fair-how-step = { $step ->
    [1] Before the match, the server draws a secret seed and shows everybody its fingerprint: the seal.
    [2] Then each person’s device adds random bytes of its own. Bots add nothing.
    [3] Together, the seed and these bytes determine every throw and every card of the match. Nobody knows both in advance.
   *[4] When the match is over, the seed is revealed. This browser works out the seal and every throw and draw again, and compares.
}
web-fair-proves = What this proves
web-fair-proves-text = Whoever runs the server couldn’t change the seed after sealing it, and didn’t know the players’ bytes at that point. The players didn’t know the seed. So nobody could choose the outcome alone, and nobody has changed it since.
web-fair-proves-not = What it doesn’t prove
web-fair-not = { $what ->
    [ahead] That nobody knew the throws in advance: whoever holds the seed can work them out once the match has started.
    [league] That nobody worked together: with the help of a player, whoever runs the server could still have chosen the outcome.
    [odds] That the odds are those of the rules: this browser takes them from the server. “poktail verify” works them out itself from the record.
   *[choices] That every move was made by the person in that seat: a signature only shows which device it came from, and bots and shared devices don’t sign.
}
web-fair-chance = Was the luck fair?
web-fair-counted = What came up, next to the fair average
web-fair-one = { $name }: came up { $seen ->
    [one] once
   *[other] { $seen } times
}, fair average { $expected }
web-fair-dashed = Dashed: the fair average.
web-fair-odds = { $percent ->
    [0] Fewer than 1 in 100 fair matches stray this far from the average.
    [100] Nearly all fair matches stray this far from the average.
   *[other] About { $percent } in 100 fair matches stray at least this far from the average.
}
web-fair-no-room = The numbers can’t tell anything here: there were too few draws, or nearly all cards were dealt, so that only their order was random.
web-fair-rest = What was drawn

web-replay-of = Replay
web-replay-step = Step { $step } of { $steps }
web-replay-position = Position in the match
web-replay-first = Go to the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = Go to the end
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-see = Perspective
web-replay-public = Public
web-replay-seat = { $name-you ->
    [you] As you
   *[other] As { $name }
}
web-replay-everything = Everything
web-replay-secrets = What each player had
web-replay-side = Whose side to show
web-replay-running = This match isn’t over. This is what may be shown so far.
web-replay-passed = The people on this device can see their own sides when the match is over.
web-replay-again = Refresh
web-replay-empty = There is nothing to show yet.

web-fair-page = Verify a match
web-fair-page-text = Every throw and draw is sealed before a match and opened after it. Here your browser checks a match by itself. A file you add never leaves this browser.
web-fair-page-file = A record file
web-fair-page-file-text = Drop it here or choose it. Text or JSON Lines.
web-fair-page-choose = Choose a file
web-fair-page-paste = Or paste its text
web-fair-page-link = A match on this server
web-fair-page-link-text = Enter its link, or the part after /m/.
web-fair-page-check = Check
web-fair-page-no-link = That isn’t a match link. Paste the whole link, or the part after /m/.
web-fair-page-file-bad = { $reason ->
    [sight] This file shows only what one seat saw, so it proves nothing by itself. Use the full record.
    [digest] The file is damaged: its checksum doesn’t match its text. Save the record again.
    [long] The file is too long to be a record. Choose another one.
    [gone] The file can’t be opened. Choose it again.
    [damaged] This record can’t be read: line { $line } is wrong. Save the record again.
   *[other] This isn’t a match record. Choose another file.
}
web-fair-page-of = { $game }: { $names }
web-fair-page-no-seal = This match was played without a seal, so nothing can be proven.
web-fair-page-no-seed = The seed isn’t in the file: the match wasn’t over, or the seed was left out. Save the record again after the match.
web-fair-page-part = The seal is right, but the throws and draws aren’t checked
web-fair-page-part-text = The revealed seed matches the seal in the file. To check the throws and draws, this page needs the odds. If the match was played on this server, enter its link. Otherwise run “poktail verify” with the file: it knows the rules and checks everything.
web-fair-page-made-up = A file alone is not enough: anybody who makes up a match can make up a seal. Compare the seal with the one shown before the match:
web-fair-page-compare = Compare the seal with the one shown before the match:
web-fair-page-same-file = The file is exactly the one this server keeps.
web-fair-page-other-file = The file isn’t the one this server keeps. The first different line is { $line }.
web-fair-page-other-match = The file belongs to a different match: its throws and draws come at other steps.
web-fair-page-another = Check another match

# Your turn
web-turn-title = ● Your turn · { $game }
web-turn-in = Your turn in { $game }
web-alerts = Notifications
web-alerts-ask = Would you like a notification when it’s your turn and you’re looking elsewhere?
web-alerts-yes = Yes, notify me
web-alerts-no = No, thanks

# Chat and reactions on a phone
web-talk = Chat and reactions
web-mute-who = Mute or report somebody
web-mute = Mute { $name }

# Set-up for people
web-laboratory = Laboratory
web-laboratory-text = For experiments: these numbers and parts turn it into a different game from the printed one. Such matches are not rated.
web-bots-level = Level of the bots

# Lessons.
web-learn = Lesson
web-learn-to-play = Learn to play
web-learn-again = Learned: play the lesson again
web-learn-step = { $step } of { $count }
web-learn-next = Next
web-learn-back = Back
web-learn-press = Tap what is marked
web-learn-leave = Leave the lesson
web-learn-done = You know how to play!
web-learn-free = Play a match

# The search field of a rulebook.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] Found in one place
   *[other] Found in { $count } places
}

# Notes at the board: tips, and why something is greyed.
web-tips = Tips in a first match
web-tip-done = Got it
web-tips-off = No more tips
web-not-now = That isn’t possible just now.

# Hints.
web-hint = Hint
web-hint-says = Hint:
web-hint-strongest = This is what the strongest bot would do.
web-hints = Hints
web-hints-text = Everybody may ask for a hint. The match then isn’t rated.

# People you played with, and statistics

web-people = People you played with
web-people-last = Last: { $game }, { $when }
web-people-invite = Invite { $name } to { $game }
web-people-all = Show all { $count }
web-matches-played = { $matches ->
    [one] One match
   *[other] { $matches } matches
}
web-statistics = Statistics
web-statistics-last = Your last { $limit } matches count.
web-wins = Wins
web-figure-share = { $count } of { $chances }
web-ask = Invite { $name }
web-ask-how = { $name } sees the invitation on the start page. The link or the code works too.
web-ask-text = Shall we play { $game }? The table is open:
web-invited = { $name } invites you to { $game }

# The daily deal
web-daily = Daily deal
web-daily-lead = One position a day in each game, the same for everybody. Find the move that the strongest bot likes best.
web-daily-text = What would you do here? The strongest bot has rated every move from what you can see. The first move you make is your answer.
web-daily-sealed = The deal is sealed. The seal:
web-daily-seed = The seed that opens it:
web-daily-look = Show the table
web-daily-open = Not answered yet
web-daily-score = { $score } out of 100
web-daily-same = The strongest bot would do the same.
web-daily-other = The strongest bot’s choice:
web-daily-bars = The moves, the best first
web-daily-yours = your move
web-daily-scale = 100 is the best move and 0 the worst, as the strongest bot sees it from your seat.
web-daily-streak = { $count ->
    [one] Streak: one day
   *[other] Streak: { $count } days
}
web-daily-record = Best score so far: { $score }
web-daily-fair = { $count ->
    [one] The one throw or draw follows from the seal you were shown.
   *[other] All { $count } throws and draws follow from the seal you were shown.
}
web-daily-others = Today’s other deals
web-daily-next = { $hours ->
    [0] Next deal in { $minutes } min
   *[other] Next deal in { $hours } h
}

# Taking back a move, alone with bots.
web-take-move-back = Take back
web-take-move-back-text = Possible until somebody else moves or something new is revealed.

# Reports to the operator
web-report = Report
web-report-who = Who or what?
web-report-table = This table
web-report-why = What’s wrong?
web-report-reason = { $reason ->
    [name] Offensive name
    [chat] Insults or harassment
    [spam] Spam or advertising
    [cheating] Cheating
   *[other] Something else
}
web-report-words = In your own words (optional)
web-report-text = Only the person who runs this server can read it. They see that it comes from you.
web-report-text-chat = Only the person who runs this server can read it, together with the latest chat lines you were sent here. They see that it comes from you.
web-report-send = Send report
web-report-sent = Thank you. Your report has been sent.

# The recovery code
web-recovery = Recovery code
web-recovery-text = If you lose all your devices, this code brings your profile back.
web-recovery-since = You created your code on { $when }. Only you know it: the server can’t show it again.
web-recovery-new = Create a recovery code
web-recovery-again = Create a new code
web-recovery-once = Write it down or save it with your passwords now: it’s shown only this once. It works once, and older codes no longer work.
web-recovery-copied = Code copied.
web-recovery-have = I have a recovery code
web-recovery-other = This device will then leave its current profile.
web-recovery-type = Your recovery code
web-recovery-use = Get my profile back
web-recovered = Welcome back! That code no longer works, so create a new one.
