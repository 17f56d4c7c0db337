"""The pages of the repository's own texts, such as lessons, exercises, glossary and decisions."""

import posixpath
import re

from . import exercises, pictures
from .context import Context
from .course import first_heading, first_paragraph
from .errors import SiteError
from .markdown import Translator
from .navigation import of_a_lesson
from .rungs import Rung

#: Texts with a page of their own, in addition to lessons, exercises and decisions. Other texts get a page when they are
#: linked.
TEXTS = {
    "Lessons/README.md": "lessons/index.md",
    "Lessons/BeforeYouBegin.md": "before-you-begin.md",
    "Lessons/GLOSSARY.md": "glossary.md",
    "Documentation/Vocabulary.md": "vocabulary.md",
    "Documentation/RoleNames.md": "role-names.md",
    "Documentation/Xcode.md": "xcode.md",
    "Documentation/OnADevice.md": "on-a-device.md",
    "Documentation/Linting.md": "linting.md",
    "Documentation/Tools.md": "tools.md",
    "Documentation/Grading.md": "grading.md",
    "Documentation/Decisions/README.md": "decisions/index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
DECISIONS = "Documentation/Decisions"
#: Readers who search for an exercise shouldn't stumble upon its answer.
ANSWERS = ("Solutions/",)


class Texts:
    def __init__(
        self, context: Context, translator: Translator, rungs: list[Rung], all_exercises: list[exercises.Exercise]
    ):
        self.context = context
        self.exercises = all_exercises
        self.translator = translator
        self.rungs = {rung.lesson.folder: rung for rung in rungs}
        self.decisions = sorted(str(path.relative_to(context.root)) for path in (context.root / DECISIONS).glob("0*.md"))
        self._waiting: list[str] = []

    def register(self):
        """Registers the page of each file, before any link is written."""
        pages = self.context.pages
        pages["README.md"] = "index.md"
        pages.update(TEXTS)
        pages.update({f"{it.path}/README.md": f"lessons/{it.folder}/index.md" for it in self.context.lessons})
        pages.update({f"{it.path}/README.md": exercises.page_of(it) for it in self.context.exercises})
        pages.update({path: f"decisions/{posixpath.basename(path)}" for path in self.decisions})
        pages[DECISIONS] = "decisions/index.md"
        pages["Lessons"] = "lessons/index.md"
        pages["Exercises"] = exercises.INDEX
        self.context.on_missing = self._ask_for

    def write(self):
        for source, page in TEXTS.items():
            self._plain(source, page)
        for lesson in self.context.lessons:
            self._lesson(lesson)
        for path in self.decisions:
            self._plain(path, self.context.pages[path])

    def write_linked(self):
        """Writes the files that other pages link to."""
        while self._waiting:
            path = self._waiting.pop()
            page = self.context.pages[path]
            if path.endswith(".md"):
                self._plain(path, page)
                continue
            if path.endswith(".svg"):
                self._picture(path, page)
                continue
            language = {"swift": "swift", "json": "json", "yml": "yaml"}.get(path.rpartition(".")[2], "text")
            text = self.context.read(path).rstrip()
            self.context.add(
                page,
                f"# {posixpath.basename(path)}\n\n````{language}\n{text}\n````\n",
                title=posixpath.basename(path),
                made_from=[path],
                search={"exclude": True},
            )

    # Pages

    def _lesson(self, lesson):
        rung = self.rungs[lesson.folder]
        source, page = f"{lesson.path}/README.md", f"lessons/{lesson.folder}/index.md"
        text = self.translator.text(source, page, rung)
        _, _, rest = text.partition("\n")
        self.context.add(
            page,
            f"# {lesson.label}\n\n{self._ways(rung)}\n{rest}",
            title=lesson.label,
            description=first_paragraph(self.context.read(source)),
            made_from=[source],
        )

    def _ways(self, rung: Rung) -> str:
        """Returns links to the other pages of this rung."""
        links = [f"[{title}]({page})" for title, page in of_a_lesson(self.context, rung)]
        here = f"lessons/{rung.lesson.folder}/index.md"
        if journey := self.context.journeys.get(rung.lesson.number):
            links.append(f"[Journeys, step by step]({self.context.link(here, journey)})")
        links += [
            f"[Exercise {it.chapter.title}]({self.context.link(here, it.page)})"
            for it in self.exercises
            if it.lesson == rung.lesson
        ]
        return f'<div class="ways" markdown="span">{" ".join(links)}</div>\n' if links else ""

    def _plain(self, source: str, page: str):
        text = self.context.read(source)
        self.context.add(
            page,
            self.translator.text(source, page),
            title=first_heading(text),
            description=first_paragraph(text),
            made_from=[source],
        )

    def _picture(self, path: str, page: str):
        """Writes a picture that a text links to, with the picture's own description."""
        svg = self.context.read(path)
        title, text = pictures.title(svg), pictures.description(svg)
        figure = pictures.figure(self.context, svg, path, alt=f"{title}; the text below says the same", page=page)
        self.context.add(page, f"# {title}\n{figure}\n{text}\n", title=title, made_from=[path])

    def title(self, path: str) -> str:
        return first_heading(self.context.read(path))

    # Files that only a link leads to

    def _ask_for(self, path: str, source: str) -> str | None:
        file = self.context.root / path
        if not file.exists():
            raise SiteError(
                f"{source} links to {path}, which is not there",
                "mend the link, or bring the file back",
                1,
            )
        if path.startswith(ANSWERS) or not file.is_file():
            return None
        # MkDocs skips names that begin with a period, and uses a folder's README as the folder's page.
        name = re.sub(r"[^\w./+-]", "-", re.sub(r"(^|/)\.", r"\1", path))
        page = "files/" + (re.sub(r"README\.md$", "index.md", name) if name.endswith(".md") else f"{name}.md")
        self.context.pages[path] = page
        self._waiting.append(path)
        return page
