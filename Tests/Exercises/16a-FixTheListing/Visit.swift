import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise16a

/// A visit to the screen of loans, with spies in place of the store and of the screen's opener.
///
/// It knows the module by `makeModule` and by what the user sees: how its actors talk is the learner's choice.
final class Visit {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let store: StoreSpy
    let log = MessageLog()
    /// The waits for what has to follow, which an answer with tasks brings later.
    let events = Events()
    /// The screen's opener, held here as the list is by the screen below.
    var delegate: DelegateSpy?

    init(_ books: [Book] = Books.all) {
        store = StoreSpy(books, log: log)
        delegate = DelegateSpy("delegate", log: log)
        let opener = UIViewController()
        opener.view.backgroundColor = .systemBackground
        window.rootViewController = opener
        window.makeKeyAndVisible()
        screen = Screen(window)
    }

    /// Opens the screen as the list does.
    func open() {
        guard let delegate else { return }
        let loans = ShelfLoansNavigator.makeModule(store: store, now: { TestClock.noon }, delegate: delegate)
        window.rootViewController?.present(UINavigationController(rootViewController: loans), animated: true)
    }

    /// The screen of loans, while it is open.
    var scene: UIViewController? {
        (window.rootViewController?.presentedViewController as? UINavigationController)?.viewControllers.first
    }

    /// Opens the screen, and waits for what becomes of the fetch: its rows or, if it fails, an alert.
    func openAndWait() async {
        open()
        await events.settle { store.loadFails ? screen.alert != nil : screen.rows.count == 2 && !screen.isLoading }
    }

    /// Gives the answers that were held, and lets those that follow from them come by themselves.
    func letStoreAnswer() {
        store.holdsAnswers = false
        store.answerAll()
    }

    /// Takes the screen away without a tap, as a swipe does.
    func leave() {
        window.rootViewController?.dismiss(animated: true)
    }

    /// The titles of the rows, from the top.
    var titles: [String] { screen.rows.compactMap(\.labels.first?.text) }

    /// How often the store was asked to load since the log was forgotten.
    var loads: Int { count("store.load()") }

    /// How often the store was asked to save since then.
    var saves: Int { count("store.save()") }

    /// The number of times that the opener heard of the end of the loans, since then.
    var news: Int { count("delegate.loansDidEnd()") }

    /// How often that was said since the log was forgotten.
    func count(_ message: Message) -> Int { log.messages.filter { $0 == message }.count }

    /// Opens the screen and waits until it shows this many loans.
    ///
    /// If it never does, it records why, and returns false.
    func opens(showing count: Int = 2) async -> Bool {
        open()
        // Without a request, no answer will come.
        var isThere = await eventually(within: .seconds(1)) { loads > 0 }
        if isThere { isThere = await eventually(within: patience) { screen.rows.count == count && !screen.isLoading } }
        if !isThere { Issue.record(missingRows()) }
        return isThere
    }

    /// Returns the finding that the rows are not there, the same in every test that needs them.
    private func missingRows() -> Comment {
        let fault: (happened: String, files: [String], look: String)
        if loads == 0, screen.isLoading {
            fault = (
                "it says that it is loading, and no actor asked the store for them",
                ["ShelfLoansDirector", "ShelfLoansWorker"],
                "from the Director to the store: who asks whom for the books?"
            )
        } else if loads == 0 {
            fault = (
                "no actor asked the store for them", ["ShelfLoansScene", "ShelfLoansDirector"],
                "from the Scene to the store: who tells whom that the screen is there, and is there a listener?"
            )
        } else if screen.alert != nil {
            fault = (
                "an alert covers the screen", ["ShelfLoansWorker", "ShelfLoansDirector"],
                "what is told and shown when books come?"
            )
        } else if screen.rows.isEmpty {
            fault = (
                "the store answered, and no row appeared",
                ["ShelfLoansWorker", "ShelfLoansDirector", "ShelfLoansScene"],
                "from the store's answer to the table: which actor isn't told?"
            )
        } else if screen.isLoading {
            fault = (
                "the rows are there, and the screen still says that it is loading",
                ["ShelfLoansDirector", "ShelfLoansScene"], "what ends the loading?"
            )
        } else {
            fault = (
                "it shows \(titles.joined(separator: ", "))", ["ShelfLoansWorker", "ShelfLoansDirector"],
                "which books are loans, and which actor picks them?"
            )
        }
        return .teaching(
            expected: "the user opens the screen and sees the books that are lent, and no others",
            happened: fault.happened, screen: screen.render(), why: "that is what the screen is for",
            look: FixTheListingTests.look(fault.files, fault.look))
    }

    /// Takes steps on the screen with its rows; a step that a user couldn't take is reported with the screen.
    static func journey(
        on books: [Book] = Books.all, expecting what: String, because why: String, look: String,
        _ steps: (Visit) async throws -> Void
    ) async {
        let visit = Visit(books)
        guard await visit.opens(showing: books.filter { $0.loan != nil }.count) else { return }
        await ExerciseSupport.journey(expecting: what, because: why, look: look) { try await steps(visit) }
    }
}
