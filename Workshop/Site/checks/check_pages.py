"""every page opens without an error, asks for nothing elsewhere, and is no wider than a phone"""

from .site import PHONE, Break, Site

#: How long a page is watched after loading, in milliseconds.
LATER = 100
BREAKS = [
    Break(
        "glossary/",
        "</article>",
        "<script>throw new Error('on purpose')</script></article>",
        "a script failed: on purpose",
    ),
    Break("glossary/", "</article>", "<img src='missing.png' alt='nothing'></article>", "the console says"),
    Break(
        "glossary/",
        "</article>",
        "<img src='https://example.invalid/a.png' alt='nothing'></article>",
        "asks https://example.invalid/a.png",
    ),
    Break(
        "glossary/", "</article>", "<div style='width: 30rem'>wide</div></article>", "pixels wide in a window of 390"
    ),
]


def check(site: Site) -> list[str]:
    site.without_search = True
    wrong = []
    for address in site.pages:
        with site.open(address, PHONE, fresh=False) as opened:
            wide = opened.page.evaluate("document.documentElement.scrollWidth")
            # Requests of scripts after loading may fail as well.
            opened.page.wait_for_timeout(LATER)
            problems = opened.errors + [
                f"it asks {it.url}" for it in opened.requests if not it.url.startswith((site.address, "data:", "blob:"))
            ]
            if wide > PHONE:
                problems.append(f"it is {wide} pixels wide in a window of {PHONE}, so a phone scrolls sideways")
            wrong += [f"{address or 'the front page'}: {problem}" for problem in dict.fromkeys(problems)]
    return wrong
