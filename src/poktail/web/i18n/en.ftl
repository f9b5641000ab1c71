# Words of the page. Boards have their own; what the terminal says too is in poktail/i18n.

web-bot = bot
web-why = Why? Rule { $number }
web-seats = Seats
web-seat-away = Away
web-seat-stand-in = Away, a bot plays

web-title = Poktail: four games, one table
web-title-short = Poktail
web-loading = One moment …
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
web-light = Daylight
web-dark = Lamplight
web-sound = Sound
web-rules = Rules
web-skip = Skip to the content
web-walk-lines = Arrow keys go from line to line.
web-on = On
web-off = Off
web-profile-of = { $name }: matches, ratings, profile
web-guest-names = Pear, Lemon, Cherry, Radish, Mushroom, Sprat, Carrot, Egg, Garlic, Artichoke, Pumpkin, Apple

web-offline = No way to the table server
web-offline-text = Nothing is lost: seats and matches are kept at the server. This page goes on by itself when the connection is back.
web-reconnecting = Reconnecting. The seat is kept.
web-load-again = Load again
web-mishap = This cannot be shown
web-mishap-text = Something on this page broke. The match is safe: the server keeps it.
web-plain-choose = { $seat }, choose
web-plain-moves = Possible moves
web-error-no-cookies = This browser keeps no cookie for this page. Without one nobody can be given a seat.

web-four-games = { $count ->
    [0] One table.
    [one] One game, one table.
    [4] Four games, one table.
   *[other] { $count } games, one table.
}
web-four-games-text = With people, bots, or both. No account, nothing to install.
web-minutes = { $minutes } min
web-credit = By { $authors } · { $publisher }
web-play-now = Play now
web-invite = Invite
web-this-device = This device
web-running = { $game } is not over
web-running-text = The seat is kept.
web-running-with = With { $names }.
web-go-back = Go back
web-table-link = Link of a table
web-join = Join
web-no-table-link = This is no link of a table.
web-open-tables = Open tables
web-rulebooks = Rulebooks
web-leaders = The best
web-verify-a-match = Verify a match
web-foot = “Play now” seats you with bots, “Invite” gives a link for friends, “This device” passes one screen around.

web-seats-taken = { $taken } of { $seats } seats taken
web-free-seat = Free seat
web-add-bot = Bot
web-sit-there = Move here
web-level = { $level ->
    [random] Easy
    [regular] Regular
   *[other] { $level }
}
web-bot-level = How { $name } plays
web-seat-bot = Bot, ready
web-seat-here = At this device
web-seat-host-here = At this device, host
web-seat-host = Host, ready
web-seat-ready = Ready
web-swap-with = Change places with { $name }
web-free = Free the seat of { $name }
web-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-your-name = A name for the table
web-next-name = Somebody else at this device
web-sit-down = Sit down
web-somebody-else-here = Somebody else plays at this device
web-table-full = All seats are taken.
web-fact = { $option }: { $value ->
    [true] on
    [false] off
   *[other] { $value }
}
web-changed = changed
web-no-clock = No clock
web-clock-fact = { $seconds } s
web-public = In the lobby
web-by-link = By link only
web-set-up = Set-up
web-starting = The match begins …
web-host-starts = The host begins the match.
web-start = Start with { $count }
web-start-fill = { $count ->
    [one] A bot takes the free seat
   *[other] Bots take the { $count } free seats
}
web-sealed = Chance is sealed.
web-sealed-text = After the match everything can be checked.
web-bring-a-friend = Bring a friend
web-bring-text = Scan it or open the link: two taps, and they sit here.
web-bring-nobody = This link opens only on this computer. For other devices in the same network, start the server with { $command }.
web-qr = The link of this table as a QR code
web-copy = Copy
web-share = Share
web-copied = The link is copied.
web-not-copied = Please copy the link by hand.

web-the-game = The game: { $game }
web-the-table = The table
web-less = Less: { $what }
web-more-of = More: { $what }
web-take-out = Take out: { $what }
web-written = Line in notation
web-one-more = Add: { $what }
web-who-finds = Who finds the table
web-who-watches = Who may watch
web-watch = { $who ->
    [anyone] Whoever has the link
   *[nobody] Nobody
}
web-think-time = Time for a move
web-seconds = { $seconds ->
    [0] No limit
   *[other] { $seconds } s
}
web-clock-mode = When time is up
web-clock-kind = { $kind ->
    [hard] A bot moves
   *[advisory] Only a reminder
}
web-chat = Chat
web-chat-empty = Nothing said yet. Nothing of it is kept.
web-chat-new = new in the chat
web-say = Say
web-usual = As usual
web-keep = Keep

