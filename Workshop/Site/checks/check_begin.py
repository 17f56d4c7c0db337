"""the first page and each exercise say how to get the code, and an exercise which lesson, files and command it begins with"""

import re
from html import unescape

from .site import Break, Site, file_of

EXERCISE = "exercises/06a-BreakTheCycles/"
BREAKS = [
    Break("", "git clone ", "git copy ", "no command gets the code"),
    Break(EXERCISE, "git clone ", "git copy ", "no command gets the code"),
    Break(EXERCISE, "workbook watch 06a", "workbook watch 06b", "swift run workbook watch 06a"),
    Break(EXERCISE, "<dt>You edit</dt>", "<dt>You read</dt>", "it does not begin with You edit"),
    Break(EXERCISE, "../../lessons/06-Viper/", "../", "it does not lead to its lesson"),
]
FACTS = ("Lesson", "You edit", "Time", "Points")
CLONE = re.compile(r"git clone https://\S+ ")


def check(site: Site) -> list[str]:
    wrong = []
    for address in site.pages:
        exercise = re.fullmatch(r"exercises/(\d\d)-\w+/", address)
        if not exercise and address not in ("", "exercises/"):
            continue
        article = site.read(file_of(address)).decode().partition("<article")[2]
        words = unescape(re.sub(r"<[^>]+>", "", article))
        said = [] if CLONE.search(words) else ["no command gets the code"]
        if exercise:
            said += _begin(article, words, exercise[1])
        wrong += [f"{address or 'the front page'}: {it}" for it in said]
    return wrong


def _begin(article: str, words: str, number: str) -> list[str]:
    """Returns what is missing from an exercise's first lines."""
    begin = re.search(r'<dl class="begin".*?</dl>', article, re.DOTALL)
    facts = re.findall(r"<dt>(.*?)</dt><dd>(?=.)", begin[0]) if begin else []
    wrong = [f"it does not begin with {fact}" for fact in FACTS if fact not in facts]
    if not begin or not re.search(r'href="[./]*lessons/\d\d-', begin[0]):
        wrong.append("it does not lead to its lesson")
    command = f"swift run workbook watch {number}"
    return wrong if command in words else wrong + [f"it does not say {command}"]
