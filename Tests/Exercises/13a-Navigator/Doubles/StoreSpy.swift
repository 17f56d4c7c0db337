import Foundation
import HeadlessUIKit
import Spies

@testable import Exercise13a

/// Stands in for the store, and writes down what it is asked for.
final class StoreSpy: Spy, BookStoring {
    private(set) var books: [Book]

    /// Answers that wait for `answerAll()`; without it they come by themselves.
    var holdsAnswers = false
    private var held: [() -> Void] = []

    init(_ books: [Book], log: MessageLog) {
        self.books = books
        super.init("store", log: log)
    }

    func load(_ answer: @escaping Loaded) {
        record(message: "load()")
        later { [self] in answer(.success(books)) }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        record(message: "save()")
        later { [self] in
            self.books = books
            answer(.success(()))
        }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        record(book.title, message: "replace(_:)")
        later { [self] in
            books = books.map { $0.id == book.id ? book : $0 }
            answer(.success(()))
        }
    }

    /// Gives the answers that were held back, and those that they lead to.
    func answerAll() {
        while !held.isEmpty { held.removeFirst()() }
    }

    private func later(_ answer: @escaping () -> Void) {
        held.append(answer)
        guard !holdsAnswers else { return }
        DispatchQueue.main.async { self.answerAll() }
    }
}
