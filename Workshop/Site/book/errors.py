"""The builder's error."""


class SiteError(Exception):
    """An error that says what is wrong and where, and what to do next."""

    def __init__(self, what: str, fix: str, status: int = 3):
        super().__init__(f"error: {what}\n  fix: {fix}")
        self.status = status
