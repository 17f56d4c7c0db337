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
