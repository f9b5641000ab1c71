# Words of the shell, shared by every game.

seat-number = Seat { $number }
guest = Guest { $number }
nobody = nobody
# The reader: in a list, before a colon, as a mark on their own row.
you = you
chance = Chance
step = Step { $number }

facts = { $low }–{ $high } players, about { $minutes ->
    [one] a minute.
   *[other] { $minutes } minutes.
}
credit = By { $authors }, published by { $publisher } in { $year }. This is an independent edition.

which-game = Which game?
happened = What happened
table-of = { $name-you ->
    [you] { $title }: your side of the table
   *[other] { $title }: { $name }’s side of the table
}
table-public = { $title }: what everybody can see
prompt = { $name-you ->
    [you] Your choice:
   *[other] { $name }, your choice:
}
menu-help = Type a number or the words next to it. ? rules · ?? all rules · h hint · u undo · t table · q leave
result = Result
still-running = This match is still running.
earlier-hidden = { $count ->
    [one] One earlier event stays hidden until the match is over.
   *[other] { $count } earlier events stay hidden until the match is over.
}

curtain-title = Pass the keyboard
curtain-text = Pass the keyboard to { $name }. Everybody else, please look away.
curtain-lift = { $name }, press Enter when nobody is watching.

seal = Every throw and draw is sealed in advance. The seal:
seal-opened = The seal is opened. The seed was:
verified = { $throws ->
    [one] Verified: the one throw or draw follows from the sealed seed (steps in the match: { $steps }).
   *[other] Verified: all { $throws } throws and draws follow from the sealed seed (steps in the match: { $steps }).
}
verified-seal = Compare this seal with the one you were shown before the match:
verified-gave = { $count ->
    [0] No player added random bytes, so the seal proves only that nothing was changed during the match.
   *[other] Random bytes were added by { $names }.
}
signed-seats = Decisions signed by the player’s own device: { $list }.
signed-seat = { $name } { $signed } of { $count }
signed-server = The server signed the whole record. Compare its public key with the one that the server shows at /api/key:
signed-server-known = The server signed the whole record, and its public key is the one you gave:
signed-none = Nothing in this record is signed: a changed name or decision would go unnoticed.
record-kept = Record saved: { $path }
left-kept = The match is saved. To continue it: { $command }
left-unkept = The match was not saved. To save the next one, use --record FILE.

# The terminal as a game screen
yes = Yes
no = No
play-again = Play again?
forced = There was only one possible move: { $move }
screen-help = Number or ↑ ↓, then Enter · ? rules{ $hint ->
    [true] {" "}· h hint
   *[other] {""}
}{ $undo ->
    [true] {" "}· u undo
   *[other] {""}
} · q leave
no-undo = There is nothing to undo.
hint = Hint: { $moves }. { $why }
hint-strongest = This is what the strongest bot would do.
rules-more = ?7 rule 7 · ?? the whole rulebook · h hint (alone with bots)
no-such-clause = There is no rule “{ $clause }”. ?? shows the whole rulebook.
page-help = ↑ ↓ Space: scroll · Enter: back to the table
page-up = PgUp ↑
game-help = Type the number or the title of a game, then press Enter. q leaves.
did-you-mean = Did you mean “{ $word }”?

