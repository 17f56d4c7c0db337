"""What MkDocs does for this site beside its settings: small repairs of what the theme and Markdown write."""

import re

#: From so many columns on a table needs more room than a text.
MANY = 6


def on_page_content(html: str, page, **_) -> str:
    """A wide table is moved sideways in a frame of its own, by keys as well, and with no script."""
    # The first page has no navigation beside it, and room enough.
    html = re.sub(r"<table>(?=(.*?)</thead>)", lambda found: _frame(found[1], page.is_homepage), html, flags=re.DOTALL)
    return html.replace("</table>", "</table></div>")


def _frame(head: str, has_room: bool) -> str:
    """The beginning of a table. One of many columns is set closer, and its page is wider where there is room."""
    many = " many" if len(re.findall(r"<th\b", head)) >= MANY and not has_room else ""
    return f'<div class="table{many}" tabindex="0" role="group" aria-label="Table"><table class="plain">'


def on_post_page(output: str, **_) -> str:
    """The theme's search is a dialog that says nothing of itself."""
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )
