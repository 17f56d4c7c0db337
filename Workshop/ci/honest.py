"""Classes of honest submissions with known marks, made from solutions, alternatives, mutants and starters.

A solution and an alternative earn all points, a mutant all but those of the requirements that catch it.
"""

import json
import shutil
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def folder_of(label):
    return next(path for path in sorted((ROOT / "Exercises").iterdir()) if path.name.startswith(label + "-"))


class Exercise:
    """One exercise, with the answers that can be handed in, and the points for each."""

    def __init__(self, label):
        self.folder = folder_of(label)
        self.name, self.label = self.folder.name, label
        description = json.loads((self.folder / "exercise.json").read_text())
        self.editable = description["editable"]
        self.points = {one["id"]: one["points"] for one in description["requirements"]}
        self.solution = self.read(ROOT / "Solutions" / self.name)
        self.answers = [("solution", self.solution, sum(self.points.values()))]
        self.answers += self.alternatives() + self.mutants()

    def read(self, folder, base=None):
        files = dict(base or {})
        for file in self.editable:
            if (folder / file).exists():
                files[file] = (folder / file).read_text()
        return files

    def alternatives(self):
        folder = ROOT / "Workshop/Proofs" / self.name / "Alternatives"
        found = []
        for one in sorted(folder.iterdir()) if folder.is_dir() else []:
            files = [path.relative_to(one).as_posix() for path in one.rglob("*.swift")]
            # An alternative that adds or removes a file can't be handed in.
            if set(files) <= set(self.editable) and not (one / "alternative.json").exists():
                found.append((f"alternative {one.name}", self.read(one, self.solution), sum(self.points.values())))
        return found

    def mutants(self):
        found = []
        for mutant in json.loads((ROOT / "Workshop/Proofs" / self.name / "mutants.json").read_text())["mutants"]:
            files = dict(self.solution)
            for edit in mutant["edits"]:
                if edit["file"] not in files or "replace" not in edit:
                    break
                files[edit["file"]] = files[edit["file"]].replace(edit["replace"], edit["with"])
            else:
                lost = sum(self.points[name] for name in mutant["caughtBy"])
                found.append((f"mutant {mutant['name']}", files, sum(self.points.values()) - lost))
        return found


def make(place, count, labels, skipping=()):
    """Puts a class into a folder, as folders, zip and tar archives; returns the points of each student by exercise."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    exercises = [Exercise(label) for label in labels]
    known = {}
    for number in range(count):
        student = f"student {number + 1:03d}"
        files = {}
        for turn, exercise in enumerate(exercises):
            answers = [one for one in exercise.answers if f"{exercise.label} {one[0]}" not in skipping]
            what, answer, points = answers[(number + turn * 7) % len(answers)]
            known[student, exercise.label] = (points, what)
            for index, (file, text) in enumerate(sorted(answer.items())):
                # Each submission has different bytes.
                own = text + (f"\n// {student}\n" if index == 0 else "")
                files[f"{exercise.name}/{file}"] = own
        hand_in(place / student, files, ["folder", "deep", "zip", "tar"][number % 4])
    return known


def hand_in(place, files, form):
    root = {"folder": "Exercises", "deep": "work/of mine/Exercises", "zip": "Exercises", "tar": "a/Exercises"}[form]
    if form == "zip":
        with zipfile.ZipFile(f"{place}.zip", "w") as archive:
            for file, text in files.items():
                archive.writestr(f"{root}/{file}", text)
        return
    for file, text in files.items():
        path = place / root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    if form == "tar":
        with tarfile.open(f"{place}.tar.gz", "w:gz") as archive:
            archive.add(place / "a", arcname="a")
        shutil.rmtree(place)


def differences(known, gradebook):
    """Returns the differences between a gradebook and the known marks, a line each."""
    found = []
    given = {one["name"]: one for one in gradebook["submissions"]}
    for (student, label), (points, what) in known.items():
        marks = {mark["exercise"]: mark for mark in given.get(student, {}).get("marks", [])}
        mark = marks.get(label)
        if mark is None:
            found.append(f"{student}, {label} {what}: no mark ({given.get(student, {}).get('refusal', 'not there')})")
        elif mark["points"] != points:
            failed = [one["id"] for one in mark["requirements"] if one["outcome"] != "met"]
            found.append(f"{student}, {label} {what}: {mark['points']} points and not {points}; lost {failed}")
    return found
