"""a page of code shows as many lines as its rung has by the comparison of the rungs"""

import re

from .site import Break, Site, file_of

COMPARISON = "comparison/"
BREAKS = [
    Break("lessons/13-Modules/code/", '<span class="line" id="ItemsApp-L1">', '<span class="row">', "lines are shown, and"),
]
#: A row of the comparison: the rung, its files, its types, its lines.
ROW = re.compile(r"<td>(\d\d) \w+[^<]*</td>\s*<td[^>]*>\d+</td>\s*<td[^>]*>\d+</td>\s*<td[^>]*>(\d+)</td>")


def check(site: Site) -> list[str]:
    # Only the first table has these numbers; those after it have the same rungs, but other numbers.
    counted = dict(reversed(ROW.findall(site.read(file_of(COMPARISON)).decode())))
    if not counted:
        return [f"{COMPARISON}: no rung's lines are told"]
    wrong = []
    for address in site.pages:
        page = re.fullmatch(r"lessons/(\d\d)-\w+/code/", address)
        if not page:
            continue
        shown = site.read(file_of(address)).decode().count('<span class="line" id=')
        if str(shown) != counted.get(page[1]):
            wrong.append(f"{address}: {shown} lines are shown, and the comparison says {counted.get(page[1])}")
    return wrong
