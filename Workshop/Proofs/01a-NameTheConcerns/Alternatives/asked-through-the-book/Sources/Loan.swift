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
}

nonisolated extension Book {
    /// A book on the shelf is never late.
    func isLate(at now: Date) -> Bool { loan?.isOverdue(at: now) ?? false }
}
