import ExerciseSupport
import Foundation

@testable import Exercise05a

/// A device with a folder of its own, and what its file says.
final class Device {
    let folder: TemporaryFolder
    let file: TestFile<[BookRecord]>
    let manager: ShelfLocalDataManager

    /// A device on which these books are stored; without any, nothing was ever stored.
    init(_ books: [Book]? = Books.all) throws {
        folder = try TemporaryFolder()
        file = TestFile(folder.url.appending(path: "books.json"))
        manager = ShelfLocalDataManager(store: BooksStore(folder: folder.url))
        if let books { try store(books) }
    }

    /// Stores books without the manager, as the other screens do.
    func store(_ books: [Book]) throws {
        try file.write(books.map(BookRecord.init))
    }

    /// Spoils the file.
    func spoil() throws { try Data("not a shelf".utf8).write(to: file.url) }

    /// The stored books, in words.
    var stored: String {
        if let records = try? file.read() { return Books.words(records.map(\.book)) }
        guard let data = try? Data(contentsOf: file.url) else { return Books.words(nil) }
        return String(decoding: data, as: UTF8.self)
    }

    func load() async -> String { await Answers.said(Books.words) { self.manager.loadBooks(then: $0) } }

    func persist(_ books: [Book]) async -> String {
        await Answers.said(Books.words) { self.manager.persist(books, then: $0) }
    }

    func returnAll() async -> String { await Answers.said(Books.words) { self.manager.returnAllBooks(then: $0) } }
}
