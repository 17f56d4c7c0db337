// TODO(18a.1): the line comes from the store.
