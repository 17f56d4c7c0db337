import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01a

/// Bookshelf running on a folder of its own: one book overdue, one due this very moment, one lent, one on the shelf.
final class Shelf {
    let screen: Screen
    /// The app's clock.
    let clock = TestClock()
    /// The screen whose work the current step is, where a message says to look.
    var place = Place.list
    private let folder: TemporaryFolder
    private let file: TestFile<[Book]>

    /// What is wrong, where no step failed.
    struct Finding: Error {
        let comment: Comment
    }

    /// The screens that decided for themselves; a step of both can't be attributed to one.
    enum Place {
        case list, book, either
    }

    static let books = [
        Book(
            id: 7, title: "Orlando", author: "Virginia Woolf",
            loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3))),
        Book(id: 4, title: "Persuasion", author: "Jane Austen", loan: Loan(borrower: "Eve", due: TestClock.noon)),
        Book(id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3))),
        Book(id: 5, title: "Kindred", author: "Octavia E. Butler"),
    ]

    init(_ contents: Contents) throws {
        folder = try TemporaryFolder()
        file = TestFile(folder.url.appending(path: "books.json"))
        try Self.put(contents, into: file)
        let window = BookshelfApp.launch(storingIn: folder.url, now: { [clock] in clock.now })
        screen = Screen(window)
    }

    /// What is in the file; with nothing, there is none.
    enum Contents {
        case books, threeBooks, many, longFile, noBooks, nonsense, nothing
    }

    private static func put(_ contents: Contents, into file: TestFile<[Book]>) throws {
        switch contents {
        case .books: try file.write(books)
        case .threeBooks: try file.write(books.dropLast())
        case .many: try FileJobs.file.write(to: file.url, options: .atomic)
        case .longFile: try FileJobs.longFile.write(to: file.url, options: .atomic)
        case .noBooks: try file.write([])
        case .nonsense: try Data("not a shelf".utf8).write(to: file.url, options: .atomic)
        case .nothing: break
        }
    }

    /// Writes the file while the app is running.
    func put(_ contents: Contents) throws { try Self.put(contents, into: file) }

    /// The list's controller, which the screen for lending asks to store a loan.
    var list: ShelfViewController? { screen.viewControllers.compactMap { $0 as? ShelfViewController }.first }

    /// The file's number on the disk, which is another one each time that the file is written.
    var fileNumber: String? {
        (try? FileManager.default.attributesOfItem(atPath: file.url.path))?[.systemFileNumber].map { "\($0)" }
    }

    /// The loans in the file.
    var stored: [String] {
        ((try? file.read()) ?? []).map { book in book.title + (book.loan.map { ", " + $0.borrower } ?? "") }
    }

    /// Takes steps in the running app; a step that can't be taken is reported with the screen as it was.
    static func journey(
        on contents: Contents = .books, because why: String, _ steps: (Shelf) async throws -> Void
    ) async {
        do {
            let shelf = try Shelf(contents)
            do {
                try await steps(shelf)
                try shelf.seeNoScreenPushedAgain()
            } catch let finding as Finding {
                Issue.record(finding.comment)
            } catch {
                Issue.record(
                    error,
                    .teaching(
                        expected: "a user sees what they saw before you moved the rule", why: why, look: shelf.look))
            }
        } catch {
            Issue.record(error)
        }
    }

    /// Looks at the list now, before anything has had time to answer.
    func seeNow(
        _ what: String,
        because why: String = "work with a file takes a while, and the user has to see that it is going on",
        look: String = "where its loader and its label are set up", _ condition: (Screen) -> Bool
    ) throws {
        if condition(screen) { return }
        throw Finding(
            comment: .teaching(
                expected: what, happened: "it doesn't", screen: screen.render(), why: why,
                look: exercise.look(in: "ShelfViewController", for: look)))
    }

    /// Waits until something can be seen, which is the work of one of the screens.
    func wait(until what: String, in place: Place, _ condition: (Screen) -> Bool) async throws {
        self.place = place
        try await screen.wait(until: what, within: patience, condition)
    }

    /// Makes the table ask for its rows again, as it does when it is scrolled; nothing is loaded.
    func drawRowsAnew() {
        for controller in screen.viewControllers {
            for table in controller.view.subviews.compactMap({ $0 as? UITableView }) { table.reloadData() }
        }
    }

    /// Lends the book that is on the shelf, and goes back to the list.
    /// - Parameter days: how long the answer takes, as the app's clock sees it.
    func lendTheLast(sayingInTheBook status: String, after days: Double = 0, in place: Place = .either) async throws {
        try screen.selectRow(3)
        try screen.tap("Lend")
        try screen.lend()
        clock.move(days: days)
        let late = days == 0 ? "" : ", as the loan was stored \(Int(days)) days later"
        try await wait(until: "the book says \"\(status)\"\(late)", in: place) { $0.shows(status) }
        try screen.goBack()
    }

    static let lookAtTheRow = "where a row asks the loan, and where its `now` comes from"

    private var look: String {
        switch place {
        case .list: exercise.look(in: "ShelfViewController", for: Self.lookAtTheRow)
        case .book: exercise.look(in: "BookDetailViewController", for: "where the status asks the loan")
        case .either: exercise.look(for: "where ShelfViewController and BookDetailViewController ask the loan")
        }
    }
}
