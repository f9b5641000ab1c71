# Words of the shell, shared by every game.

seat-number = Seat { $number }
guest = Guest { $number }
nobody = nobody
chance = Chance
step = Step { $number }
bot-names = Kettle, Toaster, Mixer, Fridge, Blender, Oven, Grinder, Juicer, Steamer, Freezer, Hob, Scales

facts = { $low }–{ $high } seats, about { $minutes ->
    [one] a minute.
   *[other] { $minutes } minutes.
}
credit = By { $authors }, published by { $publisher }, { $year }. An independent edition.

which-game = Which game?
happened = What happened
table-of = { $title }: { $name }’s side of the table
table-public = { $title }: the table as everybody sees it
prompt = { $name }, your choice:
menu-help = Type a number or the word beside it. ? rules · t table · q leave
result = Result
still-running = This match is still running.
earlier-hidden = { $count ->
    [one] One earlier event is shown when the match is over.
   *[other] { $count } earlier events are shown when the match is over.
}

curtain-title = Curtain
curtain-text = The keyboard goes to { $name }. Everybody else looks away.
curtain-lift = { $name }, press Enter when nobody is watching.

seal = Every throw is sealed. The seal:
seal-opened = The seal is open. The seed was:
verified = { $throws ->
    [one] Verified: the one throw among { $steps } steps follows from the sealed seed.
   *[other] Verified: all { $throws } throws among { $steps } steps follow from the sealed seed.
}
verified-seal = Compare this seal with the one you were shown before the match:
verified-gave = { $count ->
    [0] Nobody added randomness of their own, so the seal proves only that nothing was changed during the match.
   *[other] { $names } added randomness of their own.
}
record-kept = Record: { $path }
left-kept = The match is kept. Go on with: { $command }
left-unkept = The match was not kept; --record FILE keeps one.

stats-variant = variant
stats-matches = matches
stats-steps-least = least
stats-steps-mean = mean
stats-steps-most = most
stats-decisions = moves
stats-alone = one
stats-shared = some
stats-level = all
stats-caption = Steps of a match (least, mean, most), moves of all seats together; how often one seat, some or all did best.
arena-result = { $hero } among { $others }, { $seats } seats, { $games } matches: { $share } of the wins (a fair share is { $fair }), { $alone } won alone, last in { $last }.

join-lobby = Tables at { $server }
join-no-tables = No table is open to everybody right now.
join-lobby-prompt = Number: sit there · n: new table · Enter: look again · q: leave >
join-which-game = Which game? A number or its name:
join-seats-prompt = How many seats, { $low } to { $high }? Enter: { $default }
join-public-prompt = Show the table in the lobby? y or n; Enter: n
join-yes = y
join-link = The link to this table, for everybody who shall sit here:
join-seat-open = open
join-seat-bot = bot
join-seat-you = you
join-seat-host = host
join-seat-away = away
join-phase = { $phase ->
    [playing] playing
    [over] between two matches
   *[other] open
}
join-host-prompt = start: begin, bots take the open seats · ?: commands · q: leave >
join-guest-prompt = { $name } will start. ?: commands · q: leave >
join-watch-prompt = You are watching. ?: commands · q: leave >
join-commands = start [LEVEL]: begin (host) · seat N: another seat · bot N [NAME]: a bot there (host) · rules · t: table · : feelings · say TEXT · q: leave
join-emotes = Feelings: { $list }
join-starting = The match begins.
join-watching = There is no seat for you now; you are watching.
join-gone = Your seat is no longer yours.
join-waiting = Waiting for { $names }.
join-clock = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
}
join-stand-in = A bot plays for { $name } now.
join-plays-again = { $name } plays again.
join-says = { $name }: { $text }
join-lost = The connection is gone. Trying again …
join-back = Connected again.
join-left = You have left the table.
join-left-match = You have left; a bot plays your seat to the end. To take it back:
join-stays = Your place is kept for a while. Come back with:
join-seal-wrong = Careful: what was opened is not what was sealed before this match. Do not trust its chance.

emote-wave = Hello!
emote-laugh = Ha ha!
emote-think = Hmm …
emote-wow = Wow!
emote-clap = Bravo!
emote-sorry = Sorry!
emote-hurry = Hurry up!
emote-thanks = Thanks!
emote-well-played = Well played!
emote-oops = Oops!

