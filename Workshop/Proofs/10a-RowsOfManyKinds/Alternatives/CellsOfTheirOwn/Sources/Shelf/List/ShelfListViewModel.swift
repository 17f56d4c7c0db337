import Foundation

/// What the row of a book shows, and the book's number for when it is tapped.
struct ShelfListBookViewModel: Equatable {
    let id: Int
    let title: String
    let detail: String
    let standsOut: Bool
    let accessibilityLabel: String
}

/// A row of the list, ready to be shown, whatever kind it is.
enum ShelfListViewModel: Equatable {
    case book(ShelfListBookViewModel)
    case heading(title: String)
    case message(text: String)
    case error(text: String)
    case footer(text: String)
}

// MARK: - What the table has to know of a row

extension ShelfListViewModel {
    /// The kinds of cells, by the names under which a table reuses them.
    enum CellId: String, CaseIterable {
        case book, heading, message, error, footer
    }

    var cellId: CellId {
        switch self {
        case .book: .book
        case .heading: .heading
        case .message: .message
        case .error: .error
        case .footer: .footer
        }
    }

    /// In points.
    var height: CGFloat {
        switch self {
        case .book: 60
        case .heading: 44
        case .message: 80
        case .error: 120
        case .footer: 36
        }
    }

    /// The number of its book; nil for a row without one.
    var bookID: Int? {
        guard case .book(let book) = self else { return nil }
        return book.id
    }
}
