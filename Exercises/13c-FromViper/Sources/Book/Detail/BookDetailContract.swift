// TODO(13c.1): write down the messages to the actors of a book's screen, a protocol for each role.
