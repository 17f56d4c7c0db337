import Foundation

/// A row of the list, ready to be shown, whatever kind it is.
enum ShelfListViewModel: Equatable {
    /// The number is the book's, for when the row is tapped.
    case book(id: Int, title: String, detail: String, standsOut: Bool, accessibilityLabel: String)
    case heading(String)
    case message(String)
    case error(String)
    case footer(String)

    /// Under which name a table reuses its cell.
    var cellId: String { layout.id }

    /// In points.
    var height: CGFloat { layout.height }

    /// The number of its book; nil for a row without one.
    var bookID: Int? {
        if case .book(let id, _, _, _, _) = self { id } else { nil }
    }

    private var layout: (id: String, height: CGFloat) {
        switch self {
        case .book: ("Book", 60)
        case .heading: ("Heading", 44)
        case .message: ("Message", 80)
        case .error: ("Error", 120)
        case .footer: ("Footer", 36)
        }
    }
}
