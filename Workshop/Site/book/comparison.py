"""Charts, diagrams and counts, as the workbook draws and prints them."""

import re

from . import pictures
from .context import Context
from .errors import SiteError
from .rungs import Rung


def write(context: Context, rungs: list[Rung]) -> None:
    _compare(
        context,
        "comparison/index.md",
        "The rungs side by side",
        [],
        "What each rung costs and buys, counted in its sources and its suites. "
        "[Lesson 18](../lessons/18-Choosing/index.md) says what the numbers can tell, and what they can't.",
    )
    _compare(
        context,
        "comparison/changes.md",
        "What five changes cost on each rung",
        ["--changes"],
        "The same five changes were made on each rung that is a whole Items app, tested alike, and counted. "
        "[Lesson 18](../lessons/18-Choosing/index.md) tells how.",
    )
    for rung in rungs:
        _diagram(context, rung)


def _compare(context: Context, page: str, title: str, options: list[str], text: str):
    svg = context.ask("compare", *options, "--format", "svg")
    typed = " ".join(["workbook compare", *options])
    figure = pictures.figure(
        context, svg, f"compare{''.join(options)}.svg", alt=f"{title}; the tables below say the same", page=page
    )
    numbers = _labelled(context, context.ask("compare", *options, "--format", "markdown"))
    context.add(
        page,
        f"# {title}\n\n{text}\n{figure}\n## The numbers\n\n{numbers}",
        title=title,
        made_from=[typed],
        description=text.split(". ")[0].replace("[", "") + ".",
    )


def _labelled(context: Context, tables: str) -> str:
    """Returns the tables, with each rung's architecture added to first cells that name a rung."""
    labels = {lesson.title: lesson.label for lesson in context.lessons}
    return re.sub(r"^\| (\d\d \w+) \|", lambda it: f"| {labels.get(it[1], it[1])} |", tables, flags=re.MULTILINE)


def _diagram(context: Context, rung: Rung):
    lesson = rung.lesson
    try:
        svg = context.ask("diagram", lesson.number, "--format", "svg")
    except SiteError as error:
        # A lesson with only contracts, or about another lesson's suites, has no objects for a diagram.
        if "has no app" in str(error) or not rung.sources:
            return
        raise
    page = f"lessons/{lesson.folder}/diagram.md"
    figure = pictures.figure(
        context,
        svg,
        f"diagram-{lesson.number}.svg",
        alt=f"{lesson.label}: who knows whom; the list below says the same",
        page=page,
    )
    text = context.ask("diagram", lesson.number).rstrip()
    listed = text.partition("\n")[2].strip("\n")
    context.add(
        page,
        f"# {lesson.label}: diagram of who knows whom\n\nRead from [the code](code.md). [The lesson](index.md) gives the reasons.\n"
        f"{figure}\n## As a list\n\n```text\n{listed}\n```\n",
        title=f"{lesson.label}: diagram of who knows whom",
        description=f"The types of {lesson.label}, and who owns, knows and makes whom.",
        made_from=[f"workbook diagram {lesson.number}", f"{lesson.path}/Sources"],
    )
