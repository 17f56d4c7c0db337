/// A book that the interactor reports to its presenter, and whether it is overdue now.
struct ShelfBook: Equatable {
    let book: Book
    let isOverdue: Bool
}
