import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

/// The exercise whose answer is tested.
let exercise = Exercise("18a")

@Suite("Exercise 18a, the reservations", .exercise("18a"))
struct CapstoneTests {
    @Test("18a.1 the line is loaded, and then shown in its order")
    func theLineIsShown() async {
        await Visit.reservations(
            store: .isSlow,
            expecting: "the reservations are on their way, and then two people are shown in line: 1. Ben, 2. Cleo",
            because: "the user wants to know how many people come first",
            look: Visit.look("Reserve/ShelfReserveDirector", "what happens to the line that the Worker got?")
        ) { app in
            let finding = app.window.pushedAgain { _ in
                Visit.look("Detail/ShelfDetailNavigator", "pushViewController: how often is it called?")
            }
            if let finding { Issue.record(finding) }
            expect(
                app.screen.isLoading,
                .teaching(
                    expected: "while the store is still looking, a spinner turns",
                    happened: "none does",
                    why: "a screen that shows nothing and says nothing looks broken",
                    look: Visit.look("Reserve/ShelfReserveDirector", "what is said when the screen is ready?")))
            expect(
                !app.screen.shows("Nobody is waiting."),
                .teaching(
                    expected: "nothing is said about the line before it is there",
                    happened: "the screen says \"Nobody is waiting.\" while it loads",
                    why: "only the store's answer says that nobody waits",
                    look: Visit.look("Reserve/ShelfReserveScene", "when does that text appear?")))
            app.store.answerAll()
            try await app.waitForLine()
            expect(
                app.line == ["1. Ben", "2. Cleo"],
                .teaching(
                    expected: "the line is shown as 1. Ben, 2. Cleo",
                    happened: "it is shown as \(app.line.joined(separator: ", "))",
                    why: "the first in line gets the book first, so the order is what the screen is for",
                    look: Visit.look("Reserve/ShelfReserveDirector", "how does a name become a row?")))
            expect(
                !app.screen.isLoading,
                .teaching(
                    expected: "the spinner stops when the line is there", happened: "it still turns",
                    why: "a user waits as long as something turns",
                    look: Visit.look("Reserve/ShelfReserveDirector", "what ends when an answer comes?")))
            expect(
                !app.screen.shows("Nobody is waiting."),
                .teaching(
                    expected: "\"Nobody is waiting.\" is shown for an empty line only",
                    happened: "it is shown beside two people who wait",
                    why: "both can't be true",
                    look: Visit.look("Reserve/ShelfReserveScene", "when does that text go?")))
        }
    }

    @Test("18a.1 an empty line says so")
    func nobodyWaits() async {
        await Visit.reservations(
            of: Books.emma, expecting: "a book for which nobody waits says \"Nobody is waiting.\"",
            because: "an empty screen could just as well be broken",
            look: Visit.look("Reserve/ShelfReserveScene", "what is shown for an empty line?")
        ) { app in
            _ = await eventually(within: patience) { app.screen.shows("Nobody is waiting.") || !app.line.isEmpty }
            guard app.line.isEmpty else {
                Issue.record(Self.otherLine(app.line, expected: "nobody waits for Emma, and no name is shown"))
                return
            }
            try await app.screen.wait(until: "it says that nobody waits", within: patience) {
                $0.shows("Nobody is waiting.")
            }
            await Events().settle { !app.screen.isLoading }
            expect(
                !app.screen.isLoading,
                .teaching(
                    expected: "the spinner stops when it is known that nobody waits", happened: "it still turns",
                    why: "an empty answer is an answer",
                    look: Visit.look("Reserve/ShelfReserveDirector", "what ends when an answer comes?")))
        }
    }

    @Test("18a.1 each book has a line of its own")
    func eachBookHasItsLine() async {
        await Visit.reservations(
            of: Books.emma, with: [Books.emma.id: ["Eve"], Books.orlando.id: ["Ben"]],
            expecting: "Emma has a line of its own, in which Eve waits", because: "people wait for a book, not for any",
            look: Visit.look("Reserve/ShelfReserveNavigator", "which book is passed along, and who gets it?")
        ) { app in
            _ = await eventually(within: patience) { !app.line.isEmpty }
            guard app.line.isEmpty || app.line == ["1. Eve"] else {
                Issue.record(Self.otherLine(app.line, expected: "only Eve is shown, who waits for Emma"))
                return
            }
            try await app.waitForLine("1. Eve")
            app.store.holdsAnswers = true
            try app.screen.goBack()
            try app.screen.goBack()
            try await app.open(Books.orlando, within: patience)
            try await app.openReservations(within: patience)
            await Events().settle { app.line.isEmpty }
            let line = app.line
            expect(
                line.isEmpty,
                .teaching(
                    expected: "while Orlando's line is loaded, nothing of Emma's is left",
                    happened: "the line is \(line.joined(separator: ", "))",
                    why: "each visit is one screen with actors of its own, so it begins with nothing",
                    look: Visit.look(
                        ["Reserve/ShelfReserveScene", "Reserve/ShelfReserveDirector"],
                        "what is kept outside the objects of one visit?")))
        }
    }

    @Test("18a.1 the reservations and the book's screen don't look broken on a phone")
    func screensFitAPhone() async throws {
        // An answer that was begun before the starter had constraints may keep its frames.
        let book = try exercise.sources.files.first { $0.name == "ShelfDetailScene.swift" }
        guard book?.references.contains(where: { $0.name == "safeAreaLayoutGuide" }) == true else { return }
        await Visit.reservations(
            expecting: "the reservations show the line, and lead back to the book",
            because: "the layout of both screens is looked at",
            look: Visit.look("Reserve/ShelfReserveScene", "where are its views?")
        ) { app in
            try await app.waitForLine()
            try app.screen.goBack()
            await expectNoLayoutFlaws(in: app.window, of: exercise)
        }
    }

    /// Returns the finding that the screen shows people who wait for another book.
    private static func otherLine(_ line: [String], expected: String) -> Comment {
        .teaching(
            expected: expected, happened: "the line is \(line.joined(separator: ", "))",
            why: "the screen belongs to one book, and people wait for that book, not for any",
            look: Visit.look(
                ["Reserve/ShelfReserveWorker", "Reserve/ShelfReserveNavigator"],
                "which book is passed along, and which line is asked for?"))
    }

    @Test("18a.1 a line that can't be loaded says so")
    func theLineCannotBeLoaded() async {
        await Visit.reservations(
            store: .fails,
            expecting: "a line that can't be loaded says so", because: "without it, the user would wait forever",
            look: Visit.look("Reserve/ShelfReserveWorker", "what is said when the store fails?")
        ) { app in
            let message = try await app.alert()
            await Events().settle { !app.screen.isLoading }
            expect(
                message == "The reservations could not be loaded.",
                .teaching(
                    expected: "the message is \"The reservations could not be loaded.\"",
                    happened: "it is \"\(message)\"", why: "each failure has words of its own",
                    look: Visit.look("Reserve/ShelfReserveDirector", "which failure has which words?")))
            expect(
                !app.screen.isLoading,
                .teaching(
                    expected: "the spinner stops after a failure as well", happened: "it still turns",
                    why: "nothing is on its way anymore",
                    look: Visit.look("Reserve/ShelfReserveDirector", "what ends when a failure comes?")))
            expect(
                !app.screen.shows("Nobody is waiting."),
                .teaching(
                    expected: "a line that could not be loaded is not called empty",
                    happened: "the screen says \"Nobody is waiting.\"",
                    why: "people who have waited for weeks would be gone",
                    look: Visit.look("Reserve/ShelfReserveScene", "when does that text appear?")))
        }
    }
}