web-table-menu = Table menu
web-away = Let a bot play for a while
web-away-text = The seat can be taken back at any time.
web-take-back = Take the seat back
web-lock = Lock the table
web-unlock = Unlock the table
web-remove = Remove { $name }
web-remove-text = A bot plays on, and the match counts for nobody.
web-removed = The host has freed the seat.
web-host-now = { $name } is the host now.
web-leave = Leave the table
web-leave-text = Bots play the seats to the end; coming back is possible.
web-feelings = Feelings
web-time-left = Time left: { $time }
web-look-at = Show the table of that moment ({ $version })
web-looking-back = This is how it was.
web-look-now = Back to now
web-in-words = The table in words
web-see-result = To the result
web-rematch = Rematch

web-hand-to = Hand the device to { $name }
web-put-away = Put away { $name }’s side
web-curtain = Hand the device to { $name }
web-curtain-text = Everybody else looks away. Nothing secret is on this page.
web-curtain-lift = Hold to lift
web-curtain-else = Somebody else has it
web-curtain-public = Only what everybody may see

web-rules-page = The rules on a page of their own
web-theme = Light
web-theme-name = { $theme ->
    [light] Daylight
    [dark] Lamplight
   *[auto] Like the device
}
web-motion = Motion
web-motion-name = { $pace ->
    [slow] Slow
    [quick] Quick
    [off] Off
   *[normal] Normal
}
web-patterns = Patterns
web-patterns-text = Hatching beside colours, for eyes that do not tell colours apart.
web-profile = Profile
web-rename = Another name
web-nobody-yet = A name is enough: it keeps matches and ratings together.
web-settings-here = These settings stay on this device. Name, devices and data:
web-name = Name
web-name-kept = From now on: that name.
web-matches = Matches
web-no-matches = No match yet.
web-older = Older matches
web-somebody-gone = somebody
web-replay = Replay
web-ratings = Ratings
web-no-ratings = No rated match yet.
web-rating-matches = { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
}
web-rating-unsure = still uncertain:
web-rating-legend = Still uncertain: the number settles with more rated matches.
web-devices = Devices
web-device-since = Linked { $when }
web-forget = Forget
web-make-code = A code for another device
web-code-text = Type it on the other device within ten minutes.
web-type-code = A code from another device
web-link-device = Link this device
web-linked = This device is linked.
web-data = Data
web-data-text = The server keeps the name, the devices, the matches and the ratings; nothing else, and nothing goes anywhere.
web-export = Export
web-logout = Forget this device
web-delete = Delete the profile
web-delete-sure = Really delete it for good
web-gone = Done.
web-since = Here since { $when }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}.
web-pool = Who
web-pool-name = { $pool ->
    [bot] Bots
   *[person] People
}
web-no-leaders = Nobody is rated at this game yet.
web-no-leaders-text = { $pool ->
    [bot] Bots are rated when two different ones meet at a table.
   *[person] A match counts as soon as two people have played it to the end.
}
web-invite-friends = Invite friends
web-leaders-text = The number says what somebody is almost surely worth; everybody begins at 1000.
web-house-bot = House bot, { $level ->
    [random] easy
    [regular] regular
   *[other] { $level }
}
web-no-tables = No table is open to everybody right now.
web-table-playing = The match is on
web-table-locked = Locked
web-open-one = Open a table for everybody
web-open-one-text = It is listed here, and whoever comes by can sit down.
web-watch-it = Watch

# After the match

web-end-ranking = Ranking
web-end-place = Place { $rank }
web-end-next = What next
web-end-replay = Replay
web-end-record = Record
web-end-board = Board
web-end-result = Back to the result
web-end-host = { $name } can start a rematch.
web-end-some-host = The host can start a rematch.
web-end-record-text = The record holds every step of the match and the opened seal. It can be read, replayed and checked, also without this server.
web-end-text = Text
web-end-text-hint = For people, and for “poktail verify”
web-end-jsonl = JSON lines
web-end-jsonl-hint = For programs

