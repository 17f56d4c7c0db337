import Foundation

@testable import Exercise18a

/// Stands in for the store of the books: two of them, which can be lent.
final class BookStoreStub: BookStoring {
    private var books = Books.all

    func load(_ answer: @escaping Loaded) {
        DispatchQueue.main.async { [books] in answer(.success(books)) }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        self.books = books
        DispatchQueue.main.async { answer(.success(())) }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        save(books.map { $0.id == book.id ? book : $0 }, answer)
    }
}
