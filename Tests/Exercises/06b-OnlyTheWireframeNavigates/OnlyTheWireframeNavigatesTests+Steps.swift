import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise06b

/// Checks how far a way leads: by one screen, and not at all after the user left its screen.
extension OnlyTheWireframeNavigatesTests {
    @Test("06b.4 a way to a book pushes one screen, and a return takes one off")
    func eachWayIsOneStep() async {
        await Shelf.journey(
            expecting: "a book is opened on top of the list, and removed again", because: Place.why,
            look: Self.way(by: ["ShelfList", "BookDetail"])
        ) { shelf in
            let stack = try #require(
                shelf.window.rootViewController as? UINavigationController, "the list is in a stack")
            try await shelf.openLentBook()
            Self.expect(
                shelf.window.pushes <= 1, "a tap on a row pushes the book's screen, once",
                "\(shelf.window.pushes) screens were pushed",
                "UIKit crashes an app that pushes a screen that is already in the stack",
                look: Self.look(
                    "ShelfList", "WireFrame", for: "presentBookDetail(of:): how often is it pushed?"))
            // Another screen was pushed between the two.
            let help = UIViewController()
            help.title = "Help"
            stack.setViewControllers(
                [stack.viewControllers[0], help, stack.viewControllers[1]], animated: false)
            try shelf.screen.tap("Return")
            guard isJudged(shelf.screen.title == "Book", after: "06b.2", because: Place.book.wentTooEarly) else {
                return
            }
            _ = await shelf.stored("Kindred", isLent: false)
            let isBelow = await eventually(within: patience) { shelf.screen.title == "Help" }
            Self.expect(
                isBelow,
                "a return removes the book's screen, and the one below it shows",
                "the screen in front is \(shelf.screen.title ?? "none")",
                "a module removes its own screen, and the one below isn't its own",
                look: Self.look(
                    "BookDetail", "WireFrame", for: "goBack(): how many screens does it remove?"))
        }
    }

    @Test("06b.4 what is done in one window of the app changes nothing in another")
    func windowsAreApart() async {
        await Shelf.journey(
            expecting: "the app runs in several windows, and each goes on as if it were the only one",
            because: "what belongs to a type is shared by all its screens, and what is done in one shows in the others",
            look: Self.way(by: ["BookDetail", "ShelfList"], for: "what is static there, and so shared by all screens?")
        ) { shelf in
            let empty = try await Shelf(storing: .nothing)
            try await shelf.screen.wait(until: "beside a window without books, its own are there", within: patience) {
                $0.contents == Seen.bar + Seen.rows
            }
            try await shelf.openFreeBook()
            let other = try await Shelf()
            try await other.openLentBook()
            try await shelf.tapLend()
            try await shelf.screen.wait(until: "beside a window with Kindred, Lend is about Orlando", within: patience)
            {
                $0.contents == Seen.sheet
            }
            try await shelf.cancel()
            try shelf.screen.goBack()
            try await shelf.openLentBook()
            try shelf.screen.tap("Return")
            try other.screen.tap("Return")
            for window in [shelf, other] {
                try await window.screen.wait(until: "a return leads back in each window", within: patience) {
                    $0.title == "Bookshelf"
                }
            }
            withExtendedLifetime(empty) {}
        }
    }

    /// Returns whether the app survives answers that come late, and reports a crash.
    static func survivesLateAnswers() async -> Bool {
        guard isJudged(await Shelf.reaches(.sheet), after: "06b.3", because: "no way leads to the sheet for lending"),
            isJudged(await Shelf.reaches(.lentBook), after: "06b.2", because: "no way leads to a book")
        else { return false }
        let sheet = await #expect(processExitsWith: .success, crash("ShelfLend", "Save, Cancel")) {
            @MainActor in
            await LateAnswers.toTheSheet()
        }
        let book = await #expect(processExitsWith: .success, crash("BookDetail", "Return, back")) {
            @MainActor in
            await LateAnswers.toTheBook()
        }
        return sheet != nil && book != nil
    }

    private static func crash(_ module: String, _ taps: String) -> Comment {
        .teaching(
            expected: "\(taps), and then the store answers: the app goes on", happened: "it crashes",
            why:
                "the answer comes when the screen and its module are gone; then unowned crashes the app, and weak is nil",
            look: look(
                module, "Interactor", "Presenter", "WireFrame",
                for: "which references are weak or unowned, and what if they are nil?")
        )
    }

    private static func expect(
        _ holds: Bool, _ expected: String, _ happened: String, _ why: String, look: String
    ) {
        if holds { return }
        Issue.record(.teaching(expected: expected, happened: happened, why: why, look: look))
    }
}
