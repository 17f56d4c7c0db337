"""Clones of two commits of this checkout, and the table of what was measured in them; for first-start and edits."""

import os
import statistics
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("WORKBOOK_")}
# The last commit before the first start was looked after.
BASE = "358ab63"


def add_options(parser, rounds):
    parser.add_argument("commits", nargs="*", metavar="COMMIT", help=f"two of them; {BASE} and HEAD if none is given")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--folder", type=Path, default=ROOT / ".build/first-start", help="where the clones are made")


def clones(options):
    """The clones by the names of their commits, which come in the order in which they are measured."""
    commits = options.commits or [BASE, "HEAD"]
    if len(commits) != 2 or options.rounds < 1:
        raise SystemExit("error: name two commits, or none, and at least one round")
    found = {}
    for side, commit in zip(("before", "after"), commits):
        done = subprocess.run(["git", "rev-parse", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"error: there is no commit {commit} in {ROOT}; fetch it, or name another one")
        full = done.stdout.strip()
        folder = options.folder.resolve() / side
        if not folder.exists():
            subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, folder], check=True)
        subprocess.run(["git", "fetch", "--quiet", ROOT, full], cwd=folder, check=True)
        subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", full], cwd=folder, check=True)
        subprocess.run(["git", "clean", "--quiet", "-xdf", "-e", ".build"], cwd=folder, check=True)
        found[f"{side} ({full[:7]})"] = folder
    return found


def seconds(arguments, folder):
    """How long a command takes that ends well."""
    start = time.monotonic()
    done = subprocess.run(
        arguments, cwd=folder, env=CLEAN, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise SystemExit(f"error: {' '.join(map(str, arguments))} ended with {done.returncode} in {folder}:\n"
                         f"{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return time.monotonic() - start


def seconds_to_first_line(arguments, folder):
    """How long until a command's first line on its standard output; it is then left to end by itself."""
    start = time.monotonic()
    process = subprocess.Popen(
        arguments, cwd=folder, env=CLEAN, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # What it tells on the standard error meanwhile must not fill its pipe.
    os.set_blocking(process.stderr.fileno(), False)
    told = b""
    os.set_blocking(process.stdout.fileno(), False)
    line = b""
    while b"\n" not in line:
        time.sleep(0.005)
        told += process.stderr.read() or b""
        piece = process.stdout.read()
        line += piece or b""
        if piece == b"" and process.poll() is not None:
            raise SystemExit(f"error: {' '.join(map(str, arguments))} ended with {process.returncode} and said nothing "
                             f"in {folder}:\n{told.decode(errors='replace')[-4000:]}")
    took = time.monotonic() - start
    process.communicate()
    return took


def show(rows):
    """A line for each side of each measurement, and one for the ratio of each round."""
    print(f"{'':46}{'median':>10}{'from':>10}{'to':>10}")
    for name, sides in rows.items():
        for side, values in sides.items():
            line(f"{name}, {side}", values)
        before, after = sides.values()
        line(f"{name}, after / before", [new / old for new, old in zip(after, before)])


def line(name, values):
    middle = (statistics.median(values), min(values), max(values))
    print(f"{name:46}" + "".join(f"{value:10.2f}" for value in middle), flush=True)
