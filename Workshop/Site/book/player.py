"""The place for pages that a package beside this one makes; `context.py` says what it is given."""

import importlib
from pathlib import Path

from .context import Context
from .errors import SiteError


def pages(context: Context, site: Path) -> list[tuple[str, str]]:
    """What `player/pages.py` adds to the navigation, if there is one."""
    file = site / "player/pages.py"
    if not file.is_file():
        return []
    module = importlib.import_module("player.pages")
    if not hasattr(module, "write"):
        raise SiteError(
            f"{file} has no function write(context)", "see Workshop/Site/book/context.py for what it is given"
        )
    try:
        return module.write(context) or []
    except importlib.import_module("player.traces").TraceError as error:
        raise SiteError(error.words, error.fix) from error
