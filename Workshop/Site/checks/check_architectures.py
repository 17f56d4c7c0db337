"""wherever rungs are listed, each is named with its architecture: in the sidebar, at the same job, in the player"""

import re

from .check_code import DIRECTOR
from .site import Break, Opened, Site

BREAKS = [
    Break("lessons/13-Modules/code/", "(MVVM)", "", "the sidebar does not say that 18 is MVVM"),
    Break("lessons/13-Modules/code/", "<b>Clean VIPER</b>", "<b>another</b>", "the same job does not say that 08 is"),
    Break("player/06-add-item/", "13 Modules (VIPER-S)</option>", "13 Modules</option>", "the list of rungs does not say"),
    Break("player/", "(VIPER-S)", "", "the index does not say that 13 is VIPER-S"),
    Break("comparison/", "(MVVM)", "", "the table does not say that 18 is MVVM"),
]
#: The names that readers look for, as the lessons have them.
NAMES = {"01": "MVC", "06": "VIPER", "08": "Clean VIPER", "13": "VIPER-S", "18": "MVVM"}
#: The places with lists of rungs, and the elements that each name one rung.
LISTS = {
    "lessons/13-Modules/code/": (
        ("the sidebar", ".md-sidebar--primary .md-nav__item > a, .md-sidebar--primary .md-nav__item > div > a"),
        ("the same job", f".file[data-file='{DIRECTOR}'] .beside > span"),
    ),
    "player/06-add-item/": (("the list of rungs", ".player-controls option"),),
    "player/": (("the index", ".player-rungs li"),),
    "comparison/": (("the table", "article td:first-child"),),
}


def check(site: Site) -> list[str]:
    wrong = []
    for address, lists in LISTS.items():
        if address not in site.pages:
            continue
        with site.open(address) as opened:
            for name, places in lists:
                wrong += [f"{address}: {name} {it}" for it in _unnamed(opened, places)]
    return wrong


def _unnamed(opened: Opened, places: str) -> list[str]:
    """Returns the rungs in a list whose architecture is missing."""
    texts = [" ".join(it.split()) for it in opened.page.locator(places).all_text_contents()]
    rungs = {number: [it for it in texts if re.search(rf"\b{number}\b", it)] for number in NAMES}
    if not any(rungs.values()):
        return ["lists no rung"]
    # A list may omit rungs, but those that it has need their names.
    return [
        f"does not say that {number} is {NAMES[number]}: {said[0]}"
        for number, said in rungs.items()
        if said and not any(_letters(NAMES[number]) in _letters(it) for it in said)
    ]


def _letters(text: str) -> str:
    return re.sub("[^a-z]", "", text.lower())
