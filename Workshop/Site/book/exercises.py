"""The pages of the exercises: the facts in `exercise.json`, and then the task."""

import json
import posixpath
from dataclasses import dataclass
from html import escape

from . import clone
from .context import Context
from .course import Chapter, first_heading, first_paragraph
from .markdown import Translator

INDEX = "exercises/index.md"


@dataclass(frozen=True)
class Exercise:
    chapter: Chapter
    lesson: Chapter
    title: str
    starts_from: str
    minutes: int
    points: int
    requirements: int
    #: The files that a learner edits, by path in the repository.
    edited: list[str]
    #: The rules that answers have to keep.
    rules: list[str]

    @property
    def page(self) -> str:
        return page_of(self.chapter)


def page_of(chapter: Chapter) -> str:
    return f"exercises/{chapter.folder}.md"


def exercises(context: Context) -> list[Exercise]:
    """Returns all exercises in order, as their files describe them."""
    lessons = {lesson.number: lesson for lesson in context.lessons}
    return [_read(context, chapter, lessons) for chapter in context.exercises]


def _read(context: Context, chapter: Chapter, lessons: dict[str, Chapter]) -> Exercise:
    file = json.loads(context.read(f"{chapter.path}/exercise.json"))
    return Exercise(
        chapter,
        lessons[chapter.number[:2]],
        file["title"],
        file["startsFrom"],
        file["minutes"],
        sum(it["points"] for it in file["requirements"]),
        len(file["requirements"]),
        [f"{chapter.path}/{path}" for path in file["editable"]],
        file["rules"],
    )


def write(context: Context, translator: Translator, all_exercises: list[Exercise]) -> None:
    for exercise in all_exercises:
        source = f"{exercise.chapter.path}/README.md"
        heading, _, task = translator.text(source, exercise.page).partition("\n")
        text = context.read(source)
        context.add(
            exercise.page,
            f"{heading}\n\n{_begin(context, exercise)}\n{task}",
            title=f"Exercise {first_heading(text)}",
            description=first_paragraph(text),
            made_from=[source, f"{exercise.chapter.path}/exercise.json"],
        )
    _index(context, all_exercises)


def _begin(context: Context, exercise: Exercise) -> str:
    """Returns what a beginner needs: lesson, files, time, points and the commands."""
    lesson = escape(context.link(exercise.page, f"lessons/{exercise.lesson.folder}/index.md"))
    facts = {
        "Lesson": f'<a href="{lesson}">{escape(exercise.lesson.label)}</a>',
        "You edit": _edited(exercise.edited),
        "Time": f"about {exercise.minutes} minutes",
        "Points": f"{exercise.points}, for {exercise.requirements} requirements",
    }
    rows = "".join(f"<div><dt>{name}</dt><dd>{said}</dd></div>" for name, said in facts.items())
    return (
        f'<dl class="begin" data-search-exclude>{rows}</dl>\n\n'
        + clone.commands(context, f"swift run workbook watch {exercise.chapter.number}")
        + f"\nIf you have the code already, the last line is enough. {clone.where(context)}\n"
    )


def _edited(files: list[str]) -> str:
    """Returns one file's name; for more files, their folder, and each name on demand."""
    if len(files) == 1:
        return f"<code>{escape(files[0])}</code>"
    folder = posixpath.commonpath([posixpath.dirname(it) for it in files])
    names = "".join(f"<li><code>{escape(posixpath.relpath(it, folder))}</code></li>" for it in files)
    return f"<code>{escape(folder)}</code><details><summary>{len(files)} files</summary><ul>{names}</ul></details>"


def _index(context: Context, all_exercises: list[Exercise]) -> None:
    entries = "\n".join(_entry(context, it) for it in all_exercises)
    context.add(
        INDEX,
        f"""# Exercises

Tasks on a second app, Bookshelf, which the workbook checks on your own computer: `swift run workbook watch 12a` says what is
still missing, and why. To begin, get the code:

{clone.commands(context, "swift run workbook")}
{clone.where(context)}

{entries}
""",
        title="Exercises",
        made_from=["Exercises"],
        description="Exercises in MVC, VIPER, Clean VIPER and VIPER-S, graded by behavior and by structure.",
    )


def _entry(context: Context, exercise: Exercise) -> str:
    own = context.link(INDEX, exercise.page)
    lesson = context.link(INDEX, f"lessons/{exercise.lesson.folder}/index.md")
    return (
        f"- **[{exercise.chapter.title}]({own})**: {exercise.title}. You start from {exercise.starts_from}. "
        f"Lesson [{exercise.lesson.label}]({lesson}), about {exercise.minutes} minutes, {exercise.points} points."
    )
