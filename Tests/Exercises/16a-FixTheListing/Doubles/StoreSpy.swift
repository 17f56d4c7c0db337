import Foundation
import Spies

@testable import Exercise16a

/// Stands in for the store, and records what it was asked and what it has kept.
final class StoreSpy: Spy, BookStoring {
    /// The stored books, which a test changes as another user of the same store would.
    var books: [Book]
    var loadFails = false
    var saveFails = false

    /// Answers that wait for `answerAll()`; without it they come by themselves.
    var holdsAnswers = false
    private var held: [() -> Void] = []

    struct Failure: Error {}

    init(_ books: [Book], log: MessageLog) {
        self.books = books
        super.init("store", log: log)
    }

    func load(_ answer: @escaping Loaded) {
        record(message: "load()")
        later { [self] in answer(loadFails ? .failure(Failure()) : .success(books)) }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        record(message: "save()")
        later { [self] in answer(storing(books)) }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        record(message: "save()")
        later { [self] in answer(storing(books.map { $0.id == book.id ? book : $0 })) }
    }

    /// Whether a request still waits for its answer.
    var isBusy: Bool { !held.isEmpty }

    /// Gives the oldest of the answers that were held.
    func answerNext() {
        if !held.isEmpty { held.removeFirst()() }
    }

    /// Gives the answers that were held, and those that follow from them.
    func answerAll() {
        while !held.isEmpty { held.removeFirst()() }
    }

    private func storing(_ books: [Book]) -> Result<Void, any Error> {
        if saveFails { return .failure(Failure()) }
        self.books = books
        record(message: "didSave()")
        return .success(())
    }

    private func later(_ answer: @escaping () -> Void) {
        held.append(answer)
        guard !holdsAnswers else { return }
        DispatchQueue.main.async { self.answerAll() }
    }
}
