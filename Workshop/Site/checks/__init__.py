"""Opens the built site as a reader does, and looks at what a reader would run into.

Each other module of this folder whose name begins with `check_` has a function `check(site) -> list[str]`, which returns
what is wrong, each with its page, and a docstring whose first line says what is held to. It may have `BREAKS`, a list of
`Break`: changes to a page that it has to notice. `Workshop/ci/site` runs all of them, and each break.
"""
