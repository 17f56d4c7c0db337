"""Writes the Markdown of the site below .build/site, and lets MkDocs turn it into pages."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

from . import comparison, exercises, player, rules, sources
from .api import API
from .context import Context
from .errors import SiteError
from .landing import write_landing
from .markdown import Translator
from .navigation import navigation
from .rungs import rungs as all_rungs
from .steps import StepPages
from .texts import Texts

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent
#: The file that marks folders of the builder's own; no other folder is emptied.
MARK = ".made-by-the-site-builder"


def main() -> int:
    options = _arguments()
    try:
        _check_out(options.out)
        docs = ROOT / ".build/site/docs"
        shutil.rmtree(docs, ignore_errors=True)
        shutil.copytree(HERE / "assets", docs / "assets")
        context = Context(ROOT, docs, str(Path(options.workbook).resolve()), _repository(options.repository))
        nav = _write(context, with_api=not options.quick)
        pages = _render(context, nav, options.out, options.address)
    except SiteError as error:
        print(error, file=sys.stderr)
        return error.status
    print(f"{pages} pages are in {options.out}. To look at them: python3 -m http.server --directory {options.out}")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bash Workshop/Site/build", description="Makes the book's web site.")
    parser.add_argument(
        "out", metavar="OUT", type=Path, help="the folder for the site; it is emptied if an earlier site is in it"
    )
    parser.add_argument("--quick", action="store_true", help="without the pages of the libraries")
    parser.add_argument(
        "--repository",
        metavar="URL",
        help="where the repository's files can be looked at; the remote origin unless told",
    )
    parser.add_argument(
        "--address",
        metavar="URL",
        help="where the site is published, for search engines and the page of a wrong address",
    )
    parser.add_argument("--workbook", metavar="FILE", required=True, help=argparse.SUPPRESS)
    return parser.parse_args()


def _check_out(out: Path):
    if out.exists() and not out.is_dir():
        raise SiteError(f"{out} is a file", "name a folder for the site", 2)
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).exists():
        raise SiteError(
            f"{out} has files in it that are not an earlier site's, and they would be lost",
            "name an empty folder, or one that is not there",
            2,
        )


def _repository(told: str | None) -> str | None:
    """Returns the repository's address, if it has one on the web."""
    if told:
        return told.rstrip("/")
    origin = subprocess.run(
        ["git", "-C", ROOT, "remote", "get-url", "origin"], capture_output=True, text=True
    ).stdout.strip()
    if origin.startswith("git@"):
        origin = "https://" + origin.removeprefix("git@").replace(":", "/", 1)
    return origin.removesuffix(".git") if origin.startswith("https://") else None


def _write(context: Context, with_api: bool) -> list:
    rungs = all_rungs(context)
    all_exercises = exercises.exercises(context)
    texts = Texts(context, Translator(context, rungs), rungs, all_exercises)
    texts.register()
    known_rules = rules.rules(context)
    rules.write(context, known_rules, all_exercises)
    sources.write(context, rungs)
    StepPages(context, rungs).write()
    comparison.write(context, rungs)
    # Lessons link to the journeys, so these come first.
    more = player.pages(context, HERE)
    texts.write()
    exercises.write(context, texts.translator, all_exercises)
    write_landing(context, texts.translator, rungs)
    texts.write_linked()
    decisions = [(context.pages[path], texts.title(path)) for path in texts.decisions]
    api = API(context).write() if with_api else []
    return navigation(context, rungs, known_rules, decisions, api, more)


def _render(context: Context, nav: list, out: Path, address: str | None) -> int:
    settings = ROOT / ".build/site/mkdocs.yml"
    written = {
        "INHERIT": str(HERE / "mkdocs.yml"),
        "hooks": [str(HERE / "hooks.py")],
        "docs_dir": str(context.docs),
        "site_dir": str(out.resolve()),
        "nav": nav,
    }
    if address:
        written["site_url"] = address.rstrip("/") + "/"
    settings.write_text(yaml.safe_dump(written, sort_keys=False, allow_unicode=True), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", settings],
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    if done.returncode != 0:
        raise SiteError("MkDocs could not make the pages", f"see above what it says of {context.docs}")
    (out / MARK).touch()
    return sum(1 for _ in out.rglob("*.html"))


sys.exit(main())
