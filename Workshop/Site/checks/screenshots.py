"""Takes pictures of each kind of page for people to look at, wide and narrow, light and dark."""

from pathlib import Path

from .site import NOTEBOOK, PHONE, Site


def write_screenshots(site: Site, folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for address in site.kinds():
        for width, size in ((NOTEBOOK, "wide"), (PHONE, "narrow")):
            for scheme in ("light", "dark"):
                with site.open(address, width, scheme) as opened:
                    name = address.strip("/").replace("/", "-") or "start"
                    opened.page.screenshot(path=folder / f"{name}.{size}.{scheme}.png")
                    count += 1
    print(f"{count} pictures are in {folder}.")
    site.close()
    return 0