error-illegal-move = “{ $move }” is not allowed now.
error-not-your-turn = This seat has nothing to decide now.
error-already-chosen = This seat has chosen already, and a choice is final.
error-match-over = The match is over.
error-no-such-seat = There is no seat “{ $seat }” at this table.
error-bad-notation = “{ $text }” names no move on the menu.
error-bad-options = { $low ->
    [none] Option “{ $option }”: this value does not fit. { $want ->
        [none] Please check its name and its form.
       *[other] Wanted: { $want }.
    }
   *[other] Option “{ $option }” must lie between { $low } and { $high }.
}
error-bad-value = This is not valid data; wanted: { $want }.
error-bad-version = There is no version { $version } here; the newest is { $newest }.
error-bad-name = “{ $name }” cannot be the name of a seat. Names are short, printable and different.
error-bad-record = { $reason ->
    [truncated] The record breaks off at line { $line }.
    [wrong_digest] The record was changed after it was written (line { $line }).
    [not_a_record] This is not a match record (line { $line }).
    [unreadable] This file cannot be read.
    [unwritable] This file cannot be written.
    [too_long] This file is too long for a match record.
    [exists] This file exists already; choose a new one, or go on with --resume.
    [already_over] This match is over; watch it with replay.
    [match_over] Line { $line } of the record comes after the end of the match.
    [not_printable] Line { $line } of the record holds something that cannot be printed.
    [not_utf8] Line { $line } of the record is not UTF-8 text.
    [one_seat_only] This record holds what one seat knows; that is not enough here.
    [no_key] The key of this running match is missing or does not fit the record.
   *[other] Line { $line } of the record cannot stand there: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] Nothing was sealed in this match, so nothing can be verified.
    [not_revealed] The seed is revealed when the match is over; until then nothing can be verified.
    [commitment] The seed is not the one that was sealed.
    [outcome] Step { $step } does not follow from the sealed seed.
    [illegal_step] The rules do not allow step { $step }.
    [unfinished] Everything so far is right, but the match has no end yet.
    [another_seal] The record was made under another seal than the one you were shown.
   *[other] The proof does not hold: { $reason }.
}
error-unknown-game = There is no game “{ $game }”. “poktail games” lists them.
error-unauthorized = The server does not know this key or token.
error-forbidden = { $need ->
    [host] Only the host of the table may do this.
    [seat] This seat is not yours.
    [person] Only people may do this, not bots.
    [bot] Only bots may do this.
   *[other] This is not for you to do.
}
error-bad-origin = The server does not go by this name, or the request comes from another site’s page.
error-not-found = { $what ->
    [table] There is no such table.
    [match] There is no such match.
    [profile] There is no such profile.
    [database] There is no database here yet.
    [backup] There is no such backup.
   *[other] There is nothing here.
}
error-too-fast = That was too fast. Please wait a moment.
error-too-many = { $what ->
    [tables] You have opened as many tables as one may.
    [connections] There are as many connections from here as there may be.
    [devices] This profile has as many devices as it may have.
    [bots] This profile has as many bots as it may have.
   *[other] There are as many of these as there may be.
}
error-too-large = This is longer than anything the server reads.
error-bad-message = The server does not understand this message{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-code = This code is wrong or too old.
error-seat-taken = Somebody sits there already.
error-seat-empty = Nobody sits there.
error-seats-open = There must be somebody in every seat first.
error-table-locked = The host has locked the table.
error-not-watchable = Only those who sit at this table may see it.
error-match-running = That has to wait until the match is over.
error-no-match = There is no match to do this in.
error-stale = The table has moved on meanwhile. Please look again.
error-chat-off = There is no chat at this table.
error-bot-away = This bot is not there, does not play this game, or declines.
error-unsaved = The server could not store this, so nothing has changed. Please try again.
error-sequence-taken = Another process was quicker. Please try again.
error-broken = Something broke at the server. What was stored is safe.
error-shutting-down = The server is about to stop. Please come back in a moment.
error-bad-setting = Setting “{ $setting }”: wanted is { $want }.
error-newer-database = A newer version of Poktail has used this database ({ $revision }); this one must not touch it.
error-bad-address = { $reason ->
    [in_use] Port { $port } of { $host } is in use. Another server may be running; --port chooses another port.
    [forbidden] This user may not listen at port { $port } of { $host }; --port chooses another port.
   *[other] This machine cannot listen at { $host }, port { $port }.
}
error-data-in-use = Another server is running on this data{ $process ->
    [none] .
   *[other] {" "}(process { $process }).
}
error-bad-database = { $reason ->
    [damaged] The database is damaged. “poktail admin restore” puts a backup in its place.
    [unwritable] The database or its folder cannot be read and written.
    [unreachable] The database cannot be reached.
    [locked] Another program has locked the database.
    [full] The disk is full.
    [foreign] This is a database, but not one of Poktail.
    [old] An older version of Poktail has made this database. Start the server once, then try again.
   *[other] The database cannot be used: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] This file exists already; choose a new one.
    [damaged] This backup is damaged, or no backup.
    [foreign] This is a database, but not one of Poktail.
    [unwritable] This file cannot be read or written.
    [full] The disk is full.
   *[other] This is no sound backup: { $reason }.
}
error-unreachable = No answer from { $server }. Is the address right, and is the server running?
error-not-poktail = What answers at { $server } is no Poktail server.
error-bad-key-file = The key file { $path } cannot be read or written.
error-unknown = The server refuses this ({ $code }).
