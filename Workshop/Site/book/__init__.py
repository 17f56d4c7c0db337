"""Makes the pages of the book's web site from the repository: its texts, its sources and the output of its commands."""
