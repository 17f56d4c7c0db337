"""The pages of the libraries, from docc's data: a page for each type, with its members."""

import json
import re
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path

from .context import Context
from .docc import LIBRARIES, documentation

#: The kinds of symbols with a page of their own; other symbols are on the page of the type that they belong to.
TYPES = ("class", "struct", "enum", "protocol", "actor", "module")
SAYS = {
    "HeadlessUIKit": "UIKit's names, signatures and lifecycle without a device, and `Screen`, a user for it.",
    "RoleRules": "The rules of an architecture, tried on Swift sources.",
    "RoleRulesTesting": "The rules in your own suite, with one line.",
}


@dataclass
class Symbol:
    """A symbol in docc's data."""

    data: dict

    @property
    def identifier(self) -> str:
        return self.data["identifier"]["url"]

    @property
    def title(self) -> str:
        return self.data["metadata"]["title"]

    @property
    def kind(self) -> str:
        return self.data["metadata"].get("symbolKind", "")

    @property
    def members(self) -> list[tuple[str, list[str]]]:
        return [(it["title"], it["identifiers"]) for it in self.data.get("topicSections", [])]

    @cached_property
    def path(self) -> list[str]:
        return self.identifier.partition("/documentation/")[2].split("/")

    @property
    def name(self) -> str:
        """The name, qualified by its outer types, without the kind that docc adds to names that differ in nothing else.
        """
        return ".".join(re.sub(r"-swift\.\w+$", "", it) for it in self.path[1:])

    @property
    def page(self) -> str:
        if len(self.path) == 1:
            return f"api/{self.path[0]}/index.md"
        return f"api/{self.path[0]}/{self.name}.md"

    def sections(self, kind: str) -> list[dict]:
        return [it for it in self.data.get("primaryContentSections", []) if it["kind"] == kind]


class API:
    def __init__(self, context: Context):
        self.context = context
        self.symbols: dict[str, Symbol] = {}
        for file in documentation(context.root).rglob("*.json"):
            self._read(file)

    def _read(self, file: Path):
        symbol = Symbol(json.loads(file.read_text(encoding="utf-8")))
        self.symbols[symbol.identifier] = symbol

    def write(self) -> list:
        """Writes all pages, and returns their part of the navigation."""
        nav: list = ["api/index.md"]
        for library in LIBRARIES:
            typed = sorted(
                (it for it in self.symbols.values() if self._has_page(it) and it.path[0] == library),
                key=lambda it: it.path,
            )
            for symbol in typed:
                self._write_page(symbol, library)
            nav.append({library: [{it.name: it.page} if it.path[1:] else it.page for it in typed]})
        rows = "\n".join(f"| [{it}]({it}/index.md) | {SAYS[it]} |" for it in LIBRARIES)
        self.context.add(
            "api/index.md",
            "# Libraries\n\nWhat another package may use of this one. [The README](../index.md) says how.\n\n"
            f"| library | what it is |\n| --- | --- |\n{rows}\n",
            title="Libraries",
            made_from=[f"Sources/{group}/{it}" for it, group in LIBRARIES.items()],
        )
        return nav

    def _has_page(self, symbol: Symbol) -> bool:
        return symbol.kind in TYPES

    # A page

    def _write_page(self, symbol: Symbol, library: str):
        name = symbol.name or symbol.title
        parts = [f"# {name}\n", self._about(symbol, symbol.page)]
        if not symbol.path[1:]:
            parts.insert(1, SAYS[library] + "\n")
        for title, identifiers in symbol.members:
            parts.append(f"\n## {title}\n")
            known = [self.symbols[it] for it in identifiers if it in self.symbols]
            parts += [self._member(member, symbol.page) for member in known]
        self.context.add(
            symbol.page,
            "\n".join(parts),
            title=f"{name}, {library}" if symbol.path[1:] else library,
            description=self._plain(symbol.data.get("abstract", [])) or SAYS[library],
            made_from=[f"Sources/{LIBRARIES[library]}/{library}"],
        )

    def _member(self, member: Symbol, page: str) -> str:
        if self._has_page(member):
            target = self.context.link(page, member.page)
            return f"- [`{member.title}`]({target}) {self._plain(member.data.get('abstract', []))}"
        # A case's title begins with its type, whose page this is.
        title = member.title if "(" in member.title else member.title.rpartition(".")[2]
        return f"### `{title}`\n\n{self._about(member, page)}"

    def _about(self, symbol: Symbol, page: str) -> str:
        """Returns the declaration, and everything that its comment says."""
        parts = [
            self._declaration(it, page)
            for section in symbol.sections("declarations")
            for it in section["declarations"][:1]
        ]
        if abstract := symbol.data.get("abstract"):
            parts.append(self._inline(abstract, page) + "\n")
        for section in symbol.sections("parameters"):
            rows = [f"| `{it['name']}` | {self._blocks(it['content'], page).strip()} |" for it in section["parameters"]]
            parts.append("| parameter | |\n| --- | --- |\n" + "\n".join(rows) + "\n")
        for section in symbol.sections("content"):
            parts.append(self._blocks(section["content"], page))
        return "\n".join(parts)

    def _declaration(self, declaration: dict, page: str) -> str:
        code = "".join(self._token(token, page) for token in declaration["tokens"])
        return f'<div class="highlight"><pre tabindex="0" role="group" aria-label="Declaration"><code>{code}\n</code></pre></div>\n'

    def _token(self, token: dict, page: str) -> str:
        text = escape(token["text"], quote=False)
        other = self.symbols.get(token.get("identifier", ""))
        if other and self._has_page(other) and other.page != page:
            return f'<a href="{self.context.link(page, other.page)}">{text}</a>'
        return f'<span class="k">{text}</span>' if token["kind"] in ("keyword", "attribute") else text

    # Texts

    def _blocks(self, blocks: list[dict], page: str) -> str:
        return (
            "\n\n".join(
                self._block(block, page) for block in blocks if block.get("text") not in ("Discussion", "Overview")
            )
            + "\n"
        )

    def _block(self, block: dict, page: str) -> str:
        match block["type"]:
            case "heading":
                return f"**{block['text']}**"
            case "codeListing":
                return "```swift\n" + "\n".join(block["code"]) + "\n```"
            case "aside":
                name = block.get("name") or block.get("style", "").capitalize()
                return f"**{name}.** {self._blocks(block['content'], page).strip()}"
            case "unorderedList" | "orderedList":
                return "\n".join(f"- {self._blocks(item['content'], page).strip()}" for item in block["items"])
            case _:
                return self._inline(block.get("inlineContent", []), page)

    def _inline(self, pieces: list[dict], page: str) -> str:
        return "".join(self._piece(piece, page) for piece in pieces)

    def _piece(self, piece: dict, page: str) -> str:
        match piece["type"]:
            case "codeVoice":
                return f"`{piece['code']}`"
            case "emphasis" | "strong":
                return f"*{self._inline(piece['inlineContent'], page)}*"
            case "reference":
                other = self.symbols.get(piece["identifier"])
                if other and self._has_page(other):
                    return f"[`{other.title}`]({self.context.link(page, other.page)})"
                return f"`{other.title}`" if other else ""
            case _:
                return escape(piece.get("text", ""), quote=False)

    def _plain(self, pieces: list[dict]) -> str:
        return "".join(it.get("text") or f"`{it.get('code', '')}`" for it in pieces)
