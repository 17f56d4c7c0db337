"""every link and anchor within the site resolves, no address is used twice, and every picture has a text"""

import posixpath
from functools import cache
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

from .site import Break, Site, file_of

BREAKS = [
    Break("glossary/", 'href="#view"', 'href="#vista"', "leads to #vista, which is not on that page"),
    Break(
        "glossary/",
        'href="../lessons/05-Interactor/',
        'href="../lessons/05-Interactors/',
        "leads to ../lessons/05-Interactors/",
    ),
    Break("lessons/13-Modules/", 'alt="The form', 'title="The form', "has no text"),
    Break("glossary/", 'id="scene"', 'id="view"', "the address #view is used twice"),
]


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.without_text: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        has = dict(attributes)
        if has.get("id"):
            self.ids.append(has["id"])
        if tag == "a" and has.get("name"):
            self.ids.append(has["name"])
        for name in ("href", "src"):
            if has.get(name):
                self.links.append(has[name])
        if tag == "img" and not (has.get("alt") or "").strip():
            self.without_text.append(has.get("src") or "")


def check(site: Site) -> list[str]:
    @cache
    def read(file: str) -> _Reader:
        reader = _Reader()
        reader.feed(site.read(file).decode())
        return reader

    wrong = []
    for page in site.pages:
        reader = read(file_of(page))
        wrong += [f"{page}: the picture {source} has no text" for source in reader.without_text]
        wrong += [
            f"{page}: the address #{it} is used twice"
            for it in sorted({it for it in reader.ids if reader.ids.count(it) > 1})
        ]
        for link in dict.fromkeys(reader.links):
            if reason := _reason(site, read, page, link):
                wrong.append(f"{page}: a link leads to {link}, {reason}")
    return wrong


def _reason(site: Site, read, page: str, link: str) -> str | None:
    """Returns the reason why a link leads nowhere."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    anchor = unquote(parts.fragment)
    if not parts.path:
        # The theme's own link to the top.
        return None if not anchor or anchor in read(file_of(page)).ids else f"which is not on that page: #{anchor}"
    # A relative address starts at the folder of its page.
    path = (
        parts.path.lstrip("/")
        if parts.path.startswith("/")
        else posixpath.join(posixpath.dirname(page), unquote(parts.path))
    )
    target = posixpath.normpath(path)
    target = "" if target == "." else target
    if (site.folder / target).is_dir():
        target = posixpath.join(target, "index.html") if target else "index.html"
    if target.startswith("..") or not (site.folder / target).is_file():
        return "and there is no such page"
    if anchor and target.endswith(".html") and anchor not in read(target).ids:
        return f"and there is no #{anchor} on that page"
    return None
