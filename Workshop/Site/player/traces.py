"""Asks the workbook's command for the journeys of the rungs: the messages, the lines that send them, and the screens.
"""

import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path


class TraceError(Exception):
    """The error for a trace that couldn't be made: the problem, and what to do next."""

    def __init__(self, words: str, fix: str):
        super().__init__(f"{words}\n  fix: {fix}")
        self.words, self.fix = words, fix


@dataclass(frozen=True)
class Trace:
    """A journey through one rung's app: the command's JSON, and its sequence diagram."""

    number: str
    #: The rung's title with its architecture.
    label: str
    data: dict
    svg: str

    @property
    def journey(self) -> str:
        return self.data["journey"]

    @property
    def rung(self) -> str:
        return self.data["rung"]["title"]

    @property
    def messages(self) -> list[dict]:
        return [message for step in self.data["steps"] for message in step["messages"]]


class Command:
    """The built `workbook`, run in a checkout."""

    def __init__(self, path: str, root: Path):
        self._path = str(Path(path).resolve()) if "/" in str(path) else str(path)
        self._root = root

    def ask(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess:
        try:
            return subprocess.run(
                [self._path, *arguments],
                cwd=self._root,
                input=typed,
                capture_output=True,
                text=True,
                env={**os.environ, "NO_COLOR": "1"},
            )
        except OSError as error:
            raise TraceError(
                f"the command {self._path} can't be started: {error.strerror}",
                "build it with `swift build --product workbook`, and name it with --command",
            ) from error

    def journeys(self, number: str) -> list[str]:
        """Returns the journeys of a rung's app; none if the app can't be traced, which the command says with status 0.
        """
        result = self.ask("trace", number)
        named = re.match(r"trace needs a journey: ([a-z0-9, -]+)\.", result.stderr)
        if named:
            return named[1].split(", ")
        # For a rung without probes the command prints words; a lesson without an app is an error.
        if result.returncode == 0 or "no app" in result.stderr:
            return []
        raise _refused(["trace", number], result)

    def trace(self, number: str, journey: str, label: str = "") -> Trace | None:
        """Returns the journey on a rung, or None if the rung doesn't support it, as a rung with only the list doesn't.
        """
        result = self.ask("trace", number, journey, "--format", "json")
        if "can't be taken on the journey" in result.stderr:
            return None
        if result.returncode:
            raise _refused(["trace", number, journey], result)
        # The app's own output comes before the JSON.
        data = json.loads(result.stdout[result.stdout.index("{\n") :])
        drawn = self.ask("trace", number, journey, "--format", "svg")
        if drawn.returncode:
            raise _refused(["trace", number, journey, "--format", "svg"], drawn)
        return Trace(number, label or data["rung"]["title"], data, drawn.stdout[drawn.stdout.index("<svg") :])

    def apps(self) -> dict[str, str]:
        """Returns the app's name for each rung that is an app."""
        result = self.ask("compare", "--format", "json")
        if result.returncode:
            raise _refused(["compare", "--format", "json"], result)
        rungs = json.loads(result.stdout)["rungs"]
        return {f"{rung['number']:02}": rung["app"].removesuffix("App") for rung in rungs if rung.get("app")}

    def play(self, number: str, lines: list[str]) -> str:
        """Returns the output of `play` for these lines, on the existing store."""
        result = self.ask("play", number, typed="".join(line + "\n" for line in [*lines, "quit"]))
        if result.returncode:
            raise _refused(["play", number], result)
        return result.stdout


def _refused(arguments: list[str], result: subprocess.CompletedProcess) -> TraceError:
    typed = " ".join(["workbook", *arguments])
    return TraceError(
        f"`{typed}` ended with {result.returncode}: {(result.stderr or result.stdout).strip()}",
        f"run it: swift run {typed}",
    )


def traces(command: Command, lessons: list) -> list[Trace]:
    """Returns every journey of every rung that can be traced, in the order of the rungs."""
    found: list[Trace] = []
    for lesson in lessons:
        number, label = lesson.number, lesson.label
        names = command.journeys(number)
        if not names:
            continue
        # The first one builds the rung's program for the others.
        first = command.trace(number, names[0], label)
        with ThreadPoolExecutor(2) as pool:
            rest = list(pool.map(lambda name: command.trace(number, name, label), names[1:]))
        found += [trace for trace in [first, *rest] if trace]
    return found
