"""The entries of the navigation, and their order."""

from .context import Context
from .rules import Rule
from .rungs import Rung


def of_a_lesson(context: Context, rung: Rung) -> list[tuple[str, str]]:
    """Returns the other pages of a lesson: titles, and file names in the lesson's folder."""
    pages = (
        ("The code", "code.md"),
        ("The tests", "tests.md"),
        (f"Changes since {rung.before}", "step.md"),
        ("Diagram", "diagram.md"),
    )
    folder = context.docs / "lessons" / rung.lesson.folder
    return [(title, page) for title, page in pages if (folder / page).exists()]


def navigation(
    context: Context,
    rungs: list[Rung],
    rules: list[Rule],
    decisions: list[tuple[str, str]],
    api: list,
    more: list[tuple[str, str]],
) -> list:
    """Returns the tree for MkDocs; `api` has the libraries' pages, `more` those of another package."""
    nav: list = [
        {"Start": "index.md"},
        {
            "Lessons": [
                "lessons/index.md",
                *(_lesson(context, rung) for rung in rungs),
            ]
        },
        {"Exercises": ["exercises/index.md", *({it.title: f"exercises/{it.folder}.md"} for it in context.exercises)]},
        {"Rules": ["rules/index.md", *({rule.name: rule.page} for rule in rules)]},
        {"Comparison": [{"The rungs": "comparison/index.md"}, {"Five changes": "comparison/changes.md"}]},
    ]
    if api:
        nav.append({"Libraries": api})
    if more:
        nav.append({"Player": [{title: page} for title, page in more]})
    nav.append(
        {
            "Reference": [
                {"Before you begin": "before-you-begin.md"},
                {"Glossary": "glossary.md"},
                {"Words that apps use": "vocabulary.md"},
                {"Names for roles": "role-names.md"},
                {"In Xcode and VS Code": "xcode.md"},
                {"On a device": "on-a-device.md"},
                {"Check your own app": "linting.md"},
                {"The tools": "tools.md"},
                {"Grading a class": "grading.md"},
                {"Contributing": "contributing.md"},
                {"Changelog": "changelog.md"},
                {"Decisions": ["decisions/index.md", *({title: page} for page, title in decisions)]},
            ]
        }
    )
    if context.repository:
        nav.append({"Repository": context.repository})
    return nav


def _lesson(context: Context, rung: Rung) -> dict:
    folder = f"lessons/{rung.lesson.folder}"
    beside = [{title: f"{folder}/{page}"} for title, page in of_a_lesson(context, rung)]
    return {rung.lesson.label: [f"{folder}/index.md", *beside]}
