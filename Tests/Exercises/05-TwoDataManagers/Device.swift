import ExerciseSupport
import Foundation

@testable import Exercise05

/// A device with a folder of its own, and what its file says.
final class Device {
    let folder: TemporaryFolder
    let manager: ShelfLocalDataManager

    /// A device on which these books are stored; without any, nothing was ever stored.
    init(_ books: [Book]? = Books.all) throws {
        folder = try TemporaryFolder()
        manager = ShelfLocalDataManager(store: BooksStore(folder: folder.url))
        if let books { try store(books) }
    }

    var file: URL { folder.url.appending(path: "books.json") }

    /// Stores books past the manager, as the other screens do.
    func store(_ books: [Book]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(books.map(BookRecord.init)).write(to: file)
    }

    /// Spoils the file.
    func spoil() throws { try Data("not a shelf".utf8).write(to: file) }

    /// What is stored, in words.
    var stored: String {
        guard let data = try? Data(contentsOf: file) else { return Books.words(nil) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let records = try? decoder.decode([BookRecord].self, from: data) else {
            return String(decoding: data, as: UTF8.self)
        }
        return Books.words(records.map(\.book))
    }

    func load() async -> String { await Answers.said(Books.words) { self.manager.loadBooks(then: $0) } }

    func persist(_ books: [Book]) async -> String {
        await Answers.said(Books.words) { self.manager.persist(books, then: $0) }
    }

    func returnAll() async -> String { await Answers.said(Books.words) { self.manager.returnAllBooks(then: $0) } }
}
