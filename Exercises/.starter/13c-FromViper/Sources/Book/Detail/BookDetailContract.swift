// TODO(13c.1): write down what the actors of a book's screen can be told, a protocol for each role.
