import Foundation

@testable import Exercise09a

/// Stands in for the books' manager: answers when a test says so, and records the requested loans.
final class BookManagerSpy: BookManager {
    /// The one book that it knows, as it is now.
    var book = Book(id: 2, title: "Emma", author: "Jane Austen")
    var fetchFails = false
    var lendFails = false
    /// Every loan that it was asked to keep, the failed ones too.
    private(set) var asked: [Loan] = []
    /// How often the one book was asked for.
    private(set) var lookups = 0
    private var held: [() -> Void] = []

    /// Whether a request waits for its answer.
    var isAsked: Bool { !held.isEmpty }

    struct Failure: Error {}

    /// Gives the answer that is due first, and no other one.
    func answersOnce() {
        if !held.isEmpty { held.removeFirst()() }
    }

    /// Gives all answers that are due, and those that they lead to.
    func answers() {
        while !held.isEmpty { held.removeFirst()() }
    }

    func fetchAll(then answer: @escaping Answer<[Book]>) {
        held.append { [self] in answer(fetchFails ? .failure(Failure()) : .success([book])) }
    }

    func fetch(id: Int, then answer: @escaping Answer<Book>) {
        lookups += 1
        held.append { [self] in answer(fetchFails || id != book.id ? .failure(Failure()) : .success(book)) }
    }

    func lend(id: Int, as loan: Loan, then answer: @escaping Answer<Void>) {
        asked.append(loan)
        held.append { [self] in
            if !lendFails { book.loan = loan }
            answer(lendFails ? .failure(Failure()) : .success(()))
        }
    }

    func returnAll(then answer: @escaping Answer<Void>) {
        held.append { answer(.success(())) }
    }

    func observe(with observer: any BookManagerObserver) {}
}
