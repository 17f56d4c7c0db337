import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

extension CapstoneTests {
    /// A name that can't join the line, and the message that refuses it.
    nonisolated struct Refusal: Sendable, CustomTestStringConvertible {
        let typed: String
        let line: [String]
        let message: String
        let rule: String

        var testDescription: String { rule }
    }

    nonisolated static let refused = [
        Refusal(typed: "", line: ["Ben"], message: "Please enter a name.", rule: "a name isn't empty"),
        Refusal(typed: "   ", line: ["Ben"], message: "Please enter a name.", rule: "a name has letters"),
        Refusal(
            typed: " ada ", line: ["Ben"], message: "ada has this book.",
            rule: "whoever has the book doesn't wait for it"),
        Refusal(typed: "BEN", line: ["Ben"], message: "BEN is waiting already.", rule: "nobody waits twice"),
        Refusal(
            typed: "ben", line: ["Ben", "Cleo", "Dan"], message: "ben is waiting already.",
            rule: "someone who waits already isn't a fourth person"),
        Refusal(
            typed: "Eve", line: ["Ben", "Cleo", "Dan"], message: "Three people are waiting already.",
            rule: "at most three people wait"),
    ]

    @Test("18a.2 a name that may not join is refused, and says why", arguments: refused)
    func refusals(refusal: Refusal) async {
        let look = Visit.look("Reserve/ShelfReserveDirector", "what is asked before a name goes to the Worker?")
        await Visit.reservations(
            with: [Books.orlando.id: refusal.line],
            expecting: "\"\(refusal.typed)\" is refused with a message: \(refusal.rule)",
            because: "the product page says so, and the store keeps whatever it is given", look: look
        ) { app in
            try await app.waitForLine("1. Ben")
            try app.reserve(refusal.typed)
            await letPendingWorkRun()
            expect(
                app.store.added.isEmpty,
                .teaching(
                    expected: "\"\(refusal.typed)\" is not stored: \(refusal.rule)",
                    happened: "the store was asked to add \(app.store.added.joined(separator: ", "))",
                    why: "the store keeps whatever it is given, so the rule has to hold before it", look: look))
            guard app.store.added.isEmpty else { return }
            let message = try await app.alert()
            expect(
                message == refusal.message,
                .teaching(
                    expected: "\"\(refusal.typed)\" is refused with the words \"\(refusal.message)\"",
                    happened: "the words are \"\(message)\"",
                    why: "a user who knows the reason can do something about it", look: look))
        }
    }

    @Test("18a.2 after a refusal another name may join")
    func afterARefusal() async {
        await Visit.reservations(
            expecting: "after a refusal the form is still there, and another name can be stored",
            because: "a typing mistake is no reason to start again",
            look: Visit.look("Reserve/ShelfReserveDirector", "what is different after a refusal?")
        ) { app in
            try await app.waitForLine()
            try app.reserve("Ben")
            _ = try await app.alert()
            try app.reserve("Dan")
            try await app.screen.wait(until: "the second name leads back", within: patience) { $0.title == "Book" }
        }
    }

    @Test("18a.2 nobody joins a line that is not there")
    func notBeforeTheLineIsThere() async {
        for (what, fails) in [("is still being loaded", false), ("could not be loaded", true)] {
            await Visit.reservations(
                store: fails ? .fails : .isSlow,
                expecting: "a line that could not be loaded says so",
                because: "without it, the user would wait forever",
                look: Visit.look("Reserve/ShelfReserveWorker", "what is said when the store fails?")
            ) { app in
                if fails { _ = try await app.alert() }
                await letPendingWorkRun()
                let couldTap = app.canReserve
                await letPendingWorkRun()
                expect(
                    !couldTap && app.store.added.isEmpty,
                    .teaching(
                        expected: "Reserve can't be tapped while the line \(what)",
                        happened: app.store.added.isEmpty ? "it could be tapped" : "a name was stored",
                        why: "it isn't known yet whether that name is in line already, or whether there is room",
                        look: Visit.look("Reserve/ShelfReserveScene", "when does the button become enabled?")))
            }
        }
    }

