"""What MkDocs does for this site beside its settings: small repairs of what the theme and Markdown write."""

import re

#: From so many columns on a table needs more room than a text.
MANY = 6
#: What needs a wider page, by the classes of its parts. Were it found while the page loads, what is seen would move.
WIDE = {"code": "file|step|player", "table": "table many"}


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
    """Says of the theme's search dialog what it is, and of a page how wide it is, before anything is drawn."""
    wide = next((kind for kind, parts in WIDE.items() if re.search(rf'class="(?:{parts})[ "]', output)), "")
    if wide:
        output = output.replace("<body ", f'<body data-wide="{wide}" ', 1)
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )
