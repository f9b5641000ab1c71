"""The table screen of `poktail join`: handles each message from the server and updates the screen."""

from __future__ import annotations

import secrets
from collections import deque
from queue import SimpleQueue
from typing import Any

from rich.text import Text

from poktail.client.connection import Lost, TableConnection, seats_of
from poktail.client.errors import Refused, parse_refusal
from poktail.client.http_client import Server
from poktail.client.messages import Message
from poktail.core import codec, registry
from poktail.core.game import AnyGame, Seat, SeatEvent
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal import hints
from poktail.terminal import join_show as show
from poktail.terminal.full_screen import FullScreen
from poktail.terminal.game_text import GameText
from poktail.terminal.keyboard import Pressed, Typed
from poktail.terminal.menu import Menu
from poktail.terminal.play import EARLIER
from poktail.terminal.screen import Screen

OK, REFUSED, BAD_INPUT = 0, 1, 2
ENTROPY_BYTES = 16

Inbox = SimpleQueue[Typed | Pressed | Message | Lost]


class TableScreen:
    """A table as its player or spectator sees it. `code` is the exit code, None until it ends."""

    def __init__(self, screen: Screen, server: Server, table: str, inbox: Inbox, wanted: Seat | None) -> None:
        self._screen, self.server, self.inbox, self.wanted = screen, server, inbox, wanted
        self.connection = TableConnection(server, table, inbox.put)
        self.link = f"{server.origin}/t/{table}"
        self.code: int | None = None
        self.lines: deque[str | None] = deque()
        self.prompted = self.connected = self.arrived = self.was_lost = self.starting = self.telling = False
        self.me: str | None = None
        self.emotes: list[str] = []
        self.table: dict[str, Any] = {}
        self.entry: Entry | None = None
        self.game: AnyGame | None = None
        self.seat: Seat | None = None
        self.asked: dict[str, str] = {}
        self.offered: tuple[str, Seat] | None = None
        self.sealed: dict[str, str] = {}
        self.given: dict[str, bytes] = {}
        self.match, self.version = "", 0
        self.view: Any = None
        self.legal: tuple[Any, ...] = ()
        self.can_take_back = False
        self.choices = Menu(())
        self.history: list[SeatEvent] = []
        self.complete = False
        self.hidden = 0
        self.awaited: list[Seat] = []
        self.parting = ""
        self.pending: tuple[str, str, int] | None = None

    # What is shown

    @property
    def words(self) -> Words:
        """The language and the names at this table."""
        return self._screen.words

    def out(self) -> Screen:
        """The screen, at the beginning of a line."""
        if self.prompted:
            self._screen.console.print()
            self.prompted = False
        return self._screen

    def prompt(self) -> None:
        """Say what can be typed, where something is awaited from this person."""
        idle = self.connected and not self.starting and not self.asked
        text = show.prompt(self.words, self.table, self.seat, self.me) if idle else ""
        if self.legal and self.pending is None and self.seat is not None:
            text = self.words("prompt", name=self.words.seat(self.seat))
        screen = self._screen
        if isinstance(screen, FullScreen) and screen.active:
            screen.question = text
            screen.hint = self.keys() if self.legal else ""
            screen.draw()
        elif text:
            self.out().console.print(Text(f"  {text} ", style="bold yellow"), end="")
            self.prompted = True

    def keys(self) -> str:
        """The keys besides the menu, in a full screen."""
        hint, undo = str(show.hints_allowed(self.table, self.seat)).lower(), str(self.can_take_back).lower()
        return self.words("screen-help", hint=hint, undo=undo)

    def refuse(self, refused: Refused) -> None:
        """Say why something was not done."""
        self.out().say(show.sentence(self.words, refused), "red")

    # Messages of the server

    def receive(self, item: Typed | Pressed | Message | Lost) -> None:
        """Take in a typed line, keys, a message or the loss of the connection."""
        if isinstance(item, Typed):
            self.lines.append(item.line)
        elif isinstance(item, Pressed):
            assert isinstance(self._screen, FullScreen)
            self.lines.extend(self._screen.feed(item.data))
        elif isinstance(item, Lost):
            self.lost(item)
        else:
            handle = getattr(self, f"on_{item.kind}", None)
            if handle is not None:  # a newer server may send kinds that we do not know
                handle(item)

    def lost(self, item: Lost) -> None:
        """The connection is lost; it reconnects by itself unless the server refuses us."""
        if item.final is not None:
            self.refuse(item.final)
            self.code = BAD_INPUT
        elif not self.was_lost:
            self.out().say(self.words("join-lost"), "dim")
        self.connected, self.was_lost = False, True

    def request(self, kind: str, data: Any, **more: Any) -> None:
        """Send a message and remember its name until it is answered."""
        ack = secrets.token_hex(8)
        self.asked[ack] = kind
        self.connection.send(kind, data, a=ack, **more)

    def on_welcome(self, message: Message) -> None:
        """Connected: requests of an earlier connection will not be answered any more."""
        self.me, self.connected, self.arrived, self.starting = message.data["profile"], True, False, False
        self.emotes = [name for name in message.data["emotes"] if self.words.has(show.emote_word(name))]
        self.asked.clear()
        self.offered = None
        if self.was_lost:
            self.out().say(self.words("join-back"), "dim")
            self.was_lost = False

    def on_table(self, message: Message) -> None:
        """The table has changed, or we see it for the first time."""
        before, self.table = self.table, message.data
        self.know(message.data)
        had, mine = self.seat, seats_of(self.table, self.me)
        if self.seat not in mine:
            self.seat = self.wanted if self.wanted in mine else next(iter(mine), None)
        self.sealed.setdefault(self.table["match"], self.table["commitment"])
        if self.table["phase"] in ("starting", "playing"):
            self.starting = False
        if not self.arrived:
            self.arrived = True
            self.arrive()
        elif had is not None and self.seat is None:
            self.legal, self.pending = (), None
            self.out().say(self.words("join-gone"), "yellow")
        self.contribute()
        if "sit" not in self.asked.values():  # else the next message shows the same, with us in it
            show.changes(self.out, before, self.table, self.me)

    def know(self, table: dict[str, Any]) -> None:
        """Note the game, its options and the names."""
        if self.entry is None or self.entry.id != table["game"]:
            self.entry = registry.find(table["game"])
        if self.game is None or self.game.id != table["game"] or codec.options_of(self.game) != table["options"]:
            self.game = codec.with_options(self.entry.game, table["options"])
        bare = Words(self._screen.words.lang)
        names = [seat["name"] if seat else bare.seat(number) for number, seat in enumerate(table["seats"])]
        mine = list(seats_of(table, self.me))
        self._screen.words = Words(bare.lang, self.entry, names, mine[0] if len(mine) == 1 else None)

    def arrive(self) -> None:
        """After every connect: sit down, watch, or play on."""
        phase, seats = self.table["phase"], self.table["seats"]
        if self.seat is None and phase in ("open", "over"):
            free = [number for number, holder in enumerate(seats) if holder is None]
            seat = self.wanted if self.wanted is not None else next(iter(free), None)
            if seat is not None:
                self.request("sit", {"seat": seat, "entropy": self.randomness()})
                return
        if self.seat is None:
            self.watch()
        elif phase == "playing" and not self.connection.following:  # else the connection catches up by itself
            self.connection.play_as(self.seat)

    def watch(self) -> None:
        """Watch, because there is no seat for us."""
        self.out().say(self.words("join-watching"), "dim")
        self.connection.play_as(None)

    def randomness(self) -> str:
        """Our random bytes for the next match; they stay the same until it starts."""
        return self.given.setdefault(self.table["match"], secrets.token_bytes(ENTROPY_BYTES)).hex()

    def contribute(self) -> None:
        """Send our random bytes, once before each match."""
        if self.seat is None or self.table["phase"] == "playing":
            return
        place = self.table["match"], self.seat
        if self.table["seats"][self.seat]["contributed"]:
            self.offered = None
        elif self.offered != place:
            self.offered = place
            self.connection.send("entropy", {"seat": self.seat, "hex": self.randomness()})

    def on_view(self, message: Message) -> None:
        """Show what is new in the match, and what we may do."""
        data = message.data
        self.asked.pop(message.ack or "", None)
        if self.seat is not None and data["seat"] != self.seat:
            self.connection.play_as(self.seat)
            return
        fresh = data["match"] != self.match
        if fresh:
            self.match, self.version, self.pending, self.telling = data["match"], 0, None, False
            self.history, self.complete = [], not data["events"] or data["events"][0][0] == 1
        assert self.entry is not None
        assert self.game is not None
        rules = self.entry.layer("rules")
        told = [SeatEvent(v, codec.from_json(rules.What, what)) for v, what in data["events"] if what is not None]
        self.history = [event for event in self.history if event.version <= data["since"]] + told
        self.hidden = data["page"]
        self.happened()
        self.version = message.version
        self.view = codec.from_json(rules.View, data["view"])
        self.legal = tuple(codec.from_notation(self.game.moves, text) for text, _ in data["legal"])
        self.can_take_back = data["take_back"]
        self.go_on(data, fresh)

    on_events = on_view

    def go_on(self, data: dict[str, Any], fresh: bool) -> None:
        """Show the menu if it is our turn; a move that may have been lost with the connection is sent again first."""
        if self.pending is not None:
            ack, text, version = self.pending
            if version == self.version and self.legal:
                self.connection.move(text, version, ack)
                return
            self.pending = None
        if self.legal:
            self.awaited = []
            self.look()
            self.menu(data)
        else:
            if fresh or self._screen.vanishes:
                self.look()
            self.wait_for(data["waiting"])

    def wait_for(self, seats: list[Seat]) -> None:
        """Say which people the table is waiting for, when that has changed; bots are not mentioned."""
        people = show.people(self.table, seats)
        if people and people != self.awaited:
            names = self.words.all([self.words.seat(seat) for seat in people])
            self.out().say(self.words("join-waiting", names=names), "dim")
        self.awaited = people

    def happened(self) -> None:
        """Show new events in words, under one heading until the table is drawn again."""
        assert self.entry is not None
        first = max(self.hidden, self.version - EARLIER)
        visible = [event for event in self.history if event.version > first]
        lines = GameText(self.entry).lines(visible, self.words)
        self.out().tell(lines, self.version, titled=not self.telling)
        self.telling = self.telling or any(line[0] > self.version for line in lines)

    def look(self) -> None:
        """Draw the table."""
        if self.view is not None and self.entry is not None:
            self.telling = False
            self.out().table(self.seat, self.entry.layer("text").draw(self.view, self.words))

    def menu(self, data: dict[str, Any]) -> None:
        """Show our legal moves and how long we may think."""
        self.choices = Menu.of_moves(self.words, self.legal)
        self.out().menu(self.choices)
        left = show.seconds_left(data["clock"], self.seat)
        if left is not None:
            self.out().say(self.words("join-clock", seconds=left), "dim")

    def on_waiting(self, message: Message) -> None:
        """Somebody has chosen."""
        if message.data["match"] != self.match or message.version != self.version:
            return
        self.can_take_back = message.data.get("take_back", self.can_take_back)
        if self.seat not in message.data["waiting"]:
            self.legal, self.pending = (), None
            self.wait_for(message.data["waiting"])

    def on_hint(self, message: Message) -> None:
        """The hint we asked for; one for an earlier position is dropped."""
        data = message.data
        self.asked.pop(message.ack or "", None)
        if self.game is None or self.entry is None or (message.version, data["seat"]) != (self.version, self.seat):
            return
        moves = [codec.from_notation(self.game.moves, text) for text, _ in data["moves"]]
        reason = data["reason"]
        if reason is not None:
            reason = codec.from_json(self.entry.layer("coach").Reason, reason)
        self.out().say(hints.sentence(self.words, moves, reason), "cyan")

    def on_over(self, message: Message) -> None:
        """The match is over: show the table, the result, the seed, and whether the seed matches its commitment."""
        if message.data["match"] == self.match:
            self.legal, self.pending, self.can_take_back = (), None, False
            self.look()
            gave = self.given.get(self.match) if self.seat is not None else None
            assert self.entry is not None
            known = self.history if self.complete else []
            scores = GameText(self.entry).scores(self.view, known, self.words)
            sealed = self.sealed.get(self.match)
            mine = self.seat, gave, self.connection.signed_with
            show.result(self.out(), self.server, message.data, sealed, mine, scores)
            if not self._screen.live:
                self.code = OK

    def on_ack(self, message: Message) -> None:
        """A request is done."""
        self.asked.pop(message.ack or "", None)
        if self.pending is not None and message.ack == self.pending[0]:
            self.pending = None

    def on_error(self, message: Message) -> None:
        """A request is refused."""
        kind, refused = self.asked.pop(message.ack or "", None), parse_refusal(message.data)
        if refused.code == "shutting_down":  # the connection is lost next, and that is shown
            return
        self.refuse(refused)
        if kind == "sit":
            self.watch()
        elif kind == "start":
            self.starting = False
        if self.pending is not None and message.ack == self.pending[0]:
            self.pending = None
            self.connection.play_as(self.seat)

    def on_emote(self, message: Message) -> None:
        """Somebody sends a reaction."""
        if message.data["emote"] in self.emotes:
            text = self.words(show.emote_word(message.data["emote"]))
            self.out().say(self.words("join-says", name=self.words.seat(message.data["seat"]), text=text))

    def on_chat(self, message: Message) -> None:
        """Somebody chats."""
        data = message.data
        self.out().say(self.words("join-says", name=self.words.seat(data["seat"]), text=f"“{data['text']}”"))