# The commands serve and admin
serve-ready = Poktail is ready:
serve-network = In this network:
serve-terminal = From a terminal:
serve-data = Everything is in:
serve-others = Other devices:
serve-others-in = { $command } lets them in
serve-stop = Ctrl-C stops the server. Tables and matches are kept.
admin-backed-up = { $file } ({ $size }) is whole and checked. It holds secrets; keep it as safe as the server.
admin-restored = { $kept ->
    [none] Restored. There was no database before.
   *[other] Restored. The old one is now { $kept }
}
admin-checked = The database is whole. Finished matches: { $over }. Running: { $running }. { $wrong ->
    [0] All of them can be replayed, and all throws and draws match their seal.
   *[other] Wrong: { $wrong }.
}
admin-forever = for good
admin-banned = { $profile } is banned. { $tables ->
    [0] No table had to be closed.
    [one] { $tables } of their tables has been closed.
   *[other] { $tables } of their tables have been closed.
}
admin-banned-address = { $days ->
    [one] { $network } is banned for { $days } day.
   *[other] { $network } is banned for { $days } days.
}
admin-unbanned = { $who } is no longer banned.
admin-renamed = { $days ->
    [one] { $profile } is now called { $name }, and keeps this name for { $days } day.
   *[other] { $profile } is now called { $name }, and keeps this name for { $days } days.
}
admin-muted = { $minutes ->
    [0] { $profile } is muted until you unmute them.
    [one] { $profile } is muted for { $minutes } minute.
   *[other] { $profile } is muted for { $minutes } minutes.
}
admin-unmuted = { $profile } is no longer muted.
admin-closed = { $tables ->
    [one] { $tables } table closed.
   *[other] { $tables } tables closed.
}
admin-would-close = { $tables ->
    [one] { $tables } table would be closed. Nothing has changed.
   *[other] { $tables } tables would be closed. Nothing has changed.
}
admin-reports-done = { $reports ->
    [one] { $reports } report marked as done.
   *[other] { $reports } reports marked as done.
}

stats-variant = variant
stats-matches = matches
stats-steps-least = min
stats-steps-mean = mean
stats-steps-most = max
stats-decisions = moves
stats-alone = alone
stats-shared = shared
stats-level = all level
stats-caption = Steps per match (min, mean, max) and moves of all seats together. Last three: how often one seat won, several shared first place or all finished level.
arena-wins = Wins in % (a fair share is { $fair }; a shared win counts in part)
arena-last = Last places in %
arena-draws = Draws between everybody in %
arena-odd = one bot (row) among bots of another kind (column)
arena-table = among
arena-bot = bot
arena-rating = rating
arena-speed = moves per second
arena-caption = One bot (row) among bots of another kind (column). Matches in each cell: { $matches }. Blocks: { $blocks }; a block is one deal, played on the same dice and cards with that bot in every seat. ± is half a 95 % interval over the blocks.
arena-two-bots = two or more bots with different names
arena-empty-folder = a folder that is empty or doesn’t exist yet
solve-no-table = a table of values for these options

# A review of a finished match: the chances of one seat, in percent of a win.
review-title = Review: { $name }
review-chances = Your chances:
review-fair = A fair share is { $percent }.
review-decisions = Your decisions
review-step = step
review-move = moves (›: yours)
review-chance = chances
review-cost = cost
review-how = { $method ->
    [exact] The chances are worked out exactly from the solved game, given what the others were expected to do.
    [search] The chances are the strongest bot’s estimates.
   *[sampled] The chances are estimates: positions that fit what you knew were played on many times.
}
review-interval = ± is half of a 95% interval.
review-turns = Turning points
review-at = Step { $step }. { $sentence }
review-rose = After that, your chances rose from { $before } to { $after }.
review-fell = After that, your chances fell from { $before } to { $after }.
review-costliest = Your costliest decisions
review-costly = You chose: { $move } ({ $chance }). Better: { $better } ({ $best }).
review-total = { $cost ->
    [one] Together, these decisions lowered your chances by { $cost } percentage point.
   *[other] Together, these decisions lowered your chances by { $cost } percentage points.
}
review-nothing = No decision clearly cost you anything.

