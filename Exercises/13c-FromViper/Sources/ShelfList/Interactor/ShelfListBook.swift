/// A book that the interactor passes to its presenter, and whether it is overdue now.
struct ShelfListBook: Equatable {
    let book: Book
    let isOverdue: Bool
}
