import Foundation

/// Keeps the books in a file, as JSON, and answers later, as a database or a network would.
///
/// Every call returns at once. Jobs run one after the other, away from the main queue; every answer comes on it.
nonisolated final class BooksStore: Sendable {
    /// A closure that receives the result of a job.
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, BooksStoreError>) -> Void

    private let file: BooksFile
    private let queue = DispatchQueue(label: "books")

    /// A store on `books.json` in `folder`; a file that is not there means a first shelf.
    init(folder: URL) {
        file = BooksFile(url: folder.appending(path: "books.json"))
    }

    /// Reads the books, in their order.
    func load(then completion: @escaping Completion<[Book]>) {
        perform(completion) { () throws(BooksStoreError) in try self.file.read() }
    }

    /// Stores who has a book, and until when; a file that can't be read is left alone.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(BooksStoreError) in
            var books = try self.file.read()
            for index in books.indices where books[index].id == id { books[index].loan = loan }
            try self.file.write(books)
        }
    }

    /// Ends all loans; a file that can't be read is left alone.
    func returnAll(then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(BooksStoreError) in
            var books = try self.file.read()
            for index in books.indices { books[index].loan = nil }
            try self.file.write(books)
        }
    }
}

// MARK: - On the store's queue

nonisolated extension BooksStore {
    private func perform<Value: Sendable>(
        _ completion: @escaping Completion<Value>, job: @escaping @Sendable () throws(BooksStoreError) -> Value
    ) {
        queue.async {
            let result = Result(catching: job)
            DispatchQueue.main.async { completion(result) }
        }
    }

}

/// Reads and writes the books, at once and where it is asked.
nonisolated private struct BooksFile: Sendable {
    let url: URL

    func read() throws(BooksStoreError) -> [Book] {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode([Book].self, from: Data(contentsOf: url))
        } catch CocoaError.fileReadNoSuchFile {
            return Book.firstShelf
        } catch {
            throw .unreadable(file: url, reason: "\(error)")
        }
    }

    func write(_ books: [Book]) throws(BooksStoreError) {
        do {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(books).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(file: url, reason: "\(error)")
        }
    }
}
