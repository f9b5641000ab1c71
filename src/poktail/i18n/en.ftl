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
