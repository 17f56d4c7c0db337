import Foundation

@testable import Exercise10a

/// Stands in for the file with the books, and for the gateway that leads to it.
///
/// Answers wait for `answerAll()`.
final class BookManagerSpy: BookManager, EntityGateway {
    var books: [Book]
    var fails = false
    /// How often all books were asked for, and how often all were to be returned.
    private(set) var lookups = 0
    private(set) var returns = 0
    private var held: [() -> Void] = []
    private var observers: [() -> (any BookManagerObserver)?] = []

    private struct Failure: Error {}

    var bookManager: any BookManager { self }

    init(_ books: [Book]) {
        self.books = books
    }

    func fetchAll(then answer: @escaping Answer<[Book]>) {
        lookups += 1
        held.append { [self] in answer(fails ? .failure(Failure()) : .success(books)) }
    }

    func fetch(id: Int, then answer: @escaping Answer<Book>) {
        held.append { [self] in
            answer(books.first { $0.id == id }.map { .success($0) } ?? .failure(Failure()))
        }
    }

    func lend(id: Int, as loan: Loan, then answer: @escaping Answer<Void>) {
        change(then: answer) { books in
            books.map { $0.id == id ? Book(id: id, title: $0.title, author: $0.author, loan: loan) : $0 }
        }
    }

    func returnAll(then answer: @escaping Answer<Void>) {
        returns += 1
        change(then: answer) { $0.map(\.returned) }
    }

    private func change(then answer: @escaping Answer<Void>, _ change: @escaping ([Book]) -> [Book]) {
        held.append { [self] in
            if fails { return answer(.failure(Failure())) }
            becomes(change(books))
            answer(.success(()))
        }
    }

    func observe(with observer: any BookManagerObserver) {
        observers.append { [weak observer] in observer }
    }

    /// Changes the books, as another user would.
    func becomes(_ books: [Book]) {
        self.books = books
        for observer in observers { observer()?.booksDidChange(books) }
    }

    /// Gives the answers that were held back, in the order of the questions.
    func answerAll() {
        while !held.isEmpty { held.removeFirst()() }
    }
}
