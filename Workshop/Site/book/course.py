"""The lessons and exercises of the checkout."""

import re
from dataclasses import dataclass
from pathlib import Path

from . import architectures
from .errors import SiteError


@dataclass(frozen=True)
class Chapter:
    """A lesson or an exercise: a folder `NN-Name` or `NNx-Name` with its text."""

    folder: str
    path: str

    @property
    def number(self) -> str:
        return self.folder.partition("-")[0]

    @property
    def name(self) -> str:
        return self.folder.partition("-")[2]

    @property
    def title(self) -> str:
        return f"{self.number} {self.name}"

    @property
    def label(self) -> str:
        """The lesson's title with its architecture, since readers who search for that don't know its number."""
        return architectures.label(self.number, self.title)


def chapters(root: Path, kind: str) -> list[Chapter]:
    """Returns the folders `NN-Name` of `Lessons` or `Exercises`, in order."""
    found = sorted(folder.name for folder in (root / kind).glob("[0-9][0-9]*-*") if (folder / "README.md").is_file())
    if not found:
        raise SiteError(f"there is no {kind}/NN-Name/README.md in {root}", "run the build in a whole checkout")
    return [Chapter(folder, f"{kind}/{folder}") for folder in found]


def first_heading(text: str) -> str:
    """Returns a text's title: its first heading, without marks."""
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return found[1].replace("`", "") if found else ""


def first_paragraph(text: str) -> str:
    """Returns the description for search engines: the first paragraph, without links, marks and a decision's date."""
    for block in re.split(r"\n\s*\n", text):
        if block.startswith(("#", "<", "|", "```", "---", "- ", "!", "Date: ")):
            continue
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", block)
        plain = re.sub(r"[`*]", "", " ".join(plain.split()))
        return plain if len(plain) <= 200 else plain[:200].rsplit(" ", 1)[0] + " …"
    return ""
