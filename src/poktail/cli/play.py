"""`poktail play`: a match in this terminal, against bots or with several people."""

from __future__ import annotations

import os
import random
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from poktail.bots.levels import DEFAULT_LEVEL, LEVELS
from poktail.cli.common import INTERRUPTED, OK, REFUSED, Lang, OptionList, Plain, complete_game, language
from poktail.cli.game_list import credit
from poktail.core import registry
from poktail.core.errors import BadRecord

if TYPE_CHECKING:
    from poktail.core import record
    from poktail.core.registry import Entry
    from poktail.terminal.keep import Setting
    from poktail.terminal.play import TableTop
    from poktail.terminal.screen import Screen

AnyGameId = Annotated[
    str, typer.Argument(metavar="[GAME]", help="A game's id; without it you are asked.", autocompletion=complete_game)
]
SeatNames = Annotated[
    str, typer.Option("--seat-names", help="People at this terminal, by comma: Ann,Ben. The others are bots.")
]
Seed = Annotated[str, typer.Option("--seed", help="Make chance and bots repeatable; then they are not secret.")]
Hint = Annotated[bool, typer.Option("--hint", help="Show a hint at each of your decisions, if you play alone.")]
NewRecord = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Save the match to this new file.")]
OldRecord = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Continue the match saved in this file.")
]


def play(
    game: AnyGameId = "",
    seats: Annotated[int, typer.Option("--seats", help="Number of seats, bots included.")] = 0,
    level: Annotated[
        str, typer.Option("--level", "--bots", help=f"How the bots play: {', '.join(LEVELS)}.")
    ] = DEFAULT_LEVEL,
    seat_names: SeatNames = "",
    people: Annotated[int, typer.Option("--people", help="How many people play here; 0: watch the bots.")] = -1,
    option: OptionList = None,
    lang: Lang = "",
    seed: Seed = "",
    record_file: NewRecord = None,
    resume: OldRecord = None,
    hint: Hint = False,
    plain: Plain = False,
) -> None:
    """Play at this terminal, against bots or with several people and a curtain between them."""
    from poktail.cli.tables import new_table  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import keep  # noqa: PLC0415

    spoken = language(lang)
    if resume:
        kept, setting = keep.load(resume)
        check_hint(hint, setting)
        run(spoken, registry.find(kept.header.game.id), kept.header, setting, resume, plain, seed, hint, kept)
        return
    entry = registry.find(game) if game else ask_for_game(spoken)
    number, path = 1, record_file
    while True:
        key = seed if number == 1 or not seed else f"{seed} {number}"
        header, setting = new_table(entry, spoken, seats, level, seat_names, people, option, key)
        check_hint(hint, setting)
        if path is not None and (path.exists() or keep.key_path(path).exists()):
            raise BadRecord(line=1, reason="exists", file=str(path))
        if not run(spoken, entry, header, setting, path, plain, key, hint):
            return
        number += 1
        path = None if record_file is None else record_file.with_stem(f"{record_file.stem}-{number}")


def run(
    lang: str, entry: Entry, header: record.Header, setting: Setting, path: Path | None, plain: bool, seed: str,
    hint: bool = False, kept: record.Record | None = None,
) -> bool:  # fmt: skip
    """Play one match; whether somebody wants to play again."""
    from poktail.bots.levels import bot  # noqa: PLC0415  # these are slow to import
    from poktail.i18n import Words  # noqa: PLC0415
    from poktail.terminal.full_screen import open_screen  # noqa: PLC0415
    from poktail.terminal.play import Quit, TableTop, resumed_match, sealed_match  # noqa: PLC0415
    from poktail.terminal.screen import InputEnded  # noqa: PLC0415

    screen = open_screen(
        Words(lang, entry, header.names, 0 if setting.people == 1 else None), plain or setting.people == 0, os.environ
    )
    table = TableTop(screen, entry, header, setting, bot(entry, setting.level))
    table.path, table.hints = path, hint
    match = resumed_match(kept, setting) if kept else sealed_match(header, setting)
    welcome(screen, entry, header)
    rng = random.Random(seed or secrets.token_bytes(32))
    try:
        with screen.opened(), table.cleared():
            match = table.play(match, rng)
            table.end(match)
            again = screen.live and setting.people > 0 and table.again()
    except Quit:
        leave(table, OK)
    except InputEnded:
        leave(table, REFUSED)
    except KeyboardInterrupt:
        leave(table, INTERRUPTED)
    table.close(match)
    return again


def check_hint(hint: bool, setting: Setting) -> None:
    """Refuse --hint where several people would see it, or nobody."""
    from poktail.terminal.hints import check_alone  # noqa: PLC0415  # slow to import

    if hint:
        check_alone(setting.people)


def ask_for_game(lang: str) -> Entry:
    """The game that somebody picks; exits if the input ends."""
    from poktail.i18n import Words  # noqa: PLC0415
    from poktail.terminal.choose import choose_game  # noqa: PLC0415
    from poktail.terminal.screen import InputEnded, Screen  # noqa: PLC0415

    screen = Screen(Words(lang))

    def ask(prompt: str) -> str:
        typed = screen.ask(prompt)
        if typed in ("q", "quit"):
            raise typer.Exit(OK)
        return typed

    try:
        return choose_game(screen, ask, screen.words("which-game"))
    except InputEnded:
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def welcome(screen: Screen, entry: Entry, header: record.Header) -> None:
    """Show the game, its makers, the seal, and how to get help."""
    screen.title(screen.words("title"))
    screen.say(screen.words("pitch"))
    screen.say(credit(screen.words, entry), "dim")
    screen.say()
    screen.say(screen.words("seal"), "dim")
    screen.say(str(header.commitment), "dim")
    screen.say(screen.words("menu-help"), "dim")


def leave(table: TableTop, code: int) -> NoReturn:
    """Tell a person who leaves early how to come back, and exit."""
    screen = table.screen
    screen.say()
    if table.path is None:
        screen.say(screen.words("left-unkept"), "dim")
    else:
        screen.say(screen.words("left-kept", command=f"poktail play --resume {table.path}"), "dim")
    raise typer.Exit(code)
