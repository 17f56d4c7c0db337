/// One book, as the use case tells its presenter.
struct ShelfListPresentationModel: Equatable {
    // TODO(08a.5): if a book is kept in another form tomorrow, the presenter should not have to change.

    let book: Book
    let isOverdue: Bool
}
