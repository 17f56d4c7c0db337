import Foundation

/// One book, as the use case tells its presenter.
struct ShelfListPresentationModel {
    let id: Int
    let title: String
    let author: String
    let place: Place

    /// Where a book is, and for a lent one what the rule says of that now.
    enum Place {
        case onTheShelf
        case lent(to: String, until: Date)
        case overdue(at: String, since: Date)
    }
}
