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
web-on = On
web-off = Off
web-profile-of = { $name }, profile and settings
web-guest-names = Pear, Lemon, Cherry, Radish, Mushroom, Carrot, Garlic, Pumpkin, Apple, Fig, Olive, Walnut

web-offline = No way to the table server
web-offline-text = Nothing is lost: seats and matches are kept at the server. This page goes on by itself when the connection is back.
web-reconnecting = Reconnecting. The seat is kept.

web-four-games = { $count ->
    [one] One game, one table.
    [0] One table.
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
web-go-back = Go back
web-table-link = Link of a table
web-join = Join
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
web-seat-bot = Plays to win
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
web-fact = { $option }: { $value }
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
web-sealed = The dice are sealed.
web-sealed-text = After the match every throw can be checked.
web-bring-a-friend = Bring a friend
web-bring-text = Scan it or open the link. Two taps and they sit here.
web-qr = The link of this table as a QR code
web-copy = Copy
web-share = Share
web-copied = The link is copied.
web-not-copied = Please copy the link by hand.

web-the-game = The game: { $game }
web-the-table = The table
web-less = Less: { $what }
web-more-of = More: { $what }
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
web-leave = Leave the table
web-leave-text = Bots play the seats to the end; coming back is possible.
web-feelings = Feelings
web-time-left = Time left: { $time }
web-look-at = Look at the table then ({ $version })
web-looking-back = This is how it was.
web-look-now = Back to now
web-rematch = Rematch

web-hand-to = Hand the device to { $name }
web-put-away = Put away { $name }’s side
web-curtain = Hand the device to { $name }
web-curtain-text = Everybody else looks away. Nothing secret is on this page.
web-curtain-lift = Hold to lift
web-curtain-else = Somebody else has it
web-curtain-public = Only what everybody may see
