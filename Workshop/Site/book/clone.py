"""Instructions for getting the code."""

from .context import Context

#: The README's placeholder for the repository's address.
PLACEHOLDER = "https://github.com/OWNER/NAME"
#: The folder that the README works in.
FOLDER = "architecture-workbook"


def commands(context: Context, *then: str) -> str:
    """Returns a block of commands: get the code, go to its folder, and continue with `then`."""
    typed = "\n".join([f"git clone {context.repository or PLACEHOLDER} {FOLDER}", f"cd {FOLDER}", *then])
    return f"```text\n{typed}\n```\n"


def where(context: Context) -> str:
    """Returns a sentence about the place of the code."""
    if context.repository:
        return f"All of this site is made from [the repository]({context.repository})."
    return (
        "This copy of the site was built without the repository's address: put in the address that you have for "
        f"`{PLACEHOLDER}`."
    )
