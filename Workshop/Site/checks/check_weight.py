"""a lesson weighs less than 300 kB as it is sent, without the search index, and nothing on it moves while it loads"""

import base64
import random

from .site import Break, Site

LIMIT = 300_000
#: Letters that can't be compressed.
_BALLAST = base64.b64encode(random.Random(1).randbytes(LIMIT)).decode()
#: The threshold above which a layout shift needs work; web.dev, "Cumulative Layout Shift".
SHIFT = 0.1
BREAKS = [
    Break("lessons/13-Modules/", "</article>", f"<!-- {_BALLAST} --></article>", "kB as it is sent"),
    Break(
        "lessons/13-Modules/",
        "</head>",
        "<script>setTimeout(() => document.querySelector('h1').style.marginTop = '400px', 400)</script></head>",
        "moves by",
    ),
]
MEASURE = """() => new Promise(done => {
  let shift = 0;
  new PerformanceObserver(list => list.getEntries().forEach(it => { if (!it.hadRecentInput) shift += it.value; }))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done({ shift, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 }), 700);
})"""


def check(site: Site) -> list[str]:
    wrong, measured = [], []
    for address in site.lessons:
        with site.open(address) as opened:
            page = opened.page
            seen = page.evaluate(MEASURE)
            # Pictures further down load when they come into view.
            page.evaluate("document.querySelectorAll('img').forEach(it => it.scrollIntoView())")
            page.wait_for_load_state("networkidle")
            loaded = [it for it in opened.requests if it.url.startswith(site.address) and "search_index" not in it.url]
            sizes = [it.sizes() for it in loaded]
            unpacked = sum(len(it.response().body()) for it in loaded)
        weight = sum(it["responseBodySize"] + it["responseHeadersSize"] for it in sizes)
        measured.append((weight, unpacked, seen["paint"], seen["shift"], address))
        if weight > LIMIT:
            wrong.append(f"{address}: it is {weight / 1000:.0f} kB as it is sent, and {LIMIT / 1000:.0f} are allowed")
        if seen["shift"] > SHIFT:
            wrong.append(f"{address}: what is seen moves by {seen['shift']:.2f} while it loads, and {SHIFT} is allowed")
    _tell(measured)
    return wrong


def _tell(measured: list[tuple]) -> None:
    if len(measured) < 2:
        return
    heaviest = max(measured)
    paints = sorted(it[2] for it in measured)
    print(
        f"       {len(measured)} lessons: the heaviest is {heaviest[4]} with {heaviest[0] / 1000:.0f} kB as it is sent (gzip, as GitHub Pages does), "
        f"{heaviest[1] / 1000:.0f} kB unpacked; first paint after {paints[0]:.0f} to {paints[-1]:.0f} ms, {paints[len(paints) // 2]:.0f} in the middle; "
        f"layout shift at most {max(it[3] for it in measured):.3f}"
    )
