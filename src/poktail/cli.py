"""The command line: everything people type after `poktail`."""

from __future__ import annotations

import getpass
import os
import random
import secrets
import sys
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from poktail.bots.levels import LEVELS, bot
from poktail.core import codec, record, registry
from poktail.core.errors import BadName, BadOptions, BadProof, BadRecord, RuleError
from poktail.core.fair import SEED_BYTES, commitment
from poktail.core.game import CHANCE, Bounds
from poktail.core.registry import Entry
from poktail.i18n import LANGUAGES, Words, choose_language
from poktail.server import commands
from poktail.terminal import keep, series
from poktail.terminal.play import Quit, TableTop, pick, resumed_match, sealed_match
from poktail.terminal.replay import PUBLIC, replay_record, replay_sight, seat_of
from poktail.terminal.screen import InputEnded, Screen

OK, REFUSED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Four hidden-information games: play them here or over the network, replay and verify them.",
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; `poktail games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match record.")]
Lang = Annotated[
    str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Without it, the one of your system.")
]

OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game as name=value; repeatable.")
]

Command = TypeVar("Command", bound=Callable[..., None])


def refusing(command: Command) -> Command:
    """A refusal is a sentence on standard error and an exit code, never a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except RuleError as error:
            lang = kwargs.get("lang")
            words = Words(lang if lang in LANGUAGES else language(""))
            Console(stderr=True, highlight=False).print(Text(f"poktail: {words.error(error)} ({error.code})"))
            raise typer.Exit(REFUSED if isinstance(error, BadProof) else BAD_INPUT) from None

    return run  # type: ignore[return-value]


def language(lang: str) -> str:
    """The wanted language, else the environment's, else English."""
    if lang:
        if lang not in LANGUAGES:
            raise BadOptions(option="lang", want=" ".join(LANGUAGES))
        return lang
    return choose_language([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])


@app.command("games")
@refusing
def list_games(lang: Lang = "") -> None:
    """List the games there are."""
    screen = Screen(Words(language(lang)))
    for entry in registry.games():
        words, about = Words(language(lang), entry), entry.about
        bounds: Bounds = entry.game.__dataclass_fields__["seats"].metadata["bounds"]
        head = Text.assemble((words("title"), "bold"), ("  " + entry.id, "yellow"))
        facts = words("facts", low=bounds.low, high=bounds.high, minutes=about.minutes)
        screen.show(Group(head, Text(words("pitch")), Text(f"{facts} {credit(words, entry)}", "dim"), Text()))


def credit(words: Words, entry: Entry) -> str:
    """Who made the game."""
    about = entry.about
    return words("credit", authors=words.all(about.authors), publisher=about.publisher, year=str(about.year))


@app.command()
@refusing
def rules(game: GameId, lang: Lang = "") -> None:
    """Print a game's rulebook."""
    entry = registry.find(game)
    Screen(Words(language(lang), entry)).rulebook(entry)


@app.command()
@refusing
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id; without it you are asked.")] = "",
    seats: Annotated[int, typer.Option("--seats", help="How many sit at the table, bots included.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help=f"How the bots play: {', '.join(LEVELS)}.")] = "regular",
    seat_names: Annotated[
        str, typer.Option("--seat-names", help="People at this terminal, by comma: Ann,Ben. The others are bots.")
    ] = "",
    people: Annotated[int, typer.Option("--people", help="How many people play here; 0: watch the bots.")] = -1,
    option: OptionList = None,
    lang: Lang = "",
    seed: Annotated[str, typer.Option("--seed", help="Make chance and bots repeatable; then they are no secret.")] = "",
    record_file: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Keep the match in this new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the match kept in this file.")
    ] = None,
) -> None:
    """Play at this terminal, against bots or with several people and a curtain between them."""
    path = resume or record_file
    rng = random.Random(seed or secrets.token_bytes(32))
    if resume:
        kept, setting = keep.load(resume)
        header = kept.header
        entry = registry.find(header.game.id)
    else:
        entry = registry.find(game) if game else choose_game(Screen(Words(language(lang))))
        header, setting = new_table(entry, language(lang), seats, bots, seat_names, people, option or [], seed)
        if path is not None and (path.exists() or keep.key_path(path).exists()):
            raise BadRecord(line=1, reason="exists")
    screen = Screen(Words(language(lang), entry, header.names))
    table = TableTop(screen, entry, header, setting, bot(entry, setting.level))
    table.path = path
    match = resumed_match(kept, setting) if resume else sealed_match(header, setting)
    welcome(screen, entry, header)
    leave_well(lambda: table.play(match, rng), table)


@app.command()
@refusing
def join(
    address: Annotated[
        str, typer.Argument(metavar="[URL]", help="A server, or the link of a table there.")
    ] = "http://127.0.0.1:8765",
    name: Annotated[str, typer.Option("--name", help="What you are called there.")] = "",
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="Which seat; else the first free one.")] = None,
    anonymous: Annotated[bool, typer.Option("--anonymous", help="Be somebody new, and keep no key of it.")] = False,
    key_file: Annotated[
        Path | None, typer.Option("--key-file", metavar="FILE", help="Where the key is kept that says who you are.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Play at a table of a server, over the network."""
    from poktail.terminal import join as network  # noqa: PLC0415  # nobody else waits for what it loads

    words = Words(language(lang))
    fallback = table_names(words, [], 1, 1)[0]
    where = network.key_path(anonymous, key_file)
    code = network.join(Screen(words), address, name, fallback, None if seat is None else seat - 1, where)
    raise typer.Exit(code)


def choose_game(screen: Screen) -> Entry:
    """Which of the games; where there is only one, that one."""
    entries = registry.games()
    if len(entries) == 1:
        return entries[0]
    grid = Table.grid(padding=(0, 2))
    for number, entry in enumerate(entries, 1):
        words = Words(screen.words.lang, entry)
        grid.add_row(Text(str(number), "bold yellow"), Text(words("title"), "bold"), Text(words("pitch"), "dim"))
    screen.show(grid)
    ids = tuple(entry.id for entry in entries)
    try:
        return registry.find(pick(ids, screen.ask(screen.words("which-game"))))
    except InputEnded:
        raise typer.Exit(REFUSED) from None


def new_table(
    entry: Entry, lang: str, seats: int, level: str, seat_names: str, people: int, option: list[str], seed: str
) -> tuple[record.Header, keep.Setting]:
    """The table somebody asked for: its options, names and sealed seed."""
    options = dict(map(parse_option, option)) | ({"seats": seats} if seats else {})
    named = [name.strip() for name in seat_names.split(",")] if seat_names else []
    default = entry.game.__dataclass_fields__["seats"]
    if named and "seats" not in options:
        options["seats"] = max(len(named), default.default)
    game = codec.with_options(entry.game, options)
    count = people if people >= 0 else len(named) or 1
    if count > game.seats or len(named) > count:
        raise BadOptions(option="people", low=len(named), high=game.seats)
    names = tuple(table_names(Words(lang), named, count, game.seats))
    if len(set(names)) < len(names):
        raise BadName(name=max(names, key=names.count))
    source = (lambda tag, size: sha256(f"{tag} {seed}".encode()).digest()[:size]) if seed else _fresh
    secret = source("seed", SEED_BYTES)
    entropy = tuple(source(f"seat {seat}", 16) if seat < count else b"" for seat in range(game.seats))
    return record.Header(game, names, commitment(secret), entropy), keep.Setting(count, level, secret)


def _fresh(_tag: str, size: int) -> bytes:
    return secrets.token_bytes(size)


def table_names(words: Words, named: list[str], people: int, seats: int) -> list[str]:
    """People's names, then the bots': appliances that nobody at the table is called after."""
    names = list(named)
    if not names and people:
        user = "".join(c for c in _user() if c.isprintable()).strip()[: record.MAX_NAME]
        names.append(user or words("guest", number=1))
    names += [words("guest", number=number) for number in range(len(names) + 1, people + 1)]
    spare = [name for name in words("bot-names").split(", ") if name not in names]
    return names + spare[: seats - len(names)]


def _user() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):  # a container without a user entry
        return ""
    return "" if name == "root" else name.capitalize()


def parse_option(text: str) -> tuple[str, Any]:
    """name=value; the value is JSON where it can be, else text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(option=text[:40])
    try:
        return name.replace("-", "_"), codec.parse(value)
    except RuleError:
        return name.replace("-", "_"), value


def welcome(screen: Screen, entry: Entry, header: record.Header) -> None:
    """The game, its makers, the seal, and how to get help."""
    screen.title(screen.words("title"))
    screen.say(screen.words("pitch"))
    screen.say(credit(screen.words, entry), "dim")
    screen.say()
    screen.say(screen.words("seal"), "dim")
    screen.say(str(header.commitment), "dim")
    screen.say(screen.words("menu-help"), "dim")


def leave_well(work: Callable[[], None], table: TableTop) -> None:
    """Whoever leaves early is told how to come back."""
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


@app.command()
@refusing
def replay(
    file: RecordFile,
    seat: Annotated[str, typer.Option("--as", help="A seat's name or number, public, or everything.")] = PUBLIC,
    tables: Annotated[bool, typer.Option("--tables", help="Draw the table after every step.")] = False,
    lang: Lang = "",
) -> None:
    """Tell a recorded match again, as one seat saw it."""
    kept = keep.read(file)
    entry = registry.find(kept.header.game.id)
    screen = Screen(Words(language(lang), entry, kept.header.names))
    if isinstance(kept, record.SeatRecord):
        replay_sight(screen, kept)
    else:
        replay_record(screen, kept, seat, tables)


@app.command()
@refusing
def export(
    file: RecordFile,
    seat: Annotated[str, typer.Option("--as", help="A seat's name or number, or public.")] = PUBLIC,
    lang: Lang = "",
) -> None:
    """Print what one seat may know of a match, running or over, as a record of its own."""
    kept = keep.read(file)
    language(lang)
    if not isinstance(kept, record.Record):
        raise BadRecord(line=1, reason="one_seat_only")
    observation = record.seat_record_of(kept.match(), kept.header, seat_of(kept.header, seat))
    sys.stdout.write(record.write_seat_record(observation))


@app.command()
@refusing
def verify(
    file: RecordFile,
    sealed: Annotated[str, typer.Option("--commitment", help="The seal you were shown before the match.")] = "",
    lang: Lang = "",
) -> None:
    """Check that every throw of a finished match follows from the seed sealed before it began."""
    kept = keep.read(file)
    if not isinstance(kept, record.Record):
        raise BadRecord(line=1, reason="one_seat_only")
    if sealed and sealed.lower() != kept.header.commitment:
        raise BadProof(reason="another_seal")
    match = kept.verified()
    screen = Screen(Words(language(lang), registry.find(kept.header.game.id), kept.header.names))
    throws = sum(CHANCE in choice for choice in match.steps)
    screen.say(screen.words("verified", throws=throws, steps=len(match.steps)), "green")
    screen.say(screen.words("verified-seal"))
    screen.say(str(kept.header.commitment))
    gave = [name for name, part in zip(kept.header.names, kept.header.entropy, strict=True) if part]
    screen.say(screen.words("verified-gave", names=screen.words.all(gave), count=len(gave)))


@app.command()
@refusing
def stats(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="How many matches, over all variants.")] = 10_000,
    seed: Annotated[str, typer.Option("--seed", help="Another series.")] = "1",
    lang: Lang = "",
) -> None:
    """Play many random matches over all seats and variants and sum them up."""
    entry = registry.find(game)
    series.stats(Screen(Words(language(lang), entry)), entry, games, seed)


@app.command()
@refusing
def arena(
    game: GameId,
    seats: Annotated[int, typer.Option("--seats", help="How many sit at the table.")] = 0,
    hero: Annotated[str, typer.Option("--bot", help=f"The bot under test: {', '.join(LEVELS)}.")] = "regular",
    others: Annotated[str, typer.Option("--among", help="What all others are.")] = "random",
    games: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 2000,
    option: OptionList = None,
    seed: Annotated[str, typer.Option("--seed", help="Another series.")] = "1",
    lang: Lang = "",
) -> None:
    """Let one bot play among others, its seat rotating, and count its wins."""
    entry = registry.find(game)
    options = dict(map(parse_option, option or [])) | ({"seats": seats} if seats else {})
    for level in (hero, others):
        bot(entry, level)
    screen = Screen(Words(language(lang), entry))
    series.arena(screen, entry, codec.with_options(entry.game, options), (hero, others), games, seed)


app.command("serve", cls=commands.ServeCommand)(refusing(commands.serve))
app.command("bot")(refusing(commands.bot))
admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Look after the data of a table server.")
for name, command in commands.ADMIN.items():
    admin.command(name)(refusing(command))
app.add_typer(admin, name="admin")


def main() -> None:
    """Run a command; a reader who leaves a pipe early is no error of ours, nor is a terminal that lacks letters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(REFUSED)
