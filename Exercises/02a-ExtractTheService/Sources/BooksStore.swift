import Foundation

/// Keeps the books in a file, as JSON, and answers later, as a database or a network would.
///
/// Every call returns at once. Jobs run one after the other, away from the main queue; every answer comes on it.
nonisolated final class BooksStore: Sendable {
    /// A closure that receives the result of a job.
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, BooksStoreError>) -> Void

    // TODO(02a.4): what makes one job wait for the one before it, and keeps both off the main queue?

    /// A store on `books.json` in `folder`; a file that is not there means a first shelf.
    init(folder: URL) {
    }

    /// Reads the books, in their order.
    func load(then completion: @escaping Completion<[Book]>) {
        // TODO(02a.1): read the books as the list does, without the list.
        DispatchQueue.main.async { completion(.success([])) }
    }

    /// Stores who has a book, and until when; a file that can't be read is left alone.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        // TODO(02a.2): read, add the loan to its book, write.
        DispatchQueue.main.async { completion(.success(())) }
    }

    /// Ends all loans; a file that can't be read is left alone.
    func returnAll(then completion: @escaping Completion<Void>) {
        // TODO(02a.3): read, take the loans away, write.
        DispatchQueue.main.async { completion(.success(())) }
    }
}
