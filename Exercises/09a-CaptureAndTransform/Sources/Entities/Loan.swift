import Foundation

/// Who has a book, and until when.
nonisolated struct Loan: Codable, Equatable, Sendable {
    var borrower: String
    var due: Date

    /// The rule: a loan is overdue once the moment `due` has passed.
    ///
    /// At that very moment it is not.
    func isOverdue(at now: Date) -> Bool {
        due < now
    }

    /// The rule: a loan ends after the moment in which the book is lent, and at most 365 days later.
    static func canEnd(at due: Date, lentAt now: Date) -> Bool {
        let longest = 365 * 86_400.0
        return due > now && due <= now.addingTimeInterval(longest)
    }
}
