import Foundation

/// Keeps the books in a file, as JSON, and answers later, as a database or a network would.
///
/// Jobs are done one after the other, away from the main queue; every answer comes on the main queue.
nonisolated final class BooksStore: BooksStoring, Sendable {
    private let file: URL
    private let queue = DispatchQueue(label: "books")

    /// A store on `books.json` in `folder`; a file that is not there means that nothing was ever stored.
    init(folder: URL) {
        file = folder.appending(path: "books.json")
    }

    /// Reads the books, in their order; nil when nothing was ever stored.
    func load(then completion: @escaping Completion<[BookRecord]?>) {
        perform(completion) { () throws(BooksStoreError) in try self.read() }
    }

    /// Stores these books in place of those that are there, and answers with what is stored then.
    ///
    /// A book that is lent stays lent, and stays, even when it is not among these. A file that can't be read is left alone.
    func replace(with books: [BookRecord], then completion: @escaping Completion<[BookRecord]>) {
        perform(completion) { () throws(BooksStoreError) in
            let lent = (try self.read() ?? []).filter { $0.loan != nil }
            var merged = books
            for old in lent {
                if let index = merged.firstIndex(where: { $0.id == old.id }) {
                    merged[index].loan = old.loan
                } else {
                    merged.append(old)
                }
            }
            try self.write(merged)
            return merged
        }
    }

    /// Stores who has a book, and until when; a file that can't be read is left alone.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(BooksStoreError) in
            var books = try self.read() ?? []
            for index in books.indices where books[index].id == id {
                books[index].loan = BookRecord.LoanRecord(borrower: loan.borrower, due: loan.due)
            }
            try self.write(books)
        }
    }

    /// Ends all loans, and answers with what is stored then; a file that can't be read is left alone.
    func returnAll(then completion: @escaping Completion<[BookRecord]>) {
        perform(completion) { () throws(BooksStoreError) in
            var books = try self.read() ?? []
            for index in books.indices { books[index].loan = nil }
            try self.write(books)
            return books
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

    private func read() throws(BooksStoreError) -> [BookRecord]? {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode([BookRecord].self, from: Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    private func write(_ books: [BookRecord]) throws(BooksStoreError) {
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
