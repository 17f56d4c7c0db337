/// A book and what the rule says of it now: what the interactor reports to its presenter.
struct ShelfBook: Equatable {
    let book: Book
    let isOverdue: Bool
}
