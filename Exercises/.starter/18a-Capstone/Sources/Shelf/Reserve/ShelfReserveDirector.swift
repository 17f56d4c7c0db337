// TODO(18a.2): who may join the line.
// TODO(18a.3): a name is stored once.
