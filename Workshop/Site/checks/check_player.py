"""the player goes through a journey by keys, its last screen is the one that `play` draws, and an address leads back to it"""

import os
from pathlib import Path
from types import SimpleNamespace

from player import test_player

from .site import Break, Site

ROOT = Path(__file__).resolve().parents[3]
PAGE = f"player/{test_player.RUNG}-{test_player.JOURNEY}/"
BREAKS = [
    Break(PAGE, 'ArrowRight: "next"', 'ArrowRight: "back"', "calls itself", file="player/player.js"),
    Break(PAGE, "-beside-${chosen()}", "", "does not lead to the second rung", file="player/player.js"),
    Break(PAGE, ".player-actors { position: sticky;", ".player-actors {", "actors are out of sight", file="player/player.css"),
    Break(PAGE, ".player-head { position: sticky;", ".player-head {", "buttons are out of sight", file="player/player.css"),
    Break(PAGE, "49.8)", "20)", "screens are cut off", file="player/player.css"),
    Break(PAGE, '<ol class="player-steps">', '<ol class="player-steps" style="display: none">', "without script"),
]


def check(site: Site) -> list[str]:
    command = os.environ.get("WORKBOOK") or str(ROOT / ".build/debug/workbook")
    return test_player.check(site.browser, site.address, SimpleNamespace(root=ROOT, command=command))
