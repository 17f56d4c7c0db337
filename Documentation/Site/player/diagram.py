"""The command's sequence diagram, made ready to be shown step by step: what is below a step can be cut off."""

import re

from .traces import Trace, TraceError

#: With more than this the drawing is left out: a page should stay light, and nobody reads so many arrows.
MOST_MESSAGES = 150


def inline(trace: Trace) -> tuple[str, list[float]]:
    """The drawing for a page, and for each step the height at which it ends; nothing for a conversation too long."""
    if len(trace.messages) > MOST_MESSAGES:
        return "", []
    width, height = _size(trace)
    body = trace.svg[trace.svg.index("</style>") + len("</style>") : trace.svg.rindex("</svg>")]
    # The background is the page's own.
    body = re.sub(r'<rect width="100%" height="100%"[^>]*/>', "", body, count=1)
    words = f"Sequence diagram of {trace.journey} on rung {trace.rung}; the same messages stand in the list of steps."
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{words}">{body.strip()}</svg>'
    )
    return svg.replace("\n", ""), _ends(trace, width, height)


def _ends(trace: Trace, width: float, height: float) -> list[float]:
    """Where each step ends: a little above the band that begins the next one."""
    # Bands of steps are as wide as the drawing; those of modules, which stand above, are narrower.
    wide = re.compile(rf'<rect x="12" y="([\d.]+)" width="{width - 24:g}" [^>]*class="fill-band"/>')
    starts = [float(y) for y in wide.findall(trace.svg)]
    if len(starts) != len(trace.data["steps"]):
        raise TraceError(
            f"the drawing of {trace.journey} on rung {trace.rung} has {len(starts)} bands for "
            f"{len(trace.data['steps'])} steps",
            "see how Sources/Pictures/Traces/SequenceDrawing.swift draws a step, and look for that in diagram.py",
        )
    return [start - 6 for start in starts[1:]] + [height]


def _size(trace: Trace) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', trace.svg)
    if not found:
        raise TraceError(f"the drawing of {trace.journey} on rung {trace.rung} says no size", "give its <svg> a viewBox")
    return float(found[1]), float(found[2])
