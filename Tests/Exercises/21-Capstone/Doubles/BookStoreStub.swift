import Foundation

@testable import Exercise21

/// Stands in for the store of the books: two of them, which nobody changes.
final class BookStoreStub: BookStoring {
    func load(_ answer: @escaping Loaded) {
        DispatchQueue.main.async { answer(.success(Books.all)) }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        DispatchQueue.main.async { answer(.success(())) }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        DispatchQueue.main.async { answer(.success(())) }
    }
}
