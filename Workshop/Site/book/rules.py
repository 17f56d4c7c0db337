"""A page for each rule, from the output of `workbook rules`."""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import escape

from . import code
from .context import Context
from .errors import SiteError
from .exercises import Exercise

#: The parts of a rule's text on the terminal, in the order in which a reader wants them.
FIELDS = ("what", "why", "fix", "lesson", "source", "in")
DIFFERENCE = "Lines in which the two differ are marked: `-` in the wrong code, `+` in the right code.\n\n"


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
    """Returns every rule that the command lists, in its order."""
    names = re.findall(r"^  ([a-z][a-z-]+)$", context.ask("rules"), re.MULTILINE)
    if not names:
        raise SiteError("`workbook rules` lists no rule", "run it, and see what it prints: swift run workbook rules")
    return [parse(name, context.ask("rules", name)) for name in dict.fromkeys(names)]


def parse(name: str, text: str) -> Rule:
    """Parses a rule from its text on the terminal."""
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
            f"compare Workshop/Site/book/rules.py with: swift run workbook rules {name}",
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


def write(context: Context, all_rules: list[Rule], exercises: list[Exercise]) -> None:
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
            _page(context, rule, taught, exercises),
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
    """Returns the files that contain each rule's name, so that its page can link to them."""
    files: dict[str, list[str]] = {}
    for path in (context.root / "Sources/Rules/RoleRules/Rules").rglob("*.swift"):
        for name in re.findall(r'name: "([a-z-]+)"', path.read_text(encoding="utf-8")):
            files.setdefault(name, []).append(path.relative_to(context.root).as_posix())
    return files


def _page(context: Context, rule: Rule, taught: list, exercises: list[Exercise]) -> str:
    lessons = ", ".join(f"[{it.label}](../lessons/{it.folder}/index.md)" for it in taught) or "none by its name"
    lesson = rule.fields.get("lesson", "").zfill(2)
    own = [it for it in exercises if it.lesson.number == lesson]
    # An exercise may name an architecture for all of its rules.
    names = {rule.name, *re.split(r",\s*", rule.fields.get("in", ""))}
    held = [it for it in exercises if names & set(it.rules) and it not in own]
    wrong, right = _code(rule.wrong, rule.right, "wrong"), _code(rule.right, rule.wrong, "right")
    legend = DIFFERENCE if "differs" in wrong + right else ""
    return f"""# `{rule.name}`

{_sentence(rule.fields["what"])}

**Why.** {_sentence(rule.fields["why"])}

**How to mend it.** {_sentence(rule.fields["fix"])}

{legend}## Wrong

{wrong}
## Right

{right}
## Where it belongs

| | |
| --- | --- |
| architectures | {rule.fields.get("in", "all")} |
| lessons | {lessons} |
| exercises of its lesson | {_exercises(context, rule, own)} |
| exercises that are held to it | {_exercises(context, rule, held)} |
| source | {_text(rule.fields["source"])} |

In your own app: `swift run workbook lint PATH --rule {rule.name}`.
"""


def _exercises(context: Context, rule: Rule, exercises: list[Exercise]) -> str:
    return ", ".join(f"[{it.chapter.title}]({context.link(rule.page, it.page)})" for it in exercises) or "none"


def _code(examples: list[Example], others: list[Example], kind: str) -> str:
    """Returns the examples of one kind, and marks the lines that the other kind doesn't have."""
    parts = []
    for place, example in enumerate(examples):
        other = next((it for it in others if it.file == example.file), None)
        if not other and len(examples) == len(others):
            other = others[place]
        lines = example.code.strip("\n")
        html = code.block(
            _marked(lines, other.code.strip("\n") if other else "", kind), f"{kind}: {example.file}"
        )
        parts.append(f'<p class="example-file"><code>{escape(example.file)}</code></p>\n\n{html}\n')
    return "\n".join(parts)


def _marked(text: str, other: str, kind: str) -> list[str]:
    """Returns the lines as HTML, and marks those that differ from the other text."""
    html, lines = code.lines(text), text.split("\n")
    equal = SequenceMatcher(None, lines, other.split("\n"), autojunk=False).get_matching_blocks()
    same = {block.a + step for block in equal for step in range(block.size)}
    # If nothing is the same, a mark on every line would say nothing.
    if not any(lines[it].strip() for it in same):
        return html
    return [
        line if number in same or not lines[number].strip() else f'<span class="differs in-{kind}">{line}</span>'
        for number, line in enumerate(html)
    ]


def _sentence(text: str) -> str:
    return _text(text[0].upper() + text[1:] + ("" if text.endswith((".", "?")) else "."))


def _text(text: str) -> str:
    """Returns the command's words for a page, where they must not become tags."""
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