    @Test("18a.3 a name is stored without the spaces around it, and leads back")
    func theNameIsStored() async {
        await Visit.reservations(
            expecting: "a name that may join is stored, and leads back to the book",
            because: "there is nothing left to do on the screen",
            look: Visit.look("Reserve/ShelfReserveDirector", "what follows when a name is stored?")
        ) { app in
            try await app.waitForLine()
            app.store.holdsAnswers = true
            try app.reserve(" Dan ")
            await Events().settle { !app.store.added.isEmpty }
            expect(
                app.screen.title == "Reservations",
                .teaching(
                    expected: "the screen stays until the store has answered",
                    happened: "it was left before that",
                    why: "if the store fails, no screen is left to say so, and what was typed is gone",
                    look: Visit.look("Reserve/ShelfReserveDirector", "which message leads back?")))
            expect(
                app.store.added == ["Dan for \(Books.orlando.id)"],
                .teaching(
                    expected: "for \" Dan \" the store is asked to add Dan to Orlando's line, once",
                    happened: "it was asked to add: "
                        + (app.store.added.isEmpty ? "nobody" : app.store.added.joined(separator: ", ")),
                    why: "the store keeps exactly what it is given",
                    look: Visit.look("Reserve/ShelfReserveDirector", "what is passed to the Worker?")))
            app.store.answerAll()
            try await app.screen.wait(until: "the book's screen is back", within: patience) { $0.title == "Book" }
        }
    }

    @Test("18a.3 a double tap stores one name")
    func aDoubleTapStoresOnce() async {
        await Visit.reservations(
            expecting: "the user taps Reserve twice, quickly", because: "users do",
            look: Visit.look("Reserve/ShelfReserveDirector", "what happens between a tap and the answer?")
        ) { app in
            try await app.waitForLine()
            app.store.holdsAnswers = true
            try app.screen.type("Dan", into: "Name")
            try? app.screen.doubleTap("Reserve")
            try? app.screen.type("Eve", into: "Name")
            try? app.screen.tap("Reserve")
            await Events().settle { app.store.added.count == 1 }
            expect(
                app.store.added.count == 1,
                .teaching(
                    expected: "whatever is tapped and typed before the store has answered, one name is stored",
                    happened: "the store was asked \(app.store.added.count) times",
                    why: "a user who taps twice is still one person in line",
                    look: Visit.look(
                        "Reserve/ShelfReserveDirector", "what is remembered between a tap and the answer?")))
        }
    }

    @Test("18a.3 a failure says so and keeps what was typed, for a second try")
    func aFailureKeepsWhatWasTyped() async {
        await Visit.reservations(
            expecting: "a name that was not stored says so, and can be tried again",
            because: "the second try may succeed",
            look: Visit.look("Reserve/ShelfReserveDirector", "what is different after a failure?")
        ) { app in
            try await app.waitForLine()
            app.store.addFails = true
            try app.reserve("Dan")
            let message = try await app.alert()
            let typed = try? app.screen.value(of: "Name")
            expect(
                message == "The reservation could not be saved.",
                .teaching(
                    expected: "the message is \"The reservation could not be saved.\"",
                    happened: "it is \"\(message)\"",
                    why: "each failure has words of its own",
                    look: Visit.look("Reserve/ShelfReserveDirector", "which failure has which words?")))
            expect(
                typed == "Dan",
                .teaching(
                    expected: "the field still says Dan after the failure",
                    happened: "the field has \"\(typed ?? "")\"",
                    why: "the user shouldn't have to type it again",
                    look: Visit.look("Reserve/ShelfReserveScene", "when is the field cleared?")))
            app.store.addFails = false
            try app.screen.tap("Reserve")
            try await app.screen.wait(until: "the second try leads back", within: patience) { $0.title == "Book" }
        }
    }
}
