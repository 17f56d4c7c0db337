"""pages and pictures follow the reader's light or dark, and the site's own switch, which is kept"""

from .site import Break, Site

BREAKS = [
    Break(
        "lessons/13-Modules/",
        'class="only-dark"',
        'class="only-light"',
        "the picture that is shown is not the dark one",
    ),
    Break(
        "lessons/13-Modules/",
        'data-md-color-scheme="slate"',
        'data-md-color-scheme="default"',
        "is light for a reader who wants dark",
    ),
]
#: The page's brightness, from 0 to 255.
BRIGHTNESS = "() => getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).reduce((sum, it) => sum + Number(it), 0) / 3"
SHOWN = "() => [...document.querySelectorAll('.picture img')].filter(it => it.checkVisibility()).map(it => it.getAttribute('src'))"


def check(site: Site) -> list[str]:
    address = site.named("lessons/13")
    wrong = []

    def look(scheme: str, when: str) -> None:
        brightness = page.evaluate(BRIGHTNESS)
        if (brightness < 100) != (scheme == "dark"):
            wrong.append(
                f"{address}: the page is {'light' if scheme == 'dark' else 'dark'} for a reader who wants {scheme}, {when}"
            )
        shown = page.evaluate(SHOWN)
        if not shown or not all(f".{scheme}.svg" in it for it in shown):
            wrong.append(f"{address}: the picture that is shown is not the {scheme} one, {when}: {shown}")

    with site.open(address, scheme="dark") as opened:
        page = opened.page
        look("dark", "as the system says")
        page.locator("label[title='Switch to light']").click()
        look("light", "by the site's switch")
        page.reload()
        look("light", "by the site's switch, after the page was loaded again")
    return wrong