join-lobby = Open tables on { $server }
join-no-tables = There are no open tables right now.
join-recover-prompt = Your recovery code:
join-recovered = Welcome back, { $name }. That code no longer works. Here is your next one, shown only this once:
join-lobby-prompt = Number: join that table · n: new table · Enter: refresh · q: leave >
join-which-game = Which game? Type its number or its name:
join-seats-prompt = How many seats ({ $low } to { $high })? Press Enter for { $default }:
join-public-prompt = List the table for everybody (y or n)? Press Enter for n:
join-yes = y
join-link = Share this link with everybody who wants to play at this table:
join-seat-open = free
join-seat-bot = bot
join-seat-you = you
join-seat-host = host
join-seat-away = away
join-phase = { $phase ->
    [playing] playing
    [over] between matches
   *[other] open
}
join-host-prompt = start: start the match, bots take the free seats · ?: commands · q: leave >
join-guest-prompt = { $name } starts the match. ?: commands · q: leave >
join-watch-prompt = You are watching. ?: commands · q: leave >
join-commands = start [LEVEL]: start the match (host) · seat N: move to seat N · bot N [NAME]: put a bot in seat N (host) · rules: read the rules · t: show the table · “:”: list the reactions · say TEXT: chat · q: leave
join-emotes = Reactions (send one with a colon and its number, such as :1): { $list }
join-starting = The match is starting.
join-watching = There is no free seat right now, so you are watching.
join-gone = You no longer have a seat at this table.
join-waiting = { $names-you ->
    [only] Waiting for you.
    [among] Waiting for { $names }.
   *[none] Waiting for { $names }.
}
join-clock = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
}
join-stand-in = { $name-you ->
    [you] A bot is now playing for you.
   *[other] A bot is now playing for { $name }.
}
join-plays-again = { $name-you ->
    [you] You have taken over from the bot.
   *[other] { $name } has taken over from the bot.
}
join-says = { $name }: { $text }
join-lost = Can’t reach the server. Trying again…
join-back = Connected again.
join-left = You have left the table.
join-left-match = You have left, and a bot is playing for you. To take your seat back:
join-stays = Your seat is kept for a while. To come back:
join-seal-wrong = Warning: the seed doesn’t match the seal shown before this match. Don’t trust its throws and draws.

emote-wave = Hello!
emote-laugh = Ha ha!
emote-think = Hmm…
emote-wow = Wow!
emote-clap = Bravo!
emote-sorry = Sorry!
emote-hurry = Hurry up!
emote-thanks = Thanks!
emote-well-played = Well played!
emote-oops = Oops!

