"""The weight of a page in the search: pages that explain and show come before pages that only mention."""

import fnmatch

#: The first pattern that fits a page gives its weight; without one, MkDocs uses 1.
WEIGHTS = (
    ("glossary.md", 4),
    ("index.md", 2),
    ("lessons/*/index.md", 3),
    ("lessons/*/code.md", 3),
    ("lessons/*/tests.md", 0.5),
    ("exercises/*", 0.7),
    ("decisions/*", 0.4),
    ("api/*", 0.7),
    ("files/*", 0.3),
    ("vocabulary.md", 0.4),
    ("contributing.md", 0.4),
    ("changelog.md", 0.2),
)


def weight(page: str) -> float:
    return next((number for pattern, number in WEIGHTS if fnmatch.fnmatch(page, pattern)), 1)
