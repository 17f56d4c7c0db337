import Foundation
import Spies

@testable import Exercise08a

/// Stands in for the file with the books, and for the gateway that leads to it.
///
/// Answers wait for `answerAll()`.
final class BookManagerSpy: Spy, BookManager, EntityGateway {
    var books: [Book]
    var fails = false
    /// Whether observers hear of a change before it is answered, as from the real manager.
    var tellsObservers = true
    private var held: [() -> Void] = []
    private var observers: [() -> (any BookManagerObserver)?] = []

    private struct Failure: Error {}

    var bookManager: any BookManager { self }

    init(_ books: [Book], log: MessageLog) {
        self.books = books
        super.init("bookManager", log: log)
    }

    func fetchAll(then answer: @escaping Answer<[Book]>) {
        record()
        held.append { [self] in answer(fails ? .failure(Failure()) : .success(books)) }
    }

    func fetch(id: Int, then answer: @escaping Answer<Book>) {
        record(id)
        held.append { [self] in
            answer(books.first { $0.id == id }.map { .success($0) } ?? .failure(Failure()))
        }
    }

    func lend(id: Int, as loan: Loan, then answer: @escaping Answer<Void>) {
        record(id, loan.borrower)
        change(then: answer) { books in
            books.map { $0.id == id ? Book(id: id, title: $0.title, author: $0.author, loan: loan) : $0 }
        }
    }

    func returnAll(then answer: @escaping Answer<Void>) {
        record()
        change(then: answer) { $0.map(\.returned) }
    }

    private func change(then answer: @escaping Answer<Void>, _ change: @escaping ([Book]) -> [Book]) {
        held.append { [self] in
            if fails { return answer(.failure(Failure())) }
            books = change(books)
            if tellsObservers { tellObservers() }
            answer(.success(()))
        }
    }

    func observe(with observer: any BookManagerObserver) {
        observers.append { [weak observer] in observer }
    }

    /// Tells the observers of a loan or return on another screen.
    func tellObservers() {
        for observer in observers { observer()?.booksDidChange(books) }
    }

    /// Gives the answers that were held back, in the order of the questions.
    func answerAll() {
        while !held.isEmpty { held.removeFirst()() }
    }
}
