"""The built site, served as GitHub Pages does, and a browser that reads it."""

import gzip
import json
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

#: The widths of a phone and of a notebook.
PHONE, NOTEBOOK = 390, 1280
#: The types of content that GitHub Pages compresses.
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/xml")

INDEX = "search/search_index.json"


@dataclass(frozen=True)
class Break:
    """A change to a file of the site that a check has to notice, and words of the message that it then returns."""

    page: str
    old: str
    new: str
    says: str
    #: The changed file, if it isn't the page itself.
    file: str = ""

    @property
    def path(self) -> str:
        return self.file or file_of(self.page)


@dataclass
class Opened:
    """A page in the browser, and everything that happened while it was opened."""

    page: Page
    errors: list[str] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_) -> None:
        """Ignores the connections that a browser drops when it goes on to another page."""


class Site:
    def __init__(self, folder: Path, browser: Browser, only: Break | None = None):
        self.folder = folder
        self.browser = browser
        self._broken = only
        #: Whether pages get an empty search index, since each page loads the whole one again, which takes most of its
        #: time.
        self.without_search = False
        self._contexts: dict[tuple[int, str], BrowserContext] = {}
        every = sorted(_address(path.relative_to(folder)) for path in folder.rglob("*.html") if path.name != "404.html")
        #: The addresses of all pages, such as `lessons/13-Modules/`; the front page is the empty one.
        self.pages = [only.page] if only else every
        self.lessons = [it for it in self.pages if it.startswith("lessons/") and it.count("/") == 2]
        self._server = _Server(("127.0.0.1", 0), _handler(self))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        for context in self._contexts.values():
            context.close()
        self._server.shutdown()

    def kinds(self) -> list[str]:
        """Returns a page of each kind, of middling size."""
        kinds: dict[tuple, list[str]] = {}
        for page in self.pages:
            parts = page.split("/")
            kinds.setdefault((parts[0], *parts[2:]) if parts[0] == "lessons" else (parts[0], len(parts)), []).append(
                page
            )
        by_size = [sorted(pages, key=lambda it: (self.folder / file_of(it)).stat().st_size) for pages in kinds.values()]
        return sorted(pages[len(pages) // 2] for pages in by_size)

    def read(self, path: str) -> bytes:
        """Returns a file of the site, with its break if it is the one that a check has to notice."""
        if self.without_search and path == INDEX:
            return self._nothing_to_find
        data = (self.folder / path).read_bytes()
        if self._broken and path == self._broken.path:
            text = data.decode()
            if self._broken.old not in text:
                raise ValueError(f"{path} has no {self._broken.old!r} to be broken")
            data = text.replace(self._broken.old, self._broken.new).encode()
        return data

    @cached_property
    def _nothing_to_find(self) -> bytes:
        index = json.loads((self.folder / INDEX).read_text(encoding="utf-8"))
        return json.dumps({**index, "docs": []}).encode()

    @contextmanager
    def open(self, address: str, width: int = NOTEBOOK, scheme: str = "light", fresh: bool = True) -> Iterator[Opened]:
        """Opens a page in a browser without a cache or, faster, in one that has opened others."""
        view = {"viewport": {"width": width, "height": 800}, "color_scheme": scheme}
        if not fresh and (width, scheme) not in self._contexts:
            self._contexts[width, scheme] = self.browser.new_context(**view)
        context = self.browser.new_context(**view) if fresh else self._contexts[width, scheme]
        page = context.new_page()
        opened = Opened(page)

        def note_console(message: ConsoleMessage) -> None:
            if message.type == "error":
                opened.errors.append(f"the console says: {message.text}")

        page.on("console", note_console)
        page.on("pageerror", lambda error: opened.errors.append(f"a script failed: {error}"))
        page.on("request", lambda request: opened.requests.append(request))
        page.goto(self.address + address, wait_until="load")
        try:
            yield opened
        finally:
            page.close()
            if fresh:
                context.close()

    def named(self, start: str) -> str:
        """Returns a page by the beginning of its address, so that a check names a number and not a title."""
        return next((it for it in self.pages if it.startswith(start)), start)


def file_of(page: str) -> str:
    return page + "index.html" if page == "" or page.endswith("/") else page


def _address(path: Path) -> str:
    return path.as_posix().removesuffix("index.html")


def _handler(site: Site) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = unquote(urlsplit(self.path).path).lstrip("/")
            file = file_of(path)
            if not (site.folder / file).is_file():
                self._answer(404, "404.html")
            else:
                self._answer(200, file)

        def _answer(self, status: int, file: str) -> None:
            data = site.read(file)
            kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
            self.send_response(status)
            self.send_header("Content-Type", kind + ("; charset=utf-8" if kind.startswith("text/") else ""))
            if kind.startswith(COMPRESSED) and "gzip" in self.headers.get("Accept-Encoding", ""):
                data = gzip.compress(data, 6)
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
            try:
                self.end_headers()
                self.wfile.write(data)
            except ConnectionError:
                # The browser went on to another page.
                self.close_connection = True

        def log_message(self, *_) -> None:
            pass

    return Handler
