"""A page for each rule, from what `workbook rules` prints."""

import re
from dataclasses import dataclass
from html import escape

from . import code
from .context import Context
from .errors import SiteError

#: The parts of a rule's page in the terminal, in the order in which a reader wants them.
FIELDS = ("what", "why", "fix", "lesson", "source", "in")


@dataclass
class Example:
    file: str
    code: str


@dataclass
class Rule:
    name: str
    fields: dict[str, str]
    wrong: list[Example]
    right: list[Example]

    @property
    def page(self) -> str:
        return f"rules/{self.name}.md"


def rules(context: Context) -> list[Rule]:
    """Every rule that the command lists, in its order."""
    names = re.findall(r"^  ([a-z][a-z-]+)$", context.ask("rules"), re.MULTILINE)
    if not names:
        raise SiteError("`workbook rules` lists no rule", "run it, and see what it prints: swift run workbook rules")
    return [parse(name, context.ask("rules", name)) for name in dict.fromkeys(names)]


def parse(name: str, text: str) -> Rule:
    """A rule, from its page in the terminal."""
    head, _, rest = text.partition("\nWrong\n")
    wrong, separator, right = rest.partition("\nRight\n")
    fields: dict[str, str] = {}
    last = ""
    for line in head.split("\n")[1:]:
        found = re.match(r"  ([a-z]+) +(\S.*)", line)
        if found and found[1] in FIELDS and not line.startswith("   "):
            last = found[1]
            fields[last] = found[2].strip()
        elif line.strip() and last:
            fields[last] += " " + line.strip()
    if not separator or not {"what", "why", "fix", "source"} <= fields.keys():
        raise SiteError(
            f"the page of the rule {name} has not the form that is known here: "
            "what, why, fix, source, Wrong and Right",
            f"compare Documentation/Site/book/rules.py with: swift run workbook rules {name}",
        )
    return Rule(name, fields, _examples(wrong), _examples(right))


def _examples(text: str) -> list[Example]:
    examples: list[Example] = []
    for line in text.rstrip().split("\n"):
        if line.startswith("    ") or not line.strip():
            if examples:
                examples[-1].code += line[4:] + "\n"
        else:
            examples.append(Example(line.strip(), ""))
    return examples


def write(context: Context, all_rules: list[Rule]) -> None:
    texts = {lesson: context.read(f"{lesson.path}/README.md") for lesson in context.lessons}
    files = _files(context)
    for rule in all_rules:
        taught = [
            it
            for it, text in texts.items()
            if f"`{rule.name}`" in text or it.number == rule.fields.get("lesson", "").zfill(2)
        ]
        context.add(
            rule.page,
            _page(context, rule, taught),
            title=rule.name,
            description=f"{rule.fields['what']} Why: {rule.fields['why']}",
            made_from=[f"workbook rules {rule.name}", *files.get(rule.name, [])],
        )
    context.add(
        "rules/index.md",
        _index(all_rules),
        title="Rules",
        made_from=["workbook rules"],
        description="Rules that hold VIPER, Clean VIPER, VIPER-S and MVC apps to their architecture, each with wrong and right code.",
    )


def _files(context: Context) -> dict[str, list[str]]:
    """The file in which each rule says its name, so that its page can lead there."""
    files: dict[str, list[str]] = {}
    for path in (context.root / "Sources/RoleRules/Rules").rglob("*.swift"):
        for name in re.findall(r'name: "([a-z-]+)"', path.read_text(encoding="utf-8")):
            files.setdefault(name, []).append(path.relative_to(context.root).as_posix())
    return files


def _page(context: Context, rule: Rule, taught: list) -> str:
    lessons = ", ".join(f"[{it.title}](../lessons/{it.folder}/index.md)" for it in taught) or "none by its name"
    return f"""# `{rule.name}`

{_sentence(rule.fields["what"])}

**Why.** {_sentence(rule.fields["why"])}

**How to mend it.** {_sentence(rule.fields["fix"])}

## Wrong

{_code(rule.wrong, "wrong")}
## Right

{_code(rule.right, "right")}
## Where it belongs

| | |
| --- | --- |
| architectures | {rule.fields.get("in", "all")} |
| lessons | {lessons} |
| source | {_text(rule.fields["source"])} |

In your own app: `swift run workbook lint PATH --rule {rule.name}`.
"""


def _code(examples: list[Example], kind: str) -> str:
    parts = []
    for example in examples:
        html = code.block(code.lines(example.code.strip("\n")), f"{kind}: {example.file}")
        parts.append(f'<p class="example-file"><code>{escape(example.file)}</code></p>\n\n{html}\n')
    return "\n".join(parts)


def _sentence(text: str) -> str:
    return _text(text[0].upper() + text[1:] + ("" if text.endswith((".", "?")) else "."))


def _text(text: str) -> str:
    """Words of the command on a page: what looks like a tag there is none."""
    return escape(text, quote=False)


def _index(all_rules: list[Rule]) -> str:
    rows = "\n".join(
        f"| [`{rule.name}`]({rule.name}.md) | {_text(rule.fields['what'])} | {rule.fields.get('in', '')} |"
        for rule in all_rules
    )
    return f"""# Rules

What `swift run workbook lint` holds an app to, yours as well. Each rule has a page with wrong and right code and its reason.

| rule | what it asks | architectures |
| --- | --- | --- |
{rows}
"""
