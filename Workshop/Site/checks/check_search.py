"""search finds "Director" and opens it"""

from .site import Break, Site

BREAKS = [Break("", '"docs"', '"nothing"', "finds nothing for Director", file="search/search_index.json")]


def check(site: Site) -> list[str]:
    with site.open("") as opened:
        page = opened.page
        # The theme's key that opens the search.
        page.keyboard.press("/")
        page.keyboard.type("Director", delay=30)
        results = page.locator(".md-search-result__link")
        try:
            results.first.wait_for(timeout=10_000)
        except Exception:
            return ["search finds nothing for Director"]
        target = results.first.get_attribute("href") or ""
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: url.split("?")[0] != site.address, timeout=10_000)
        page.wait_for_load_state("load")
        text = page.locator("article").inner_text()
    return [] if "irector" in text else [f"the first result, {target}, opens a page that says nothing about a Director"]
