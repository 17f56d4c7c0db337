"""Opens the built site as a reader does, and looks for problems that a reader would run into.

Each other module of this folder whose name begins with `check_` has a function `check(site) -> list[str]`, which
returns the problems, each with its page, and a docstring whose first line says what has to be true. It may have
`BREAKS`, a list of `Break`: changes to a page that it has to notice. `Workshop/ci/site` runs all of them, and each
break.
"""
