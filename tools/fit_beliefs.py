"""Fits what the expert of Pook believes to how levels play: `python tools/fit_beliefs.py --levels regular-1,expert`.

Whenever somebody begins a turn, the real position stands among others that look the same to that seat. The weights
make the real one as likely as possible (a conditional logit) in the first half of the matches; the second half judges
them. They are those of `WEIGHTS` in src/poktail/games/pook/expert_beliefs.py.
"""

from __future__ import annotations

import argparse
from functools import partial
from random import Random
from typing import Any

import numpy as np

from poktail.bots.levels import Bot, contender
from poktail.bots.series import chance
from poktail.core.evaluation import Z_95
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pook import engine_worlds as e
from poktail.games.pook.engine import pack, seeded
from poktail.games.pook.expert_beliefs import WEIGHTS, Scene
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_state import Phase

Array = np.ndarray[Any, Any]
NAMES = (
    "LAID", "LAID_LEVELS", "STRUCK", "GIVEN", "TAKEN", "REVEALED", "PURSES", "PURSE_LEVELS", "HELD", "HELD_LEVELS",
)  # fmt: skip
RIDGE = 1e-2
"""Keeps a weight near 0 for which the matches have nothing to say."""


def level_bot(level: str, playouts: int) -> Bot:
    """The bot of a level; the expert with this many playouts."""
    found = contender(find("pook"), level)
    return partial(found, playouts=playouts) if level == "expert" else found


def collect(game: Pook, bot: Bot, worlds: int, rng: Random) -> Array:
    """The signs of one match: for every turn those of the real position, then those of others."""
    match, generator, found = Match(game, chance(rng)), seeded(rng.getrandbits(48)), []
    while match.payoffs is None:
        for seat in match.waiting:
            seen = match.observation(seat)
            if seen.view.phase is Phase.BEFORE:
                scene = Scene(seen)
                _, others = scene.imagine(worlds, generator)
                found.append(np.vstack([scene.signs(pack(game, match.state)), others]))
            match.commit(seat, bot(seen, rng))
    return np.stack(found)


def fit(signs: Array, steps: int = 30) -> Array:
    """The weights under which the real positions are most likely, by Newton's method."""
    weights = np.zeros(signs.shape[2])
    for _ in range(steps):
        odds = chances(signs, weights)
        mean = np.einsum("nk,nkf->nf", odds, signs)
        slope = (signs[:, 0] - mean).sum(axis=0) - RIDGE * weights
        bend = np.einsum("nk,nkf,nkg->fg", odds, signs, signs) - mean.T @ mean + RIDGE * np.eye(len(weights))
        change = np.linalg.solve(bend, slope)
        weights += change * min(1.0, 2.0 / max(1e-9, float(np.abs(change).max())))
    return weights


def chances(signs: Array, weights: Array) -> Array:
    """How likely each position of each turn is."""
    power = signs @ weights
    odds = np.exp(power - power.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def judge(matches: list[Array], weights: Array) -> tuple[float, float]:
    """The mean natural logarithm of the real position's chance, and half of a 95 % interval over matches."""
    found = [float(np.log(chances(signs, weights)[:, 0]).mean()) for signs in matches]
    return float(np.mean(found)), float(Z_95 * np.std(found, ddof=1) / len(found) ** 0.5)


def main() -> None:
    """Collect, fit to each level and to all together, and judge everything on every level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default="regular-1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=150, help="of each level, half of them for judging")
    parser.add_argument("--worlds", type=int, default=60, help="other positions for each real one")
    parser.add_argument("--playouts", type=int, default=60, help="of the expert")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    game, half = Pook(seats=chosen.seats), chosen.matches // 2
    found: dict[str, list[Array]] = {}
    for level in chosen.levels.split(","):
        bot, rngs = level_bot(level, chosen.playouts), (Random(f"{chosen.seed} {n}") for n in range(chosen.matches))
        found[level] = [collect(game, bot, chosen.worlds, rng) for rng in rngs]
    fitted = {level: fit(np.concatenate(matches[:half])) for level, matches in found.items()}
    if len(found) > 1:
        fitted["all"] = fit(np.concatenate([signs for matches in found.values() for signs in matches[:half]]))
    fitted["now"] = np.array([WEIGHTS[sign] for sign in range(e.SIGNS)])
    fitted["none"] = np.zeros(e.SIGNS)
    print(f"{'fitted to':<12}" + "".join(f"{name:>13}" for name in NAMES))
    for name, weights in fitted.items():
        print(f"{name:<12}" + "".join(f"{weight:>13.2f}" for weight in weights))
    print("mean log-chance of the real position in the other half of the matches of")
    for level, matches in found.items():
        for name, weights in fitted.items():
            print("{:<12} by {:<12} {:7.3f} ± {:.3f}".format(level, name, *judge(matches[half:], weights)))


if __name__ == "__main__":
    main()
