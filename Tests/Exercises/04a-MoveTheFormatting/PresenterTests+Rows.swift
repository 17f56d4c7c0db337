import ExerciseSupport
import Foundation
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.2 the rows say what they said before, in the order of the books")
    func rowsSayWhatTheySaid() async {
        await Self.expectRows(
            [
                "Orlando | Virginia Woolf, lent to Ada until May 17, 2024 | red",
                "Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray",
                "Kindred | Octavia E. Butler | dark gray",
            ],
            "on May 20, 2024, the rows are as they were, in the order of the books",
            why: "the formatting moved, and the user must not notice",
            look: exercise.look(
                in: "ShelfPresenter",
                for: "how does each book become a row, and which clock says whether it stands out?"))
        await Harness.steps(
            "the list is called \"Bookshelf\", as before", why: "nothing changes for the user",
            look: exercise.look(in: "ShelfViewController", for: "viewDidLoad(): what did it set up before you began?")
        ) { harness, _ in
            try await harness.see("the list is called \"Bookshelf\"") { $0.title == "Bookshelf" }
        }
    }

    @Test("04a.2 what is overdue follows the clock that was handed in, each time that books come")
    func overdueFollowsTheClock() async {
        await Self.expectRows(
            ["Emma | Jane Austen, lent to Ben until May 23, 2024 | red"],
            "a book that is due on May 23 stands out when it is loaded again on May 24",
            why:
                "an app stays open for days, so a time that was read once is wrong tomorrow; and no test can set Date()",
            look: exercise.look(in: "ShelfPresenter", for: "where is the time read, how often, and from which clock?")
        ) { harness, presenter in
            try await harness.load([Books.lent])
            presenter.didLendBook()
            // The store may be slow: what counts is the time when the books come.
            harness.clock.move(days: 4)
            try await harness.load([Books.lent])
        }
    }

    @Test("04a.2 at the moment at which a book is due it is not overdue")
    func dueIsNotOverdue() async {
        await Self.expectRows(
            ["Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray"],
            "at the very moment when a book is due, it doesn't stand out",
            why: "that is the rule, and Loan knows it; a rule that is written twice soon becomes two rules",
            look: exercise.look(in: "ShelfPresenter", for: "who decides what overdue means?")
        ) { harness, _ in
            harness.clock.move(days: 3)
            try await harness.load([Books.lent])
        }
    }

    @Test("04a.2 a row that stood out does so no longer when its book is back")
    func rowsFollowTheBooks() async {
        await Self.expectRows(
            [
                "Orlando | Virginia Woolf | dark gray", "Emma | Jane Austen | dark gray",
                "Kindred | Octavia E. Butler | dark gray",
            ],
            "when the loans have ended, no row stands out, and none mentions a loan",
            why: "a table reuses its cells, so whatever one row sets, every row has to set",
            look: exercise.look(
                in: "ShelfViewController", for: "cellForRowAt: what does a reused cell keep from the row before?")
        ) { harness, presenter in
            try await harness.load()
            presenter.didLendBook()
            try await harness.load(Books.returned)
        }
    }

    @Test("04a.2 a row brings a finished text for each of its labels")
    func rowsAreReady() async {
        let expected = "the view gets a ShelfRow for each book, with a finished text for each of the two labels"
        await Harness.steps(
            expected, why: "what crosses from presenter to view is finished",
            look: exercise.look(in: "ShelfPresenter", for: "are rows shown when books come?")
        ) { harness, _ in
            try await harness.load()
            let (kept, shown) = (harness.keptRows, harness.screen.rows)
            let missing = zip(kept, shown).compactMap { row, seen in
                let texts = Contents.texts(in: row)
                return seen.labels.map(\.text).first { !texts.contains($0) }
            }
            if kept.count == shown.count, missing.isEmpty { return }
            let happened =
                kept.count != shown.count
                ? "for \(shown.count) rows on the screen, it keeps \(kept.count == 1 ? "one ShelfRow" : "\(kept.count) ShelfRows")"
                : "\"\(missing[0])\" is on the screen, but in no property of its row"
            Issue.record(
                .teaching(
                    expected: expected, happened: happened,
                    why:
                        "only a test with a screen sees what a view puts together, and every other view has to do it again",
                    look: exercise.look(in: "ShelfRow", for: "which texts does the view copy into its labels?")))
        }
    }

    /// Checks what the list shows after these steps; without any, after the books of the suite are loaded.
    private static func expectRows(
        _ rows: [String], _ expected: String, why: String, look: String,
        after steps: @MainActor (Harness, any ShelfPresenterProtocol) async throws -> Void = { harness, _ in
            try await harness.load()
        }
    ) async {
        await Harness.steps(expected, why: why, look: look) { harness, presenter in
            try await steps(harness, presenter)
            if await eventually(within: patience, { harness.rows == rows }) { return }
            let wrong = zip(harness.rows, rows).first { $0 != $1 }
            Issue.record(
                .teaching(
                    expected: expected, happened: wrong.map { "a row is \"\($0)\" instead of \"\($1)\"" }, why: why,
                    look: look))
        }
    }
}
