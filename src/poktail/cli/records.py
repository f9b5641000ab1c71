"""`poktail replay`, `review`, `export` and `verify`, which work on the record file of a match."""

from __future__ import annotations

import re
import sys
from typing import Annotated

import typer

from poktail.cli.common import Lang, RecordFile, language
from poktail.core import registry
from poktail.core.errors import BadOptions, BadProof, BadRecord
from poktail.core.game import CHANCE
from poktail.i18n import Words

PUBLIC = "public"


def replay(
    file: RecordFile,
    seat: Annotated[str, typer.Option("--as", help="A seat's name or number, public, or everything.")] = PUBLIC,
    tables: Annotated[bool, typer.Option("--tables", help="Draw the table after every step.")] = False,
    lang: Lang = "",
) -> None:
    """Replay a recorded match as one seat saw it."""
    from poktail.core import record  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import keep  # noqa: PLC0415
    from poktail.terminal.replay import replay_record, replay_sight  # noqa: PLC0415
    from poktail.terminal.screen import Screen  # noqa: PLC0415

    kept = keep.read(file)
    entry = registry.find(kept.header.game.id)
    screen = Screen(Words(language(lang), entry, kept.header.names))
    if isinstance(kept, record.SeatRecord):
        replay_sight(screen, kept)
    else:
        replay_record(screen, kept, seat, tables)


def review(
    file: RecordFile,
    seat: Annotated[str, typer.Option("--as", help="The seat to review: its name or number.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Judge every decision of one seat in a finished match by what this seat knew then."""
    from poktail.core import record  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import keep  # noqa: PLC0415
    from poktail.terminal import review as reviews  # noqa: PLC0415
    from poktail.terminal.screen import Screen  # noqa: PLC0415

    kept = keep.read(file)
    spoken = language(lang)
    if not isinstance(kept, record.Record):
        raise BadRecord(line=1, reason="one_seat_only")
    number = reviews.seat_to_review(kept, seat)
    screen = Screen(Words(spoken, registry.find(kept.header.game.id), kept.header.names, you=number))
    found = reviews.review_record(screen, kept, number)
    if as_json:
        reviews.print_json(kept, found)
    else:
        reviews.show(screen, kept, found)


def export(
    file: RecordFile,
    seat: Annotated[str, typer.Option("--as", help="A seat's name or number, or public.")] = PUBLIC,
    lang: Lang = "",
) -> None:
    """Print what one seat may know of a match, running or over, as a record of its own."""
    from poktail.core import record  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import keep  # noqa: PLC0415
    from poktail.terminal.replay import seat_of  # noqa: PLC0415

    kept = keep.read(file)
    language(lang)
    if not isinstance(kept, record.Record):
        raise BadRecord(line=1, reason="one_seat_only")
    seat_record = record.seat_record_of(kept.match(), kept.header, seat_of(kept.header, seat))
    sys.stdout.write(record.write_seat_record(seat_record))


def verify(
    file: RecordFile,
    sealed: Annotated[str, typer.Option("--commitment", help="The seal you were shown before the match.")] = "",
    server: Annotated[str, typer.Option("--server", help="The server's public key, as it shows at /api/key.")] = "",
    lang: Lang = "",
) -> None:
    """Check a finished match: every throw follows from the seed sealed before it began, and every signature fits."""
    from poktail.core import record  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import keep  # noqa: PLC0415
    from poktail.terminal.screen import Screen  # noqa: PLC0415
    from poktail.terminal.signed import signed_lines  # noqa: PLC0415

    kept = keep.read(file)
    if not isinstance(kept, record.Record):
        raise BadRecord(line=1, reason="one_seat_only")
    if server and not re.fullmatch("[0-9a-fA-F]{64}", server):
        raise BadOptions(option="--server", want="0-9 a-f (64)")
    if sealed and sealed.lower() != kept.header.commitment:
        raise BadProof(reason="another_seal")
    match = kept.verified()
    screen = Screen(Words(language(lang), registry.find(kept.header.game.id), kept.header.names))
    signed = signed_lines(screen.words, kept, bytes.fromhex(server) if server else None)
    throws = sum(CHANCE in choice for choice in match.steps)
    screen.say(screen.words("verified", throws=throws, steps=len(match.steps)), "green")
    screen.say(screen.words("verified-seal"))
    screen.say(str(kept.header.commitment))
    gave = [name for name, part in zip(kept.header.names, kept.header.entropy, strict=True) if part]
    screen.say(screen.words("verified-gave", names=screen.words.all(gave), count=len(gave)))
    for line in signed:
        screen.say(line)
