"""Print what to install to try the lowest versions that pyproject.toml promises: `make test-lowest` gives it to pip."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = ("batch", "cluster", "plot", "postgres", "solve")
"""What our users may add; the others are for tests and benchmarks."""
TOOLS = ("coverage", "httpx", "hypothesis", "jsonschema_rs", "pytest", "pytest-xdist")
"""What the tests themselves need: as in constraints.txt, because only our users' dependencies are on trial."""


def floors(dependencies: list[str]) -> list[str]:
    """Each dependency pinned to its floor.

    >>> floors(["sqlalchemy[asyncio]>=2.0.30,<3", "uvloop>=0.20; sys_platform != 'win32'"])
    ['sqlalchemy[asyncio]==2.0.30', "uvloop==0.20; sys_platform != 'win32'"]
    """
    return [re.sub(r">=([\w.]+)(,<[\w.]+)?", r"==\1", each) for each in dependencies]


def pinned(names: tuple[str, ...]) -> list[str]:
    """These packages in the versions of constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    versions = {line.partition("==")[0].lower(): line for line in lines}
    return [versions[name] for name in names]


if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    added = {each: None for extra in EXTRAS for each in project["optional-dependencies"][extra]}
    print("\n".join([*floors([*project["dependencies"], *added]), *pinned(TOOLS)]))
