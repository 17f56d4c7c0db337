"""Writes the journey player: a page for each rung and journey, and an index that links to them.

    python3 Workshop/Site/player/pages.py OUT --command .build/debug/workbook

writes pages into the folder OUT that can be opened directly. The site calls `write(context)` with its own context.
Exit status: 0 the pages are written, 2 wrong usage, 3 a trace could not be made.
"""

import argparse
import shutil
import sys
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    # The file is part of a package, which a script has to add to the path itself.
    sys.path.insert(0, str(HERE.parent))

from player import page  # noqa: E402
from player.standalone import Standalone  # noqa: E402
from player.traces import Command, Trace, TraceError, traces  # noqa: E402

INDEX = "player/index.md"


def write(context) -> list[tuple[str, str]]:
    """Writes all pages, and returns their part of the navigation: titles and pages."""
    command = Command(context.command, context.root)
    found = traces(command, context.lessons)
    if not found:
        raise TraceError("no lesson can be traced", "try it by hand: swift run workbook trace 13 add-item")
    folder = context.docs / "player"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("player.css", "player.js"):
        shutil.copyfile(HERE / name, folder / name)
    sources = _Sources(context)
    for trace in found:
        others = [it for it in found if it.journey == trace.journey and it.number != trace.number]
        context.add(
            page.path(trace.number, trace.journey),
            page.text(sources, trace, others),
            title=page.title(trace),
            made_from=[trace.data["rung"]["folder"] + "/Sources"],
            # The same words a hundred times over would crowd the search results; the index links here.
            search={"exclude": True},
            # Two rungs side by side need the width.
            hide=["navigation", "toc"],
        )
        context.journeys.setdefault(trace.number, page.path(trace.number, trace.journey))
    context.add(INDEX, _index(context, found, command.apps()), title="Journeys, step by step")
    return [("Journeys, step by step", INDEX)]


class _Sources:
    """The site's context, with the other things that a page of the player asks for."""

    def __init__(self, context):
        self._context = context
        self._files: dict[str, list[str]] = {}
        self.link = context.link

    def lines(self, path: str) -> list[str]:
        if path not in self._files:
            self._files[path] = (self._context.root / path).read_text(encoding="utf-8").splitlines()
        return self._files[path]

    def address(self, on: str, path: str, line: int) -> str | None:
        """Returns the page of the code, or else the file in the repository, or else nothing."""
        place = self._context.code(path, line)
        if place:
            return self.link(on, *place)
        repository = getattr(self._context, "repository", None)
        return f"{repository}/blob/main/{path}#L{line}" if repository else None


def _index(context, found: list[Trace], apps: dict[str, str]) -> str:
    """Returns the apps, the journeys of each, and the rungs on which a journey can be seen."""
    parts = [
        "# Journeys, step by step\n",
        "Each page plays one journey on one rung, with the arrow keys or by its buttons. At each step you see what the "
        "user does, what the actors say to each other, the lines of code that say it, and the screen as it is then. "
        "Choose a second rung on the page, and both go on together.\n",
    ]
    for app in dict.fromkeys(apps.get(it.number, "") for it in found):
        own = [it for it in found if apps.get(it.number, "") == app]
        parts.append(f"## {f'The app {app}' if app else 'Other apps'}\n")
        parts += [_journey(context, name, own) for name in dict.fromkeys(it.journey for it in own)]
    return "\n".join(parts)


def _journey(context, name: str, found: list[Trace]) -> str:
    """Returns a journey of an app, with links to the rungs that support it."""
    own = [it for it in found if it.journey == name]
    links = "".join(
        f'<li><a href="{escape(context.link(INDEX, page.path(it.number, name)))}">{escape(it.label)}</a></li>' for it in own
    )
    title = own[0].data["title"]
    return f"### {name}\n\n<p>{escape(title[:1].upper() + title[1:])}.</p><ul class=\"player-rungs\">{links}</ul>\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the journey player as pages that can be opened as they are.")
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the pages; made where it is missing")
    parser.add_argument("--command", default=".build/debug/workbook", help="the built workbook (default: %(default)s)")
    parser.add_argument("--only", action="append", metavar="NN", help="only the rung of this number; may be repeated")
    arguments = parser.parse_args()
    context = Standalone(HERE.parents[2], arguments.out, arguments.command, arguments.only)
    try:
        write(context)
    except TraceError as error:
        print(f"error: {error}", file=sys.stderr)
        return 3
    print(f"{context.count} pages are in {arguments.out}: begin with {arguments.out / 'player/index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
