"""Makes the pictures of link previews from the covers: one for every game and one for all; needs the built page."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from poktail.core.registry import games
from poktail.server.http import previews
from tests.server.live import Process
from tests.web.conftest import CHROMIUMS
from tests.web.visitor import FLAGS, STILL

QUALITIES = range(84, 20, -4)
MOST_BYTES = 60_000
SCREEN = f"position: fixed; inset: 0; z-index: 99; width: {previews.WIDTH}px; height: {previews.HEIGHT}px;"
ONE = "{ %s border: 0; border-radius: 0 } .game-picture.lino { background-image: none }"
ALL = f"""
  .games {{ {SCREEN} display: grid; grid-template: 1fr 1fr / 1fr 1fr; gap: 0 }}
  .game {{ border-radius: 0 }} .game-picture {{ height: {previews.HEIGHT // 2}px; border: 0; border-radius: 0 }}
  .game-words, .game-keys {{ display: none !important }} .game-picture.lino {{ background-image: none }}
"""
WHOLE = """document.querySelectorAll('.game-picture > svg').forEach((svg) =>
  svg.setAttribute('preserveAspectRatio', 'xMidYMid meet'))"""


def shoot(page: Page, style: str, to: Path) -> None:
    """Take the start page with this style, as good as fits."""
    page.goto("/")
    page.locator(".game-picture svg").nth(len(games()) - 1).wait_for()
    page.wait_for_load_state("networkidle")
    page.add_style_tag(content=style)
    page.evaluate(WHOLE)
    for quality in QUALITIES:
        page.screenshot(path=to, type="jpeg", quality=quality)
        if to.stat().st_size <= MOST_BYTES:
            print(f"{to.parent.name}/{to.name}: quality {quality}, {to.stat().st_size:,} bytes")
            return
    raise SystemExit(f"{to}: too big")


def main() -> None:
    """Write preview.jpg into the folder of every game, and one for all games next to the server's code."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder)) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=program, args=FLAGS)
        context = browser.new_context(
            base_url=server.url, bypass_csp=True, viewport={"width": previews.WIDTH, "height": previews.HEIGHT}
        )
        context.add_init_script(STILL)
        page = context.new_page()
        for entry in games():
            style = f'.game[data-game="{entry.id}"] .game-picture {ONE % SCREEN}'
            shoot(page, style, entry.folder / previews.PICTURE)
        shoot(page, ALL, Path(previews.__file__).with_name(previews.PICTURE))
        browser.close()


if __name__ == "__main__":
    main()
