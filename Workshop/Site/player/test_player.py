"""Drives the player through a whole journey by keyboard, and compares it with the command.

    python3 Workshop/Site/player/test_player.py PAGES --command .build/debug/workbook

opens the pages that pages.py wrote into PAGES; the site's test calls `check(browser, base_url, context)`, whose context
has `root` and `command`. It needs playwright and a Chromium, which CHROMIUM may name.
Exit status: 0 nothing is wrong, 1 something is, 2 wrong usage, 3 something is missing.
"""

import argparse
import functools
import os
import shutil
import sys
import threading
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))

from player import in_sight  # noqa: E402
from player.played import last_screen  # noqa: E402
from player.traces import Command, TraceError  # noqa: E402

#: A journey that begins with an empty store, as `play --fresh` does, so that both can be compared.
RUNG, BESIDE, JOURNEY = "13", "15", "double-tap"
#: The most that a page may weigh, in bytes.
HEAVIEST = 300_000
PHONE = {"width": 390, "height": 800}

SCREEN = ".player-run:first-child .player-step:not([hidden]) .player-screen"
#: How many lines of calls are drawn, and how many there are.
CALLS = """svg => {
  const all = [...svg.querySelectorAll("text.code")];
  return [all.filter(it => it.y.baseVal[0].value <= svg.viewBox.baseVal.y + svg.viewBox.baseVal.height).length, all.length];
}"""
SHOWN = ".player-run:nth-child({}) .player-step:not([hidden])"


def check(browser, base_url: str, context) -> list[str]:
    """Returns the problems of the player's pages below this address, in sentences."""
    from playwright.sync_api import Error

    command = Command(context.command, context.root)
    trace = command.trace(RUNG, JOURNEY)
    count = len(trace.data["steps"])
    view = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = view.new_page()
    page.set_default_timeout(10_000)
    wrong: list[str] = []
    page.on("console", lambda it: wrong.append(f"the console says: {it.text}") if it.type == "error" else None)
    page.on("pageerror", lambda it: wrong.append(f"the script failed: {it}"))
    address = _open(page, base_url, f"{RUNG}-{JOURNEY}")
    if not address:
        return [f"{base_url}player/ has no link to {RUNG}-{JOURNEY}"]
    try:
        wrong += _by_keys(page, trace.data["steps"])
        played, shown = last_screen(command, context.root, trace), page.text_content(SCREEN).split("\n")
        if shown != played:
            wrong.append(_differs("the last screen", f"play {RUNG} draws", played, shown))
        wrong += _by_buttons(page, count) + in_sight.actors_and_buttons(page) + _beside(page)
        wrong += in_sight.whole_screens(page) + in_sight.same_address(page) + _narrow(page) + _weights(page, base_url)
    except Error as error:
        # A wait that fails is a finding like the others.
        wrong.append(f"{address} can't be used to its end: {str(error).splitlines()[0]}")
    view.close()
    return wrong + _without_script(browser, address, count)


def _open(page, base_url: str, name: str) -> str | None:
    """Follows the index to a page; addresses end in `/` on the site and in `.html` without it."""
    for index in ("player/", "player/index.html"):
        answer = page.goto(base_url.rstrip("/") + "/" + index)
        link = page.locator(f"a[href*='{name}']").first
        if answer.ok and link.count():
            page.goto(link.evaluate("it => it.href"))
            return page.url
    return None


def _by_keys(page, steps: list[dict]) -> list[str]:
    wrong = []
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    for number, step in enumerate(steps, 1):
        where = f"step {number}, reached by keys,"
        status = page.text_content(".player-status")
        if not status.startswith(f"Step {number} of {len(steps)}: {step['user']}"):
            wrong.append(f"{where} calls itself {status!r}, and not {step['user']!r}")
        shown = page.locator(SHOWN.format(1))
        if shown.count() != 1:
            wrong.append(f"{where} shows {shown.count()} steps at once")
            break
        screen = (shown.locator(".player-screen").text_content() if step["screen"] else "").split("\n")
        if screen != (step["screen"] or [""]):
            wrong.append(_differs(where, "the trace has", step["screen"], screen))
        said = shown.locator(".player-messages > li").count()
        if said != len(step["messages"]):
            wrong.append(f"{where} shows {said} messages of {len(step['messages'])}")
        marked = shown.locator(".player-code mark").count()
        wanted = sum(1 if it["said"] else len(it["candidates"]) for it in step["messages"])
        if marked != wanted:
            wrong.append(f"{where} marks {marked} lines of code where the trace names {wanted}")
        wrong += _drawn(page, steps, number, where)
        page.keyboard.press("ArrowRight")
    return wrong


