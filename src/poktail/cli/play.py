"""The commands games, rules and play: list the games, print their rules, and play a match in this terminal."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

from poktail.bots.levels import DEFAULT_LEVEL, LEVELS, bot
from poktail.cli.common import INTERRUPTED, OK, REFUSED, GameId, Lang, OptionList, complete_game, language
from poktail.cli.tables import new_table
from poktail.core import record, registry
from poktail.core.errors import BadRecord
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal import keep
from poktail.terminal.choose import choose_game
from poktail.terminal.play import Quit, TableTop, resumed_match, sealed_match
from poktail.terminal.screen import InputEnded, Screen

AnyGameId = Annotated[
    str, typer.Argument(metavar="[GAME]", help="A game's id; without it you are asked.", autocompletion=complete_game)
]
SeatNames = Annotated[
    str, typer.Option("--seat-names", help="People at this terminal, by comma: Ann,Ben. The others are bots.")
]
Seed = Annotated[str, typer.Option("--seed", help="Make chance and bots repeatable; then they are not secret.")]
NewRecord = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Save the match to this new file.")]
OldRecord = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Continue the match saved in this file.")
]


def games(lang: Lang = "") -> None:
    """List the games."""
    screen = Screen(Words(language(lang)))
    for entry in registry.games():
        words, bounds = Words(language(lang), entry), entry.seat_bounds
        head = Text.assemble((words("title"), "bold"), ("  " + entry.id, "yellow"))
        facts = words("facts", low=bounds.low, high=bounds.high, minutes=entry.about.minutes)
        screen.show(Group(head, Text(words("pitch")), Text(f"{facts} {credit(words, entry)}", "dim"), Text()))


def credit(words: Words, entry: Entry) -> str:
    """Who made the game."""
    about = entry.about
    return words("credit", authors=words.all(about.authors), publisher=about.publisher, year=str(about.year))


def rules(game: GameId, lang: Lang = "") -> None:
    """Print a game's rulebook."""
    entry = registry.find(game)
    Screen(Words(language(lang), entry)).rulebook(entry)


def play(
    game: AnyGameId = "",
    seats: Annotated[int, typer.Option("--seats", help="Number of seats, bots included.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help=f"How the bots play: {', '.join(LEVELS)}.")] = DEFAULT_LEVEL,
    seat_names: SeatNames = "",
    people: Annotated[int, typer.Option("--people", help="How many people play here; 0: watch the bots.")] = -1,
    option: OptionList = None,
    lang: Lang = "",
    seed: Seed = "",
    record_file: NewRecord = None,
    resume: OldRecord = None,
) -> None:
    """Play at this terminal, against bots or with several people and a curtain between them."""
    path = resume or record_file
    rng = random.Random(seed or secrets.token_bytes(32))
    if resume:
        kept, setting = keep.load(resume)
        header = kept.header
        entry = registry.find(header.game.id)
    else:
        entry = registry.find(game) if game else ask_for_game(language(lang))
        header, setting = new_table(entry, language(lang), seats, bots, seat_names, people, option, seed)
        if path is not None and (path.exists() or keep.key_path(path).exists()):
            raise BadRecord(line=1, reason="exists")
    screen = Screen(Words(language(lang), entry, header.names, you=0 if setting.people == 1 else None))
    table = TableTop(screen, entry, header, setting, bot(entry, setting.level))
    table.path = path
    match = resumed_match(kept, setting) if resume else sealed_match(header, setting)
    welcome(screen, entry, header)
    run_until_left(lambda: table.play(match, rng), table)


def ask_for_game(lang: str) -> Entry:
    """The game that somebody picks; exits if the input ends."""
    screen = Screen(Words(lang))
    try:
        return choose_game(screen, screen.ask, screen.words("which-game"))
    except InputEnded:
        raise typer.Exit(REFUSED) from None


def welcome(screen: Screen, entry: Entry, header: record.Header) -> None:
    """Show the game, its makers, the seal, and how to get help."""
    screen.title(screen.words("title"))
    screen.say(screen.words("pitch"))
    screen.say(credit(screen.words, entry), "dim")
    screen.say()
    screen.say(screen.words("seal"), "dim")
    screen.say(str(header.commitment), "dim")
    screen.say(screen.words("menu-help"), "dim")


def run_until_left(work: Callable[[], None], table: TableTop) -> None:
    """Play; whoever leaves early is told how to come back."""
    code = OK
    try:
        work()
        return
    except Quit:
        pass
    except InputEnded:
        code = REFUSED
    except KeyboardInterrupt:
        code = INTERRUPTED
    screen = table.screen
    table.clear()
    screen.say()
    if table.path is None:
        screen.say(screen.words("left-unkept"), "dim")
    else:
        screen.say(screen.words("left-kept", command=f"poktail play --resume {table.path}"), "dim")
    raise typer.Exit(code)
