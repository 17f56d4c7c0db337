import Foundation
import HeadlessUIKit
import Spies

@testable import Exercise13b

/// Stands in for the store, and records the app's screen at each request.
///
/// This shows the suite the order of news and way back, whatever names the learner gave to the news.
final class StoreSpy: Spy, BookStoring {
    var books: [Book]
    var loadFails = false
    var saveFails = false

    /// Answers that wait for `answerAll()`; without it they come by themselves.
    var holdsAnswers = false
    private var held: [() -> Void] = []

    /// The title of the screen on top.
    var screenOnTop: () -> String = { "none" }

    struct Failure: Error {}

    init(_ books: [Book], log: MessageLog) {
        self.books = books
        super.init("store", log: log)
    }

    func load(_ answer: @escaping Loaded) {
        record(SourceText(screenOnTop()), message: "load(while:)")
        later { [self] in answer(loadFails ? .failure(Failure()) : .success(books)) }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        record(SourceText(screenOnTop()), message: "save(while:)")
        later { [self] in answer(storing(books)) }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        record(SourceText(screenOnTop()), message: "replace(while:)")
        later { [self] in
            record(message: saveFails ? "didFailToReplace()" : "didReplace()")
            answer(storing(books.map { $0.id == book.id ? book : $0 }))
        }
    }

    /// Gives the answers that were held back, and those that they lead to.
    func answerAll() {
        while !held.isEmpty { held.removeFirst()() }
    }

    private func storing(_ books: [Book]) -> Result<Void, any Error> {
        if saveFails { return .failure(Failure()) }
        self.books = books
        return .success(())
    }

    private func later(_ answer: @escaping () -> Void) {
        held.append(answer)
        guard !holdsAnswers else { return }
        DispatchQueue.main.async { self.answerAll() }
    }
}
