// TODO(21.1): the line comes from the store.
