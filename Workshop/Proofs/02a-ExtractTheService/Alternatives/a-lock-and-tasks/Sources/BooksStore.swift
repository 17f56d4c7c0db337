import Foundation
import Synchronization

/// Keeps the books in a file, as JSON, and answers later, as a database or a network would.
///
/// Every call returns at once. Jobs run one after the other, away from the main queue; every answer comes on it.
nonisolated final class BooksStore: Sendable {
    /// A closure that receives the result of a job.
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, BooksStoreError>) -> Void

    private let file: URL
    private let turn = Mutex(())

    /// A store on `books.json` in `folder`; a file that is not there means a first shelf.
    init(folder: URL) {
        file = folder.appending(path: "books.json")
    }

    /// Reads the books, in their order.
    func load(then completion: @escaping Completion<[Book]>) {
        perform(completion) { () throws(BooksStoreError) in try self.read() }
    }

    /// Stores who has a book, and until when; a file that can't be read is left alone.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(BooksStoreError) in
            var books = try self.read()
            for index in books.indices where books[index].id == id { books[index].loan = loan }
            try self.write(books)
        }
    }

    /// Ends all loans; a file that can't be read is left alone.
    func returnAll(then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(BooksStoreError) in
            var books = try self.read()
            for index in books.indices { books[index].loan = nil }
            try self.write(books)
        }
    }
}

// MARK: - On the store's queue

nonisolated extension BooksStore {
    private func perform<Value: Sendable>(
        _ completion: @escaping Completion<Value>, job: @escaping @Sendable () throws(BooksStoreError) -> Value
    ) {
        Task.detached { [self] in
            let result = turn.withLock { _ in Result(catching: job) }
            await completion(result)
        }
    }

    private func read() throws(BooksStoreError) -> [Book] {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode([Book].self, from: Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return Book.firstShelf
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    private func write(_ books: [Book]) throws(BooksStoreError) {
        do {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(books).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file, reason: "\(error)")
        }
    }
}
