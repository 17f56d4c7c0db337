"""How a reader gets the code."""

from .context import Context

#: What the README writes where the repository's address belongs.
PLACEHOLDER = "https://github.com/OWNER/NAME"
#: The folder that the README works in.
FOLDER = "architecture-workbook"


def commands(context: Context, *then: str) -> str:
    """A block of commands: get the code, go there, and what comes then."""
    typed = "\n".join([f"git clone {context.repository or PLACEHOLDER} {FOLDER}", f"cd {FOLDER}", *then])
    return f"```text\n{typed}\n```\n"


def where(context: Context) -> str:
    """A sentence about where the code is."""
    if context.repository:
        return f"All of this site is made from [the repository]({context.repository})."
    return (
        "This copy of the site was built without the repository's address: put in the address that you have for "
        f"`{PLACEHOLDER}`."
    )
