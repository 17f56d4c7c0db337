"""The apps of `apps.json` at their pinned commits: cloned from GitHub, or read from a folder of clones."""

import json
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
# Other people's packages in an app's repository, templates of files, and suites.
FOREIGN = {
    "Pods", "Carthage", "Vendor", "Vendors", "ThirdParty", "Third Party", "ThirdParties", "3rdParty", "DerivedData", ".build",
    "SourcePackages",
}


def add_options(parser):
    parser.add_argument("--clones", type=Path, metavar="FOLDER",
                        help="reads clones in this folder, OWNER+NAME or OWNER/NAME, and asks no network")
    parser.add_argument("--only", metavar="WORD", help="only repositories with that word in their names")


def chosen(options):
    """The apps of the list that the options ask for."""
    apps = json.loads((HERE / "apps.json").read_text())
    found = [app for app in apps if (options.only or "").lower() in app["repository"].lower()]
    if not found:
        raise SystemExit(f"error: no repository of apps.json has \"{options.only}\" in its name")
    return found


def git_folder(app, options):
    """The git folder that holds the app's commit, or why there is none."""
    if options.clones:
        owner, name = app["repository"].split("/")
        tried = [options.clones / f"{owner}+{name}", options.clones / owner / name]
        ends = ["", ".git", "repo", "repo/.git"]
        folders = [folder / end for folder in tried for end in ends if (folder / end / "HEAD").is_file()]
        if not folders:
            return None, f"{options.clones} has no clone of it"
        held = [folder for folder in folders if holds(folder, app["commit"])]
        return (held[0], "") if held else (None, "the clone does not hold the commit")
    folder = ROOT / ".build/strangers" / app["repository"].replace("/", "+")
    if holds(folder, app["commit"]):
        return folder, ""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    address = f"https://github.com/{app['repository']}"
    try:
        git(folder, "init", "--quiet", "--bare")
        git(folder, "fetch", "--quiet", "--depth", "1", address, app["commit"], timeout=600)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        shutil.rmtree(folder, ignore_errors=True)
        said = (error.stderr or b"").decode(errors="replace").strip().split("\n")
        return None, next((line for line in said if line.startswith("fatal:")), "git fetch did not end within ten minutes")
    return folder, ""


def holds(folder, commit):
    if not (folder / "HEAD").is_file():
        return False
    command = ["git", "--git-dir", folder, "cat-file", "-e", f"{commit}^{{commit}}"]
    return subprocess.run(command, capture_output=True).returncode == 0


def git(folder, *arguments, timeout=120, given=None):
    command = ["git", "--git-dir", folder, *arguments]
    return subprocess.run(command, check=True, capture_output=True, timeout=timeout, input=given).stdout


def swift_files(app, folder):
    """The path and the bytes of each of the app's own Swift files, in the order of their paths."""
    listed = git(folder, "ls-tree", "-r", "-z", app["commit"], "--", app.get("folder", "."))
    entries = [entry.split("\t", 1) for entry in listed.decode(errors="surrogateescape").split("\0") if entry]
    wanted = [(path, about.split()[2]) for about, path in entries if about.startswith("100") and is_own(path)]
    blobs = git(folder, "cat-file", "--batch", given="".join(f"{blob}\n" for _, blob in wanted).encode())
    start = 0
    for path, _ in wanted:
        end = blobs.index(b"\n", start)
        size = int(blobs[start:end].split()[2])
        yield path, blobs[end + 1 : end + 1 + size]
        start = end + 2 + size


def is_own(path):
    folders = path.split("/")[:-1]
    return (path.endswith(".swift") and not FOREIGN.intersection(folders)
            and not any(folder.endswith(("Tests", "Mocks", ".xctemplate")) for folder in folders))


def write(app, folder, into):
    """Writes the app's own Swift files below a folder, and says how many files and lines that were."""
    files, lines = 0, 0
    for path, text in swift_files(app, folder):
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text)
        files, lines = files + 1, lines + text.count(b"\n")
    return files, lines


def write_tables(page, tables):
    """Writes each table between the marks of its name."""
    text = page.read_text()
    for name, table in tables.items():
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, rest = text.split(start, 1)
        text = before + start + "\n" + table + "\n\n" + end + rest.split(end, 1)[1]
    page.write_text(text)
    print(f"wrote {page.relative_to(ROOT)}")
