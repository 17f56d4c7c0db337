"""The things that every module of the builder needs: places, pages, and the workbook's command.

A package next to this one may add pages. If `Workshop/Site/player/pages.py` has a function `write(context)`, it is
called after the pages of code are written, with

- `context.root`: the checkout, a `Path`
- `context.docs`: the folder of the site's Markdown, a `Path`; assets go there as well, and are copied unchanged
- `context.command`: the path of the built `workbook`
- `context.lessons`: the lessons in order, each with `number` ("13"), `name`, `folder` ("13-Modules"), `title`,
  `label` (the title with the architecture) and `path`
- `context.journeys`: for a lesson's number, the page that its own page leads to; the package fills it in
- `context.add(page, text, title=..., made_from=[...])`: writes the Markdown page `page`, a path below `context.docs`
- `context.link(page, other, anchor)`: the address of a page or asset as seen from a page, for raw HTML
- `context.code(repository_path, line)`: the page and anchor where a file of a rung, and a line of it, can be read

It returns its part of the navigation: a list of pairs, a title and a page.
"""

import json
import os
import posixpath
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from .course import Chapter, chapters
from .errors import SiteError
from .search import weight


class Context:
    def __init__(self, root: Path, docs: Path, command: str, repository: str | None):
        self.root = root
        self.docs = docs
        self.command = command
        self.repository = repository
        self.lessons: list[Chapter] = chapters(root, "Lessons")
        self.exercises: list[Chapter] = chapters(root, "Exercises")
        #: For a lesson's number, the page that plays its first journey.
        self.journeys: dict[str, str] = {}
        #: The page of each file of the repository that has one.
        self.pages: dict[str, str] = {}
        #: The page and anchor of each Swift file that shares a page with others.
        self.places: dict[str, tuple[str, str]] = {}
        #: Called with a linked file that has no page, and with the file that links to it; returns a page, or None if
        #: there can't be one.
        self.on_missing: Callable[[str, str], str | None] = lambda path, source: None

    # Reading

    def read(self, path: str) -> str:
        try:
            return (self.root / path).read_text(encoding="utf-8")
        except OSError as error:
            raise SiteError(f"{path} can't be read: {error.strerror}", "see that the checkout is whole") from error

    def ask(self, *arguments: str) -> str:
        """Returns the output of `workbook` with these arguments."""
        environment = {**os.environ, "COLUMNS": "100"}
        try:
            result = subprocess.run(
                [self.command, *arguments], cwd=self.root, capture_output=True, text=True, env=environment
            )
        except OSError as error:
            raise SiteError(f"{self.command} can't be started: {error.strerror}", "build it: swift build") from error
        if result.returncode != 0:
            typed = " ".join(["workbook", *arguments])
            raise SiteError(
                f"`{typed}` ended with {result.returncode}: {(result.stdout + result.stderr).strip()}",
                f"run it: swift run {typed}",
            )
        return result.stdout

    # Writing

    def add(self, page: str, text: str, *, title: str = "", description: str = "", made_from: list[str] = (), **meta):
        """Writes a page of Markdown; `made_from` names the files or commands that it is made from."""
        if title:
            meta["title"] = title
        if description:
            meta["description"] = description
        meta.setdefault("search", {"boost": weight(page)})
        head = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in meta.items())
        path = self.docs / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            (f"---\n{head}---\n" if head else "") + text.rstrip() + "\n" + self._origin(made_from), encoding="utf-8"
        )

    def _origin(self, made_from: list[str]) -> str:
        if not made_from:
            return ""
        names = ", ".join(self._origin_link(name) for name in made_from)
        return f'\n<p class="made-from">This page is made from {names}.</p>\n'

    def _origin_link(self, name: str) -> str:
        if self.repository and (self.root / name).exists():
            kind = "tree" if (self.root / name).is_dir() else "blob"
            return f'<a href="{self.repository}/{kind}/main/{quote(name)}"><code>{name}</code></a>'
        return f"<code>{name}</code>"

    # Finding

    def link(self, page: str, other: str, anchor: str = "") -> str:
        """Returns the address of a page or of another file of the site, as a link on a page."""
        if other == page and anchor:
            return "#" + quote(anchor)
        path = posixpath.relpath(_address(other).rstrip("/") or ".", _address(page).rstrip("/") or ".")
        return quote(path) + ("/" if other.endswith(".md") else "") + ("#" + quote(anchor) if anchor else "")

    def code(self, path: str, line: int | None = None) -> tuple[str, str] | None:
        """Returns the page and anchor where a Swift file, or one of its lines, can be read."""
        place = self.places.get(path)
        if place and line is not None:
            return place[0], f"{place[1]}-L{line}"
        return place


def _address(page: str) -> str:
    if not page.endswith(".md"):
        return page
    return page.removesuffix("index.md") if page.endswith("index.md") else page.removesuffix(".md") + "/"
