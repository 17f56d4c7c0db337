import Foundation
import HeadlessUIKit
import Spies

@testable import Exercise13b

/// Stands in for the store, and records the app's screen at each request.
///
/// The requests show whether the news or the way back came first, whatever names the learner gave to the news.
final class StoreSpy: Spy, BookStoring {
    var books: [Book]
    var loadFails = false
    var saveFails = false

    /// Whether answers wait until a test gives them; otherwise, they come by themselves.
    var holdsAnswers = false
    private var held: [(isAboutLoan: Bool, answer: () -> Void)] = []

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
        later(isAboutLoan: true) { [self] in
            record(message: saveFails ? "didFailToReplace()" : "didReplace()")
            answer(storing(books.map { $0.id == book.id ? book : $0 }))
        }
    }

    /// Gives the answers that were held, and those that follow from them.
    func answerAll() {
        while !held.isEmpty { held.removeFirst().answer() }
    }

    /// Gives the answers to loans, and goes on holding the others.
    func answerLoans() {
        let loans = held.filter(\.isAboutLoan)
        held.removeAll(where: \.isAboutLoan)
        for loan in loans { loan.answer() }
    }

    private func storing(_ books: [Book]) -> Result<Void, any Error> {
        if saveFails { return .failure(Failure()) }
        self.books = books
        return .success(())
    }

    private func later(isAboutLoan: Bool = false, _ answer: @escaping () -> Void) {
        held.append((isAboutLoan, answer))
        DispatchQueue.main.async {
            if !self.holdsAnswers { self.answerAll() }
        }
    }
}
