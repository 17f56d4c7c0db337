import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise13c

/// Checks what follows after the user leaves the book's screen.
extension FromViperTests {
    private static let owner = look(
        "Director", "Worker", "Navigator", "Scene", for: "who owns whom, and which reference points back?")

    @Test("13c.7 leaving the screen frees every actor of its module")
    func leavingFreesTheModule() async {
        // Another test of 13c.7 reports a variable that is shared.
        guard Shelf.sharedVariables.isEmpty else { return }
        var left = Released()
        await Shelf.journey(at: .orlando, expecting: "a book can be opened, lent and left", look: Self.owner) {
            shelf, _ in
            try await shelf.tapLend()
            try shelf.screen.tap("Cancel")
            try await shelf.screen.wait(until: "Cancel leads back to the book", within: patience) { $0.title == "Book" }
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            try shelf.screen.goBack()
            _ = await eventually { left.stillAlive.isEmpty }
        }
        expect(
            left.stillAlive.isEmpty,
            .teaching(
                expected: "every actor of a module is freed after the user leaves its screen", happened: left.remainder,
                why: "each visit to a book leaves them behind, and memory grows", look: Self.owner))
    }

    @Test("13c.7 the store's answer after the screen was left crashes nothing, and the list hears of the return")
    func lateAnswersCrashNothing() async {
        // Another test of 13c.7 reports a variable that is shared.
        guard Shelf.sharedVariables.isEmpty else { return }
        guard
            isJudged(
                await Shelf.offersReturn(of: .kindred), after: "13c.3", because: "a book can't be opened and returned")
        else { return }
        let survived = await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "Return, back, and then the store answers: the app goes on", happened: "it crashes",
                why: "the answer comes when the module is gone; then unowned crashes the app, and weak is nil",
                look: Self.look("Worker", "Director", "Navigator", for: "who is held, and how, until the answer?"))
        ) { @MainActor in
            guard let shelf = try? await Shelf(), let store = try? shelf.store() else { return }
            for breaks in [true, false] {
                if breaks { try? shelf.breakFile() } else { try? shelf.mendFile() }
                try? await shelf.open(.kindred)
                try? shelf.screen.tap("Return")
                try? shelf.screen.goBack()
                await shelf.letStoreFinish(store)
            }
        }
        guard survived != nil else { return }
        await Shelf.journey(at: .kindred, expecting: "a book can be left before the store answers", look: Self.owner) {
            shelf, store in
            try shelf.screen.tap("Return")
            let isThere = shelf.screen.title == "Book"
            guard isJudged(isThere, after: "13c.3", because: "the screen goes before the store has answered")
            else { return }
            try shelf.screen.goBack()
            await shelf.letStoreFinish(store)
            await shelf.events.settle { !shelf.screen.shows("lent to Ben") }
            expect(
                shelf.screen.title == "Bookshelf" && shelf.screen.alert == nil && !shelf.screen.shows("lent to Ben"),
                .teaching(
                    expected: "a book that the user left before the answer is still returned, and the list shows that",
                    happened: "the list shows " + shelf.screen.contents.joined(separator: ", "),
                    why: "the user tapped Return, and needn't wait for it",
                    look: Self.look("Worker", "Director", for: "what still has to happen with the answer?")))
        }
    }

    @Test("13c.7 nothing is kept by a type, which all books on the screen would share")
    func nothingIsShared() {
        guard let shared = Shelf.sharedVariables.first else { return }
        Self.report(
            "each book that is opened has a module of its own", "\(shared.name) is shared by all of them",
            "a second window, or the next book, finds what another one left there",
            at: shared.location, "whose is it, and who could keep it?")
    }
}
