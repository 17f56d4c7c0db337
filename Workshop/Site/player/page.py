"""The page of one journey on one rung. It contains everything; the script only shows it step by step."""

import json
import re
from html import escape

from . import diagram
from .traces import Trace

#: How many lines of code are shown above and below the one that sends a message.
AROUND = 2
#: How many of its first and last messages a step shows if it has more than that.
FIRST, LAST = 30, 10
#: The most characters of a call; a longer one continues in the command's own text.
LONGEST_CALL = 240


def path(number: str, journey: str) -> str:
    return f"player/{number}-{journey}.md"


def title(trace: Trace) -> str:
    return f"{trace.journey} on rung {trace.label}"


def text(context, trace: Trace, others: list[Trace]) -> str:
    """Returns the page in Markdown; `others` are the traces of the same journey on other rungs."""
    page = path(trace.number, trace.journey)
    told = trace.data["title"]
    link = {name: escape(context.link(page, f"player/{name}")) for name in ("player.css", "player.js", "index.md")}
    beside = ['<option value="">no other rung</option>'] + [
        f'<option value="{escape(context.link(page, path(it.number, it.journey)))}" data-number="{it.number}">'
        f"{escape(it.label)}</option>"
        for it in others
    ]
    parts = [
        # All in one block; otherwise Markdown would put a paragraph around the parts outside of it.
        f'<div class="player"><link rel="stylesheet" href="{link["player.css"]}">',
        f"<p>{escape(told[:1].upper() + told[1:])}. What you see was recorded while the app ran: what the user does, "
        "what its actors say to each other then, the lines of code that say it, and the screen that it leads to. "
        f'<a href="{link["index.md"]}">All journeys and rungs</a>.</p>',
        _legend(trace),
        '<div class="player-head"><form class="player-controls" hidden>',
        _button("first", "First", "Home"),
        _button("back", "Previous", "Left"),
        _button("next", "Next", "Right"),
        _button("last", "Last", "End"),
        f'<label>Beside it <select name="beside">{"".join(beside)}</select></label>' if others else "",
        "</form>",
        '<p class="player-status" aria-live="polite"></p></div>',
        '<div class="player-sides">',
        _run(context, trace, page),
        f'</div><script src="{link["player.js"]}" defer></script></div>',
    ]
    # One line, so that Markdown finds no paragraphs in it.
    return f"# {title(trace)}\n\n" + "".join(parts).replace("\n", "&#10;") + "\n"


def _button(name: str, words: str, key: str) -> str:
    return f'<button type="button" data-go="{name}">{words}<span> step</span> <kbd>{key}</kbd></button>'


def _legend(trace: Trace) -> str:
    """Returns explanations of the notations that this journey contains."""
    recorded = json.dumps(trace.data)
    words = []
    if "<now>" in recorded or "<today>" in recorded:
        words.append(
            "<code>&lt;now&gt;</code> and <code>&lt;today&gt;</code> stand for what the app took from the clock, so that "
            "the recording is the same tomorrow."
        )
    if re.search(r"standsOut: true|color: ", recorded):
        words.append(
            "The screen is drawn as text, without its colors. The messages say them: <code>standsOut: true</code> "
            "or <code>color:</code>."
        )
    return f'<p class="player-legend">{" ".join(words)}</p>' if words else ""


def _run(context, trace: Trace, page: str) -> str:
    svg, ends = diagram.inline(trace)
    if svg:
        box = (
            f'<div class="player-diagram" tabindex="0" role="group" aria-label="Sequence diagram, {escape(trace.label)}">'
            f"{svg}</div>"
        )
    else:
        box = (
            f"<p>{len(trace.messages):,} messages are too many for a drawing here. This one draws them all: "
            f"<code>swift run workbook trace {trace.number} {trace.journey} --format svg</code></p>"
        )
    steps = [
        _step(context, step, page, trace, ends[index] if ends else None)
        for index, step in enumerate(trace.data["steps"])
    ]
    return (
        f'<section class="player-run" data-rung="{escape(trace.label)}"><h2>Rung {escape(trace.label)}</h2>'
        f'<ol class="player-steps">{"".join(steps)}</ol>{box}</section>'
    )


def _step(context, step: dict, page: str, trace: Trace, end: float | None) -> str:
    messages = step["messages"]
    shown, hidden = messages, ""
    if len(messages) > FIRST + LAST:
        shown = messages[:FIRST] + messages[-LAST:]
        hidden = (
            f"<p>Of {len(messages):,} messages, the first {FIRST} and the last {LAST}. All of them: <code>swift run "
            f"workbook trace {trace.number} {trace.journey} --from {step['number']} --to {step['number']}</code></p>"
        )
    said = "".join(_message(context, it, page) for it in shown)
    # Only empty lines inside need a space, since Markdown would take them for the end of the block.
    screen = "\n".join(step["screen"])
    return (
        f'<li class="player-step" data-user="{escape(step["user"])}" data-messages="{len(messages)}"'
        + (f' data-end="{end:g}"' if end else "")
        + f'><h3>Step {step["number"]}: {escape(step["user"])}</h3>'
        + (
            f'<pre class="player-screen" tabindex="0" aria-label="The screen after this step">{escape(screen)}</pre>'
            if screen
            else "<p>Nothing is on the screen yet.</p>"
        )
        + (f"{hidden}<ol class=\"player-messages\">{said}</ol>" if messages else "<p>Nothing is said.</p>")
        + "</li>"
    )


def _message(context, message: dict, page: str) -> str:
    call = message["text"]
    if len(call) > LONGEST_CALL:
        call = call[:LONGEST_CALL] + "…"
    head = (
        f'<span class="player-who">{escape(message["from"])} → {escape(message["to"])}</span> '
        f"<code>{escape(call)}</code>"
    )
    places = [message["said"]] if message["said"] else message["candidates"]
    words = "" if message["said"] else "The sources don't tell which of these lines it was. " if places else ""
    code = "".join(_excerpt(context, place, page) for place in places)
    heard = message["heard"]
    arrival = f'<p>{words}It arrives in {_link(context, heard, page)}.</p>' if heard else f"<p>{words}</p>" if words else ""
    return f"<li>{head}{code}{arrival}</li>"


def _excerpt(context, place: dict, page: str) -> str:
    lines = context.lines(place["file"])
    first, last = max(place["line"] - AROUND, 1), min(place["line"] + AROUND, len(lines))
    around = lines[first - 1 : last]
    indent = min((len(it) - len(it.lstrip()) for it in around if it.strip()), default=0)
    rows = []
    for number, line in enumerate(around, first):
        row = f"{number:>4}  {escape(line[indent:])}"
        rows.append(f"<mark>{row}</mark>" if number == place["line"] else row)
    return (
        f'<p class="player-place">{_link(context, place, page)}</p>'
        f'<pre class="player-code" tabindex="0" aria-label="Lines of {escape(place["file"])}">{chr(10).join(rows)}</pre>'
    )


def _link(context, place: dict, page: str) -> str:
    """Returns a place's file and line, with a link to the page of the code or to the repository if either exists."""
    words = f'{place["file"].rpartition("/Sources/")[2]}, line {place["line"]}'
    address = context.address(page, place["file"], place["line"])
    return f'<a href="{escape(address)}">{escape(words)}</a>' if address else f"<code>{escape(words)}</code>"