web-fair-busy = Checking every throw …
web-fair-busy-text = This browser computes them all again.
web-fair-failed = Not checked
web-fair-good = Every throw checked
web-fair-good-text = { $count ->
    [0] Nothing was left to chance in this match.
    [one] The one throw or draw follows from the seal made before the match.
   *[other] All { $count } throws and draws follow from the seal made before the match.
}
web-fair-bad = Something does not fit
web-fair-bad-text = { $wrong ->
    [0] The throws fit each other, but not what was agreed before the match.
    [one] { $wrong } of { $count } throws and draws does not follow from the seal.
   *[other] { $wrong } of { $count } throws and draws do not follow from the seal.
}
web-fair-opened = opened
web-fair-closed = does not open
web-fair-again = Check again
web-fair-how = How it works
web-fair-this-match = In this match
web-fair-opens = The seed shown at the end fits the seal.
web-fair-opens-not = The seed shown at the end does not fit the seal.
web-fair-right = { $count ->
    [0] There was no throw to check.
    [one] The one throw or draw comes out again, computed here.
   *[other] All { $count } throws and draws come out again, computed here.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } of { $count } throws and draws comes out otherwise.
   *[other] { $wrong } of { $count } throws and draws come out otherwise.
}
web-fair-first-wrong = The first is in step { $step }: “{ $said }” is written, “{ $drawn }” had to come.
web-fair-shown = { $shown ->
    [same] The seal is the one that this browser was shown before the start.
    [other] This browser was shown another seal before the start.
   *[unknown] This browser saw no seal before the start, so it cannot compare. Whoever was there can.
}
web-fair-own = { $own ->
    [same] What this browser threw in is there, unchanged.
   *[other] What this browser threw in is not what the record says. That is right only if another device plays the same seat and threw in later.
}
web-fair-bots = A bot threw something in. Bots never may.
web-fair-givers = { $count ->
    [0] Nobody threw in enough randomness. Chance was fixed before the start, but whoever runs the server could have picked it.
    [one] One seat threw in randomness of its own.
   *[other] { $count } seats threw in randomness of their own.
}
web-fair-how-step = { $step ->
    [1] Before the match the server draws a secret seed and shows its fingerprint to everybody: the seal.
    [2] Then the device of every person throws in random bytes of its own. Bots throw in nothing.
    [3] Seed and bytes together fix every throw and every card of the match. Nobody knows both sides beforehand.
   *[4] When the match is over, the seed is shown. This browser makes the seal, the key and every throw again and compares.
}
web-fair-proves = What this shows
web-fair-proves-text = Whoever runs the server could not change the seed after sealing it, and did not know the bytes of the others when sealing. The others did not know the seed. So nobody alone could choose what came out, and nobody has changed it since.
web-fair-proves-not = What it does not show
web-fair-not = { $what ->
    [ahead] That nobody knew the throws ahead: whoever holds the seed can compute them once the match has begun.
    [league] That nobody worked together: if a person at the table helps whoever runs the server, chance may be picked after all.
    [odds] That the odds are those of the rules: this browser takes them from the server. “poktail verify” with the record works them out by itself.
   *[choices] That every choice was made by the person who sat there: choices are not signed.
}
web-fair-chance = Was chance fair?
web-fair-counted = What came, beside what fair chance brings on average
web-fair-one = { $name }: came { $seen } times, { $expected } on average
web-fair-dashed = Dashed: what fair chance brings on average.
web-fair-odds = { $percent ->
    [0] In fewer than one of 100 fair matches something strays this far.
    [100] In nearly all fair matches something strays this far.
   *[other] In about { $percent } of 100 fair matches something strays this far or further.
}
web-fair-no-room = Numbers can tell nothing here: there were too few draws, or nearly everything was dealt, and then only the order is chance.
web-fair-rest = What was drawn

web-replay-of = Replay
web-replay-step = Step { $step } of { $steps }
web-replay-position = Position in the match
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-see = Who sees it
web-replay-public = Public
web-replay-seat = As { $name }
web-replay-everything = Everything
web-replay-side = Side shown
web-replay-running = This match is not over: here is what may be shown so far.
web-replay-passed = The people at this device see their own sides when the match is over.
web-replay-again = Refresh
web-replay-empty = There is nothing to show yet.

web-fair-page = Verify a match
web-fair-page-text = Chance is sealed before a match and opened after it. Here this browser checks a match by itself. A file that is put in here stays in this browser.
web-fair-page-file = A record file
web-fair-page-file-text = Drop it here, or choose it. Text or JSON lines.
web-fair-page-choose = Choose a file
web-fair-page-paste = Or paste its text
web-fair-page-link = A match of this server
web-fair-page-link-text = Its link, or the part behind /m/.
web-fair-page-check = Check
web-fair-page-no-link = This is no link of a match.
web-fair-page-file-bad = { $reason ->
    [sight] This is the sight of one seat, not the whole record. It proves nothing by itself.
    [digest] The file is damaged: its digest does not fit its text.
    [long] The file is too long for a record.
    [gone] The file cannot be opened.
    [damaged] This record cannot be read: line { $line } does not fit.
   *[other] This is no record of a match.
}
web-fair-page-of = { $game }: { $names }
web-fair-page-no-seal = This match was played without a seal. Nothing can be proven.
web-fair-page-no-seed = The seed is not in the file: the match was not over, or the seed is withheld. Nothing can be proven yet.
web-fair-page-part = The seal fits, the throws are not checked
web-fair-page-part-text = The opened seed fits the seal in the file. For the throws this page needs the odds. Give the link of the match if it was played at this server, or run “poktail verify” with the file: it knows the rules and checks everything.
web-fair-page-made-up = A file alone is not enough: whoever makes up a match can make up a seal. Compare the seal with the one that was shown before the match:
web-fair-page-compare = Compare the seal with the one that was shown before the match:
web-fair-page-same-file = The file is letter by letter the one that this server keeps.
web-fair-page-other-file = The file is not the one that this server keeps; line { $line } is the first that differs.
web-fair-page-other-match = The file is not of this match: chance acts at other steps.
web-fair-page-another = Check another
