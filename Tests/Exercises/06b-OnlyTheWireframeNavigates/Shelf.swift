import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise06b

/// Bookshelf running on a folder of its own, with one overdue book, one lent one and one on the shelf.
final class Shelf {
    let window: UIWindow
    let screen: Screen
    /// The requests to the spies that replace the wireframes.
    let log = MessageLog()
    /// The module whose wireframe leads on, or back, in the step that is being taken.
    private(set) var leading = "ShelfList"
    /// The screen before the store had answered.
    let atFirst: [String]
    /// The app's clock.
    let clock = TestClock()
    private let folder: TemporaryFolder

    /// Starts the app and waits until the list shows its books, or says why not.
    ///
    /// Throws when it never does.
    init(storing content: Content = .books) async throws {
        folder = try TemporaryFolder()
        switch content {
        case .books: try BookFile(in: folder.url).write(Shelf.books)
        case .nothing: try BookFile(in: folder.url).write([])
        case .rubbish: try Data().write(to: BookFile(in: folder.url).url)
        }
        window = BookshelfApp.launch(storingIn: folder.url, now: { [clock] in clock.now })
        screen = Screen(window)
        atFirst = screen.contents
        try await screen.wait(until: "the list shows its books", within: patience) {
            switch content {
            case .books: $0.rows.count == 3
            case .nothing: !$0.isLoading
            case .rubbish: $0.alert != nil
            }
        }
    }

    /// The content of the store's file when the app starts.
    enum Content { case books, nothing, rubbish }

