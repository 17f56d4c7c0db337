import Foundation

@testable import Exercise03a

/// Stands in for the store: remembers what it was asked, and answers when a test tells it to.
final class BooksStoreSpy: BooksStoring {
    // TODO(03a.6): keep what it was asked to save, and the completion that waits for the answer.

    func load(then completion: @escaping Completion<[Book]>) {
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
    }

    func returnAll(then completion: @escaping Completion<Void>) {
    }
}
