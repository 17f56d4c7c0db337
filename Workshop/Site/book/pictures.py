"""The repository's pictures, which know light and dark, so that they follow the switch of the site as well."""

import re
from html import escape

from .context import Context
from .errors import SiteError

_dark = re.compile(r"@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}\n", re.DOTALL)


def figure(context: Context, svg: str, name: str, *, alt: str, page: str) -> str:
    """A picture that is drawn for light and for dark. A browser loads the one that it shows."""
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
    # A wide picture is moved sideways in its own frame, by keys as well.
    return (
        f'\n<div class="picture" role="group" aria-label="Picture" tabindex="0" style="--width: {width}px">'
        f'{"".join(images)}</div>\n'
    )


def store(context: Context, svg: str, name: str, theme: str) -> str:
    """Writes a picture among the site's files, and returns where."""
    path = f"pictures/{name.removesuffix('.svg')}.{theme}.svg"
    (context.docs / path).parent.mkdir(parents=True, exist_ok=True)
    (context.docs / path).write_text(svg, encoding="utf-8")
    return path


def size(svg: str, name: str) -> tuple[int, int]:
    """Width and height, which a page names so that nothing moves when the picture arrives."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    if not found:
        raise SiteError(f"the picture {name} says no size", "give its <svg> a viewBox")
    return round(float(found[1])), round(float(found[2]))


def title(svg: str) -> str:
    """What a picture is called."""
    return _text(svg, "title")


def description(svg: str) -> str:
    """What a picture says of itself, for readers who don't see it."""
    return _text(svg, "desc")


def _text(svg: str, tag: str) -> str:
    found = re.search(rf"<{tag}[^>]*>(.*?)</{tag}>", svg, re.DOTALL)
    return " ".join(found[1].split()) if found else ""
