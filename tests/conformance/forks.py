"""Test helper: a copy of the source tree, tested in forks of one process to save Python's start-up time."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.conformance.mutants import Mutant, copy_tree, untouched

# What `look` imports of ours it must find in the copy, so nothing of ours is imported before the fork.
RUNNER = """
import gc, json, os, signal, sys, traceback
from pathlib import Path

def ours(module):
    return module.partition(".")[0] in ("poktail", "tests", "bench")

def try_it(copy, folder, file, rest):
    os.chdir(folder)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), str(copy)])
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(folder / "hypothesis")  # no defect is found by another's examples
    sys.path[:0] = [str(copy / "src"), str(copy)]
    code = look(copy, folder, *rest)
    files = {Path(m.__file__) for name, m in list(sys.modules.items()) if ours(name) and getattr(m, "__file__", None)}
    assert all(file.is_relative_to(copy) for file in files), files
    assert not file or copy / file in files, f"{file} was never imported"
    return code

assert not any(map(ours, sys.modules))
gc.freeze()
for line in sys.stdin:
    copy, folder, file, rest = json.loads(line)
    said = Path(folder) / "said.txt"
    child = os.fork()
    if not child:
        signal.alarm(600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(said, os.O_CREAT | os.O_TRUNC | os.O_WRONLY), 1)
        os.dup2(1, 2)
        code = 99
        try:
            code = try_it(Path(copy), Path(folder), file, rest)
        except BaseException:
            traceback.print_exc()
        sys.stdout.flush()
        os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(json.dumps([code, said.read_text(errors="replace")]), flush=True)
"""


class Copy:
    """A copy of the tree that can be damaged, and the process that looks at it."""

    def __init__(self, folder: Path, runner: subprocess.Popen[str]) -> None:
        self.folder, self.runner = folder, runner
        self.tree = folder / "tree"
        copy_tree(self.tree)

    @contextmanager
    def damaged(self, mutant: Mutant) -> Iterator[None]:
        """The copy with this defect in it, for a while; what Python has compiled of the file is put away as well."""
        path, away = self.tree / mutant.file, self.folder / "away"
        text = mutant.damage(path.read_text(encoding="utf-8"))
        whole = [path, *(path.parent / "__pycache__").glob(f"{path.stem}.*")]
        away.mkdir()
        for file in whole:
            file.rename(away / file.name)
        path.write_text(text, encoding="utf-8")
        try:
            yield
        finally:
            for file in whole:
                (away / file.name).replace(file)
            away.rmdir()

    def look(self, folder: Path, file: Path | None, *rest: Any) -> tuple[int, str]:
        """What `look` gives back (99 if it raises, or never imports the file) and what it said."""
        assert self.runner.stdin is not None
        assert self.runner.stdout is not None
        words = [str(self.tree), str(folder), str(file or ""), rest]
        print(json.dumps(words), file=self.runner.stdin, flush=True)
        code, said = json.loads(self.runner.stdout.readline())
        return code, said


@contextmanager
def copied(folder: Path, look: str) -> Iterator[Copy]:
    """A copy, and a process that has imported what `look` (the source of such a function) needs of others."""
    command = [sys.executable, "-B", "-c", look + RUNNER]
    pipe, away = subprocess.PIPE, folder / "nowhere"
    away.mkdir()
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=away, env=untouched()) as runner:
        yield Copy(folder, runner)
