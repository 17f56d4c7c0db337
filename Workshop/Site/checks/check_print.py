"""a lesson prints to PDF: text and whole lines of code, without what only a screen needs"""

import re

from .site import Break, Site

BREAKS = [
    Break(
        "lessons/13-Modules/",
        "</head>",
        "<style>@media print { pre > code { white-space: pre !important; overflow-wrap: normal !important } }</style></head>",
        "cut off",
    ),
    Break(
        "lessons/13-Modules/",
        "</head>",
        "<style>@media print { .md-header { display: block !important } }</style></head>",
        "is printed",
    ),
]
#: A4 with its margins, in pixels.
PAPER = 700
HIDDEN = (".md-header", ".md-sidebar", ".md-footer", ".ways", ".md-tabs")


def check(site: Site) -> list[str]:
    address = site.named("lessons/13")
    wrong = []
    with site.open(address, PAPER) as opened:
        page = opened.page
        pdf = page.pdf(format="A4")
        sheets = len(re.findall(rb"/Type\s*/Page\b", pdf))
        if not pdf.startswith(b"%PDF") or sheets < 2:
            wrong.append(f"{address}: the print has {sheets} sheets and {len(pdf)} bytes")
        page.emulate_media(media="print")
        for name in HIDDEN:
            if page.locator(name).locator("visible=true").count():
                wrong.append(f"{address}: {name} is printed")
        cut = page.evaluate(
            "[...document.querySelectorAll('article pre, article pre > code')].filter(it => it.scrollWidth > it.clientWidth + 1).length"
        )
        if cut:
            wrong.append(f"{address}: {cut} blocks of code are cut off in print")
    return wrong
