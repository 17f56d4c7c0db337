import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.7 a book is lent, and every screen says so")
    func lendingWorks() async {
        await Shelf.journey(expecting: "a book is lent, and every screen says so") { screen, harness, trail in
            try await Self.openLending(screen, trail)
            trail.leads(to: "Lend")
            try screen.type(" ", into: "Borrower")
            try screen.tap("Save")
            try await screen.wait(until: "a loan to nobody is refused", within: patience) {
                $0.alert?.message == "Please enter a name."
            }
            try screen.tap("OK")
            try screen.lend()
            try await screen.wait(until: "the file says who has it", within: patience) { _ in
                harness.stored.contains("Kindred (Cleo until")
            }
            trail.leads(to: "Lend", "BookDetail")
            try await screen.wait(until: "the book says who has it", within: patience) {
                $0.title == "Book" && $0.shows("ent to Cleo until")
            }
            try screen.goBack()
            trail.leads(to: "Lend", "BookDetail", "Shelf")
            try await screen.wait(until: "the list says who has it", within: patience) {
                $0.rows.count == 3 && $0.rows[2].text.contains("lent to Cleo until")
            }
        }
    }

    @Test("02a.7 going back to the book before the answer loses no loan")
    func goingBackEarlyLosesNoLoan() async {
        await Shelf.journey(
            expecting: "a loan is stored and listed although the user goes back to the book before the store answers"
        ) { screen, harness, trail in
            try await Self.openLending(screen, trail)
            trail.leads(to: "Lend", "BookDetail", "Shelf")
            try screen.lend()
            // A store that answered already has closed the screen for lending.
            if screen.title == "Lend" { try screen.goBack() }
            try await screen.wait(until: "the loan is stored", within: patience) { _ in harness.stored.contains("Cleo")
            }
            await letPendingWorkRun()
            try screen.goBack()
            try await screen.wait(
                until:
                    "the list says who has it, although the user left the screen for lending before the store answered",
                within: patience
            ) {
                $0.rows.count == 3 && $0.rows[2].text.contains("lent to Cleo until")
            }
        }
    }

    @Test("02a.7 going back to the list before the answer loses no loan")
    func leavingEarlyLosesNoLoan() async {
        await Shelf.journey(
            expecting: "a loan is stored and listed although the user goes back to the list before the store answers"
        ) { screen, _, trail in
            try await Self.openLending(screen, trail)
            trail.leads(to: "Lend", "BookDetail", "Shelf")
            try screen.lend()
            // A store that answered already has closed the screen for lending.
            for _ in 0..<2 where screen.title != "Bookshelf" { try screen.goBack() }
            try await screen.wait(
                until: "the list says who has it, although the user left both screens before the store answered",
                within: patience
            ) {
                $0.rows.count == 3 && $0.rows[2].text.contains("lent to Cleo until")
            }
        }
    }

    @Test("02a.7 a second tap on Save, while the store is at work, stores nothing")
    func aSecondTapStoresNothing() async {
        await Shelf.journey(expecting: "a second tap on Save, while the store is at work, stores nothing") {
            screen, harness, trail in
            try await Self.openLending(screen, trail)
            trail.leads(to: "Lend")
            try screen.lend()
            // A store that answered already has closed the screen for lending.
            if screen.title == "Lend" {
                try screen.type("Eve", into: "Borrower")
                // The screen may disable the button or ignore the tap.
                try? screen.tap("Save")
            }
            try await screen.wait(until: "a loan is stored", within: patience) { _ in
                harness.stored.contains("Kindred (")
            }
            guard await eventually(within: .milliseconds(300), { harness.stored.contains("Eve") }) else { return }
            Issue.record(
                .teaching(
                    expected: "a second tap on Save, while the store is at work, stores nothing",
                    happened: "it stored the loan to Eve over the one to Cleo",
                    why: "the first loan is lost, and nobody is told",
                    look: exercise.look(
                        in: "LendViewController",
                        for: "what keeps a second tap out until the store has answered?")))
        }
    }

    @Test("02a.7 all books are returned, and the list says so")
    func returningWorks() async {
        await Shelf.journey(expecting: "all books are returned, and the list says so") { screen, harness, _ in
            try await screen.wait(until: "the list is there", within: patience) { $0.rows.count == 3 }
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that all are back", within: patience) {
                $0.alert?.message == "All books are back on the shelf."
            }
            try screen.tap("OK")
            try await screen.wait(until: "the list shows no loan, and no loader", within: patience) {
                !$0.shows("lent to") && $0.shows("Orlando") && !$0.isLoading
            }
            try await screen.wait(until: "the file has no loan", within: patience) { _ in
                !harness.stored.contains("until")
            }
        }
    }

    /// Goes from the list to the screen for lending the book that is on the shelf.
    static func openLending(_ screen: Screen, _ trail: Shelf.Trail) async throws {
        try await screen.wait(until: "the list is there", within: patience) { $0.rows.count == 3 }
        try screen.selectRow(2)
        try await screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
        trail.leads(to: "BookDetail", "Lend", asking: "what happens between the tap on Lend and the next screen?")
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens the screen for lending", within: patience) { $0.title == "Lend" }
    }
}
