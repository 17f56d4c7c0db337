"""Prepares the command's sequence diagram for showing it step by step: the part below a step can be cut off."""

import re

from .traces import Trace, TraceError

#: The most messages that are drawn; a longer drawing would make a page heavy, and would be hard to read.
MOST_MESSAGES = 150
#: The height of the drawing's own title, which the page repeats.
TITLE = 31
#: The space above the band of a step.
GAP = 6


def inline(trace: Trace) -> tuple[str, list[float]]:
    """Returns the drawing for a page, and the height at which each step ends; nothing for a conversation that is too
    long.
    """
    if len(trace.messages) > MOST_MESSAGES:
        return "", []
    width, height = _size(trace)
    starts = _starts(trace, width)
    lifelines, actors, calls = _parts(trace)
    # The actors get a drawing of their own, which stays in view while the calls below it scroll.
    top = starts[0] - GAP
    words = f"Sequence diagram of {trace.journey} on rung {trace.rung}; the same messages stand in the list of steps."
    svg = (
        f'<svg class="player-actors" viewBox="0 {TITLE} {width:g} {top - TITLE:g}" width="{width:g}" '
        f'height="{top - TITLE:g}" aria-hidden="true">{actors}</svg>'
        f'<svg class="player-calls" viewBox="0 {top:g} {width:g} {height - top:g}" width="{width:g}" '
        f'height="{height - top:g}" role="img" aria-label="{words}">{lifelines}{calls}</svg>'
    )
    # A step ends a little above the band of the next step.
    return svg.replace("\n", ""), [start - GAP for start in starts[1:]] + [height]


def _parts(trace: Trace) -> tuple[str, str, str]:
    """Returns the drawing without background and title in three parts: the actors' lines, the actors, and the steps
    with calls.
    """
    body = trace.svg[trace.svg.index("</style>") + len("</style>") : trace.svg.rindex("</svg>")]
    # The page has its own background.
    body = re.sub(r'<rect width="100%" height="100%"[^>]*/>', "", body, count=1)
    title, first = re.search(r'<text x="12" y="25".*?</text>', body), re.search(r'<rect x="12" y=[^>]*class="fill-band"/>', body)
    if not title or not first or title.end() > first.start():
        raise TraceError(
            f"the drawing of {trace.journey} on rung {trace.rung} does not begin with its title and its actors",
            "see how Sources/Tools/WorkbookTools/Diagrams/Traces/SequenceDrawing.swift draws them, and look for that in diagram.py",
        )
    return body[: title.start()].strip(), body[title.end() : first.start()].strip(), body[first.start() :].strip()


def _starts(trace: Trace, width: float) -> list[float]:
    """Returns the place of each step's band."""
    # Bands of steps are as wide as the drawing; the bands of modules above them are narrower.
    wide = re.compile(rf'<rect x="12" y="([\d.]+)" width="{width - 24:g}" [^>]*class="fill-band"/>')
    starts = [float(y) for y in wide.findall(trace.svg)]
    if len(starts) != len(trace.data["steps"]):
        raise TraceError(
            f"the drawing of {trace.journey} on rung {trace.rung} has {len(starts)} bands for "
            f"{len(trace.data['steps'])} steps",
            "see how Sources/Tools/WorkbookTools/Diagrams/Traces/SequenceDrawing.swift draws a step, and look for that in diagram.py",
        )
    return starts


def _size(trace: Trace) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', trace.svg)
    if not found:
        raise TraceError(f"the drawing of {trace.journey} on rung {trace.rung} says no size", "give its <svg> a viewBox")
    return float(found[1]), float(found[2])
