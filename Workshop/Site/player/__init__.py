"""The journey player: pages on which a reader steps through the messages in a rung's app, recorded from real runs."""
