"""Adds the pages of a package next to this one; `context.py` describes its interface."""

import importlib
from pathlib import Path

from .context import Context
from .errors import SiteError


def pages(context: Context, site: Path) -> list[tuple[str, str]]:
    """Returns what `player/pages.py` adds to the navigation, if it exists."""
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
