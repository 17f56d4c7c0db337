import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    private static let setUp = "what did it set up before you began, and which line of that was lost on the way?"

    @Test("02a.7 each screen looks as it did, and a tap leads where it led")
    func theScreensLookAsTheyDid() async throws {
        // The screens show whatever the store does wrong.
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        await Shelf.journey(expecting: "each screen looks as it did, and a tap leads where it led") {
            screen, _, trail in
            trail.leads(to: "Shelf", asking: Self.setUp)
            try Self.see("the list loads its books, and doesn't say that there are none", screen) {
                $0.isLoading && !$0.shows("No books yet")
            }
            try await screen.wait(until: "the overdue title is red, and the others are dark gray", within: patience) {
                $0.rows.compactMap(\.labels.first?.color) == [.systemRed, .darkGray, .darkGray]
            }
            try screen.selectRow(2)
            trail.leads(to: "BookDetail", asking: Self.setUp)
            try Self.seeLines(["Kindred", "Octavia E. Butler", "On the shelf", "Lend"], screen)
            try screen.tap("Lend")
            trail.leads(to: "Lend", asking: Self.setUp)
            try Self.seeLines(["Kindred", "Borrower", "Days", "Save"], screen)
            try screen.goBack()
            trail.leads(to: "BookDetail", asking: "pushViewController: how often is it called?")
            try Self.see("one way back leads from the screen for lending to the book", screen) { $0.title == "Book" }
            try screen.goBack()
            trail.leads(
                to: "Shelf", asking: "didSelectRowAt: which row is marked then, and how often is a screen pushed?")
            try Self.see("and one to the list, where no row is marked", screen) {
                $0.title == "Bookshelf" && !$0.inventory.contains { $0.contains(", selected") }
            }
            let finding = screen.window.pushedAgain { again in
                exercise.look(
                    in: again == "LendViewController" ? "BookDetailViewController" : "ShelfViewController",
                    for: "pushViewController: how often is it called?")
            }
            if let finding { Issue.record(finding) }
        }
    }

    @Test("02a.7 a message has one button, each time that it comes, and a loader goes before it")
    func messagesComeAgain() async throws {
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        // Twice, because an alert that is kept for the next time has two buttons then, or is not there.
        for _ in 0..<2 {
            var journeysEnded = 0
            await Shelf.journey(
                expecting: "a message has one button each time that it comes, and the loader stops first"
            ) { screen, harness, trail in
                trail.leads(to: "Shelf", asking: Self.setUp)
                try await screen.wait(until: "the list is there", within: patience) { $0.rows.count == 3 }
                try screen.tap("Return all")
                try Self.see("the loader turns while the books are returned", screen) { $0.isLoading }
                try await Self.seeAlert("Done", "All books are back on the shelf.", screen)
                // A list that loads again must not find the file spoiled.
                try await Self.waitForReturnedBooks(screen)
                try Data("not a shelf".utf8).write(to: harness.file)
                try screen.tap("Return all")
                try await Self.seeAlert("Error", "Your books could not be returned.", screen)
                journeysEnded += 1
            }
            await Shelf.journey(
                expecting: "a message has one button each time that it comes, and the loader stops first",
                isSpoiled: true
            ) { screen, _, trail in
                trail.leads(to: "Shelf", asking: Self.setUp)
                try await Self.seeAlert("Error", "Your books could not be loaded.", screen)
                journeysEnded += 1
            }
            await Shelf.journey(expecting: "a message has one button each time that it comes") {
                screen, harness, trail in
                try await Self.openLending(screen, trail)
                trail.leads(to: "Lend", asking: Self.setUp)
                try screen.type("Cleo", into: "Borrower")
                try screen.type("14", into: "Days")
                try Data("not a shelf".utf8).write(to: harness.file)
                try screen.tap("Save")
                try await Self.seeAlert("Error", "The loan could not be saved.", screen)
                journeysEnded += 1
            }
            // The findings of the first time needn't be repeated.
            if journeysEnded < 3 { return }
        }
    }

    // MARK: - What is seen

    static func see(_ what: String, _ screen: Screen, _ condition: (Screen) -> Bool) throws {
        if !condition(screen) { throw Unseen(what: what, screen: screen.render()) }
    }

    /// Checks that the texts are one below the other, with a line between them.
    private static func seeLines(_ texts: [String], _ screen: Screen) throws {
        try see("\(texts.joined(separator: ", ")) are below one another", screen) { $0.showsColumn(of: texts) }
    }

    /// Waits for a message over the screen, and closes it.
    static func seeAlert(_ title: String, _ message: String, _ screen: Screen) async throws {
        try await screen.wait(until: "a message says \"\(message)\", with one button", within: patience) {
            $0.alert == .init(title: title, message: message, buttons: ["OK"])
        }
        try screen.tap("OK")
    }

    /// Waits until the list shows no book as lent, whether or not it loads again.
    static func waitForReturnedBooks(_ screen: Screen) async throws {
        try await screen.wait(until: "the list shows that nobody has a book", within: patience) {
            !$0.isLoading && !$0.rows.isEmpty && !$0.shows("lent to")
        }
    }

    /// Something that isn't on the screen now, where there is nothing to wait for.
    private struct Unseen: Error, CustomStringConvertible {
        let what: String
        let screen: String

        var description: String { "can't see that \(what)\nthe screen:\n\(screen)" }
    }
}