error-illegal-move = “{ $move }” isn’t allowed now. Choose another move.
error-not-your-turn = It isn’t your turn. Please wait.
error-already-chosen = You have already chosen, and a choice is final.
error-match-over = The match is over.
error-no-such-seat = There is no seat “{ $seat }” at this table.
error-bad-notation = “{ $text }” isn’t on the menu. Type one of its numbers or words.
error-bad-options = { $low ->
    [none] { $want ->
        [none] Option “{ $option }” doesn’t exist or can’t have this value. Please check it.
       *[other] Option “{ $option }” can’t have this value. Expected: { $want }.
    }
   *[other] Option “{ $option }” must be between { $low } and { $high }.
}
error-bad-value = This data isn’t valid. Expected: { $want }.
error-bad-version = This match has no version { $version }. The newest is { $newest }.
error-bad-name = “{ $name }” can’t be used as a name. Choose a short name with ordinary characters that nobody else at the table has.
error-bad-record = { $reason ->
    [truncated] The record breaks off at line { $line }. Get a complete copy.
    [wrong_digest] The record was changed after it was written (line { $line }). Get an unchanged copy.
    [not_a_record] This isn’t a match record (line { $line }).
    [unreadable] This file can’t be read. Check its name and permissions.
    [unwritable] This file can’t be written. Check its name and permissions.
    [too_long] This file is too long to be a match record.
    [exists] This file already exists. Choose another name, or continue the match with --resume.
    [already_over] This match is over. Watch it with “poktail replay”.
    [match_over] Line { $line } of the record comes after the end of the match.
    [not_printable] Line { $line } of the record contains something that can’t be printed.
    [not_utf8] Line { $line } of the record isn’t UTF-8 text.
    [one_seat_only] This record shows only what one seat knows. Use the full record.
    [no_key] The key of this running match is missing or doesn’t fit the record.
   *[other] Line { $line } of the record doesn’t belong there: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] Nothing was sealed in this match, so there is nothing to verify.
    [not_revealed] The seed is revealed when the match is over. Verify the match then.
    [commitment] The seed isn’t the one that was sealed.
    [outcome] Step { $step } doesn’t follow from the sealed seed.
    [illegal_step] The rules don’t allow step { $step }.
    [unfinished] Everything so far is right, but the match isn’t over. Verify it again at the end.
    [another_seal] The record was made under a different seal from the one you were shown.
    [signature] The decision at step { $step } isn’t the one that the seat signed.
    [server_signature] The server didn’t sign this record as it is: something was changed.
    [another_server] The record is signed with a different key from the one you gave.
    [not_signed] The record isn’t signed by a server.
    [another_key] The record names a different key for your seat from the one you signed with.
   *[other] The proof doesn’t hold: { $reason }.
}
error-unknown-game = There is no game “{ $game }”. “poktail games” lists them all.
error-unauthorized = The server doesn’t know this key or token. Check it, or get a new one.
error-forbidden = { $need ->
    [host] Only the host of the table can do this.
    [seat] This isn’t your seat.
    [person] Only people can do this, not bots.
    [bot] Only bots can do this.
    [votes] In a rated match, at least two people have to agree to this.
   *[other] You aren’t allowed to do this.
}
error-bad-origin = The server doesn’t answer to this name, or the request came from another site. Open the server’s own address.
error-not-found = { $what ->
    [table] This table doesn’t exist. Check the link, or open a new table.
    [match] This match doesn’t exist. Check the link.
    [profile] This profile doesn’t exist. Check the link.
    [database] There is no database here yet. Start the server once to create it.
    [backup] This backup doesn’t exist. Check its name.
    [daily] This daily deal is over. Reload the page for today’s.
    [report] There is no report with this number.
    [address] This isn’t an IP address. Check it.
   *[other] There is nothing here. Check the address.
}
error-too-fast = That was too fast. Please wait a moment and try again.
error-too-many = { $what ->
    [tables] You have opened as many tables as allowed. Use one of them, or try again later.
    [connections] There are too many connections from here. Close another tab or try again later.
    [watchers] This table has as many spectators as allowed. Try again later.
    [devices] This profile has as many devices as allowed. Unlink one first.
    [bots] This profile has as many bots as allowed. Remove one first.
   *[other] There are too many of these. Remove one first.
}
error-too-large = This is too long for the server. Please shorten it.
error-headers-too-large = Your browser sends too much with each request. Clear this site’s cookies and try again.
error-too-slow = The server waited too long for this. Please try again.
error-match-too-long = This match has become too long for the server. Open a new table to play on.
error-bad-message = The server doesn’t understand this message{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-signature = { $reason ->
    [missing] This move has to be signed. Reload the page, or update your program.
   *[other] The signature doesn’t fit this move, so it wasn’t played. Please try again.
}
error-bad-code = This code is wrong or has expired. Get a new one on the other device.
error-banned = You have been banned from this server. If you think this is a mistake, write to whoever runs it.
error-muted = You have been muted on this server: you can play, but not chat, react or choose a name.
error-name-fixed = Whoever runs this server has given you this name. You can’t change it yet.
error-table-closed = Whoever runs this server has closed this table. Finished matches are still in your profile.
error-bad-recovery-code = This recovery code is wrong, has been used or was replaced by a newer one. Check every letter.
error-seat-taken = Somebody is already sitting there. Choose another seat.
error-seat-empty = Nobody is sitting there.
error-not-away = Nobody is away there, or a bot is already playing.
error-seats-open = Some seats are still free. Fill every seat first.
error-table-locked = The host has locked this table. Ask them to unlock it.
error-not-watchable = Only the players at this table can see this match.
error-match-running = That has to wait until the match is over.
error-not-over = This match isn’t over yet. You can review it afterwards.
error-no-match = There is no match running at this table.
error-stale = The table has changed in the meantime. Please look again.
error-cannot-take-back = { $reason ->
    [company] You can only take moves back when you play alone with bots.
    [clock] You can’t take moves back when time is limited.
    [often] You can’t take back any more moves in this match.
   *[other] It’s too late to take that back: somebody has moved, or you’ve learnt something new.
}
error-hints-off = Hints are off in matches with other people, unless the host allows them.
error-not-alone = Hints are only for one person who plays alone with bots.
error-chat-off = Chat is off at this table.
error-bot-away = This bot isn’t connected, doesn’t play this game or has declined. Choose another bot.
error-unsaved = The server couldn’t save this, so nothing has changed. Please try again.
error-sequence-taken = Somebody else was quicker. Please try again.
error-broken = Something went wrong on the server. Everything saved is safe. Please try again.
error-shutting-down = The server is shutting down. Please come back in a moment.
error-bad-setting = Setting “{ $setting }” has an invalid value. Expected: { $want }.
error-newer-database = A newer version of Poktail has used this database ({ $revision }). Use that version, or another database.
error-bad-address = { $reason ->
    [in_use] Port { $port } on { $host } is in use, perhaps by another server. Choose another port with --port.
    [forbidden] This user isn’t allowed to listen on port { $port } of { $host }. Choose another port with --port.
   *[other] This machine can’t listen on { $host }, port { $port }. Check the address.
}
error-data-in-use = A server is already running on this data{ $process ->
    [none] . Stop it first, then try again.
   *[other] {" "}(process { $process }). Stop it first, then try again.
}
error-bad-database = { $reason ->
    [damaged] The database is damaged. Put a backup in its place with “poktail admin restore”.
    [empty] The database file is empty. Put a backup in its place with “poktail admin restore”, or delete the file to start over.
    [unwritable] The database or its folder can’t be read and written. Check its permissions.
    [unreachable] The database can’t be reached. Check that it is running.
    [locked] Another program has locked the database. Close that program and try again.
    [full] The disk is full. Free some space and try again.
    [foreign] This database doesn’t belong to Poktail. Choose another one.
    [old] An older version of Poktail made this database. Start the server once, then try again.
   *[other] The database can’t be used: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] This file already exists. Choose another name.
    [damaged] This file is damaged or isn’t a backup. Choose another file.
    [foreign] This database doesn’t belong to Poktail. Choose another file.
    [unwritable] This file can’t be read or written. Check its name and permissions.
    [full] The disk is full. Free some space and try again.
   *[other] This backup can’t be used: { $reason }.
}
error-unreachable = No answer from { $server }. Check the address and that the server is running.
error-not-poktail = { $server } isn’t a Poktail server. Check the address.
error-bad-key-file = The key file { $path } can’t be read or written. Check its permissions.
error-bad-bot = { $reason ->
    [unreadable] { $bot }: This file can’t be read. Check its name and permissions.
    [no_decide] { $bot }: This file has no function “decide(observation, rng)”.
    [not_loaded] { $bot }: This bot can’t be loaded. { $what }
    [illegal_move] { $bot }: The move “{ $what }” isn’t legal at step { $step } of the match { $match }.
   *[failed] { $bot }: This bot failed at step { $step } of the match { $match }. { $what }
}
error-unknown = The server refused this ({ $code }). Please try again.

# Link previews
preview-start-title = Poktail: games of bluff and nerve for friends
preview-start-text = Play with friends, with bots or with both, in the browser. No account, nothing to install.
preview-table-title = { $game }: a seat is waiting for you
preview-match-title = { $game }: look back at this match

# Lessons in a terminal.
learn-which = Which game do you want to learn?
learn-none = { $game } has no lesson yet.
learn-step = Step { $step } of { $count }
learn-now = Your turn: { $move }
learn-choose = Your choice (q: leave):
learn-go-on = Press Enter to go on (q: leave):
learn-help = Type a number or the word next to it.
learn-done = You know how to play!
learn-play = To play a match: { $command }
