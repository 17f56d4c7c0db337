"""an excerpt leads to its lines, a name to its declaration, and a file to the same job on another rung, also on a phone"""

from .site import PHONE, Break, Opened, Site

BREAKS = [
    Break("lessons/13-Modules/code/", "file.append(other);", "", "nothing is shown beside", file="assets/beside.js"),
    Break("lessons/13-Modules/code/", "link.focus();", "", "the focus is lost", file="assets/beside.js"),
    Break("lessons/13-Modules/code/", "other.scrollIntoView()", "0", "is not brought into view", file="assets/beside.js"),
    Break("lessons/13-Modules/code/", "other.focus({ preventScroll: true })", "void 0", "does not get the focus", file="assets/beside.js"),
    Break("lessons/13-Modules/code/", '"Escape"', '"F1"', "is not taken away by Esc", file="assets/beside.js"),
    Break("lessons/13-Modules/", 'class="stands"', 'class="stood"', "no excerpt leads to its lines"),
    Break(
        "lessons/13-Modules/code/",
        "06&nbsp;ItemsPresenter",
        "06&nbsp;ItemsInteractor",
        "06 ItemsPresenter is not offered",
    ),
    Break("lessons/13-Modules/code/", "final</span> <span", "final </span><b>", "declares no type"),
]
#: The list Director's file, and the files that do its job on other rungs, as the glossary has it.
DIRECTOR = "Items-List-ItemsListDirector"
ITS_OTHERS = ("01 ItemsViewController", "06 ItemsPresenter", "08 ItemsPresenter", "18 ItemsViewModel")


def check(site: Site) -> list[str]:
    lesson, code = site.named("lessons/13"), site.named("lessons/13-Modules/code")
    wrong = []
    if lesson in site.pages and lesson != code:
        with site.open(lesson) as opened:
            wrong += [f"{lesson}: {it}" for it in _excerpt(opened)]
    if code in site.pages:
        with site.open(code) as opened:
            wrong += [f"{code}: {it}" for it in _offered(opened) + _names(opened) + _beside(opened)]
        with site.open(code, PHONE) as opened:
            wrong += [f"{code}: {it}" for it in _on_phone(opened)]
    return wrong


def _excerpt(opened: Opened) -> list[str]:
    """Checks that an excerpt's link leads to a line with the excerpt's first words."""
    page = opened.page
    excerpt = page.locator(".excerpt", has=page.locator(".stands")).first
    if not excerpt.count():
        return ["no excerpt leads to its lines"]
    first = excerpt.locator("code").first.inner_text().split("\n")[0].strip()
    excerpt.locator(".stands a").click()
    page.wait_for_load_state("load")
    shown = page.locator(".line:target").inner_text().strip()
    return [] if shown == first else [f"the excerpt {first!r} leads to {shown!r}"]


def _names(opened: Opened) -> list[str]:
    """Checks that a name in the code leads to a line that declares it."""
    page = opened.page
    link = page.locator(".numbered pre a").first
    name = link.inner_text()
    link.click()
    line = page.locator(".line:target").inner_text()
    declares = any(f"{word} {name}" in line for word in ("class", "struct", "protocol", "enum", "actor"))
    is_colored = page.locator(".line:target span").count() > 1
    return (
        []
        if declares and is_colored
        else [f"the line to which {name} leads declares no type, or not in colors: {line!r}"]
    )


def _offered(opened: Opened) -> list[str]:
    """Checks that the files for the Director's job on other rungs are offered next to its file."""
    links = opened.page.locator(f".file[data-file='{DIRECTOR}'] .beside a")
    offered = [it.replace("\xa0", " ") for it in links.all_inner_texts()]
    return [
        f"{other} is not offered beside the Director, but {offered}" for other in ITS_OTHERS if other not in offered
    ]


def _beside(opened: Opened) -> list[str]:
    """Checks that the keyboard can put another rung's file next to one and take it away."""
    page = opened.page
    link = page.locator(".beside a").first
    link.focus()
    page.keyboard.press("Enter")
    other = page.locator(".other")
    try:
        other.locator("code").first.wait_for(timeout=5_000)
    except Exception:
        return [f"nothing is shown beside a file by {link.inner_text()!r}"]
    button = other.locator("button", has_text="Close")
    button.focus()
    page.keyboard.press("Enter")
    if other.count():
        return ["what was shown beside a file is not taken away by Close"]
    has_focus = link.evaluate("it => it === document.activeElement")
    return [] if has_focus else ["the focus is lost when what was shown beside a file is closed"]


def _on_phone(opened: Opened) -> list[str]:
    """Checks that a long file's counterpart scrolls into view and gets the focus, and that Esc takes it away again."""
    page = opened.page
    link = page.locator(f".file[data-file='{DIRECTOR}'] .beside a").first
    name = link.inner_text()
    link.click()
    other = page.locator(".other")
    try:
        other.locator("code").first.wait_for(timeout=5_000)
    except Exception:
        return [f"nothing is shown beside the Director by {name!r} on a phone"]
    wrong = []
    # It has to be below the site's header, and within the window.
    top, height = other.evaluate("it => [it.getBoundingClientRect().top, innerHeight]")
    if not 0 <= top <= height / 2:
        wrong.append(f"on a phone {name!r} is not brought into view: it begins {top:.0f} pixels below the top of {height}")
    if not other.evaluate("it => it.contains(document.activeElement)"):
        wrong.append(f"on a phone {name!r} does not get the focus when it is opened")
    page.keyboard.press("Escape")
    if other.count():
        wrong.append(f"{name!r} is not taken away by Esc")
    return wrong
