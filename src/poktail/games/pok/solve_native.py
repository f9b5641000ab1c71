"""The solver in C++ (solve_device.cu): the same method for a GPU (nvcc) or for all cores of a CPU (g++)."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import numpy as np

from poktail.core.errors import BadOptions
from poktail.games.pok import solve_stage as stage
from poktail.games.pok import solve_state as rounds
from poktail.games.pok.solve_arrays import PURE, Array
from poktail.games.pok.solve_model import Model

COMPILERS = {
    "cpu": ("g++", "-x", "c++", "-O3", "-march=native", "-fopenmp", "-shared", "-fPIC"),
    "gpu": ("nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC"),
}
SEATS = 7  # at most, as in solve_shape.h


@dataclass(frozen=True, slots=True)
class Found:
    """What the solver found out about a list of states."""

    values: Array  # [state, seat]
    bests: Array  # [state, seat]
    depth: Array  # [state]
    lost: int
    paths: int
    worst: float


class Native:
    """The compiled solver for one game."""

    def __init__(self, library: Path, model: Model) -> None:
        game, self.model = model.game, model
        self.library = ctypes.CDLL(str(library))
        self.library.poktail_open.restype = ctypes.c_void_p
        self.library.poktail_reason.restype = ctypes.c_char_p
        stuck = sum(1 << place for place, never in enumerate(model.stuck) if never)
        sizes = (
            game.seats,
            len(model.counts),
            model.left,
            len(model.throws),
            game.idle_limit,
            len(model.mirrors),
            stuck,
        )
        self.kept: list[Array] = [
            np.array(sizes, np.int32),
            np.array(settings(), np.float64),
            *(np.ascontiguousarray(part, np.int32) for part in (model.counts, model.mirrors, model.gone, model.states)),
            np.ascontiguousarray(model.weights, np.float64),
            np.ascontiguousarray(model.keys, np.int64),
        ]
        known = ctypes.c_int64(len(model.keys))
        self.solver = ctypes.c_void_p(self.library.poktail_open(*(_pointer(part) for part in self.kept), known))
        if not self.solver:
            self.fail()

    def solve(self, states: Array, values: Array, bests: Array) -> Found:
        """Solve these states from the values and best responses of all those after them."""
        seats, count = self.model.game.seats, len(states)
        inputs = [np.ascontiguousarray(part, np.float64) for part in (values, bests)]
        wanted = np.ascontiguousarray(states, np.int32)
        found, tallies, worst = np.zeros((count, 2, seats)), np.zeros((count, 3), np.int32), np.zeros(count)
        arrays: list[Array] = [*inputs, found, tallies, worst]
        failed = self.library.poktail_solve(self.solver, _pointer(wanted), count, *map(_pointer, arrays))
        if failed:
            self.fail()
        lost, paths = (int(tallies[:, column].sum()) for column in (1, 2))
        return Found(found[:, 0], found[:, 1], tallies[:, 0], lost, paths, float(worst.max(initial=0.0)))

    def fail(self) -> NoReturn:
        """Raise BadOptions with what the device says."""
        reason = self.library.poktail_reason().decode(errors="replace")
        raise BadOptions(option="device", want=f"a working device ({reason[:200]})")

    def close(self) -> None:
        """Free the memory."""
        self.library.poktail_close(self.solver)


def settings() -> list[float]:
    """The constants of the method, in the order of the struct Settings."""
    path = (stage.FIRST, stage.LAST, stage.LONGEST, stage.SHORTEST, stage.STEPS, stage.STRAIGHT, stage.NEARBY)
    ends = (stage.FARTHEST, stage.CLOSE, stage.CLOSE_ENOUGH, PURE, rounds.STEADY, len(rounds.SHIFTS))
    return [*path, *ends, *rounds.SHIFTS, *[0.0] * (16 - len(rounds.SHIFTS))]


@contextmanager
def opened(model: Model, device: str) -> Iterator[Native]:
    """The solver, compiled for a device: `cpu` or `gpu`; BadOptions if that cannot be done here."""
    if device not in COMPILERS or model.game.seats > SEATS:
        raise BadOptions(option="device", want=" ".join(COMPILERS))
    source = Path(__file__).with_name("solve_device.cu")
    with TemporaryDirectory() as folder:
        library = Path(folder) / "solver.so"
        compiler = COMPILERS[device]
        try:
            command = [*compiler, "-o", str(library), str(source)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # our own file
        except FileNotFoundError:
            raise BadOptions(option="device", want=compiler[0]) from None
        if done.returncode:
            raise BadOptions(option="device", want=f"a working {compiler[0]} ({_reason(done.stderr)})")
        native = Native(library, model)
        try:
            yield native
        finally:
            native.close()


def _reason(said: str) -> str:
    """The first line of a compiler's complaints that says what is wrong, or its last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line), (lines or ["?"])[-1])[:200]


def _pointer(array: Array) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
