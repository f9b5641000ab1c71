"""The arena: one bot against several copies of another, in every seat on the same dice and cards; for any game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import permutations
from random import Random
from time import perf_counter

from poktail.bots.contenders import BadBot, Contender, error_line, load
from poktail.bots.levels import Bot
from poktail.core import codec, record
from poktail.core.errors import BadOptions, IllegalMove
from poktail.core.fair import Fair, commitment
from poktail.core.game import AnyGame, Seat
from poktail.core.match import Match
from poktail.core.registry import find


@dataclass(frozen=True, slots=True)
class Arena:
    """Everything that a result depends on. Plain values, so that another process or machine can play a part of it."""

    game_id: str
    options: str
    bots: tuple[Contender, ...]
    seed: str
    keeps_records: bool = False

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        game: AnyGame = codec.with_options(find(self.game_id).game, codec.parse(self.options))
        return game

    def jobs(self, blocks: int) -> list[tuple[Arena, int, int, int]]:
        """The arguments of `play_block` for each bot at a table of each other, in the order in which they are rated."""
        pairs = list(permutations(range(len(self.bots)), 2))
        return [(self, number, odd, table) for number in range(blocks) for odd, table in pairs]

    def match_id(self, number: int, odd: int, table: int, seat: Seat) -> str:
        """The name of a match in errors and records; blocks and seats count from 1."""
        return f"{self.bots[odd].name}-among-{self.bots[table].name}-{number + 1}-{seat + 1}"


@dataclass(frozen=True, slots=True)
class Block:
    """The results of one deal, played with the odd one out in every seat; `payoffs` and `records` are by that seat.

    `moves` and `seconds` are those of the odd one out and of the table.
    """

    number: int
    odd: int
    table: int
    payoffs: tuple[tuple[int, ...], ...]
    moves: tuple[int, int]
    seconds: tuple[float, float]
    records: tuple[str, ...]


class _Measured:
    """A bot that counts its moves and measures its time, and whose mistakes name it and the match."""

    def __init__(self, bot: Contender, decide: Bot) -> None:
        self.bot, self.decide, self.moves, self.seconds = bot, decide, 0, 0.0

    def move(self, match: Match, match_id: str, seat: Seat, rng: Random) -> None:
        """Choose and make a move."""
        observation, start = match.observation(seat), perf_counter()
        data: dict[str, str | int] = {"bot": str(self.bot), "match": match_id, "step": len(match.steps) + 1}
        try:
            chosen = self.decide(observation, rng)
        except BadOptions:  # this bot cannot play these options
            raise
        except Exception as error:
            raise BadBot(reason="failed", what=error_line(self.bot, error), **data) from error
        self.seconds += perf_counter() - start
        self.moves += 1
        try:
            match.commit(seat, chosen)
        except IllegalMove as error:
            raise BadBot(reason="illegal_move", what=error.data["move"], **data) from error


def play_block(arena: Arena, number: int, odd: int, table: int) -> Block:
    """Play the deal of this number with one bot among others of another kind, once for each seat it can have."""
    game, decides = _loaded(arena)
    lone, many = (_Measured(arena.bots[index], decides[index]) for index in (odd, table))
    # Chance depends on the block and the step alone: the same play meets the same dice and cards in every match.
    fair = Fair(sha256(f"{arena.seed} {number}".encode()).digest(), (b"",) * game.seats)
    payoffs, records = [], []
    for seat in range(game.seats):
        seated = [lone if other == seat else many for other in range(game.seats)]
        # So do the random numbers of a seat: equal bots play the same match wherever the odd one out sits.
        rngs = [Random(f"{arena.seed} {number} {other}") for other in range(game.seats)]
        match = Match(game, fair.draw)
        while match.payoffs is None:
            for waiting in match.waiting:
                seated[waiting].move(match, arena.match_id(number, odd, table, seat), waiting, rngs[waiting])
        payoffs.append(match.payoffs)
        if arena.keeps_records:
            names = tuple(each.bot.name for each in seated)
            header = record.Header(game, names, commitment(fair.seed), fair.entropy)
            records.append(record.write(record.record_of(match, header, fair)))
    moves, seconds = (lone.moves, many.moves), (lone.seconds, many.seconds)
    return Block(number, odd, table, tuple(payoffs), moves, seconds, tuple(records))


@lru_cache(maxsize=4)
def _loaded(arena: Arena) -> tuple[AnyGame, tuple[Bot, ...]]:
    """The game and the bots, loaded once in every process."""
    entry = find(arena.game_id)
    return arena.game, tuple(load(entry, bot) for bot in arena.bots)
