"""The first page: the README, with links to the code before its first part."""

from . import clone
from .context import Context
from .course import first_paragraph
from .errors import SiteError
from .markdown import Translator
from .rungs import Rung

#: The words that people search for when they want to see code. The endings below are those of the files that do the job
#: on a rung.
ARCHITECTURES = (("VIPER", "06"), ("Clean VIPER", "08"), ("VIPER-S", "13"), ("MVVM", "18"), ("MVC", "01"))
#: The rows: a part's job, and the endings of the types that do it, in the order of the architectures above.
PARTS = (
    ("shows the screen", ("ViewController", "ViewController", "Scene", "ViewController", "ViewController")),
    ("decides what is shown", ("Presenter", "Presenter", "Director", "ViewModel", "ViewController")),
    ("keeps the rules", ("Interactor", "UseCase", "Director Worker", "ViewModel", "ViewController")),
    (
        "gets and stores data",
        ("APIDataManager LocalDataManager", "FileItemManager", "Worker", "StoredItemsRepository", "ViewController"),
    ),
    ("leads to other screens", ("WireFrame", "AppRouter", "Navigator", "Coordinator", "ViewController")),
    ("says who talks to whom", ("Protocols", "PresenterOutput", "Contract", "Coordinating", "")),
)


def write_landing(context: Context, translator: Translator, rungs: list[Rung]) -> None:
    text = translator.text("README.md", "index.md")
    opening, _, rest = text.partition("\n## ")
    context.add(
        "index.md",
        f"{opening}\n{_code_table(context, rungs)}\n{_get(context)}\n## {rest}",
        title="VIPER, Clean VIPER and VIPER-S in Swift, step by step",
        description=first_paragraph(context.read("README.md")),
        made_from=["README.md"],
        hide=["navigation"],
    )


def _get(context: Context) -> str:
    return f"## Get the code\n\n{clone.commands(context, 'swift run workbook')}\n{clone.where(context)}\n"


def _code_table(context: Context, rungs: list[Rung]) -> str:
    by_number = {rung.lesson.number: rung for rung in rungs}
    columns = [(name, by_number[number]) for name, number in ARCHITECTURES if number in by_number]
    rows = [
        "| | " + " | ".join(f"[{name}](lessons/{rung.lesson.folder}/index.md)" for name, rung in columns) + " |",
        "| --- |" + " --- |" * len(columns),
    ]
    for job, endings in PARTS:
        cells = [_cell(context, rung, ending) for (_, rung), ending in zip(columns, endings)]
        rows.append(f"| {job} | " + " | ".join(cells) + " |")
    whole = " | ".join(f"[{len(rung.sources)} files](lessons/{rung.lesson.folder}/code.md)" for _, rung in columns)
    rows.append(f"| the whole app | {whole} |")
    return (
        "\n## The code, part by part\n\nThe list of the same app in each architecture. A name leads to its code, and the head of a column to the lesson.\n\n"
        + "\n".join(rows)
        + "\n"
    )


def _cell(context: Context, rung: Rung, endings: str) -> str:
    links = []
    for ending in endings.split():
        names = (f"Items{ending}", f"ItemsList{ending}", ending)
        file = next((it for it in rung.sources if it.main_type in names), None)
        if not file:
            raise SiteError(
                f"{rung.lesson.path} has no file of the list that ends in {ending}, which the first page leads to",
                "name another ending in Workshop/Site/book/landing.py",
                1,
            )
        links.append(f"[{ending}]({context.link('index.md', rung.code_page, file.anchor)})")
    return ", ".join(links)
