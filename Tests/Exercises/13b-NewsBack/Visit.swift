import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13b

/// A visit to Bookshelf, with a spy in place of its store.
///
/// It knows nothing of the app but its first module and its store: how news travels is the learner's choice.
final class Visit {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let store: StoreSpy
    let log = MessageLog()
    /// The waits for what has to follow, which an answer with tasks brings later.
    let events = Events()

    /// Starts the app and waits until the list shows its books.
    /// - Throws: if it never does.
    init() async throws {
        store = StoreSpy(Books.all, log: log)
        screen = Screen(window)
        start()
        window.makeKeyAndVisible()
        store.screenOnTop = { [weak window] in window?.frontController?.title ?? "none" }
        try await screen.wait(until: "the list shows its books", within: patience) { $0.rows.count == 3 }
    }

    /// Replaces what is on the window with a new list of the store's books.
    func start() {
        let list = ShelfListNavigator.makeModule(store: store, now: { TestClock.noon })
        window.rootViewController = UINavigationController(rootViewController: list)
    }

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

    /// Lends the book in a row, and waits until the book's screen is back and the list has fetched.
    func lend(row: Int) async throws {
        try await openLending(row: row)
        try await saveAndReturn()
    }

    /// On the screen for lending, lends the book, and waits until the book's screen is back and the list has fetched.
    func saveAndReturn() async throws {
        try screen.lend()
        try await waitForReturn()
    }

    /// Waits until a stored loan has led back to the book's screen, and the list has fetched.
    func waitForReturn() async throws {
        try await screen.wait(until: "a loan that was stored leads back to the book", within: patience) {
            $0.title == "Book"
        }
        await waitForNews()
    }

    /// Waits until the list has fetched since the log was forgotten, and for what is under way with that.
    func waitForNews() async {
        await events.settle { listFetched != "never" }
    }

    /// How often the store was asked to keep a loan since the log was forgotten.
    var savedLoans: Int { log.messages.count { $0.name == "replace" } }

    /// How often the list asked for its books since the log was forgotten, in words.
    var listFetched: String {
        let count = log.messages.filter { $0.name == "load" }.count
        return count == 0 ? "never" : count == 1 ? "once" : "\(count) times"
    }

    /// The controller on top.
    /// - Throws: if there is none.
    func top() throws -> UIViewController {
        try #require(window.frontController, "there is a screen on top")
    }

    /// Whether the book's screen, which is on top, says who has the book now.
    var bookKnows: Bool { bookNames("Cleo") }

    /// Whether the book's screen, which is on top, says that this person has the book.
    func bookNames(_ borrower: String) -> Bool { screen.shows("Lent to \(borrower) until Jun 03, 2024") }

    /// Goes back from the book's screen, which is on top, and returns whether the list says who has the book now.
    func listKnows() async -> Bool {
        try? screen.goBack()
        await letPendingWorkRun()
        return screen.title == "Bookshelf" && screen.shows("Cleo")
    }

    /// Takes steps in a running app; a step that a user couldn't take is reported with the screen as it was.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Visit) async throws -> Void
    ) async {
        var started: Visit?
        await ExerciseSupport.journey(
            expecting: "the app starts, and its list shows three books",
            because: "everything else in this exercise begins there; it worked before it was edited",
            look: NewsBackTests.look("ShelfListNavigator.makeModule(store:now:), and whom it connects")
        ) {
            started = try await Visit()
        }
        guard let visit = started else { return }
        await ExerciseSupport.journey(expecting: what, because: why, look: look) { try await steps(visit) }
    }
}
