"""Test helper: a long visit to one table in which the observer does everything it can while the others play."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from poktail.core import codec
from poktail.core.game import Decide, Seat
from poktail.core.signed import move_message
from poktail.signing import SigningKey
from tests.server.pairs import Pair
from tests.server.worlds import Leak, Line, World

NOISY = (b"process_", b"python_", b"poktail_commit_seconds", b"poktail_move_seconds")  # how long something took
MATCH = (b'"t":"view"', b'"t":"events"', b'"t":"waiting"')  # frames that show something of a match
KEY = SigningKey(bytes(32))
ROLES = ("several", "bot", "host of several", "spectator", "person")
"""The observer: alone among server bots, or one of these among people."""


class ScriptedVisit:
    """One table in one world: a pair of matches, its observers, and the others, of whom we only need their moves."""

    def __init__(self, world: World, both: Pair, salt: str, role: str = "person", *, signing: bool = False) -> None:
        self.world, self.pair, self.rng, self.role = world, both, Random(salt), role
        self.signing = signing
        self.lines: dict[str, Line] = {}
        self.movers: dict[Seat, Line] = {}
        self.keys: dict[str, Any] = {}
        self.ids: dict[str, Any] = {}
        self.table = self.match = ""
        self.seq = self.acks = self.rests = self.looks = self.differing = 0
        self.taken, self.shut = "", False
        others = [seat for seat in range(both.game.seats) if seat != both.seat and role != "alone"]
        several = len(others) > 1 and role in ("several", "host of several")
        self.hot = self.rng.choice(others) if several else None
        self.owners = {seat: "eye" if seat == self.hot else f"p{seat}" for seat in others}
        self.owners |= {} if both.seat is None else {both.seat: "eye"}
        hosts = sorted(set(self.owners.values()) - {"eye"}) if role not in ("host of several", "alone") else ["eye"]
        self.host = self.rng.choice(hosts)

    # Before the match

    async def arrive(self) -> None:
        """Everybody has a profile; the observer may be somebody's bot."""
        known = self.world.people
        for name in sorted({*self.owners.values(), "eye", "owner"} - known.keys()):
            made = await self.world.ask("/api/me", "", "POST", {"name": name})
            known[name] = made.cookie(), made.json()["id"]
        if self.role == "bot" and "bot" not in known:
            made = await self.world.ask("/api/me/bots", known["owner"][0], "POST", {"name": "eye", "open": True})
            known["bot"] = f"Bearer {made.json()['token']}", made.json()["id"]
        here = {name: known[name] for name in self.owners.values()} | {
            "eye": known["bot" if self.role == "bot" else "eye"]
        }
        self.keys, self.ids = ({name: one[part] for name, one in here.items()} for part in (0, 1))

    async def open(self, **setup: Any) -> None:
        """A table, and a line for everybody: observers have names, movers numbers."""
        game, rng, world = self.pair.game, self.rng, self.world
        clock = rng.choice(({"mode": "none"}, {"mode": "advisory", "move": 60}, {"mode": "hard", "match": 90_000}))
        given = {name: rng.random() < 0.5 for name in ("public", "chat", "hints")}
        given |= {"clock": clock, "grace": None} | setup
        self.shut = self.role not in ("spectator", "alone") and "watch_delay" not in given and rng.random() < 0.3
        given["watch"] = "nobody" if self.shut else "anyone"
        body = {"game": game.id, "options": codec.options_of(game)} | given
        made = await world.ask("/api/tables", self.keys[self.host], "POST", body)
        assert made.status == 201, made.body
        self.table = made.json()["id"]
        self.match = (await world.context.registry.get(self.table)).doc.match
        world.draws[world.seeds[-1]] = self.pair.chance(world.number)
        for seat, owner in self.owners.items():
            if seat != self.pair.seat:
                self.movers[seat] = await self.connect(self.keys[owner])
        self.lines["eye"] = await self.connect(self.keys["eye"])
        self.lines["public"] = await self.connect("")

    async def connect(self, key: str) -> Line:
        """Another connection to the table."""
        return await Line(self.world, f"/ws/table/{self.table}", key).open()

    async def sit(self) -> None:
        """Everybody sits down; a bot is asked to."""
        mine = {} if self.pair.seat is None else {self.pair.seat: self.lines["eye"]}
        for seat, line in sorted({**self.movers, **mine}.items()):
            if self.role == "bot" and seat == self.pair.seat:
                link = self.lines["link"] = await Line(self.world, "/ws/bot", self.keys["eye"]).open()
                await link.say("ready", {"games": [self.pair.game.id]})
                await self.line_of(self.host).say("bot", {"seat": seat, "profile": self.ids["eye"]})
                await link.say("answer", {"offer": json.loads(link.sent[-1])["d"]["offer"], "accept": True})
                await line.say("entropy", {"seat": seat, "hex": "ee"})
            else:
                key = {"key": KEY.public.hex()} if self.signs(seat) else {}
                await line.say("sit", {"seat": seat, "name": f"Seat {seat}", "entropy": f"{seat:02x}"} | key)

    def signs(self, seat: Seat) -> bool:
        """Whether this seat signs its moves: one whose person has no other seat, and does not observe."""
        return self.signing and self.owners.get(seat, "eye") != "eye"

    async def start(self, settled: Callable[[], Awaitable[None]] | None = None) -> None:
        """The match begins; who has several seats holds up one."""
        await self.line_of(self.host).say("start", {"fill": "random"} if self.role == "alone" else {})
        if settled is not None:
            await settled()
        self.look("start")
        await self.lines["eye"].say("play_as", {"seat": self.pair.seat})
        await self.lines["public"].say("play_as")
        if self.hot is not None:
            await self.movers[self.hot].say("play_as", {"seat": self.hot})
        self.look("held up")

    def line_of(self, name: str) -> Line:
        """A line of this profile."""
        if name == "eye":
            return self.lines["eye"]
        return next(self.movers[seat] for seat, owner in self.owners.items() if owner == name)

    async def part(self) -> None:
        """Everybody leaves."""
        for line in (*self.movers.values(), *self.lines.values()):
            await line.close()
        self.look("end")

    # Looking

    def look(self, where: str, *also: Seat) -> None:
        """Note what the observers were sent; `also` these seats, where nothing hidden differs for them."""
        for name, line in self.lines.items():
            for data in line.news():
                self.world.note(f"{where}: {name}", data)
                if name == "public" and self.shut and any(kind in data[:60] for kind in MATCH):
                    raise Leak(f"{where}: nobody may watch")
        for seat, line in self.movers.items():
            for data in line.news():
                if seat in also:
                    self.world.note(f"{where}: seat {seat}", data)

    def count(self, different: bool) -> None:
        """One more position; `different` if the worlds are two."""
        self.looks += 1
        self.differing += different

    async def fetch(self, path: str, who: str) -> Any:
        """Note the answer to a request of an observer."""
        answer = await self.world.ask(path, self.keys.get(who, ""))
        quiet = b"\n".join(line for line in answer.body.split(b"\n") if _quiet(line))
        self.world.note(f"{path} for {who}", quiet if path == "/metrics" else answer.raw())
        if "/replay" in path and who == "public" and self.shut and answer.status == 200:
            raise Leak(f"{path}: nobody may watch")
        return answer

    def paths(self) -> list[str]:
        """All that can be asked for by REST."""
        match, mine = f"/api/matches/{self.match}", self.pair.seat
        other = 0 if mine is None else (mine + 1) % self.pair.game.seats
        seats = [seat for seat in (mine, other, 63) if seat not in (None, self.hot)]
        people = [f"/api/profiles/{self.ids[name]}" for name in sorted(self.ids)]
        own = ["/api/me", "/api/me/matches", "/api/me/export", "/api/me/devices", "/api/me/bots"]
        replays = [f"{match}/replay?visibility=seat&seat={seat}" for seat in seats]
        replays += [f"{match}/replay?visibility=everything", f"{match}/replay"]
        records = [f"{match}/record", f"{match}/record?format=jsonl", f"{match}/throws", match]
        tables = [f"/api/tables/{self.table}", "/api/tables", "/api/bots", f"/t/{self.table}", "/"]
        shared = ["/metrics", "/healthz", "/readyz", f"/api/leaderboard?game={self.pair.game.id}", "/api/matches/none"]
        return [*replays, *records, *tables, *shared, *own, *people[:2], *people[-1:]]

    async def ask_around(self, n: int) -> None:
        """Requests of the seat and of a stranger: now and then all there are, else some or none."""
        most = 99 if self.rests == 0 else self.rng.choice((0, 0, 0, 0, 0, 0, 3))
        self.rests = (self.rests + 1) % 25
        for who in ("eye", "public"):
            paths = self.paths()
            for path in self.rng.sample(paths, min(most, len(paths))):
                answer = await self.fetch(path, who)
                if "/replay" in path and answer.status == 200:
                    self.not_before_the_page(n, min(step["v"] for step in answer.json()["steps"]))

    def not_before_the_page(self, n: int, version: int) -> None:
        """A person is shown no more of the past than the game allows."""
        if version < self.pair.pages[n]:
            raise Leak(f"{n}: something of version {version}, before {self.pair.pages[n]}")

    async def provoke(self, n: int, chosen: bool = False) -> None:
        """Some of the things a client may do that change nothing, right or wrong."""
        rng, v, mine, seats = self.rng, self.pair.versions[n], self.pair.seat, self.pair.game.seats
        other = rng.choice([seat for seat in range(seats + 1) if self.owners.get(seat) != "eye"])
        known = {"match": self.match, "v": rng.randrange(v + 1)}
        move, either = self.wrong_move(n, chosen), rng.choice((mine, other))
        acts: list[tuple[str, str, Any, dict[str, int]]] = [
            ("eye", "play_as", {"seat": mine}, {}),
            ("eye", "play_as", {"seat": mine} | known, {}),
            ("eye", "play_as", {"seat": mine} | known | {"v": v + 1}, {}),
            ("eye", "play_as", {"seat": mine, "match": "none", "v": 0}, {}),
            ("eye", "play_as", {"seat": other}, {}),
            ("public", "play_as", known, {}),
            ("public", "play_as", {"seat": rng.randrange(seats)}, {}),
            ("public", "move", move, {"v": v}),
            ("eye", "move", move, {"v": v}),
            ("eye", "move", move, {"v": max(0, v + rng.choice((-1, 1)))}),
            ("eye", "move", "no such move", {"v": v}),
            ("eye", "why", {"moves": [move]}, {}),
            ("eye", "why", {"moves": [self.wrong_move(n, chosen), move]}, {}),
            (rng.choice(("eye", "public")), "why", {"moves": ["none"]}, {}),
            ("public", "why", {"moves": [move]}, {}),
            ("eye", "hint", {}, {}),
            ("public", "hint", {}, {}),
            ("eye", "emote", {"seat": either, "emote": "think"}, {}),
            ("eye", "chat", {"seat": mine, "text": "hm"}, {}),
            ("eye", rng.choice(("stand", "sit")), {"seat": either}, {}),
            ("eye", "swap", {"seat": mine, "other": other}, {}),
            ("eye", "entropy", {"seat": mine, "hex": "00"}, {}),
            ("eye", "start", {}, {}),
            ("public", rng.choice(("lock", "leave", "ping")), {"on": True}, {}),
            ("eye", "raw", rng.choice((self.taken, "{}", "x" * 5000)), {}),
            ("eye", "again", rng.choice((known, {})), {}),
        ]
        for name, kind, data, more in rng.sample(acts, 5):
            await self.act(n, name, kind, data, **more)
        if rng.random() < 0.2:
            await self.act(n, "eye", "play_as", {})
            await self.act(n, "eye", "play_as", {"seat": mine})

    async def act(self, n: int, name: str, kind: str, data: Any, **more: int) -> None:
        """One of those."""
        if kind == "again":  # as after a broken connection
            await self.lines[name].close()
            self.look("gone")
            self.lines[name], kind = await self.connect(self.keys[name]), "play_as"
            data = {"seat": self.pair.seat} | data
        line = self.lines[name]
        frame = json.loads(await (line.shout(data) if kind == "raw" else line.say(kind, data, **more)))
        if kind == "play_as" and frame["t"] in ("view", "events"):
            if data.get("seat") not in (None, self.pair.seat):
                raise Leak(f"{name} may look at the side of seat {data['seat']}")
            if self.role != "bot":
                self.not_before_the_page(n, frame["d"]["since"])

    def wrong_move(self, n: int, chosen: bool) -> str:
        """A move that this seat may not make now."""
        moves, state = self.pair.game.moves, self.pair.states[n][0]
        turn = self.pair.game.turn(state)
        mine = self.pair.seat
        asked = isinstance(turn, Decide) and mine in turn.seats and not chosen
        legal = self.pair.game.legal(state, mine) if mine is not None and asked else ()
        wrong = [move for move in (self.rng.choice(moves) for _ in range(20)) if move not in legal]
        return str(wrong[0]) if wrong else "none"

    # Playing

    async def whole(self, **setup: Any) -> None:
        """The whole visit, from connecting to the end."""
        await self.arrive()
        await self.open(**setup)
        await self.sit()
        await self.start()
        await self.play()
        await self.part()

    async def choose(self, seat: Seat, text: str, n: int, keep: bool = True) -> None:
        """A seat's choice."""
        self.world.time += self.rng.randrange(3000)
        line = self.movers.get(seat) or self.lines["eye"]
        self.acks += 1
        signed = {"s": await self.signature(seat, text)} if self.signs(seat) else {}
        message = json.dumps({"t": "move", "v": self.pair.versions[n], "d": text, "a": f"m{self.acks}"} | signed)
        answer = json.loads(await line.shout(message))
        assert answer["t"] != "error", answer
        self.seq += keep
        if seat == self.pair.seat and keep:
            self.taken = message

    async def signature(self, seat: Seat, text: str) -> str:
        """What the seat's device signs: it differs between the worlds where its move does, and nobody may see it."""
        live = (await self.world.context.registry.get(self.table)).live
        place = seat, live.decided[seat], text
        return KEY.sign(move_message(live.commitment, self.world.context.signing_key.public, *place)).hex()

    async def fork(self, n: int) -> None:
        """Some seats choose one thing in one world and another in the other, then all of it is unmade."""
        game, (one, other), rng, mine = self.pair.game, self.pair.states[n], self.rng, self.pair.seat
        turn = game.turn(one)
        assert isinstance(turn, Decide)
        early = rng.sample(turn.seats, rng.randrange(1, len(turn.seats)))
        others = [] if self.pair.differ(n) else [s for s in self.movers if s not in early]
        for done, seat in enumerate(early, 1):
            move = rng.choice(game.legal(one, seat))
            rest = [found for found in game.legal(other, seat) if found != move] or [move]
            texts = str(move), str(move if seat == mine else rng.choice(rest))
            await self.choose(seat, texts[self.world.number], n, keep=False)
            self.look(f"{n}: {seat} has chosen in secret", *others)
            self.count(texts[0] != texts[1] or self.pair.differ(n))
            await self.provoke(n, chosen=mine in early[:done])
            await self.ask_around(n)
        self.look(f"{n}: before it is unmade", *others)
        await self.world.rewind(self.table, self.match, self.seq)

    async def play(self) -> None:
        """Both matches of the pair, step by step."""
        for n in self.pair.decisions():
            turn = self.pair.game.turn(self.pair.states[n][0])
            assert isinstance(turn, Decide)
            if len(turn.seats) > 1 and self.rng.random() < 0.9:
                await self.fork(n)
            if self.pair.differ(n) or self.rng.random() < 0.1:
                await self.provoke(n)
                await self.ask_around(n)
            self.look(f"{n}: before")
            for seat in self.rng.sample(turn.seats, len(turn.seats)):
                await self.choose(seat, str(self.pair.steps[n][self.world.number][seat]), n)
            self.look(f"{n}: after")
            self.count(self.pair.differ(n + 1))


def _quiet(line: bytes) -> bool:
    return not line.removeprefix(b"# HELP ").removeprefix(b"# TYPE ").startswith(NOISY)
