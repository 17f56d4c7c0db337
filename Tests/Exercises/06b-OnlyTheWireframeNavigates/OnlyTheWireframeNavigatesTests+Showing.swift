import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise06b

/// Checks that the screens show and say what they did before, as long as no way leads anywhere.
extension OnlyTheWireframeNavigatesTests {
    @Test("06b.4 each screen that a way leads to shows what it showed")
    func screensShowTheSame() async {
        await Shelf.journey(
            expecting: "the user can open each book, and the sheet for lending", because: Place.why
        ) {
            shelf in
            let screen = shelf.screen
            guard
                Place.list.expect(
                    Seen.bar + ["spinner in systemGray"], shelf.atFirst, when: "while it loads"),
                Place.list.expect(Seen.bar + Seen.rows, on: screen, when: "with three books")
            else { return }
            for (row, lines) in Seen.books.enumerated() {
                try screen.selectRow(row)
                try await screen.wait(until: "row \(row) opens its book", within: patience) {
                    $0.title == "Book"
                }
                guard Place.book.expect(Seen.bookBar + lines, on: screen) else { return }
                guard Place.book.expectLayout(of: try shelf.top()) else { return }
                try screen.goBack()
                guard Place.list.expect(Seen.bar + Seen.rows, on: screen, when: "after a look at a book"),
                    Place.list.expectLayout(of: try shelf.top())
                else { return }
            }
            try await shelf.openLending()
            guard Place.sheet.expect(Seen.sheet, on: screen) else { return }
            Place.sheet.expectLayout(of: try shelf.top())
        }
    }

    @Test("06b.4 the list says what it said: that it works, that it is done, and what failed")
    func listSaysTheSame() async {
        let failure = "Your books could not be returned."
        await Shelf.journey(
            expecting: "Return all says whether all books were returned", because: Place.why
        ) { shelf in
            let screen = shelf.screen
            try shelf.breakFile()
            try screen.tap("Return all")
            let work = Seen.bar + Seen.rows + ["spinner in systemGray"]
            guard Place.list.expect(work, on: screen, when: "after a tap on Return all") else { return }
            try await screen.wait(until: "a message says that it failed", within: patience) {
                $0.alert != nil
            }
            let failed = Seen.bar + Seen.rows + Seen.alert("Error", failure)
            guard Place.list.expect(failed, on: screen, when: "after a return that failed") else {
                return
            }
            try screen.tap("OK")
            try shelf.mendFile()
            let dataManager = try shelf.countChanges()
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that it is done", within: patience) {
                $0.alert != nil
            }
            let done =
                Seen.bar + Seen.returnedRows + Seen.alert("Done", "All books are back on the shelf.")
            guard Place.list.expect(done, on: screen, when: "after all books were returned") else { return }
            Self.expectOnce(dataManager.changes)
        }
        await Shelf.journey(
            storing: .nothing, expecting: "an empty shelf has a list", because: Place.why
        ) { shelf in
            Place.list.expect(
                Seen.bar + [#"text "No books yet" in label"#], on: shelf.screen, when: "without books")
        }
        await Shelf.journey(
            storing: .rubbish, expecting: "a list that can't be loaded says so", because: Place.why
        ) {
            shelf in
            let failed = Seen.bar + Seen.alert("Error", "Your books could not be loaded.")
            Place.list.expect(failed, on: shelf.screen, when: "when its file can't be read")
        }
    }

    @Test("06b.4 each book is lent by itself, by the clock as it is then")
    func everyLoanIsItsOwn() async {
        await Shelf.journey(
            expecting: "the user lends one book today and another one in a week", because: Place.why
        ) {
            shelf in
            let screen = shelf.screen
            try await shelf.openLending()
            try shelf.screen.lend(to: " Cleo ", days: " 1 ")
            try await screen.wait(until: "the book says who has it, from today on", within: patience) {
                $0.title == "Book" && $0.shows("Lent to Cleo until May 21, 2024")
            }
            try screen.goBack()
            shelf.clock.move(days: 7)
            try await shelf.openLentBook()
            guard
                Place.book.expect(
                    Seen.bookBar + Seen.overdueKindred, on: screen, when: "once it is overdue")
            else { return }
            try await shelf.returnBook()
            try await screen.wait(until: "the list no longer says that Ben has it", within: patience) {
                !$0.shows("lent to Ben")
            }
            guard
                Place.list.expect(
                    Seen.bar + Seen.rowsInAWeek, on: screen, when: "a week later, with one book back")
            else { return }
            try await shelf.openLentBook()
            try await shelf.tapLend()
            try shelf.screen.lend(to: "Dora", days: "365")
            try await screen.wait(until: "the book says who has it, from that day on", within: patience) {
                $0.title == "Book" && $0.shows("Lent to Dora until May 27, 2025")
            }
        }
    }

    @Test("06b.4 no screen looks broken on a phone")
    func screensFitAPhone() async throws {
        // An answer that was begun before the starter had constraints may keep its frames.
        guard try exercise.sources.files.flatMap(\.references).contains(where: { $0.name == "safeAreaLayoutGuide" })
        else { return }
        await Shelf.journey(expecting: "the user can open every screen", because: Place.why) {
            await expectNoLayoutFlaws(in: $0.window, of: exercise)
        }
    }

    private static func expectOnce(_ changes: Int) {
        if changes == 1 { return }
        Issue.record(
            .teaching(
                expected: "a tap on Return all changes the books once, as it did",
                happened: "they were changed \(changes) times",
                why: "each change is written, and told to every screen and to the user who waits",
                look: look("ShelfList", "View", "Presenter", for: "how often is the interactor asked?")))
    }
}
