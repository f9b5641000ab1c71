"""Tests of playing at a server's table from a terminal: real sockets and terminals, a server that restarts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from poktail.client.addresses import parse_address
from poktail.client.errors import BadKeyFile, Refused
from poktail.client.http_client import Server
from poktail.client.keys import Key, load_key
from poktail.client.messages import printable
from poktail.core.errors import BadOptions
from poktail.core.registry import find
from poktail.i18n import LANGUAGES, Words
from poktail.terminal import join_show
from poktail.terminal.join import Lobby, key_path
from poktail.terminal.screen import Screen
from tests.server.live import Process
from tests.terminal import runs
from tests.terminal.joining import LINK, Terminal, opened
from tests.terminal.runs import GAMES, in_a_row, poktail

pytestmark = pytest.mark.xdist_group("join")  # they share a server that takes a while to make

ANSI = "\x1b["


def key_files(config: Path) -> list[Path]:
    return sorted((config / "poktail").glob("*")) if (config / "poktail").exists() else []


def fewest(game: str) -> int:
    return find(game).seat_bounds.low


def play_on(terminal: Terminal, until: str = "Result") -> str:
    """Always the first entry of the menu, beginning with the one that is shown, until something else is shown."""
    shown = ""
    for _ in range(500):
        terminal.type("1\n")
        shown += terminal.until_one("Your choice:", until)
        if until in shown:
            return shown
    raise AssertionError(shown[-2000:])


# In a pipe


PAIRS = list(zip(GAMES, LANGUAGES, strict=False))


@pytest.mark.parametrize(
    ("name", "lang"), [*PAIRS[:2], *(pytest.param(*pair, marks=pytest.mark.slow) for pair in PAIRS[2:])]
)
def test_a_whole_match_against_bots_in_a_pipe(server: Process, tmp_path: Path, name: str, lang: str) -> None:
    """From the lobby to the result, in each game and each language, verified at the end, without an escape code."""
    typed = f"\nn\n{name}\n{fewest(name)}\n\nstart\n" + "1\n" * 400
    done = poktail("join", server.url, "--name", "Ann", "--lang", lang, typed=typed, XDG_CONFIG_HOME=str(tmp_path))
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert re.search(r"Ann ([1-9]\d*) (of|sur|von|de) \1\b", done.stdout), "every decision is signed"
    words = Words(lang)
    assert words("result") in done.stdout
    assert words("seal-opened") in done.stdout
    assert words("verified-gave", names="Ann", count=1) in " ".join(done.stdout.split())
    assert words("join-seal-wrong")[:30] not in done.stdout
    assert ANSI not in done.stdout + done.stderr
    kept = key_files(tmp_path)
    assert [path.stat().st_mode & 0o777 for path in kept] == [0o600]
    assert kept[0].parent.stat().st_mode & 0o077 == 0
    assert json.loads(kept[0].read_text())["key"] not in done.stdout + done.stderr


def test_input_that_ends_keeps_the_seat_and_says_so(server: Process, tmp_path: Path) -> None:
    typed = f"n\n{GAMES[0]}\n\n\n"
    done = poktail("join", server.url, typed=typed, XDG_CONFIG_HOME=str(tmp_path))
    assert done.returncode == 1
    link = LINK.search(done.stdout)
    assert link is not None
    assert f"poktail join {link[0]}" in done.stdout
    again = poktail("join", link[0], typed="q\n", XDG_CONFIG_HOME=str(tmp_path))
    assert again.returncode == 0
    assert "you, host" in again.stdout
    assert "You have left the table." in again.stdout


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["", "n\n", "n\n1\n", "n\nnonsense\n", "9\n"])
def test_input_may_end_at_any_question(server: Process, tmp_path: Path, typed: str) -> None:
    done = poktail("join", server.url, typed=typed, XDG_CONFIG_HOME=str(tmp_path))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_a_refusal_is_a_sentence_in_the_readers_language(server: Process, tmp_path: Path) -> None:
    german, french, spanish, english = in_a_row(
        ("join", f"{server.url}/t/nowhere", "--lang", "de", "--anonymous"),
        ("join", "127.0.0.1:1", "--lang", "fr"),
        ("join", server.url, "--name", "x" * 41, "--lang", "es"),
        ("join", "ftp://example.org", "--lang", "en"),
        XDG_CONFIG_HOME=str(tmp_path),
    )
    refused = "Diesen Tisch gibt es nicht. Prüf den Link oder öffne einen neuen Tisch. (not_found)"
    assert german == (2, "", f"poktail: {refused}\n")
    assert (french[0], "ne répond pas" in french[2]) == (2, True)
    assert (spanish[0], "no sirve como nombre" in spanish[2]) == (2, True)
    assert (english[0], "(bad_options)" in english[2]) == (2, True)
    assert key_files(tmp_path) == []


def lobby(server: Process, file: Path | None) -> Lobby:
    screen = Screen(Words("en"), Console(file=StringIO()))
    return Lobby(screen, Server(server.url, load_key(file)))


def test_a_key_is_kept_and_known_again(server: Process, tmp_path: Path) -> None:
    file = tmp_path / "folder" / "ann.key"
    lobby(server, file).enter("", "Guest 1")
    first = load_key(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o077 == 0
    lobby(server, file).enter("", "Guest 2")
    lobby(server, file).enter("Bea", "Guest 3")
    assert load_key(file).value == first.value
    assert Server(server.url, first).ask("GET", "/api/me")["name"] == "Bea"
    assert first.value not in repr(first)


def test_a_key_that_the_server_has_forgotten_is_replaced(server: Process, tmp_path: Path) -> None:
    file = tmp_path / "old.key"
    Key(file).store("poktail", "A" * 43)
    lobby(server, file).enter("", "Ann")
    assert load_key(file).value != "A" * 43


def test_keys_are_kept_where_they_are_wanted(server: Process, tmp_path: Path) -> None:
    assert key_path(True, tmp_path / "x")("http://a") is None
    assert key_path(False, tmp_path / "x")("http://a") == tmp_path / "x"
    lobby(server, None).enter("Ann", "")
    (tmp_path / "file").write_text("nonsense")
    with pytest.raises(BadKeyFile):
        load_key(tmp_path / "file")
    with pytest.raises(BadKeyFile):
        Key(tmp_path / "file" / "k").store("poktail", "x")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


# On terminals


def test_two_people_meet_play_and_part(server: Process, tmp_path: Path) -> None:
    """By link, at the seat they ask for; they see each other, wave, and play to the end; one leaves."""
    game = GAMES[1]
    folders = [tmp_path / name for name in ("ann", "ben")]
    args = [("--name", "Ann"), ("--name", "Ben", "--seat", "3")]
    with Terminal(["join", server.url, *args[0]], tmp_path, XDG_CONFIG_HOME=str(folders[0])) as ann:
        link = opened(ann, game, fewest(game))
        with Terminal(["join", link, *args[1]], tmp_path, XDG_CONFIG_HOME=str(folders[1])) as ben:
            assert re.search(r"3\S*\s+Ben\s+\S*you", ben.until("Ann starts the match."))
            ann.until("Ben")
            ben.type(":1\n")
            ann.until("Ben: Hello!")
            ben.type("start\n")
            ben.until("Only the host of the table can do this.")
            ben.type("say hello\n")
            ben.until("Chat is off at this table.")
            ann.type("bot 2 nonsense\n")
            ann.until("Expected: beginner casual strong expert.")
            ann.type("bot 2\n")
            ann.until("Kettle")
            ann.type("start random\n")
            for terminal in (ann, ben):
                terminal.until("The match is starting.")
            ann.until("Your choice:")
            ann.type("1\n")
            ann.until("Waiting for Ben.")
            ann.type("1\n")
            ann.until("isn’t your turn")
            ben.until("Your choice:")
            ben.type("q\n")
            ben.until(f"poktail join {link}")
            assert ben.close() == 0
            ann.until("A bot is now playing for Ben.")
            ann.until("Your choice:")
            play_on(ann)
            ann.until("Verified")
            ann.until("start: start the match")
            ann.type("q\n")
            assert ann.close() == 0


def test_the_server_dies_and_comes_back(tmp_path: Path) -> None:
    """What was typed while it was gone is sent when it is back, once; the match goes on to its end."""
    server = Process(tmp_path / "data")
    with server, Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
        opened(ann, GAMES[1], fewest(GAMES[1]))
        ann.type("start\n")
        ann.until("Your choice:")
        server.kill()
        ann.until("Can’t reach the server.")
        ann.type("1\n")
        server.start()
        ann.until("Connected again.")
        ann.until("What happened")
        ann.until("Your choice:")
        play_on(ann)
        ann.until("Verified")
    assert server.complaints() == []


def test_whoever_is_interrupted_comes_back_to_the_same_seat(server: Process, tmp_path: Path) -> None:
    """Control-C in the middle of a choice; with the link and the key the same menu is there again."""
    with Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
        link = opened(ann, GAMES[1], fewest(GAMES[1]))
        ann.type("start\n")
        ann.until("Your choice:")
        ann.type("\x03")
        ann.until("Your seat is kept")
        assert ann.close() == 130
    with Terminal(["join", link], tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
        shown = ann.until("Your choice:")
        assert "your side of the table" in shown
        ann.type("??\n")
        ann.until("POK-1")
        ann.until("Your choice:")
        ann.type("nonsense\n")
        ann.until("isn’t on the menu")
        ann.type("t\n")
        ann.until("your side of the table")


def test_the_table_of_a_server_fills_the_screen(server: Process, tmp_path: Path) -> None:
    """From the lobby to the table: the board above the prompt, a click is a move, and nothing scrolls."""
    with runs.Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
        for question, answer in (("leave >", "n"), ("Which game?", GAMES[1]), ("How many seats", ""), ("List the", "")):
            ann.until(question)
            ann.type(f"{answer}\n")
        ann.shows("start: start the match")
        scrolled = ann.screen.scrolled
        ann.type("start random\r")
        lines = ann.shows("Your choice:").split("\n")
        assert ann.screen.alternate
        assert lines[0].strip().startswith(Words("en", find(GAMES[1]))("title"))
        row = next(row for row, line in enumerate(lines) if re.match(r"  1  \w", line))
        ann.type(f"\x1b[<0;6;{row + 1}M")
        ann.shows("Last round")
        ann.shows("Your choice:")
        ann.type("nonsense\r")
        ann.shows("isn’t on the menu")
        ann.type("?1\r\rq\r")
        ann.until("a bot is playing for you")
        assert ann.close() == 0
        assert not ann.screen.alternate
        assert ann.screen.scrolled - scrolled <= 8, "only the lines of the goodbye"


@pytest.mark.slow
def test_who_finds_no_seat_watches(server: Process, tmp_path: Path) -> None:
    game = GAMES[1]
    with Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=str(tmp_path / "ann")) as ann:
        link = opened(ann, game, fewest(game))
        ann.type("start\n")
        ann.until("Your choice:")
        with Terminal(["join", link, "--anonymous", "--name", "Eve"], tmp_path) as eve:
            shown = eve.until("what everybody can see")
            assert "you are watching" in shown
            eve.type("1\n")
            eve.until("isn’t your turn")
            play_on(ann)
            eve.until("Result")
            eve.until("You are watching.")
            eve.type("seat 1\n")
            eve.until("Somebody is already sitting there.")
            eve.type("q\n")
            assert eve.close() == 0


@pytest.mark.slow
def test_a_server_that_has_forgotten_the_table_ends_it(tmp_path: Path) -> None:
    """Another database at the same address: no waiting helps, and that is said."""
    server = Process(tmp_path / "data")
    with server, Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
        opened(ann, GAMES[1], fewest(GAMES[1]))
        server.kill()
        ann.until("Can’t reach the server.")
        with Process(tmp_path / "other", port=server.settings["port"]):
            ann.until("This table doesn’t exist.")
            assert ann.close() == 2


@pytest.mark.slow
def test_a_bot_of_ones_own_is_invited_by_its_name(server: Process, tmp_path: Path) -> None:
    file = tmp_path / "ann.key"
    lobby(server, file).enter("Ann", "")
    made = Server(server.url, load_key(file)).ask("POST", "/api/me/bots", {"name": "Robo", "open": False})
    command = [sys.executable, "-m", "poktail", "bot", "--url", server.url]
    with (
        subprocess.Popen(command, env=runs.environment(POKTAIL_BOT_TOKEN=made["token"]), stdout=subprocess.PIPE) as bot,
        Terminal(["join", server.url, "--key-file", str(file)], tmp_path) as ann,
    ):
        try:
            assert bot.stdout is not None
            assert b"Connected as Robo" in bot.stdout.readline()
            opened(ann, GAMES[1], fewest(GAMES[1]))
            ann.until("q: leave >")
            ann.type("bot 2 robo\n")
            ann.until("Robo")
            ann.type("start\n")
            ann.until("Your choice:")
            play_on(ann)
            ann.until("Verified")
        finally:
            bot.kill()


# Parts


@pytest.mark.parametrize(
    "text",
    ["", "ftp://a", "http://", "http://a/x", "http://a/t/", "http://a/t/b/c", "http://u@a", "http://a:b", "/t/a"],
)
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        parse_address(text)


def test_nothing_from_afar_can_command_the_terminal() -> None:
    dirty: Any = {"a\x1b": ["\x1b[2J", {"b": "x\x07\u202e"}], "n": 1}
    assert printable(dirty) == {"a\ufffd": ["\ufffd[2J", {"b": "x\ufffd\ufffd"}], "n": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_we_have_no_words_for_still_says_its_code(lang: str) -> None:
    told = {code: join_show.sentence(Words(lang), Refused(code, {})) for code in ("brand_new", "illegal_move")}
    assert all(code in sentence for code, sentence in told.items())
    assert "forbidden" not in join_show.sentence(Words(lang), Refused("forbidden", {"need": "host"}))
