"""axe finds nothing serious or critical on any kind of page, in light, in dark and on a phone"""

from axe_playwright_python.sync_playwright import Axe

from .site import NOTEBOOK, PHONE, Break, Site

BREAKS = [
    Break("glossary/", "</article>", "<button></button></article>", "button-name"),
    Break("glossary/", "</article>", "<p style='color: #ddd; background: #fff'>pale</p></article>", "color-contrast"),
]
VIEWS = ((NOTEBOOK, "light"), (NOTEBOOK, "dark"), (PHONE, "light"))


def check(site: Site) -> list[str]:
    site.without_search = True
    axe, found = Axe(), {}
    for address in site.kinds():
        for width, scheme in VIEWS:
            with site.open(address, width, scheme, fresh=False) as opened:
                violations = axe.run(opened.page, options={"resultTypes": ["violations"]}).response["violations"]
            for it in violations:
                if it["impact"] in ("serious", "critical"):
                    first = " ".join(it["nodes"][0]["html"].split())[:160]
                    says = f"{it['id']}, {it['impact']}: {it['help']}; the first is {first}"
                    found.setdefault(says, []).append(f"{address or 'the front page'} ({width} pixels, {scheme})")
    return [
        f"{places[0]}{f' and {len(places) - 1} more' if places[1:] else ''}: {says}" for says, places in found.items()
    ]
