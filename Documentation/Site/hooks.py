"""What MkDocs does for this site beside its settings: small repairs of what the theme and Markdown write."""

import re


def on_page_content(html: str, **_) -> str:
    """A wide table is moved sideways in a frame of its own, by keys as well, and with no script."""
    html = re.sub(
        r"<table>", '<div class="table" tabindex="0" role="group" aria-label="Table"><table class="plain">', html
    )
    return html.replace("</table>", "</table></div>")


def on_post_page(output: str, **_) -> str:
    """The theme's search is a dialog that says nothing of itself."""
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )
