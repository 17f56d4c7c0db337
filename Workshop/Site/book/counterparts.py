"""Finds the files that do the same job on other rungs.

The jobs are those of the glossary's table "One job, five names". The ending of a type's name tells its jobs. If no type
of a screen has a job by its name, the job belongs to the type that does it there: on the lower rungs, that is the view
controller.
"""

import re

from .code import SwiftFile
from .rungs import Rung, screen

SHOW, DECIDE, RULES, DATA, LEAD, BUILD, NEWS, READY = (
    "show",
    "decide",
    "rules",
    "data",
    "lead",
    "build",
    "declare",
    "ready to show",
)

#: Endings of names and the jobs that they stand for, longer endings first.
ENDINGS: list[tuple[str, set[str]]] = [
    ("PresentationModel", {READY}),
    ("PresenterOutput", {NEWS}),
    ("UseCaseOutput", {NEWS}),
    ("RouterProtocol", {NEWS}),
    ("Contract", {NEWS}),
    ("Protocols", {NEWS}),
    ("Coordinating", {NEWS}),
    ("ViewController", {SHOW}),
    ("Scene", {SHOW}),
    ("View", {SHOW}),
    ("Presenter", {DECIDE}),
    ("Director", {DECIDE}),
    ("Interactor", {RULES}),
    ("UseCase", {RULES}),
    ("Worker", {RULES, DATA}),
    ("APIDataManager", {DATA}),
    ("LocalDataManager", {DATA}),
    ("ItemManager", {DATA}),
    ("StarterManager", {DATA}),
    ("WireFrame", {LEAD, BUILD}),
    ("Router", {LEAD}),
    ("Navigator", {LEAD, BUILD}),
    ("Coordinator", {LEAD, BUILD}),
    ("Connector", {BUILD}),
    ("Cell", {"cell"}),
    ("Adapter", {"table"}),
    ("SceneTable", {"table"}),
    ("ItemRow", {READY}),
    ("ItemUI", {READY}),
]
#: For a job without a type of its own, the job whose type does it instead.
INSTEAD = {DECIDE: SHOW, RULES: DECIDE, LEAD: SHOW, BUILD: LEAD}
#: In Clean VIPER a view model is a value; in MVVM it makes the decisions.
VIEW_MODEL = "ViewModel"


class Counterparts:
    def __init__(self, rungs: list[Rung]):
        self._rungs = [rung for rung in rungs if rung.sources]
        self._jobs = {rung.lesson.number: self._jobs_of(rung) for rung in self._rungs}

    def of(self, rung: Rung, file: SwiftFile) -> list[tuple[Rung, SwiftFile]]:
        """Returns the files of other rungs of the same app that do this file's job, rung by rung."""
        found = []
        for other in self._rungs:
            if other is rung or not self._same_app(rung, other):
                continue
            found += [(other, match) for match in self._in(other, rung, file)]
        return found

    def compares(self, rung: Rung) -> bool:
        """Whether there is another rung of the same app."""
        return any(self._same_app(rung, other) for other in self._rungs if other is not rung)

    def _in(self, other: Rung, rung: Rung, file: SwiftFile) -> list[SwiftFile]:
        same_name = [match for match in other.sources if match.main_type == file.main_type]
        place, jobs = self._jobs[rung.lesson.number].get(file.path, ("", set()))
        if not jobs:
            return same_name[:1]
        theirs = self._jobs[other.lesson.number]
        doing = [match for match in other.sources if theirs[match.path][1] & jobs]
        # A router or a coordinator leads to all screens, but a screen's own one comes first.
        for where in (place, ""):
            if matches := [match for match in doing if theirs[match.path][0] == where]:
                return matches
        return same_name[:1]

    def _same_app(self, rung: Rung, other: Rung) -> bool:
        # A rung without a whole app, such as one of contracts, counts as a rung of the Items app.
        return (rung.app or "ItemsApp") == (other.app or "ItemsApp")

    def _jobs_of(self, rung: Rung) -> dict[str, tuple[str, set[str]]]:
        """Returns each file's screen and jobs."""
        has_presenter = any(re.search(r"(Presenter|Director)$", file.main_type) for file in rung.sources)
        jobs = {file.path: (screen(file.main_type), _by_name(file.main_type, has_presenter)) for file in rung.sources}
        for place in {place for place, _ in jobs.values() if place}:
            here = [own for there, own in jobs.values() if there == place]
            for_all = [own for there, own in jobs.values() if not there]
            for job, instead in INSTEAD.items():
                if not any(job in own for own in here + for_all):
                    for own in here:
                        if instead in own:
                            own.add(job)
        return jobs


def _by_name(name: str, has_presenter: bool) -> set[str]:
    if name.endswith(VIEW_MODEL):
        return {READY} if has_presenter else {DECIDE}
    return set(next((jobs for ending, jobs in ENDINGS if name.endswith(ending)), set()))
