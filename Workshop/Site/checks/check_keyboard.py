"""a lesson can be read by keyboard alone: its answers open, frames scroll, and what has the focus is seen"""

from .site import Break, Site

BREAKS = [
    Break("lessons/13-Modules/", "<summary>", "<summary tabindex='-1'>", "no answer is reached"),
    Break(
        "lessons/13-Modules/",
        "</head>",
        "<style>a:focus-visible { outline: none !important; }</style></head>",
        "nothing shows that",
    ),
]
#: More key presses than a lesson's page has stops.
ENOUGH = 400
FOCUSED = """() => {
  const it = document.activeElement, style = getComputedStyle(it);
  return { tag: it.tagName, text: (it.innerText || it.getAttribute('aria-label') || '').trim().slice(0, 40),
    isInArticle: !!it.closest('article'), isSeen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 };
}"""


def check(site: Site) -> list[str]:
    address = site.named("lessons/13")
    wrong = []
    with site.open(address) as opened:
        page = opened.page
        opens = False
        for _ in range(ENOUGH):
            page.keyboard.press("Tab")
            place = page.evaluate(FOCUSED)
            if place["tag"] == "BODY":
                break
            if place["isInArticle"] and not place["isSeen"]:
                wrong.append(f"{address}: nothing shows that {place['tag']} {place['text']!r} has the focus")
            if place["tag"] == "SUMMARY" and not opens:
                page.keyboard.press("Enter")
                opens = page.evaluate("document.activeElement.closest('details').open")
                if not opens:
                    wrong.append(f"{address}: the answer to {place['text']!r} does not open by Enter")
        else:
            wrong.append(f"{address}: the end of the page is not reached with {ENOUGH} tabs")
        if not opens:
            wrong.append(f"{address}: no answer is reached by keyboard")
    return list(dict.fromkeys(wrong))
