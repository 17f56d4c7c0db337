import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise06b

/// Checks that a help page over a screen stays, while the store takes its time.
extension OnlyTheWireframeNavigatesTests {
    @Test("06b.4 a screen that is presented over the sheet for lending is not removed with a loan")
    func coveredSheetStays() async {
        await Shelf.journey(
            from: .sheet, expecting: "another screen can be presented over the sheet while its loan is being stored",
            because: "the store answers later, and the user need not wait",
            look: Self.look("ShelfLend", "WireFrame", for: "dismissLend(): what does it dismiss?")
        ) { shelf in
            try shelf.screen.lend()
            guard isJudged(shelf.screen.title == "Lend", after: "06b.3", because: Place.sheet.wentTooEarly) else {
                return
            }
            let help = try Self.presentHelp(over: shelf)
            _ = await shelf.stored("Orlando", isLent: true)
            guard
                Self.isHelp(shelf, after: "a loan was stored", module: "ShelfLend", asked: "dismissLend()")
            else { return }
            help.dismiss(animated: false)
            // The sheet stays below the help page, since it can't go without it.
            guard shelf.screen.title == "Lend" else { return }
            try await shelf.cancel()
        }
    }

    @Test("06b.4 a screen that is presented over a book's screen is not removed with a return")
    func coveredBookStays() async {
        await Shelf.journey(
            from: .lentBook, expecting: "another screen can be presented over a book while its return is being stored",
            because: "the store answers later, and the user need not wait",
            look: Self.look("BookDetail", "WireFrame", for: "goBack(): what does it remove?")
        ) { shelf in
            try shelf.screen.tap("Return")
            guard isJudged(shelf.screen.title == "Book", after: "06b.2", because: Place.book.wentTooEarly) else {
                return
            }
            _ = try Self.presentHelp(over: shelf)
            _ = await shelf.stored("Kindred", isLent: false)
            _ = Self.isHelp(shelf, after: "a return was stored", module: "BookDetail", asked: "goBack()")
        }
    }

    private static func presentHelp(over shelf: Shelf) throws -> UIViewController {
        let help = UIViewController()
        help.title = "Help"
        try shelf.top().present(UINavigationController(rootViewController: help), animated: false)
        return help
    }

    /// Returns whether the help page is still in front, and reports when it isn't.
    private static func isHelp(_ shelf: Shelf, after what: String, module: String, asked: String) -> Bool {
        let title = shelf.screen.title ?? "none"
        if title == "Help" { return true }
        Issue.record(
            .teaching(
                expected: "\(what) while a help page was presented over the screen: the help page is still in front",
                happened: "the screen in front is \(title)",
                why: """
                    a screen that presents another one dismisses that one first, and whoever presented both dismisses \
                    both; a wireframe removes its own screen, or none
                    """,
                look: Self.look(module, "WireFrame", for: "\(asked): does it check what is over its own screen?")))
        return false
    }
}
