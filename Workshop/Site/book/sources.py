"""The page of a rung's code: every file from top to bottom, and the files for the same job on other rungs."""

import textwrap
from html import escape
from itertools import groupby

from . import code
from .architectures import architecture
from .code import SwiftFile
from .context import Context
from .counterparts import Counterparts
from .rungs import ORDER, Rung

NAMES_INTRO = "Names of types lead to their declarations, and a click on a line's number gives the line an address."
COUNTERPARTS_INTRO = (
    "Above a file are links to the same job on other rungs: choose one, and its file is shown beside this one."
)
ALONE_INTRO = "No other rung builds this app, so there is nothing to show beside its files."

#: The folder in which a rung's suites keep helpers; those of the same name are much alike on all rungs.
HELPERS = "Support"


def write(context: Context, rungs: list[Rung]) -> None:
    counterparts = Counterparts(rungs)
    found: set[str] = set()
    for rung in rungs:
        if rung.sources:
            _write_page(context, rung, rung.sources, rung.code_page, "the code", counterparts, found)
        if rung.tests:
            _write_page(context, rung, rung.tests, rung.tests_page, "the tests", None, found)


def _write_page(
    context: Context,
    rung: Rung,
    files: list[SwiftFile],
    page: str,
    what: str,
    counterparts: Counterparts | None,
    found: set[str],
):
    """`found` has the files that the search finds on an earlier page, so they need not appear for each rung."""
    lesson = rung.lesson
    top = files[0].path.removesuffix("/" + files[0].name)
    count = f"{len(files)} files, {sum(file.line_count for file in files)} lines"
    parts = [
        f"# {lesson.label}: {what}\n",
        f"{what.capitalize()} of {lesson.label} in Swift, an example to be read from top to bottom: {count}. [The lesson](index.md) says why they are as they are.",
    ]
    if counterparts:
        parts[-1] += " " + NAMES_INTRO + " " + (COUNTERPARTS_INTRO if counterparts.compares(rung) else ALONE_INTRO)
    folder = None
    for file in files:
        if file.folder != folder:
            folder = file.folder
            parts.append(
                f"\n## {folder.replace('/', ' / ') or top.rpartition('/')[2]} {{ #folder-{folder.replace('/', '-') or 'top'} }}\n"
            )
        known = file.name if file.folder == HELPERS else file.text
        hidden = " data-search-exclude" if known in found else ""
        found.add(known)
        parts.append(f"\n### {file.main_type}.swift {{ #{file.anchor}{hidden} }}\n")
        parts.append(_file(context, rung, file, page, counterparts))
    context.add(
        page,
        "\n".join(parts),
        title=f"{lesson.label}: {what} in Swift",
        made_from=[top],
        description=f"{lesson.label} in Swift, {what}, from top to bottom: {count}. {_actors(files)}",
    )


def _actors(files: list[SwiftFile]) -> str:
    """Returns the types that a reader who wants an example looks for."""
    names = [it.main_type for it in files if it.main_type.endswith(ORDER)]
    return textwrap.shorten(", ".join(names), 160, placeholder=" …")


def _file(context: Context, rung: Rung, file: SwiftFile, page: str, counterparts: Counterparts | None) -> str:
    declarations = rung.declarations if counterparts else rung.in_tests

    def linker(name: str) -> str | None:
        found = declarations.find(name, file)
        return context.link(page, *context.code(found[0].path, found[1])) if found else None

    html = code.block(code.lines(file.text, linker), file.name, anchor=file.anchor)
    beside = _beside(context, rung, file, page, counterparts) if counterparts else ""
    return f'<div class="file" data-file="{file.anchor}">{beside}{html}</div>\n'


def _beside(context: Context, rung: Rung, file: SwiftFile, page: str, counterparts: Counterparts) -> str:
    others = counterparts.of(rung, file)
    if not others:
        none = "No other rung has a file for this job." if counterparts.compares(rung) else ""
        return f'<p class="beside" data-search-exclude>{none}</p>' if none else ""
    links = " ".join(_group(context, page, name, list(group)) for name, group in groupby(others, _architecture))
    return f'<p class="beside" data-search-exclude>The same job on other rungs: {links}</p>'


def _architecture(other: tuple[Rung, SwiftFile]) -> str:
    return architecture(other[0].lesson.number)


def _group(context: Context, page: str, name: str, others: list[tuple[Rung, SwiftFile]]) -> str:
    """Returns the links to one architecture, after its name."""
    links = " ".join(
        f'<a href="{escape(context.link(page, other.code_page, match.anchor))}" '
        f'title="{escape(other.lesson.label)}: {match.main_type}">{other.lesson.number}&nbsp;{match.main_type}</a>'
        for other, match in others
    )
    return f"<span><b>{escape(name)}</b> {links}</span>"
