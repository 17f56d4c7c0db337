// TODO(21.2): who may join the line.
// TODO(21.3): a name is stored once.
