"""The page of a step from the output of `workbook diff`: old code next to new, and moved code marked as moved."""

import re
from dataclasses import dataclass, field
from html import escape

from . import code
from .context import Context
from .rungs import Rung

#: The mark at the beginning of a line, and the line's kind.
MARKS = {
    "+": "written", "-": "dropped", "|": "moved-here", "~": "renamed", "<": "from", ">": "away", " ": "same",
}


@dataclass
class Part:
    """Consecutive lines of one kind."""

    kind: str
    lines: list[str] = field(default_factory=list)


@dataclass
class FileStep:
    title: str
    parts: list[Part] = field(default_factory=list)

    def add(self, kind: str, line: str):
        if not self.parts or self.parts[-1].kind != kind or kind in ("from", "away", "gap"):
            self.parts.append(Part(kind))
        self.parts[-1].lines.append(line)

    @property
    def name(self) -> str:
        return self.title.split(",")[0]

    @property
    def has_two_sides(self) -> bool:
        kinds = {part.kind for part in self.parts}
        return bool(kinds & {"dropped", "away"}) and bool(kinds & {"written", "moved-here", "renamed"})


@dataclass
class Step:
    title: str
    summary: str
    #: Each file, with how much of it changed.
    files: list[tuple[str, str]]
    steps: list[FileStep]

    @property
    def before(self) -> str:
        """The number of the rung that it is a step from."""
        return re.search(r"a step from (\d\d)", self.title)[1]


def parse(text: str) -> Step:
    """Parses a step from the command's output."""
    title, summary, *rest = text.rstrip().split("\n")
    files: list[tuple[str, str]] = []
    steps: list[FileStep] = []
    for line in rest:
        if line and not line.startswith(" "):
            steps.append(FileStep(line))
        elif not steps:
            if found := re.match(r"  (\S+) +(\S.*)", line):
                files.append((found[1], found[2]))
        elif line.strip() == "..." and line[2:3] == " ":
            steps[-1].add("gap", "")
        else:
            kind = MARKS.get(line[2:3] or " ", "same")
            steps[-1].add(kind, line[4:])
    for step in steps:
        # An empty line between two files belongs to neither.
        while step.parts and step.parts[-1].kind == "same" and not any(it.strip() for it in step.parts[-1].lines):
            step.parts.pop()
    return Step(title, summary, files, steps)


class StepPages:
    def __init__(self, context: Context, rungs: list[Rung]):
        self.context = context
        self.rungs = {rung.lesson.number: rung for rung in rungs}

    def write(self) -> None:
        numbers = [number for number, rung in self.rungs.items() if rung.sources]
        for number in numbers[1:]:
            step = parse(self.context.ask("diff", number, "--no-pager"))
            self.rungs[number].before = step.before
            self._write(self.rungs[number], self.rungs[step.before], step)

    def _write(self, rung: Rung, before: Rung, step: Step):
        page = f"lessons/{rung.lesson.folder}/step.md"
        parts = [
            f"# {self._title(rung, before)}\n",
            f"{step.summary[0].upper()}{step.summary[1:]}. {self._legend(rung, before)}\n",
            self._table(step),
        ]
        for file in step.steps:
            parts.append(f"\n## {file.name} {{ #{_anchor(file.name)} }}\n")
            parts.append(self._file(file, rung, before, page))
        self.context.add(
            page,
            "\n".join(parts),
            title=self._title(rung, before),
            hide=["toc"],
            search={"exclude": True},
            made_from=[f"workbook diff {rung.lesson.number}", f"{rung.lesson.path}/Sources"],
            description=f"Every line that changes from {before.lesson.label} to {rung.lesson.label}: {step.summary}.",
        )

    def _title(self, rung: Rung, before: Rung) -> str:
        return f"{rung.lesson.label}: changes since {before.lesson.label}"

    def _legend(self, rung: Rung, before: Rung) -> str:
        return (
            f"[The lesson](index.md) gives the reasons. On wide screens {before.lesson.label} is on the left and "
            f"{rung.lesson.label} on the right.\n\n"
            '<ul class="legend" aria-label="Marks"><li class="written"><b>+</b> written</li><li class="dropped"><b>-</b> dropped</li>'
            '<li class="moved-here"><b>|</b> stood elsewhere before</li><li class="away"><b>&gt;</b> stands elsewhere now</li>'
            '<li class="renamed"><b>~</b> has other names</li></ul>'
        )

    def _table(self, step: Step) -> str:
        with_code = {file.name for file in step.steps}
        rows = "\n".join(
            f"| {f'[{name}](#{_anchor(name)})' if name in with_code else name} | {change} |"
            for name, change in step.files
        )
        return f"| file | what changed |\n| --- | --- |\n{rows}\n"

    # A file

    def _file(self, file: FileStep, rung: Rung, before: Rung, page: str) -> str:
        note = file.title[len(file.name) :].lstrip(", ")
        said = f'<p class="step-note">{escape(note)}</p>' if note else ""
        rows, left, right = [], [], []

        def flush():
            if left or right:
                rows.append(self._pair("".join(left), "".join(right)))
                left.clear()
                right.clear()

        for part in file.parts:
            if part.kind in ("same", "gap"):
                flush()
                rows.append(self._same(part))
            elif part.kind in ("dropped", "away"):
                # Removed lines after added ones begin a new pair.
                if right:
                    flush()
                left.append(self._part(part, before, rung, page))
            else:
                right.append(self._part(part, before, rung, page))
        flush()
        kind = "two-sides" if file.has_two_sides else "one-side"
        return (
            f'{said}<div class="step {kind} highlight" data-search-exclude tabindex="0" role="group" '
            f'aria-label="{escape(file.name)}, changes">{"".join(rows)}</div>\n'
        )

    def _pair(self, left: str, right: str) -> str:
        return f'<div class="old">{left}</div><div class="new">{right}</div>'

    def _same(self, part: Part) -> str:
        if part.kind == "gap":
            return '<div class="gap">…</div>'
        lines = "".join(
            f"<code>{line or ' '}\n</code>" for line in code.lines("".join(f"{line}\n" for line in part.lines))
        )
        # The code occurs once on each side; screen readers skip the first one.
        return f'<div class="old same" aria-hidden="true">{lines}</div><div class="new same">{lines}</div>'

    def _part(self, part: Part, before: Rung, rung: Rung, page: str) -> str:
        if part.kind in ("from", "away"):
            return f'<p class="{part.kind}">{self._moved(part, before if part.kind == "from" else rung, page)}</p>'
        mark = {"written": "+", "dropped": "-", "moved-here": "|", "renamed": "~"}[part.kind]
        lines = "".join(
            f'<code data-mark="{mark}">{line or " "}\n</code>'
            for line in code.lines("".join(f"{line}\n" for line in part.lines))
        )
        return f'<div class="{part.kind}">{lines}</div>'

    def _moved(self, part: Part, rung: Rung, page: str) -> str:
        """Returns the line about where code went or came from, with a link to it."""
        text = part.lines[0]
        found = re.search(r"(from|to) (\S+\.swift):(\d+)", text)
        file = found and next((it for it in rung.sources if it.name == found[2]), None)
        if not file:
            return escape(text)
        target = self.context.link(page, *self.context.code(file.path, int(found[3])))
        start, end = found.start(2), found.end()
        return f'{escape(text[:start])}<a href="{escape(target)}">{escape(text[start:end])}</a>{escape(text[end:])}'


def _anchor(name: str) -> str:
    return re.sub(r"[^\w]+", "-", name.removesuffix(".swift"))
