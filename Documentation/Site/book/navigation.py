"""What the navigation shows, and in which order."""

from .context import Context
from .rules import Rule

#: Pages of a lesson beside its text.
OF_A_LESSON = (
    ("code.md", "The code"),
    ("tests.md", "The tests"),
    ("step.md", "The step"),
    ("diagram.md", "Who knows whom"),
)


def navigation(
    context: Context, rules: list[Rule], decisions: list[tuple[str, str]], api: list, more: list[tuple[str, str]]
) -> list:
    """The tree as MkDocs takes it. `api` is what the libraries' pages are, `more` what another package added."""
    nav: list = [
        {"Start": "index.md"},
        {
            "Lessons": [
                "lessons/index.md",
                *(_lesson(context, lesson.folder, lesson.title) for lesson in context.lessons),
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
                {"Glossary": "glossary.md"},
                {"Words that apps use": "vocabulary.md"},
                {"Names for roles": "role-names.md"},
                {"Grading a class": "grading.md"},
                {"Contributing": "contributing.md"},
                {"Changelog": "changelog.md"},
                {"Decisions": ["decisions/index.md", *({title: page} for page, title in decisions)]},
            ]
        }
    )
    return nav


def _lesson(context: Context, folder: str, title: str) -> dict:
    beside = [
        {name: f"lessons/{folder}/{page}"}
        for page, name in OF_A_LESSON
        if (context.docs / f"lessons/{folder}/{page}").exists()
    ]
    return {title: [f"lessons/{folder}/index.md", *beside]}
