"""Plays a journey with `workbook play`, line by line as a person types; `play` knows nothing about traces."""

import datetime
import re
import shutil
from pathlib import Path

from .traces import Command, Trace, TraceError


def last_screen(command: Command, root: Path, trace: Trace) -> list[str]:
    """Returns the last screen of the played journey, with the run's date named as in a trace."""
    kept = root / ".workbook/play" / trace.number
    aside = kept.with_name(kept.name + "-aside")
    # A reader's own saved items stay untouched.
    if kept.exists():
        kept.rename(aside)
    days = {_today()}
    try:
        output = ""
        for lines in _runs(trace):
            output = command.play(trace.number, lines)
    finally:
        shutil.rmtree(kept, ignore_errors=True)
        if aside.exists():
            aside.rename(kept)
    lines = output.rstrip("\n").split("\n")
    starts = [index for index, line in enumerate(lines) if line.startswith("╭")]
    if not starts:
        raise TraceError(f"play {trace.number} draws no screen: {output.strip()}", f"swift run workbook play {trace.number}")
    days.add(_today())
    return [_timeless(line, days) for line in lines[starts[-1] :]]


def _runs(trace: Trace) -> list[list[str]]:
    """Returns the typed lines, in a list for each launch of the app."""
    runs: list[list[str]] = []
    for step in trace.data["steps"]:
        if step["user"].startswith("user launches"):
            runs.append([])
        else:
            runs[-1].append(_typed(step["user"]))
    return runs


def _typed(user: str) -> str:
    """Turns `user taps "Save"` into `tap Save`; a step that can't be typed ends the comparison with a reason."""
    for pattern, line in (
        (r'user taps "(.*)" twice.*', r"tap \1"),
        (r'user taps "(.*)"', r"tap \1"),
        (r'user types "(.*)" into "(.*)"', r"type \1 into \2"),
        (r'user toggles "(.*)"', r"toggle \1"),
        (r"user goes back", "back"),
    ):
        if re.fullmatch(pattern, user):
            return re.sub(pattern, line, user)
    raise TraceError(f"nobody can type this step of the journey: {user}", "choose a journey of taps and texts alone")


def _today() -> str:
    return datetime.datetime.now(datetime.timezone.utc).strftime("%b %d, %Y")


def _timeless(line: str, days: set[str]) -> str:
    for day in days:
        line = line.replace(day, "<today>".ljust(len(day)))
    return line
