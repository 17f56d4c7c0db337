import ExerciseSupport
import Foundation
import HeadlessUIKit
import SourceModel
import Testing

@testable import Exercise13c

/// Bookshelf running on a folder of its own, with one overdue book, one lent one and one on the shelf.
///
/// It knows the app by its screens and by the modules that stay in VIPER; in the new one, the learner chooses names.
final class Shelf {
    let window: UIWindow
    let screen: Screen
    /// The app's clock.
    let clock = TestClock()
    /// The waits for what has to follow, which a module with tasks brings later.
    let events = Events()
    private let folder: TemporaryFolder

    /// Starts the app and waits until the list shows its books.
    /// - Throws: if it never does.
    init() async throws {
        folder = try TemporaryFolder()
        try BookFile(in: folder.url).write(Shelf.books)
        window = BookshelfApp.launch(storingIn: folder.url, now: { [clock] in clock.now })
        screen = Screen(window)
        try await screen.wait(until: "the list shows its books", within: patience) { $0.rows.count == 3 }
    }

    private static let books = [
        Book(
            id: 1, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3))),
        Book(
            id: 2, title: "Kindred", author: "Octavia E. Butler",
            loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3))),
        Book(id: 3, title: "Orlando", author: "Virginia Woolf"),
    ]

    // MARK: - Steps

    /// A book, by its row in the list.
    enum Title: Int, CaseIterable { case emma, kindred, orlando }

    /// From the list, opens a book.
    func open(_ book: Title) async throws {
        let title = Shelf.books[book.rawValue].title
        try screen.selectRow(book.rawValue)
        try await screen.wait(until: "the row of \(title) opens its book", within: patience) { $0.title == "Book" }
    }

    /// From the book, opens the sheet for lending.
    func tapLend() async throws {
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens the sheet for lending", within: patience) { $0.title == "Lend" }
    }

    /// From the book, opens the sheet, and lends the book to Cleo for 14 days.
    func lend() async throws {
        try await tapLend()
        try screen.lend()
        try await screen.wait(until: "a stored loan leads back to the book", within: patience) { $0.title == "Book" }
    }

    /// Whether the app starts, and a book can be opened and returned there.
    static func offersReturn(of book: Title) async -> Bool {
        guard let shelf = try? await Shelf(), (try? shelf.store()) != nil, (try? await shelf.open(book)) != nil
        else { return false }
        return shelf.screen.inventory.contains(#"button "Return""#)
    }

    // MARK: - The store

    /// Replaces the file by a folder, so that the store can neither read nor write.
    func breakFile() throws {
        try FileManager.default.removeItem(at: BookFile(in: folder.url).url)
        try FileManager.default.createDirectory(at: BookFile(in: folder.url).url, withIntermediateDirectories: false)
    }

    /// Brings the file back, as it was in the beginning.
    func mendFile() throws {
        try FileManager.default.removeItem(at: BookFile(in: folder.url).url)
        try BookFile(in: folder.url).write(Shelf.books)
    }

    /// Returns the app's store, which the list's data manager has.
    /// - Throws: if the list isn't in front.
    func store() throws -> BookStore {
        let presenter = (try top() as? ShelfListView)?.presenter as? ShelfListPresenter
        let interactor = presenter?.interactor as? ShelfListInteractor
        let dataManager = try #require(interactor?.localDatamanager, "the list has its data manager")
        return try #require(
            Mirror(reflecting: dataManager).descendant("store") as? BookStore, "the data manager has its store")
    }

    /// Waits until the store has done what it was asked for, and all have heard of it.
    ///
    /// A Worker with a task asks the store some turns later, and hears its answer some turns later.
    func letStoreFinish(_ store: BookStore) async {
        await letTurnsPass()
        await withCheckedContinuation { done in store.load { _ in done.resume() } }
        await letPendingWorkRun()
    }

    // MARK: - Behind the screen

    /// Returns the controller in front.
    /// - Throws: if there is none.
    func top() throws -> UIViewController {
        try #require(window.frontController, "there is a screen on top")
    }

    /// Takes steps on the Scene of a book; a step that a user couldn't take is reported with the screen as it was.
    ///
    /// If a row opens no Scene, that is reported instead of everything else.
    static func journey(
        at book: Title, expecting what: String, look: String, _ steps: (Shelf, BookStore) async throws -> Void
    ) async {
        guard isJudged(sharedVariables.isEmpty, after: "13c.7", because: "all books share a variable") else { return }
        var started: (shelf: Shelf, store: BookStore)?
        await ExerciseSupport.journey(
            expecting: "the app starts, and a tap on the row of a book opens that book",
            because: "the journeys of the app don't change, and everything else here begins there",
            look: exercise.look(in: opening, for: "is the module whole, and what does a row open?")
        ) {
            let shelf = try await Shelf()
            let store = try shelf.store()
            try await shelf.open(book)
            started = (shelf, store)
        }
        guard let (shelf, store) = started, shelf.showsOneScene else { return }
        await ExerciseSupport.journey(expecting: what, because: Screenful.why, look: look) {
            try await steps(shelf, store)
        }
    }

    private static let opening = ["ShelfList/WireFrame/ShelfListWireFrame", "Book/Detail/BookDetailNavigator"]

    /// The variables that all screens of the answer share.
    static var sharedVariables: [Declaration] {
        exercise.sharedVariables(in: Module().files.map(\.name) + ["ShelfListWireFrame.swift"])
    }

    /// Whether the book's Scene is in front and was pushed once; if not, that is reported.
    private var showsOneScene: Bool {
        let front = window.frontController
        let name = front.map { "\(type(of: $0))" } ?? "nothing"
        let count = front?.navigationController?.viewControllers.count ?? 0
        return expect(
            name.hasSuffix("Scene") && count == 2,
            .teaching(
                expected: "a row of the list opens the book's Scene, on top of the list",
                happened: name.hasSuffix("Scene") ? "the stack has \(count) screens" : "it opens \(name)",
                why: "what the user sees stays as it is, but it is the new module that shows it",
                look: exercise.look(in: Self.opening, for: "which module does a row open, and how often?")))
    }
}
