"""MkDocs hooks for this site: small repairs of the output of the theme and of Markdown."""

import re

#: The number of columns from which a table needs more room than a text.
MANY = 6
#: The classes of page parts that need a wider page. If a script looked for them while the page loads, visible parts
#: would move.
WIDE = {"code": "file|step|player", "table": "table many"}


def on_page_content(html: str, page, **_) -> str:
    """Puts a wide table into a frame that scrolls sideways, also by keyboard and without a script."""
    # The first page has no navigation at its side, and so has room enough.
    html = re.sub(r"<table>(?=(.*?)</thead>)", lambda found: _frame(found[1], page.is_homepage), html, flags=re.DOTALL)
    return html.replace("</table>", "</table></div>")


def _frame(head: str, has_room: bool) -> str:
    """Returns the beginning of a table; one with many columns is set closer, on a wider page if there is room."""
    many = " many" if len(re.findall(r"<th\b", head)) >= MANY and not has_room else ""
    return f'<div class="table{many}" tabindex="0" role="group" aria-label="Table"><table class="plain">'


def on_post_page(output: str, **_) -> str:
    """Labels the theme's search dialog, and sets a page's width, before the browser draws anything."""
    wide = next((kind for kind, parts in WIDE.items() if re.search(rf'class="(?:{parts})[ "]', output)), "")
    if wide:
        output = output.replace("<body ", f'<body data-wide="{wide}" ', 1)
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )
