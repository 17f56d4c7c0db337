import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise13b

/// Checks that the three screens still do what they did before news of a loan existed.
extension NewsBackTests {
    private static let lost = "it did this before you began: which line of it was lost on the way?"
    private static let reason = "people who use a screen notice first what it no longer does"

    @Test("13b.1 the book's screen says of each book what it said before")
    func theBookShowsWhatItShowed() async {
        await Visit.journey(
            expecting: "the book's screen shows a book as before", because: Self.reason,
            look: Self.look("Detail/ShelfDetailDirector", Self.lost)
        ) { visit in
            let overdue = "Overdue: lent to Ada until May 17, 2024"
            var pushes = 0
            for (row, texts, color, canBeLent) in [
                (0, ["Orlando", "Virginia Woolf", overdue], UIColor.systemRed, false),
                (2, ["Kindred", "Octavia E. Butler", "On the shelf"], .darkGray, true),
            ] {
                try visit.screen.selectRow(row)
                try await visit.screen.wait(until: "the screen shows \(texts[0]) as before", within: patience) {
                    $0.title == "Book" && texts.allSatisfy($0.shows) && $0.color(of: texts[2]) == color
                }
                Self.expectPushes(of: "a tap on a row", from: "List/ShelfListNavigator", &pushes, visit)
                try? visit.screen.tap("Lend")
                let what = canBeLent ? "a book on the shelf can be lent" : "a lent book can't be lent again"
                try await visit.screen.wait(until: what, within: patience) { ($0.title == "Lend") == canBeLent }
                Self.expectPushes(of: "a tap on Lend", from: "Detail/ShelfDetailNavigator", &pushes, visit)
                while visit.screen.title != "Bookshelf" { try visit.screen.goBack() }
            }
        }
    }

    /// Checks that a tap pushed one screen, or none.
    private static func expectPushes(of tap: String, from file: String, _ before: inout Int, _ visit: Visit) {
        let pushes = visit.window.pushes - before
        before = visit.window.pushes
        expect(
            pushes <= 1,
            .teaching(
                expected: "\(tap) pushes one screen, as before", happened: "\(pushes) were pushed",
                why: "UIKit crashes an app that pushes a screen that is already in the stack", look: look(file, lost)))
    }

    @Test("13b.2 the list shows its books, and takes all of them back, as before")
    func theListDoesWhatItDid() async {
        await Visit.journey(
            expecting: "the list shows its books and returns all, as before", because: Self.reason,
            look: Self.look("List/ShelfListDirector", Self.lost)
        ) { visit in
            try await visit.screen.wait(until: "the list shows its three books as before", within: patience) { _ in
                Self.showsTheLoan(visit)
            }
            for fails in [\StoreSpy.loadFails, \.saveFails] {
                visit.store[keyPath: fails] = true
                try visit.screen.tap("Return all")
                try await visit.screen.wait(until: "an error says that the return failed", within: patience) {
                    $0.alert?.message == "Your books could not be returned."
                }
                visit.store[keyPath: fails] = false
                try visit.screen.tap("OK")
                try await visit.screen.wait(until: "the rows stay, and no loader", within: patience) { _ in
                    Self.showsTheLoan(visit)
                }
            }
            visit.store.holdsAnswers = true
            visit.log.forget()
            try visit.screen.tap("Return all")
            try await visit.screen.wait(until: "the list is loading", within: patience) { $0.isLoading }
            visit.store.holdsAnswers = false
            visit.store.answerAll()
            try await visit.screen.wait(until: "an alert says that all books are back", within: patience) {
                $0.alert?.message == "All books are back on the shelf."
            }
            try visit.screen.tap("OK")
            try await visit.screen.wait(until: "the list shows the books without their loans", within: patience) { _ in
                Self.shows(["Virginia Woolf", "Jane Austen", "Octavia E. Butler"], .darkGray, visit)
            }
            try await visit.screen.wait(until: "they were stored once", within: patience) { _ in
                visit.log.messages.count { $0.name == "save" } == 1
            }
            Self.expectFetches("2 times", of: "Return all, to take the books back and then to show them", visit)
            visit.store.loadFails = true
            visit.store.holdsAnswers = true
            visit.log.forget()
            visit.start()
            try await visit.screen.wait(until: "a list that opens is loading", within: patience) { $0.isLoading }
            Self.expectFetches("once", of: "a list that opens", visit)
            visit.store.holdsAnswers = false
            visit.store.answerAll()
            try await visit.screen.wait(until: "an error says that nothing could be loaded", within: patience) {
                $0.alert?.message == "Your books could not be loaded."
            }
            try visit.screen.tap("OK")
            try await visit.screen.wait(until: "no loader is left", within: patience) { !$0.isLoading }
        }
    }

