import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

extension CapstoneTests {
    private static let stays = "the page adds to this screen, and takes nothing from it"
    private static let look = Visit.look(
        ["Detail/ShelfDetailDirector", "Detail/ShelfDetailScene", "Detail/ShelfDetailNavigator"],
        "what did this screen do before you began, and which line of that was lost?")

    @Test("18a.4 the book's screen still shows the book, and lends it")
    func theBookStaysAsItWas() async {
        let overdue = "Overdue: lent to Ada until May 20, 2024"
        await Visit.book(
            Books.orlando, expecting: "Orlando is shown as before: by Virginia Woolf, and in red: \(overdue)",
            because: Self.stays, look: Self.look
        ) { app in
            try await app.waitForBook(["Orlando", "Virginia Woolf", overdue], in: .systemRed)
            try await app.expectLending(isPossible: false)
        }
        await Visit.book(
            Books.emma,
            expecting: "Emma is shown as before, on the shelf, and can be lent; the list shows that as well",
            because: Self.stays, look: Self.look
        ) { app in
            try await app.waitForBook(["Emma", "Jane Austen", "On the shelf"], in: .darkGray)
            try await app.expectLending(isPossible: true)
            try await app.lend(to: "Cleo")
            try await app.waitForBook(["Emma", "Jane Austen", "Lent to Cleo until Jun 03, 2024"], in: .darkGray)
            try await app.expectLending(isPossible: false)
            try app.screen.goBack()
            try await app.screen.wait(until: "the list shows who has Emma", within: patience) {
                $0.rows.contains { $0.text.contains("Emma") && $0.text.contains("Cleo") }
            }
        }
    }

    @Test("18a.2 a name is judged by the book as it is now")
    func theBookAsItIsNow() async {
        await Visit.book(
            Books.emma,
            expecting: "the user lends Emma to Cleo, opens its reservations, and reads \"cleo has this book.\"",
            because: "the book that the screen was opened with isn't the one that it shows now",
            look: Visit.look(
                ["Detail/ShelfDetailDirector", "Reserve/ShelfReserveDirector"],
                "which book is passed along after it was lent?")
        ) { app in
            var isLent = (try? app.screen.tap("Lend")) != nil
            if isLent { isLent = (try? await app.lend(to: "Cleo")) != nil }
            guard isJudged(isLent, after: "18a.4", because: "a book on the shelf can't be lent") else { return }
            try await app.openReservations(within: patience)
            try await app.screen.wait(until: "the line is loaded", within: patience) { !$0.isLoading }
            await letPendingWorkRun()
            try app.reserve("cleo")
            try await app.screen.wait(until: "Cleo is refused", within: patience) {
                $0.alert?.message == "cleo has this book."
            }
        }
    }
}

extension App {
    /// Waits until the book's screen shows these texts, the last of them in a color.
    fileprivate func waitForBook(_ texts: [String], in color: UIColor) async throws {
        let named = texts.joined(separator: ", ") + (color == .systemRed ? " in red" : " in dark gray")
        try await screen.wait(until: "the book's screen shows \(named)", within: patience) {
            $0.title == "Book" && texts.allSatisfy($0.text.contains) && $0.color(of: texts.last ?? "") == color
        }
    }

    /// Taps "Lend", and throws unless that leads to the form, or does not.
    fileprivate func expectLending(isPossible: Bool) async throws {
        try? screen.tap("Lend")
        let what = isPossible ? "a book on the shelf can be lent" : "a book that is lent can't be lent again"
        try await screen.wait(until: what, within: patience) { ($0.title == "Lend") == isPossible }
    }

    /// On the form for lending, fills it in for two weeks, and waits for the book's screen.
    fileprivate func lend(to borrower: String) async throws {
        try await screen.wait(until: "the form for lending is there", within: patience) { $0.title == "Lend" }
        try screen.lend(to: borrower)
        try await screen.wait(until: "the book's screen is back", within: patience) { $0.title == "Book" }
    }
}
