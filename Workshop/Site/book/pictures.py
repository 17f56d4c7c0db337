"""The repository's pictures in a light and a dark version, which follow the site's switch as well."""

import re
from html import escape

from .context import Context
from .errors import SiteError

_dark = re.compile(r"@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}\n", re.DOTALL)


def figure(context: Context, svg: str, name: str, *, alt: str, page: str) -> str:
    """Returns a picture that is drawn for light and for dark; a browser loads only the one that it shows."""
    if not alt.strip():
        raise SiteError(f"the picture {name} has no text on {page}", "say what is seen in it: ![text](picture)")
    width, height = size(svg, name)
    images = []
    for theme, drawn in (("light", _dark.sub("", svg)), ("dark", _dark.sub(r"\1\n", svg))):
        path = store(context, drawn, name, theme)
        address = escape(context.link(page, path))
        images.append(
            f'<a class="only-{theme}" href="{address}"><img src="{address}" alt="{escape(alt)}" width="{width}" height="{height}" loading="lazy"></a>'
        )
    # A wide picture scrolls sideways in its own frame, also by keyboard.
    return (
        f'\n<div class="picture" role="group" aria-label="Picture" tabindex="0" style="--width: {width}px">'
        f'{"".join(images)}</div>\n'
    )


def store(context: Context, svg: str, name: str, theme: str) -> str:
    """Writes a picture among the site's files, and returns its path."""
    path = f"pictures/{name.removesuffix('.svg')}.{theme}.svg"
    (context.docs / path).parent.mkdir(parents=True, exist_ok=True)
    (context.docs / path).write_text(svg, encoding="utf-8")
    return path


def size(svg: str, name: str) -> tuple[int, int]:
    """Returns width and height, which a page states so that nothing moves when the picture loads."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    if not found:
        raise SiteError(f"the picture {name} says no size", "give its <svg> a viewBox")
    return round(float(found[1])), round(float(found[2]))


def title(svg: str) -> str:
    """Returns a picture's title."""
    return _text(svg, "title")


def description(svg: str) -> str:
    """Returns a picture's description, for readers who can't see it."""
    return _text(svg, "desc")


def _text(svg: str, tag: str) -> str:
    found = re.search(rf"<{tag}[^>]*>(.*?)</{tag}>", svg, re.DOTALL)
    return " ".join(found[1].split()) if found else ""
