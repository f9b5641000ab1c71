"""A bot for the arena that asks another program: BOT=./my_program poktail arena pok --bots outside_bot.py,regular."""

import json
import os
import shlex
import subprocess
from functools import cache
from random import Random
from typing import Any

from poktail.core import codec
from poktail.core.game import Observation


@cache
def program() -> Any:
    """The program, started once in every process of the arena; it ends when its input ends."""
    words, pipe = shlex.split(os.environ["BOT"]), subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True)  # noqa: S603  # your own program


def decide(observation: Observation, rng: Random) -> Any:
    """Send one line of JSON with what a `view` message has, and read one line with the notation of a move."""
    question = {
        "game": observation.game.id,
        "options": codec.options_of(observation.game),
        "seat": observation.seat,
        "view": codec.to_json(observation.view),
        "legal": [[codec.notation(move), codec.to_json(move)] for move in observation.legal],
        "events": [[event.version, codec.to_json(event.what)] for event in observation.events],
        "random": rng.getrandbits(32),
    }
    program().stdin.write(json.dumps(question) + "\n")
    program().stdin.flush()
    return codec.from_notation(observation.legal, program().stdout.readline().strip())
