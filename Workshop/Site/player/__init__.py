"""The journey player: pages on which a reader steps through what was said in a rung's app, made from real runs."""
