"""What the builder says when it can't go on."""


class SiteError(Exception):
    """Says what is wrong and where, and what to do next."""

    def __init__(self, what: str, fix: str, status: int = 3):
        super().__init__(f"error: {what}\n  fix: {fix}")
        self.status = status
