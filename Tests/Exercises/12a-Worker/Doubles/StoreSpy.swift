import Foundation
import Spies

@testable import Exercise12a

/// Stands in for the store: keeps the books in memory, fails when told to, and answers later, as the real one does.
///
/// It records each request, and the moment at which it answers.
final class StoreSpy: Spy, BookStoring {
    var books: [Book]
    var loadFails = false
    var saveFails = false

    /// Whether answers are held back instead of coming by themselves.
    var holdsAnswers = false
    private var held: [() -> Void] = []

    /// The number of answers that are due.
    var due: Int { held.count }

    var hasAnsweredASave: Bool { log.messages.contains { $0.name == "didSave" || $0.name == "didFailToSave" } }

    struct Failure: Error {}

    init(_ books: [Book], log: MessageLog) {
        self.books = books
        super.init("store", log: log)
    }

    func load(_ answer: @escaping Loaded) {
        record()
        later { [self] in
            record(message: loadFails ? "didFailToLoad" : "didLoad")
            answer(loadFails ? .failure(Failure()) : .success(books))
        }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        record(books.map(\.label), message: "save(_:)")
        later { [self] in
            record(message: saveFails ? "didFailToSave" : "didSave")
            if !saveFails { self.books = books }
            answer(saveFails ? .failure(Failure()) : .success(()))
        }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        record(book.label, message: "replace(_:)")
        later { [self] in
            record(message: saveFails ? "didFailToSave" : "didSave")
            if !saveFails { books = books.map { $0.id == book.id ? book : $0 } }
            answer(saveFails ? .failure(Failure()) : .success(()))
        }
    }

    /// Gives the answers that are held back now; those to requests that follow are held back again.
    func answerWhatIsDue() {
        let due = held
        held = []
        for answer in due { answer() }
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