def _drawn(page, steps: list[dict], number: int, where: str) -> list[str]:
    """Checks that exactly the calls so far are in view; a long call takes several lines."""
    seen, whole = page.locator(".player-diagram .player-calls").first.evaluate(CALLS)
    before = sum(len(step["messages"]) for step in steps[:number])
    after = sum(len(step["messages"]) for step in steps[number:])
    if seen < before or seen > whole - after:
        return [f"{where} draws {seen} of {whole} lines of calls, with {before} messages so far and {after} to come"]
    return []


def _by_buttons(page, count: int) -> list[str]:
    wrong = []
    for name, number in (("First step", 1), ("Next step", 2), ("Last step", count), ("Previous step", count - 1)):
        button = page.get_by_role("button", name=name)
        button.focus()
        page.keyboard.press("Enter")
        status = page.text_content(".player-status")
        if not status.startswith(f"Step {number} of "):
            wrong.append(f"the button {name!r} leads to {status!r}, and not to step {number}")
    return wrong


def _beside(page) -> list[str]:
    """Checks that a second rung is on the same step, and stays there."""
    page.get_by_label("Beside it").select_option(label=_label(page))
    page.wait_for_selector(".player-run:nth-child(2)", timeout=10_000)
    wrong = []
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press("Escape")
        page.locator(".player-status").evaluate("it => document.activeElement.blur()")
        page.keyboard.press(key)
        one, other = (page.locator(SHOWN.format(place)).get_attribute("data-user") for place in (1, 2))
        if one != other:
            wrong.append(f"the rungs are at different steps: {one!r} and {other!r}")
    return wrong


def _label(page) -> str:
    labels = page.locator(".player-controls option").all_text_contents()
    return next((it for it in labels if it.startswith(BESIDE)), labels[-1])


def _narrow(page) -> list[str]:
    page.set_viewport_size(PHONE)
    width = page.evaluate("document.documentElement.scrollWidth")
    return [f"at {PHONE['width']} pixels the page is {width} wide"] if width > PHONE["width"] else []


def _weights(page, base_url: str) -> list[str]:
    """Checks the weight of every page of the player, as the server sends it."""
    names: set[str] = set()
    for index in ("player/", "player/index.html"):
        if page.goto(base_url.rstrip("/") + "/" + index).ok:
            names |= set(page.eval_on_selector_all("main a[href], article a[href]", "all => all.map(it => it.href)"))
    pages = sorted(name for name in names if "/player/" in name and "#" not in name)
    sizes = {name: len(page.request.get(name).body()) for name in pages}
    return [f"{name} weighs {size:,} bytes, more than {HEAVIEST:,}" for name, size in sizes.items() if size > HEAVIEST]


def _without_script(browser, address: str, count: int) -> list[str]:
    view = browser.new_context(java_script_enabled=False)
    page = view.new_page()
    page.goto(address)
    seen = page.locator(".player-step:visible").count()
    buttons = page.locator(".player-controls button:visible").count()
    view.close()
    wrong = [f"without script {seen} of {count} steps can be read"] if seen != count else []
    return wrong + (["without script there are buttons that do nothing"] if buttons else [])


def _differs(what: str, who: str, wanted: list[str], shown: list[str]) -> str:
    indent = lambda lines: "\n".join("    " + line for line in lines)  # noqa: E731
    return f"{what} is not what {who}:\n{indent(wanted)}\n  the page shows:\n{indent(shown)}"


@dataclass(frozen=True)
class _Context:
    root: Path
    command: str


def main() -> int:
    parser = argparse.ArgumentParser(description="Drives the journey player by keys, in Chromium.")
    parser.add_argument("pages", type=Path, metavar="PAGES", help="the folder that pages.py wrote")
    parser.add_argument("--command", default=".build/debug/workbook", help="the built workbook (default: %(default)s)")
    arguments = parser.parse_args()
    if not (arguments.pages / "player/index.html").is_file():
        parser.error(f"{arguments.pages} has no player/index.html; write it with Workshop/Site/player/pages.py")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("error: there is no playwright\n  fix: python3 -m pip install playwright", file=sys.stderr)
        return 3
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not chromium:
        print("error: there is no Chromium\n  fix: install it, or name it: CHROMIUM=PATH", file=sys.stderr)
        return 3
    handler = functools.partial(_Quiet, directory=str(arguments.pages))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.getuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        try:
            address = f"http://127.0.0.1:{server.server_port}/"
            wrong = check(browser, address, _Context(HERE.parents[2], arguments.command))
        except TraceError as error:
            print(f"error: {error}", file=sys.stderr)
            return 3
        finally:
            browser.close()
            server.shutdown()
    for words in wrong:
        print(f"FAILED: {words}", file=sys.stderr)
    if not wrong:
        print(f"The journey {JOURNEY} on rung {RUNG}, by keys: nothing is wrong.")
    return 1 if wrong else 0


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_) -> None:
        pass


if __name__ == "__main__":
    sys.exit(main())
