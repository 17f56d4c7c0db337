import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

/// Tests of taps that come while a name is being stored, and after that.
extension CapstoneTests {
    @Test("18a.3 a tap that still comes when the name was stored stores nothing")
    func aLateTapStoresNothing() async {
        let look = Visit.look("Reserve/ShelfReserveDirector", "what is different once a name was stored?")
        await Visit.reservations(
            expecting: "the user taps Reserve, and once more while the screen goes away", because: "users do",
            look: look
        ) { app in
            try await app.waitForLine()
            let scene = app.window.frontController
            try app.reserve("Dan")
            try await app.screen.wait(until: "the book's screen is back", within: patience) { $0.title == "Book" }
            guard let button = scene.flatMap({ Self.button("Reserve", in: $0.view) }), button.isEnabled else { return }
            button.sendActions(for: .touchUpInside)
            await letPendingWorkRun()
            expect(
                app.store.added.count == 1,
                .teaching(
                    expected: "a second tap stores no second name, even after the first one was stored",
                    happened: "the store was asked to add \(app.store.added.joined(separator: ", "))",
                    why: "a screen takes a moment to go away, and a finger is faster", look: look))
        }
    }

    @Test("18a.4 the news is about the name that was stored, whatever is typed meanwhile")
    func theNewsIsAboutTheStoredName() async {
        let look = Visit.look("Reserve/ShelfReserveDirector", "which name is the delegate told, and when is it set?")
        await Visit.reservations(
            expecting: "the user types another name while the first one is being stored", because: "users do",
            look: look
        ) { app in
            try await app.waitForLine()
            app.store.holdsAnswers = true
            try app.reserve("Dan")
            try? app.screen.type("Eve", into: "Name")
            try? app.screen.tap("Reserve")
            await Events().settle { !app.store.added.isEmpty }
            guard isJudged(app.store.added.count == 1, after: "18a.3", because: "the store isn't asked for one name")
            else { return }
            app.store.answerAll()
            try await app.screen.wait(until: "the book's screen is back", within: patience) { $0.title == "Book" }
            expect(
                app.screen.shows("Reserved for Dan, number 3 in line."),
                .teaching(
                    expected: "Dan was stored, and the book's screen says \"Reserved for Dan, number 3 in line.\"",
                    happened: "it says \(app.screen.text.first { $0.contains("Reserved") } ?? "nothing of it")",
                    why: "a second tap changes nothing about the first, and the answer is about that one", look: look))
        }
    }

    private static func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }
}
