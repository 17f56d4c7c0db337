import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.6 the book's screen stays as it was, but for the place of the date")
    func bookStaysAsItWas() async {
        for (row, book) in ShownBook.all.enumerated() {
            await Self.expectOfTheBook("shows what it showed, in the same places and colors", in: row) { harness in
                try await harness.see("the book's screen shows \(book.words), one below the other") {
                    book.stands(on: $0)
                }
                try await harness.see("\"\(book.status)\" is \(book.isRed ? "red" : "dark gray")") {
                    $0.color(of: book.status) == (book.isRed ? .systemRed : .darkGray)
                }
                try? harness.screen.tap("Lend")
                let what = book.canBeLent ? "a book on the shelf can be lent" : "a lent book can't be lent again"
                try await harness.see(what) { ($0.title == "Lend") == book.canBeLent }
            }
        }
        await Self.expectOfTheBook("shows a loan that was made there, by the clock as it is then", in: 2) {
            harness in
            harness.clock.move(days: 4)
            try await Self.lend(harness)
            await harness.store.answerSaves(.success(()))
            try await harness.see("the book's screen shows the new loan, for 14 days from now") {
                $0.title == "Book" && $0.shows("Lent to Cleo until Jun 07, 2024")
            }
            try? harness.screen.tap("Lend")
            try await harness.see("the book can't be lent again") { $0.title == "Book" }
        }
    }

    @Test("04a.7 a book's screen that was left is freed, and the answer to its loan crashes nothing")
    func lateLoanCrashesNothing() async {
        let why = "the store answers when it is done, and the user may have left the screens by then"
        await Self.expectOfTheBook("is freed when the user has left it", in: 2, because: why) { harness in
            var left = Released()
            for case let book as BookDetailViewController in harness.screen.viewControllers {
                left.watch(book, as: "BookDetailViewController")
            }
            try harness.screen.goBack()
            try await harness.see("nothing holds a book's screen that the user has left") { _ in left.stillAlive.isEmpty
            }
        }
        await #expect(
            processExitsWith: .success,
            .teaching(
                expected:
                    "the answer to a loan comes after the user left the book's screen, and the list is loaded again",
                happened: "it crashed", why: why,
                look: exercise.look(in: "BookDetailViewController", for: "what may be gone when a loan is answered?"))
        ) { @MainActor in await LateAnswers.toALoan() }
    }

    /// Lends the book whose screen is open; the store has not answered yet.
    static func lend(_ harness: Harness) async throws {
        try harness.screen.tap("Lend")
        try harness.screen.lend()
    }

    /// Takes steps on the screen of a book, and reports one that can't be taken.
    private static func expectOfTheBook(
        _ expected: String, in row: Int,
        because why: String =
            "the book's screen now gets the text of its date from DueDate, and the user must not notice",
        _ steps: (Harness) async throws -> Void
    ) async {
        guard SharedState.areNone() else { return }
        let harness = Harness()
        do {
            try await harness.load()
            try harness.screen.selectRow(row)
            try await harness.see("a book is open") { $0.title == "Book" && $0.shows(ShownBook.all[row].author) }
        } catch {
            isJudged(false, after: "04a.4", because: "a row opens no book, or another one")
            return
        }
        do {
            try await steps(harness)
            if let again = harness.pushedAgain { Issue.record(again) }
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the book's screen \(expected)", why: why,
                    look: exercise.look(in: "BookDetailViewController", for: "what did it do before you began?")))
        }
    }
}
