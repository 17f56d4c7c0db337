"""The parts of the site's context that the player needs, for pages without a site around them."""

import posixpath
import re
from html import escape
from pathlib import Path

from book.course import chapters


class Standalone:
    """Writes each page as its own HTML file, which a browser opens from the disk."""

    repository = None

    def __init__(self, root: Path, docs: Path, command: str, only: list[str] | None):
        self.root = root
        self.docs = docs
        self.command = command
        self.lessons = [it for it in chapters(root, "Lessons") if not only or it.number in only]
        self.journeys: dict[str, str] = {}
        self.count = 0

    def add(self, page: str, text: str, *, title: str, made_from: list[str] = (), **_) -> None:
        origin = f"<p>This page is made from {', '.join(made_from)}.</p>" if made_from else ""
        file = self.docs / page.replace(".md", ".html")
        file.parent.mkdir(parents=True, exist_ok=True)
        body = re.sub(r"^(#+) (.*)$", _heading, text, flags=re.MULTILINE)
        file.write_text(
            '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
            f"<title>{escape(title)}</title></head>"
            f'<body class="player-alone"><main>{body}{origin}</main></body></html>\n',
            encoding="utf-8",
        )
        self.count += 1

    def link(self, page: str, other: str, anchor: str = "") -> str:
        address = posixpath.relpath(other.replace(".md", ".html"), posixpath.dirname(page) or ".")
        return address + (f"#{anchor}" if anchor else "")

    def code(self, path: str, line: int | None = None) -> None:
        """Returns nothing, since there are no pages of code."""
        return None


def _heading(found: re.Match) -> str:
    level = len(found[1])
    return f"<h{level}>{escape(found[2])}</h{level}>"
