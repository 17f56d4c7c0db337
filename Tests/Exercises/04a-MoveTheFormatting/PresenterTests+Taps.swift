import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.4 a tap on a row opens the book in that row")
    func tapOpensTheBook() async {
        await Self.expect(
            "a tap on the second row opens the book in it", author: "Jane Austen",
            look: "userDidSelectRow(at:): which book is it, and who opens its screen?"
        ) { harness, _ in
            try await harness.load()
            try harness.screen.selectRow(1)
        }
        await Self.expect(
            "of two books with the same title, a tap opens the one in that row", author: "Alexander McCall Smith",
            why: "two books may have the same title, and only the index says which row was tapped",
            look: "userDidSelectRow(at:): how does it find the book?"
        ) { harness, _ in
            try await harness.load([Books.lent, Books.namesake])
            try harness.screen.selectRow(1)
        }
        await Self.expect(
            "after other books have come, a tap opens one of those", author: "Octavia E. Butler",
            look: "which books does the presenter keep?"
        ) { harness, presenter in
            try await harness.load()
            presenter.didLendBook()
            try await harness.load([Books.onTheShelf, Books.lent])
            try harness.screen.selectRow(0)
        }
    }

    @Test("04a.4 as long as a row can be seen, it opens its book")
    func rowsKeepWorking() async {
        await Self.expect(
            "while the list loads again, a row that is still there opens its book", author: "Octavia E. Butler",
            look: "what happens to the books when they are loaded again?"
        ) { harness, presenter in
            try await harness.load()
            presenter.didLendBook()
            presenter.userDidSelectRow(at: 2)
        }
        await Self.expect(
            "after a failure, a row that is still there opens its book", author: "Octavia E. Butler",
            look: "what happens to the books when loading fails?"
        ) { harness, presenter in
            try await harness.load()
            presenter.didLendBook()
            await harness.store.answerLoads(.failure(.broken))
            try await harness.see("a message says that loading failed") { $0.alert != nil }
            try harness.screen.tap("OK")
            presenter.userDidSelectRow(at: 2)
        }
    }

    @Test("04a.4 an index without a row leads nowhere")
    func staleIndexLeadsNowhere() async {
        guard SharedState.areNone() else { return }
        // The other tests of this requirement report a list without a presenter.
        guard Harness().presenter != nil else { return }
        let none = await #expect(processExitsWith: .success, Self.trap("before any book has come")) {
            @MainActor in _ = await Stale.beforeAnyBook()
        }
        if none != nil { Self.expectNothing(await Stale.beforeAnyBook(), "before any book has come") }
        let past = await #expect(processExitsWith: .success, Self.trap("for an index one past the last row")) {
            @MainActor in _ = await Stale.onePastTheLast()
        }
        if past != nil { Self.expectNothing(await Stale.onePastTheLast(), "for an index one past the last row") }
        let shorter = await #expect(
            processExitsWith: .success, Self.trap("for a row that a shorter list no longer has")
        ) {
            @MainActor in _ = await Stale.inAShorterList()
        }
        if shorter != nil {
            Self.expectNothing(await Stale.inAShorterList(), "for a row that a shorter list no longer has")
        }
        let empty = await #expect(
            processExitsWith: .success, Self.trap("for a row that was there before the shelf was empty")
        ) {
            @MainActor in _ = await Stale.inAListThatIsEmpty()
        }
        if empty != nil {
            Self.expectNothing(
                await Stale.inAListThatIsEmpty(), "for a row that was there before the shelf was empty")
        }
    }

    private static func expectNothing(_ isOpen: Bool, _ place: String) {
        guard isOpen else { return }
        Issue.record(
            .teaching(
                expected: "userDidSelectRow(at:) does nothing \(place)",
                happened: "a book was opened",
                why: "there is no book in that row; whichever one opens, the user didn't tap it",
                look: exercise.look(in: "ShelfPresenter", for: "userDidSelectRow(at:): is there a book at that index?"))
        )
    }

    private static func trap(_ place: String) -> Comment {
        .teaching(
            expected: "userDidSelectRow(at:) does nothing \(place)",
            happened: "it crashed",
            why: "the rows may change while a finger is on them; an app that crashes loses whatever was not saved",
            look: exercise.look(in: "ShelfPresenter", for: "userDidSelectRow(at:): is there a book at that index?"))
    }

    @Test("04a.4 a loan that was made from the list comes back to it")
    func loanComesBack() async {
        await Harness.steps(
            "when a book that was opened from the list has been lent, the list loads again",
            why: "the list shows who has which book, and its presenter decides what follows from a loan",
            look: exercise.look(
                in: "ShelfViewController", for: "the closure that the book's screen gets: whom does it tell?")
        ) { harness, _ in
            try await harness.load()
            try harness.screen.selectRow(2)
            try await harness.see("the book's screen is open") { $0.title == "Book" }
            try harness.screen.tap("Lend")
            try harness.screen.lend()
            await harness.store.answerSaves(.success(()))
            try await harness.see("the store is asked for the books again") { _ in
                harness.store.asked == ["load", "save", "load"]
            }
        }
    }

    /// Checks that a book by an author is open after these steps: titles repeat, authors don't.
    private static func expect(
        _ expected: String, author: String,
        why: String = "a user taps what is on the screen, and a row that opens nothing, or another book, looks broken",
        look: String,
        after steps: @MainActor (Harness, any ShelfPresenterProtocol) async throws -> Void
    ) async {
        await Harness.steps(
            expected, why: why, look: exercise.look(in: "ShelfPresenter", for: look)
        ) { harness, presenter in
            try await steps(harness, presenter)
            try await harness.see("a book by \(author) is open") { $0.title == "Book" && $0.shows(author) }
            try harness.screen.goBack()
            if harness.screen.title == "Book" || harness.screen.inventory.contains(where: { $0.contains(", selected") })
            {
                Issue.record(
                    .teaching(
                        expected: "one step back leads from the book to the list, where no row is selected",
                        happened: harness.screen.title == "Book"
                            ? "there is another book below it" : "a row is selected",
                        why: "a tap opens one screen, and a row is highlighted only while it is touched",
                        look: exercise.look(
                            in: ["ShelfViewController", "ShelfPresenter"],
                            for: "what follows a tap on a row, and how often?")))
            }
            if let again = harness.pushedAgain { Issue.record(again) }
        }
    }
}
