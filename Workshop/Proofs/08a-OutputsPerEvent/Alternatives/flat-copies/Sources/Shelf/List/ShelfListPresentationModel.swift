import Foundation

/// One book, as the use case tells its presenter.
struct ShelfListPresentationModel {
    let number: Int
    let title: String
    let author: String
    /// Nil while the book is on the shelf.
    let borrower: String?
    let due: Date?
    let isOverdue: Bool
}
