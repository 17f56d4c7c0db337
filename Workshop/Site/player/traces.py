"""Asks the workbook's command for the journeys of the rungs: what was said, in which lines, and what was seen."""

import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path


class TraceError(Exception):
    """A trace could not be made: what happened, and what to do next."""

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
    """The built `workbook`, asked in a checkout."""

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
        """The journeys of a rung's app; none where nothing of it can be traced, which the command says with status 0."""
        result = self.ask("trace", number)
        named = re.match(r"trace needs a journey: ([a-z0-9, -]+)\.", result.stderr)
        if named:
            return named[1].split(", ")
        # A rung without probes is told in words; a lesson without an app is refused.
        if result.returncode == 0 or "no app" in result.stderr:
            return []
        raise _refused(["trace", number], result)

    def trace(self, number: str, journey: str, label: str = "") -> Trace | None:
        """The journey on a rung, or None where the rung can't be taken on it, as the list alone can't."""
        result = self.ask("trace", number, journey, "--format", "json")
        if "can't be taken on the journey" in result.stderr:
            return None
        if result.returncode:
            raise _refused(["trace", number, journey], result)
        # What the app itself prints stands before the JSON.
        data = json.loads(result.stdout[result.stdout.index("{\n") :])
        drawn = self.ask("trace", number, journey, "--format", "svg")
        if drawn.returncode:
            raise _refused(["trace", number, journey, "--format", "svg"], drawn)
        return Trace(number, label or data["rung"]["title"], data, drawn.stdout[drawn.stdout.index("<svg") :])

    def apps(self) -> dict[str, str]:
        """For each rung that is an app, the app's name."""
        result = self.ask("compare", "--format", "json")
        if result.returncode:
            raise _refused(["compare", "--format", "json"], result)
        rungs = json.loads(result.stdout)["rungs"]
        return {f"{rung['number']:02}": rung["app"].removesuffix("App") for rung in rungs if rung.get("app")}

    def play(self, number: str, lines: list[str]) -> str:
        """What `play` prints when these lines are typed, on the store that is there."""
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
    """Every journey of every rung that can be traced, in the order of the rungs."""
    found: list[Trace] = []
    for lesson in lessons:
        number, label = lesson.number, lesson.label
        names = command.journeys(number)
        if not names:
            continue
        # The first one builds the rung's program, so that the others find it.
        first = command.trace(number, names[0], label)
        with ThreadPoolExecutor(2) as pool:
            rest = list(pool.map(lambda name: command.trace(number, name, label), names[1:]))
        found += [trace for trace in [first, *rest] if trace]
    return found
