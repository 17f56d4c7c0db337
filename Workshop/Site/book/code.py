"""Swift on a page: colored, with an anchor for each line, and with names that link to their declarations."""

import re
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

from pygments.lexers import get_lexer_by_name
from pygments.token import STANDARD_TYPES, Comment, Name, String, Token

_swift = get_lexer_by_name("swift", stripnl=False, ensurenl=False)
_declaration = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|private|fileprivate|open|final|indirect|static"
    r"|nonisolated)[ \t]+)*(?:class|struct|protocol|enum|actor)[ \t]+([A-Z]\w*)",
    re.MULTILINE,
)


@dataclass
class SwiftFile:
    """A Swift file: its path, and the types that it declares, with their lines."""

    path: str
    #: The path from the rung's Sources, as the page shows it.
    name: str
    text: str
    declares: dict[str, int] = field(default_factory=dict)

    def __post_init__(self):
        for found in _declaration.finditer(self.text):
            line = self.text.count("\n", 0, found.start(1)) + 1
            self.declares.setdefault(found[1], line)

    @property
    def anchor(self) -> str:
        return re.sub(r"[^\w]+", "-", self.name.removesuffix(".swift"))

    @property
    def folder(self) -> str:
        return self.name.rpartition("/")[0]

    @property
    def main_type(self) -> str:
        """The type that the file is named after."""
        return self.name.rpartition("/")[2].removesuffix(".swift")

    @property
    def line_count(self) -> int:
        return self.text.count("\n")


class Declarations:
    """The place where each type of a rung is declared; a name that is declared twice counts only in its own file."""

    def __init__(self, files: list[SwiftFile]):
        places: dict[str, list[tuple[SwiftFile, int]]] = {}
        for file in files:
            for name, line in file.declares.items():
                places.setdefault(name, []).append((file, line))
        self._places = places

    def find(self, name: str, seen_in: SwiftFile | None = None) -> tuple[SwiftFile, int] | None:
        places = self._places.get(name, [])
        if len(places) == 1:
            return places[0]
        return next(((file, line) for file, line in places if file is seen_in), None)


#: Returns the link for a name, or None.
Linker = Callable[[str], str | None]


def lines(text: str, linker: Linker = lambda name: None) -> list[str]:
    """Returns the lines of a Swift text as HTML."""
    html: list[str] = [""]
    declares = ""
    for kind, value in _swift.get_tokens(text):
        target = None
        if kind in Name or kind is Token.Keyword.Type:
            # A declaration would link to itself.
            target = None if declares else linker(value)
            declares = ""
        elif value.strip():
            declares = value if value in ("class", "struct", "protocol", "enum", "actor") else ""
        first, *rest = value.split("\n")
        html[-1] += _piece(first, kind, target)
        html += [_piece(part, kind, target) for part in rest]
    return html[:-1] if text.endswith("\n") else html


def _piece(text: str, kind, target: str | None) -> str:
    if not text:
        return ""
    if target:
        return f'<a href="{escape(target)}">{escape(text, quote=False)}</a>'
    # Only the colors that help a reader: most other tokens look like plain text, and a class for each token makes pages
    # heavy.
    name = STANDARD_TYPES.get(kind, "")
    plain = not text.strip() or not (kind in Token.Keyword or kind in Comment or kind in String or kind in Token.Number)
    return escape(text, quote=False) if plain else f'<span class="{name}">{escape(text, quote=False)}</span>'


def block(html_lines: list[str], label: str, anchor: str = "", start: int = 1) -> str:
    """Returns a block of code; with an anchor, each line has a number and its own address."""
    if anchor:
        body = "".join(
            f'<span class="line" id="{anchor}-L{number}">{line}\n</span>'
            for number, line in enumerate(html_lines, start)
        )
    else:
        body = "".join(f"{line}\n" for line in html_lines)
    # The name of a whole file is above its lines.
    kind = f'highlight numbered" data-name="{escape(label)}' if anchor else "highlight"
    return (
        f'<div class="{kind}" data-search-exclude><pre tabindex="0" role="group" aria-label="{escape(label)}"><code>'
        f"{body}</code></pre></div>"
    )


def find_excerpt(excerpt: str, text: str) -> tuple[int, int] | None:
    """Returns the first and last line of an excerpt in a text, whatever its indentation there."""
    wanted = [line.rstrip() for line in textwrap.dedent(excerpt).strip("\n").split("\n")]
    have = [line.rstrip() for line in text.split("\n")]
    for start in range(len(have) - len(wanted) + 1):
        if have[start].strip() != wanted[0].strip():
            continue
        part = textwrap.dedent("\n".join(have[start : start + len(wanted)])).split("\n")
        if part == wanted:
            return start + 1, start + len(wanted)
    return None
