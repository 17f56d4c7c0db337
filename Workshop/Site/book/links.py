"""Turns links between files of the repository into links between pages of the site."""

import posixpath
import re

from .context import Context

#: A link, whose words may contain code; or code, in which nothing is a link.
_link_or_code = re.compile(
    r"(?<!!)(?P<label>\[(?:[^\[\]]|\[[^\]]*\])*\])\((?P<target>[^()\s]+)\)"
    r"|(?<!`)(?P<ticks>`+)(?!`)(?:(?!\n\n)[\s\S])+?(?<!`)(?P=ticks)(?!`)"
)


def rewrite(context: Context, text: str, *, source: str, page: str) -> str:
    """Returns the text with each link of the file `source` as the page needs it."""

    def replaced(found: re.Match) -> str:
        if not found["target"]:
            return found[0]
        target = destination(context, found["target"], source=source, page=page)
        # A file without a page and an address is named, but not linked.
        return f"{found['label']}({target})" if target else found["label"][1:-1]

    return _link_or_code.sub(replaced, text)


def destination(context: Context, target: str, *, source: str, page: str) -> str | None:
    """Returns the place on the site that a file's link leads to."""
    if re.match(r"[a-z]+:", target) or target.startswith("#"):
        return target
    path, _, anchor = target.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    place = context.places.get(path)
    if place:
        return context.link(page, place[0], place[1])
    other = context.pages.get(path) or context.on_missing(path, source)
    if other:
        return context.link(page, other, anchor)
    if context.repository:
        kind = "tree" if (context.root / path).is_dir() else "blob"
        return f"{context.repository}/{kind}/main/{path}"
    return None
