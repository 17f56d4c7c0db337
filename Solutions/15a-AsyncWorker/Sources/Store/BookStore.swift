import Foundation

/// The app's one store: a Swift `actor`, because every screen asks it, and all of them share one file.
///
/// It does one thing at a time. No method waits in its middle, so no other change comes between reading and writing.
actor BookStore: BookStoring {
    private let file: BookFile

    init(storingIn folder: URL) {
        file = BookFile(in: folder)
    }

    func load() throws -> [Book] {
        try Task.checkCancellation()
        return try file.read()
    }

    func returnAll() throws {
        try file.write(file.read().map(\.returned))
    }

    func replace(_ book: Book) throws {
        try file.write(file.read().map { $0.id == book.id ? book : $0 })
    }
}
