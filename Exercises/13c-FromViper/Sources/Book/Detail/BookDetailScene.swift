// TODO(13c.2): show a book as BookDetailView shows it.
// TODO(13c.4): take nothing that still has to be made into text or color.
