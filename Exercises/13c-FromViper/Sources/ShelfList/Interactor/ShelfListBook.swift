/// A book and what the rule says of it now: what the interactor hands to its presenter.
struct ShelfListBook: Equatable {
    let book: Book
    let isOverdue: Bool
}