    /// Checks how often the store was asked for books.
    private static func expectFetches(_ expected: String, of what: String, _ visit: Visit) {
        expect(
            visit.listFetched == expected,
            .teaching(
                expected: "the store is asked \(expected) for \(what)", happened: "it was asked \(visit.listFetched)",
                why: "each answer is read from the file and shown; another request brings nothing new",
                look: look("List/ShelfListDirector", "how often does it fetch?")))
    }

    private static func showsTheLoan(_ visit: Visit) -> Bool {
        let details = ["Virginia Woolf, lent to Ada until May 17, 2024", "Jane Austen", "Octavia E. Butler"]
        return shows(details, .systemRed, visit)
    }

    /// Returns whether the list shows its three books and no loader; the last two are never red.
    private static func shows(_ details: [String], _ first: UIColor, _ visit: Visit) -> Bool {
        let rows = visit.screen.rows.map(\.labels)
        let wanted = zip(Books.all.map(\.title), details).map { [$0, $1] }
        return rows.map { $0.map(\.text) } == wanted && rows.map { $0[0].color } == [first, .darkGray, .darkGray]
            && !visit.screen.isLoading
    }

    @Test("13b.2 a tap on a row that has gone meanwhile crashes nothing")
    func staleTapCrashesNothing() async {
        await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "a finger comes down on the third row, one row is left, the finger is lifted: no crash",
                happened: "it crashed", why: Self.reason,
                look: Self.look("List/ShelfListDirector", "onBookSelected(index:): is there a book at that index?"))
        ) { @MainActor in
            try await StaleTap.lift()
        }
    }

    @Test("13b.3 Lend stores what it stored before, and refuses the rest")
    func lendRefusesWhatItRefused() async {
        await Visit.journey(
            expecting: "Lend takes and refuses what it did before", because: Self.reason,
            look: Self.look("Lend/ShelfLendDirector", Self.lost)
        ) { visit in
            for (row, days) in [(2, 365), (1, 1)] {
                let title = Books.all[row].title
                try await visit.openLending(row: row)
                try await visit.screen.wait(until: "Lend says which book it is", within: patience) { $0.shows(title) }
                try await Self.expectRefusals(visit)
                try visit.screen.type(" Cleo ", into: "Borrower")
                try visit.screen.type(" \(days) ", into: "Days")
                visit.store.holdsAnswers = true
                try visit.screen.tap("Save")
                try await visit.screen.wait(until: "Save can't be tapped while it stores", within: patience) {
                    (try? $0.tap("Save")) == nil
                }
                visit.store.holdsAnswers = false
                visit.store.answerAll()
                let loan = Loan(borrower: "Cleo", due: TestClock.daysFromNoon(Double(days)))
                try await visit.screen.wait(until: "a loan to Cleo for \(days) days is stored", within: patience) { _ in
                    visit.store.books[row].loan == loan
                }
                try await visit.screen.wait(until: "the book is back", within: patience) { $0.title == "Book" }
                try visit.screen.goBack()
            }
        }
    }

    private static func expectRefusals(_ visit: Visit) async throws {
        for (borrower, days, message) in [
            (" ", "14", "Please enter a name."), ("Cleo", "soon", "Please enter a number of days, 1 to 365."),
            ("Cleo", "0", "Please enter a number of days, 1 to 365."),
            ("Cleo", "366", "Please enter a number of days, 1 to 365."),
        ] {
            try visit.screen.type(borrower, into: "Borrower")
            try visit.screen.type(days, into: "Days")
            try visit.screen.tap("Save")
            let what = "\"\(borrower)\" for \"\(days)\" days is refused: \(message)"
            try await visit.screen.wait(until: what, within: patience) { $0.alert?.message == message }
            try visit.screen.tap("OK")
        }
    }
}
