@testable import Exercise13c

/// Counts the changes that were stored.
final class ChangeCounter: BookStoreObserver {
    private(set) var count = 0

    func booksDidChange(_ books: [Book]) { count += 1 }
}
