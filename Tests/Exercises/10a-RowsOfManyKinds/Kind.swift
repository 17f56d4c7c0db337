import Foundation

@testable import Exercise10a

/// A kind of row, as the task tells it: what to know it by, and how high it is.
enum Kind: String, CaseIterable {
    case heading, book, message, error, footer

    /// The points that the task gives it.
    var height: CGFloat {
        switch self {
        case .heading: 44
        case .book: 60
        case .message: 80
        case .error: 120
        case .footer: 36
        }
    }

    /// With its article, for messages.
    var inWords: String { self == .error ? "an error" : "a \(rawValue)" }

    /// The kind of a row with these texts; nil for a row that the task does not know.
    init?(of texts: [String]) {
        switch texts.first ?? "" {
        case "Overdue", "Lent", "At home": self = .heading
        case "No book is overdue.", "No book is lent.", "No book is at home.", "No books yet":
            self = .message
        case "Your books could not be loaded.": self = .error
        case let text where text.contains(" at home"): self = .footer
        case let text where texts.count == 2 || Books.all.contains(where: { $0.title == text }):
            self = .book
        default: return nil
        }
    }
}
