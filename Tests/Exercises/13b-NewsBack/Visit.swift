import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13b

/// A visit to Bookshelf, with a spy in the place of its store.
///
/// It knows the app by its first module and its store alone: how news travels between them is the learner's choice.
final class Visit {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let store: StoreSpy
    let log = MessageLog()

    /// Starts the app and waits until the list shows its books. Throws when it never does.
    init() async throws {
        store = StoreSpy(Books.all, log: log)
        screen = Screen(window)
        start()
        window.makeKeyAndVisible()
        store.screenOnTop = { [weak window] in
            (window?.rootViewController as? UINavigationController)?.topViewController?.title ?? "none"
        }
        try await screen.wait(until: "the list shows its books", within: patience) { $0.rows.count == 3 }
    }

    /// Puts a list of the store on the window, in place of what is there.
    func start() {
        let list = ShelfListNavigator.makeModule(store: store, now: Clock.now)
        let stack = CountingStack()
        stack.setViewControllers([list], animated: false)
        window.rootViewController = stack
    }

    /// How many screens were pushed since the list was put on the window.
    var pushes: Int { (window.rootViewController as? CountingStack)?.pushes ?? 0 }

    /// The screen at the bottom.
    var list: UIViewController? { (window.rootViewController as? UINavigationController)?.viewControllers.first }

    /// From the list, opens a book by its row, and from there the screen for lending.
    func openLending(row: Int) async throws {
        try screen.selectRow(row)
        try await screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
        try await tapLend()
    }

    /// From the book, opens the screen for lending.
    func tapLend() async throws {
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens the screen for lending", within: patience) { $0.title == "Lend" }
    }

    /// On the screen for lending, lends the book until June 3, 2024.
    func save(to borrower: String = "Cleo") throws {
        try screen.type(borrower, into: "Borrower")
        try screen.type("14", into: "Days")
        try screen.tap("Save")
    }

    /// Lends the book in a row, and waits until the book's screen is back.
    func lend(row: Int) async throws {
        try await openLending(row: row)
        try await saveAndReturn()
    }

    /// On the screen for lending, lends the book, and waits until the book's screen is back.
    func saveAndReturn() async throws {
        try save()
        try await screen.wait(until: "a loan that was stored leads back to the book", within: patience) {
            $0.title == "Book"
        }
        await letPendingWorkRun()
    }

    /// How often the list asked for its books since the log was forgotten, in words.
    var listFetched: String {
        let count = log.messages.filter { $0.name == "load" }.count
        return count == 0 ? "never" : count == 1 ? "once" : "\(count) times"
    }

    /// The controller on top. Throws when there is none.
    func top() throws -> UIViewController {
        try #require(
            (window.rootViewController as? UINavigationController)?.topViewController, "there is a screen on top")
    }

    /// Whether the book's screen, which is on top, says who has the book now.
    var bookKnows: Bool { bookNames("Cleo") }

    /// Whether the book's screen, which is on top, says that this person has the book.
    func bookNames(_ borrower: String) -> Bool { screen.shows("Lent to \(borrower) until Jun 03, 2024") }

    /// From the book, which is on top, goes back to the list, and says whether it says who has the book now.
    func listKnows() async -> Bool {
        try? screen.goBack()
        await letPendingWorkRun()
        return screen.title == "Bookshelf" && screen.shows("Cleo")
    }

    /// Takes steps in a running app; a step that a person could not take is reported with the screen as it was.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Visit) async throws -> Void
    ) async {
        let visit: Visit
        do {
            visit = try await Visit()
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the app starts, and its list shows three books",
                    why: "everything else in this exercise begins there; it worked before it was edited",
                    look: NewsBackTests.look("ShelfListNavigator.makeModule(store:now:), and whom it connects")))
            return
        }
        do {
            try await steps(visit)
        } catch {
            Issue.record(error, .teaching(expected: what, why: why, look: look))
        }
    }
}
