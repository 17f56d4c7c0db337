"""The architecture that each rung is built in, under the name that people search for."""

import re

from .errors import SiteError

#: The name, the rule set by which `workbook compare` measures such rungs, and the rungs' numbers.
ARCHITECTURES = (
    ("MVC", "mvc", range(1, 4)),
    ("toward VIPER", "viper", range(4, 6)),
    ("VIPER", "viper", range(6, 8)),
    ("Clean VIPER", "clean-viper", range(8, 11)),
    ("VIPER-S", "viper-s", range(11, 18)),
    ("MVVM", "mvc", range(18, 19)),
)


def architecture(number: str) -> str:
    """Returns the architecture of a rung by its number, such as "13"."""
    return _row(number)[0]


def label(number: str, title: str) -> str:
    """Returns a rung's title with its architecture, unless the title contains it already."""
    name = architecture(number)
    return title if _letters(name) in _letters(title) else f"{title} ({name})"


def check(number: str, measured: list[str]) -> None:
    """Compares the table above with the rule sets by which a rung is measured."""
    name, rules, _ = _row(number)
    if rules not in measured:
        raise SiteError(
            f"rung {number} is called {name} here, and `workbook compare` measures it by {', '.join(measured)}",
            "mend the table in Workshop/Site/book/architectures.py",
        )


def _row(number: str) -> tuple[str, str, range]:
    for row in ARCHITECTURES:
        if int(number) in row[2]:
            return row
    raise SiteError(
        f"nobody says which architecture lesson {number} is about",
        "add its number to the table in Workshop/Site/book/architectures.py",
    )


def _letters(text: str) -> str:
    return re.sub(r"[^a-z]", "", text.lower())