    private static let books = [
        Book(
            id: 1, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3))),
        Book(
            id: 2, title: "Kindred", author: "Octavia E. Butler",
            loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3))),
        Book(id: 3, title: "Orlando", author: "Virginia Woolf"),
    ]

    // MARK: - Steps

    /// From the list, opens the lent book.
    func openLentBook() async throws { try await openBook("Kindred", row: 1) }

    /// From the list, opens the book that is on the shelf.
    func openFreeBook() async throws { try await openBook("Orlando", row: 2) }

    private func openBook(_ title: String, row: Int) async throws {
        leading = "ShelfList"
        try screen.selectRow(row)
        try await screen.wait(until: "the row of \(title) opens \(title)", within: patience) {
            $0.title == "Book" && $0.shows(title)
        }
    }

    /// From the list, opens the book that is on the shelf, and from there the sheet for lending.
    func openLending() async throws {
        try await openFreeBook()
        try await tapLend()
    }

    /// From the book, opens the sheet for lending.
    func tapLend() async throws {
        leading = "BookDetail"
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens the sheet for lending", within: patience) { $0.title == "Lend" }
    }

    /// From the sheet, goes back to the book by its button.
    func cancel() async throws {
        leading = "ShelfLend"
        try screen.tap("Cancel")
        try await screen.wait(until: "Cancel leads back to the book", within: patience) { $0.title == "Book" }
    }

    /// From the sheet, goes back to the book by a loan that is stored.
    func lend() async throws {
        leading = "ShelfLend"
        try screen.lend()
        try await screen.wait(until: "a stored loan leads back to the book", within: patience) { $0.title == "Book" }
    }

    /// From the book, goes back to the list by a return that is stored.
    func returnBook() async throws {
        leading = "BookDetail"
        try screen.tap("Return")
        try await screen.wait(until: "a return leads back to the list", within: patience) { $0.title == "Bookshelf" }
    }

    // MARK: - The store

    /// Puts a folder in the place of the file, so that the store can neither read nor write.
    func breakFile() throws {
        try FileManager.default.removeItem(at: BookFile(in: folder.url).url)
        try FileManager.default.createDirectory(at: BookFile(in: folder.url).url, withIntermediateDirectories: false)
    }

    /// Puts the file back, as it was in the beginning.
    func mendFile() throws {
        try FileManager.default.removeItem(at: BookFile(in: folder.url).url)
        try BookFile(in: folder.url).write(Shelf.books)
    }

    /// Leaves the first book in the file, and nothing else.
    func keepOneBook() throws { try BookFile(in: folder.url).write([Shelf.books[0]]) }

    /// Waits until the file has a book with, or without, a loan, and the answer to that was heard.
    func stored(_ title: String, isLent: Bool) async -> Bool {
        let file = BookFile(in: folder.url)
        let isThere = await eventually(within: patience) {
            (try? file.read())?.first { $0.title == title }.map { ($0.loan != nil) == isLent } ?? false
        }
        await letPendingWorkRun()
        return isThere
    }

    // MARK: - Behind the screen

    /// The controller in front.
    ///
    /// Throws when there is none.
    func top() throws -> UIViewController {
        try #require(window.frontController, "there is a screen on top")
    }

    /// The table of the screen in front, however deep in its view; nil without one.
    var table: UITableView? {
        var views = (try? top()).map { [$0.view as UIView] } ?? []
        while let view = views.popLast() {
            if let table = view as? UITableView { return table }
            views += view.subviews
        }
        return nil
    }

    /// Puts a spy in the place of the list's wireframe.
    func spyOnList() throws -> ListWireFrameSpy {
        let spy = ListWireFrameSpy("wireFrame", log: log)
        try presenter((try top() as? ShelfListView)?.presenter, as: ShelfListPresenter.self).wireFrame = spy
        return spy
    }

    /// Puts a spy in the place of the book's wireframe.
    func spyOnDetail() throws -> DetailWireFrameSpy {
        let spy = DetailWireFrameSpy("wireFrame", log: log)
        try presenter((try top() as? BookDetailView)?.presenter, as: BookDetailPresenter.self).wireFrame = spy
        return spy
    }

    /// Puts a spy in the place of the wireframe for lending.
    func spyOnLend() throws -> LendWireFrameSpy {
        let spy = LendWireFrameSpy("wireFrame", log: log)
        try presenter((try top() as? ShelfLendView)?.presenter, as: ShelfLendPresenter.self).wireFrame = spy
        return spy
    }

    private func presenter<Presenter>(_ known: AnyObject?, as type: Presenter.Type) throws -> Presenter {
        guard let presenter = known as? Presenter else { throw NotInFront(presenter: "\(type)") }
        return presenter
    }

    /// The screen in front is not the one whose presenter is meant, or has none.
    struct NotInFront: Error, CustomStringConvertible {
        let presenter: String
        var description: String { "the screen in front has no \(presenter)" }
    }

    /// Where a test begins.
    enum Start {
        case list, lentBook, freeBook, sheet

        /// The way there, in words.
        var way: String {
            switch self {
            case .list: "the app begins with the list"
            case .lentBook, .freeBook: "a tap on the row of a book opens that book"
            case .sheet: "a tap on the row of a book opens that book, and Lend the sheet"
            }
        }
    }

    /// Returns whether the app starts and gets there.
    static func reaches(_ start: Start) async -> Bool {
        do {
            try await Shelf().reach(start)
            return true
        } catch {
            return false
        }
    }

    func reach(_ start: Start) async throws {
        switch start {
        case .list: break
        case .lentBook: try await openLentBook()
        case .freeBook: try await openFreeBook()
        case .sheet: try await openLending()
        }
    }

    /// Takes steps in a running app, and reports one that the user couldn't take, with the screen as it was.
    static func journey(
        storing content: Content = .books, from start: Start = .list, expecting what: String, because why: String,
        look: String? = nil,
        _ steps: (Shelf) async throws -> Void
    ) async {
        var started: Shelf?
        await ExerciseSupport.journey(
            expecting: "the app starts, and its list shows three books",
            because: "everything else begins there, and it worked before it was edited",
            look: exercise.look(
                in: "BookshelfApp", for: "who builds the list, and is every actor connected to the others?")
        ) { started = try await Shelf(storing: content) }
        guard let shelf = started else { return }
        let isThere = await ExerciseSupport.journey(
            expecting: start.way, because: "this requirement can be seen only on the screen that this leads to",
            look: OnlyTheWireframeNavigatesTests.way(by: [shelf.leading])
        ) { try await shelf.reach(start) }
        guard isThere else { return }
        await ExerciseSupport.journey(
            expecting: what, because: why, look: look ?? OnlyTheWireframeNavigatesTests.way(by: [shelf.leading])
        ) { try await steps(shelf) }
    }
}
