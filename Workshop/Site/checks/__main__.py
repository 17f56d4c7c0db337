"""Runs every check over the built site, and then breaks pages that each check has to notice."""

import argparse
import importlib
import os
import pkgutil
import shutil
import sys
import time
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Browser, Error, sync_playwright

from .screenshots import write_screenshots
from .site import Site


def main() -> int:
    options = _arguments()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        print(
            "error: there is no Chromium, and the site's pages can't be opened without it\n"
            "  fix: install it (Debian: apt-get install chromium), or name it: CHROMIUM=PATH bash Workshop/ci/site",
            file=sys.stderr,
        )
        return 3
    modules = [it for it in _modules() if not options.only or options.only in it.__name__]
    if not modules:
        print(f"error: no check is called {options.only}\n  fix: one of {', '.join(_names())}", file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        # Chromium refuses to run its own sandbox as root.
        flags = ["--no-sandbox"] if os.getuid() == 0 else []
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        except Error as error:
            print(
                f"error: {chromium} does not start: {error}\n  fix: name another: CHROMIUM=PATH bash Workshop/ci/site",
                file=sys.stderr,
            )
            return 3
        if options.screenshots:
            return write_screenshots(Site(options.folder, browser), options.screenshots)
        wrong = sum(_run(module, options.folder, browser) for module in modules)
        unnoticed = sum(_break(module, options.folder, browser) for module in modules)
    breaks = sum(len(getattr(module, "BREAKS", [])) for module in modules)
    if wrong or unnoticed:
        print(f"FAILED: {wrong} problems, {unnoticed} of {breaks} broken pages not noticed", file=sys.stderr)
        return 1
    print(f"Nothing is wrong, and {breaks} of {breaks} broken pages were noticed.")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bash Workshop/ci/site", description="Opens a built site in Chromium, and looks at what a reader would run into."
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the built site")
    parser.add_argument("--only", metavar="WORD", help="only the checks with that word in their names")
    parser.add_argument(
        "--screenshots",
        type=Path,
        metavar="DIR",
        help="checks nothing, and leaves pictures of each kind of page in DIR",
    )
    return parser.parse_args()


def _names() -> list[str]:
    folder = str(Path(__file__).parent)
    return sorted(
        it.name.removeprefix("check_") for it in pkgutil.iter_modules([folder]) if it.name.startswith("check_")
    )


def _modules() -> list[ModuleType]:
    return [importlib.import_module(f"checks.check_{name}") for name in _names()]


def _run(module: ModuleType, folder: Path, browser: Browser) -> int:
    site, start = Site(folder, browser), time.monotonic()
    try:
        wrong = module.check(site)
    finally:
        site.close()
    name = module.__name__.rpartition("check_")[2]
    says = (module.__doc__ or "").strip().split("\n")[0]
    print(f"{'ok    ' if not wrong else 'WRONG '} {name}: {says} ({time.monotonic() - start:.0f} s)", flush=True)
    for line in wrong:
        print(f"       {line}", flush=True)
    return len(wrong)


def _break(module: ModuleType, folder: Path, browser: Browser) -> int:
    """Returns how many broken pages the check didn't notice, or not for the expected reason."""
    unnoticed = 0
    for change in getattr(module, "BREAKS", []):
        site = Site(folder, browser, only=change)
        try:
            said = module.check(site)
        finally:
            site.close()
        if not any(change.says in line for line in said):
            unnoticed += 1
            print(
                f"WRONG  {module.__name__} did not say {change.says!r} when {change.path} had {change.new[:80]!r} for {change.old!r}; it said {said}",
                flush=True,
            )
    return unnoticed


sys.exit(main())
