"""Translates the repository's Markdown for the site's generator."""

import posixpath
import re
from html import escape

from . import code, links, pictures
from .context import Context
from .rungs import Rung

_fence = re.compile(r"^( *)(```+)([^\n]*)\n(.*?)^\1\2[ \t]*$\n?", re.MULTILINE | re.DOTALL)
_image = re.compile(r"^!\[([^\]]*)\]\(([^)\s]+)\)$", re.MULTILINE)


class Translator:
    """Turns a file of the repository into a page's text."""

    def __init__(self, context: Context, rungs: list[Rung]):
        self.context = context
        self.rungs = rungs
        self._files = {file.path: (file, rung) for rung in rungs for file in rung.sources + rung.tests}

    def text(self, source: str, page: str, rung: Rung | None = None) -> str:
        """Returns the page of a file, with its links, excerpts, pictures and details."""
        parts, position = [], 0
        text = self.context.read(source)
        linked: set[str] = set()
        for fence in _fence.finditer(text):
            parts.append(self._prose(text[position : fence.start()], source, page, rung, linked))
            parts.append(self._fence(fence, source, page))
            position = fence.end()
        parts.append(self._prose(text[position:], source, page, rung, linked))
        return "".join(parts)

    # Prose

    def _prose(self, text: str, source: str, page: str, rung: Rung | None, linked: set[str]) -> str:
        text = _image.sub(lambda image: self._picture(image, source, page), text)
        text = re.sub(r"<details>\s*\n<summary>(.*?)</summary>", _details, text)
        text = links.rewrite(self.context, text, source=source, page=page)
        if rung:
            text = self._names(text, page, rung, linked)
        return _lists(text)

    def _picture(self, image: re.Match, source: str, page: str) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), image[2]))
        return pictures.figure(self.context, self.context.read(path), path, alt=image[1], page=page)

    def _names(self, text: str, page: str, rung: Rung, linked: set[str]) -> str:
        """Links the first mention of each type to its declaration."""

        def replaced(found: re.Match) -> str:
            name = found[1]
            place = None if name in linked else rung.declarations.find(name)
            if not place:
                return found[0]
            linked.add(name)
            target = self.context.link(page, rung.code_page, f"{place[0].anchor}-L{place[1]}")
            return f"[`{name}`]({target})"

        # Headings stay, since their text becomes an address, and so does text that is a link already.
        pattern = re.compile(r"(?<!\[)`([A-Z]\w+)`(?![^\[\n]*\]\()")
        return "\n".join(
            line if line.startswith(("#", "|", "<")) else pattern.sub(replaced, line) for line in text.split("\n")
        )

    # Code

    def _fence(self, fence: re.Match, source: str, page: str) -> str:
        indent, _, info, body = fence.groups()
        place = re.search(r"source=(\S+)", info)
        if place and not indent:
            return self._excerpt(place[1], body, source, page)
        language = info.split()[0] if info.strip() else "text"
        # Text in a list is indented by four columns here, and by three in a numbered list on GitHub.
        indent = "    " if indent else ""
        lines = "".join(
            f"{indent}{line[len(fence[1]):] if indent else line}\n" if line.strip() else "\n"
            for line in body.split("\n")[:-1]
        )
        return f"{indent}```{language}\n{lines}{indent}```\n"

    def _excerpt(self, place: str, body: str, source: str, page: str) -> str:
        """Returns code of a rung, with a link to its place and with names that link to their declarations."""
        relative, _, declaration = place.partition("#")
        path = relative if relative.startswith("Tests/") else posixpath.join(posixpath.dirname(source), relative)
        file, rung = self._files.get(posixpath.normpath(path), (None, None))
        declarations = rung and (rung.declarations if file in rung.sources else rung.in_tests)

        def linker(name: str) -> str | None:
            found = declarations and declarations.find(name, file)
            return self.context.link(page, *self.context.code(found[0].path, found[1])) if found else None

        name = file.main_type if file else posixpath.basename(path)
        html = code.block(code.lines(body, linker), f"{declaration or name}, an excerpt")
        stands = code.find_excerpt(body, file.text) if file else None
        if not stands:
            return f"\n{html}\n\n"
        target = self.context.link(page, *self.context.code(file.path, stands[0]))
        said = (
            f"{file.main_type}.swift, lines {stands[0]} to {stands[1]}"
            if stands[0] != stands[1]
            else f"{file.main_type}.swift, line {stands[0]}"
        )
        return f'\n<div class="excerpt">{html}<p class="stands"><a href="{escape(target)}">{said}</a></p></div>\n\n'


def _details(found: re.Match) -> str:
    return f'<details markdown="1">\n<summary markdown="span">{found[1]}</summary>'


def _lists(text: str) -> str:
    """Formats lists for Python-Markdown: after an empty line, and with four columns for text that belongs to an item.
    """
    lines: list[str] = []
    in_numbered = False
    for line in text.split("\n"):
        is_item = bool(re.match(r"(?:[-*] |\d+\. )", line))
        previous = lines[-1] if lines else ""
        if is_item and previous.strip() and not re.match(r"(?:[-*] |\d+\. |\s)", previous):
            lines.append("")
        if re.match(r"\d+\. ", line):
            in_numbered = True
        elif line.strip() and not line.startswith(" "):
            in_numbered = False
        if in_numbered and re.match(r" {3}\S", line):
            line = " " + line
        lines.append(line)
    return "\n".join(lines)
