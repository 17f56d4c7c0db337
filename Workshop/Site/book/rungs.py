"""The Swift files of each rung, and the page that shows each of them."""

import json
import re
from dataclasses import dataclass

from . import architectures
from .code import Declarations, SwiftFile
from .context import Context
from .course import Chapter

#: Screens in the order in which a user meets them, by a word in the names of their types.
SCREENS = ("Welcome", "Login", "Home", "List", "Add", "Detail")
#: The files of a module in the best order for reading: the contract, and then from the screen inward.
ORDER = (
    "Contract",
    "Protocols",
    "Output",
    "ViewController",
    "Scene",
    "View",
    "Presenter",
    "Director",
    "ViewModel",
    "Interactor",
    "UseCase",
    "Worker",
    "DataManager",
    "WireFrame",
    "Navigator",
    "Connector",
)


@dataclass
class Rung:
    """A lesson's code: the files of its app and of its suites."""

    lesson: Chapter
    sources: list[SwiftFile]
    tests: list[SwiftFile]
    #: The app that it builds; rungs of the same app can be compared file by file.
    app: str | None
    #: The number of the rung that it is a step from, if any.
    before: str | None = None

    def __post_init__(self):
        self.declarations = Declarations(self.sources)
        self.in_tests = Declarations(self.sources + self.tests)

    @property
    def code_page(self) -> str:
        return f"lessons/{self.lesson.folder}/code.md"

    @property
    def tests_page(self) -> str:
        return f"lessons/{self.lesson.folder}/tests.md"


def rungs(context: Context) -> list[Rung]:
    """Returns all rungs in order, and registers the page of each file."""
    measured = {f"{rung['number']:02}": rung for rung in json.loads(context.ask("compare", "--format", "json"))["rungs"]}
    for number, rung in measured.items():
        architectures.check(number, list(rung["violations"]))
    found = []
    for lesson in context.lessons:
        sources = _files(context, f"{lesson.path}/Sources")
        tests = _files(context, f"Tests/{lesson.path}")
        rung = Rung(lesson, sources, tests, measured.get(lesson.number, {}).get("app"))
        for page, files in ((rung.code_page, sources), (rung.tests_page, tests)):
            for file in files:
                context.places[file.path] = (page, file.anchor)
                _register_folders(context, page, file)
        found.append(rung)
    return found


def _register_folders(context: Context, page: str, file: SwiftFile):
    """Makes links to a folder lead to its part of the page."""
    top = file.path.removesuffix("/" + file.name)
    context.places.setdefault(top, (page, ""))
    folder = file.folder
    while folder:
        # A folder without files of its own begins with the first file below it.
        context.places.setdefault(f"{top}/{folder}", (page, file.anchor))
        folder = folder.rpartition("/")[0]


def _files(context: Context, folder: str) -> list[SwiftFile]:
    files = [
        SwiftFile(
            str(path.relative_to(context.root)),
            str(path.relative_to(context.root / folder)),
            path.read_text(encoding="utf-8"),
        )
        for path in (context.root / folder).rglob("*.swift")
    ]
    return sorted(files, key=_reading_order)


def screen(name: str) -> str:
    """Returns the screen that a type belongs to by its name: `ItemsAdd` and `AddItem` are the same one."""
    for word in SCREENS:
        if word in name:
            return word
    return "List" if re.match(r"Items?[A-Z]|Items$", name) else ""


def _reading_order(file: SwiftFile):
    """Sorts the app first, then screen by screen, and within each from the contract and the view inward."""
    name = file.main_type
    role = next((index for index, word in enumerate(ORDER) if word in name), len(ORDER))
    folder_rank = _screen_rank(file.folder) if file.folder else -1
    is_app = not file.folder and name.endswith("App")
    within = (_screen_rank(name), role) if not file.folder else (0, role)
    return (not is_app, folder_rank, file.folder, within, file.name)


def _screen_rank(name: str) -> int:
    word = screen(name.replace("/", "")) or ("List" if name == "Items" else "")
    return SCREENS.index(word) if word in SCREENS else len(SCREENS)
