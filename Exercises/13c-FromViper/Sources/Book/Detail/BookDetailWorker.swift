// TODO(13c.5): get the data's work done, and judge nothing.
