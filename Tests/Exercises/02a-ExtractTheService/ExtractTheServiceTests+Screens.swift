import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    private static let lost = "what did it show before you began, and which line of that was lost on the way?"

    @Test("02a.7 the list and the book's screen show what they showed")
    func theScreensShowWhatTheyShowed() async {
        await Shelf.journey(expecting: "the list and the book's screen show what they showed") { screen, _, trail in
            trail.leads(to: "Shelf", asking: Self.lost)
            try await screen.wait(until: "the list shows its three books as before", within: patience) {
                $0.title == "Bookshelf" && !$0.isLoading && !$0.shows("No books yet")
                    && $0.rows.map { $0.labels.map(\.text) } == [
                        ["Orlando", "Virginia Woolf, lent to Ada until May 17, 2024"],
                        ["Emma", "Jane Austen, lent to Ben until May 23, 2024"], ["Kindred", "Octavia E. Butler"],
                    ]
            }
            let books: [(texts: [String], color: UIColor, canBeLent: Bool)] = [
                (["Orlando", "Virginia Woolf", "Overdue: lent to Ada until May 17, 2024"], .systemRed, false),
                (["Emma", "Jane Austen", "Lent to Ben until May 23, 2024"], .darkGray, false),
                (["Kindred", "Octavia E. Butler", "On the shelf"], .darkGray, true),
            ]
            for (row, book) in books.enumerated() {
                trail.leads(to: "BookDetail", asking: Self.lost)
                try screen.selectRow(row)
                try await screen.wait(until: "the book's screen shows \(book.texts[0]) as before", within: patience) {
                    $0.title == "Book" && book.texts.allSatisfy($0.text.contains)
                        && $0.color(of: book.texts[2]) == book.color
                }
                try? screen.tap("Lend")
                let what = book.canBeLent ? "a book on the shelf can be lent" : "a lent book can't be lent again"
                try await screen.wait(until: what, within: patience) { ($0.title == "Lend") == book.canBeLent }
                while screen.title != "Bookshelf" { try screen.goBack() }
            }
        }
    }

    @Test("02a.7 the screen for lending takes what it took, and refuses the rest")
    func lendingRefusesWhatItRefused() async {
        await Shelf.journey(expecting: "the screen for lending takes what it took, and refuses the rest") {
            screen, harness, trail in
            try await Self.openLending(screen, trail)
            trail.leads(to: "Lend", asking: Self.lost)
            try await screen.wait(until: "it says which book is lent", within: patience) { $0.shows("Kindred") }
            for (borrower, days, message) in [
                (" ", "14", "Please enter a name."), ("Cleo", "", "Please enter a number of days, 1 to 365."),
                ("Cleo", "soon", "Please enter a number of days, 1 to 365."),
                ("Cleo", "0", "Please enter a number of days, 1 to 365."),
                ("Cleo", "366", "Please enter a number of days, 1 to 365."),
            ] {
                try screen.type(borrower, into: "Borrower")
                try screen.type(days, into: "Days")
                try screen.tap("Save")
                let what = "\"\(borrower)\" for \"\(days)\" days is refused: \(message)"
                try await screen.wait(until: what, within: patience) {
                    $0.alert?.message == message && $0.alert?.title == "Error"
                }
                try screen.tap("OK")
            }
            try screen.type(" Cleo ", into: "Borrower")
            try screen.type(" 365 ", into: "Days")
            try screen.tap("Save")
            try await screen.wait(until: "a loan of 365 days is stored, without the spaces", within: patience) { _ in
                harness.stored.contains("Kindred (Cleo until ")
            }
        }
        await Shelf.journey(expecting: "the screen for lending takes what it took, and refuses the rest") {
            screen, harness, trail in
            try await Self.openLending(screen, trail)
            trail.leads(to: "Lend", asking: Self.lost)
            try screen.type("Cleo", into: "Borrower")
            try screen.type("1", into: "Days")
            try screen.tap("Save")
            try await screen.wait(until: "a loan of one day is stored", within: patience) { _ in
                harness.stored.contains("Kindred (Cleo until ")
            }
        }
    }
}
