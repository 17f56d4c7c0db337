"""The data of the toolchain's docc about the libraries for other packages: a tree of JSON, one file per symbol."""

import json
import shutil
import subprocess
from pathlib import Path

from .errors import SiteError

#: The libraries with pages of their own, each with its group in Sources. The first and the second build with the
#: command.
LIBRARIES = {"HeadlessUIKit": "Kit", "RoleRules": "Rules", "RoleRulesTesting": "Rules"}


def documentation(root: Path) -> Path:
    """Returns the folder with docc's data on all libraries."""
    work = root / ".build/site/api"
    shutil.rmtree(work, ignore_errors=True)
    graphs = work / "graphs"
    graphs.mkdir(parents=True)
    for library in LIBRARIES:
        _run(root, ["swift", "build", "--package-path", str(root), "--target", library])
    built = Path(_run(root, ["swift", "build", "--package-path", str(root), "--show-bin-path"]).strip())
    target = json.loads(_run(root, ["swiftc", "-print-target-info"]))["target"]["triple"]
    for library in LIBRARIES:
        _run(
            root,
            ["swift", "symbolgraph-extract", "-module-name", library, "-target", target, "-I", str(built / "Modules")]
            + ["-Xcc", f"-fmodule-map-file={built / 'CSourceKit.build/module.modulemap'}", "-output-dir", str(graphs)]
            + ["-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs"],
        )
    # A library's additions to another library's types would become pages about the other one.
    for extension in graphs.glob("*@*"):
        extension.unlink()
    _run(
        root,
        [_docc(root), "convert", "--additional-symbol-graph-dir", str(graphs), "--output-dir", str(work / "pages")]
        + ["--fallback-display-name", "The architecture workbook", "--fallback-bundle-identifier", "workbook"],
    )
    return work / "pages/data/documentation"


def _docc(root: Path) -> str:
    """Returns the path of docc, which is next to swift; on macOS, Xcode knows the place."""
    found = shutil.which("docc")
    if found:
        return found
    if shutil.which("xcrun"):
        return _run(root, ["xcrun", "--find", "docc"]).strip()
    raise SiteError(
        "the toolchain has no docc, and the libraries' pages are made of what it says",
        "leave these pages out: bash Workshop/Site/build OUT --quick",
    )


def _run(root: Path, command: list[str]) -> str:
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        raise SiteError(
            f"`{' '.join(command[:3])}` ended with {done.returncode}: {(done.stdout + done.stderr).strip()[-600:]}",
            "run it by hand, or leave the libraries' pages out: bash Workshop/Site/build OUT --quick",
        )
    return done.stdout
