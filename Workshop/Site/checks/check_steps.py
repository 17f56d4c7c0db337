"""a step's page shows as many lines written, dropped and moved as the step has"""

import re

from .site import Break, Site, file_of

BREAKS = [
    Break("lessons/04-Presenter/step/", '<code data-mark="|">', '<code data-mark=" ">', "0 lines are marked as moved"),
    Break("lessons/04-Presenter/step/", "lines written", "lines set down", "does not say how much"),
]
SUMMARY = re.compile(r"(\d+) lines written, (\d+) dropped, (\d+) moved")


def check(site: Site) -> list[str]:
    wrong = []
    for address in site.pages:
        if not re.fullmatch(r"lessons/[^/]+/step/", address):
            continue
        html = site.read(file_of(address)).decode()
        # The page's head contains the words as well, for search engines.
        said = SUMMARY.search(html.partition("<article")[2])
        if not said:
            wrong.append(f"{address}: it does not say how much was written, dropped and moved")
            continue
        for mark, word, number in zip("+-|", ("written", "dropped", "moved"), said.groups()):
            shown = html.count(f'<code data-mark="{mark}">')
            if shown != int(number):
                wrong.append(f"{address}: {shown} lines are marked as {word}, and the step says {number}")
    return wrong
