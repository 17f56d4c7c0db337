import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01

/// Bookshelf running on a folder of its own: one book overdue, one due this very moment, one lent, one on the shelf.
final class Shelf {
    let screen: Screen
    /// Days that have gone by since the app began, as its clock sees it.
    private let watch: Watch
    /// Whose work the step is that is being taken: where a message says to look.
    var place = Place.list
    private let folder: TemporaryFolder

    private final class Watch {
        var days = 0.0
    }

    /// What is wrong, where no step failed.
    struct Finding: Error {
        let comment: Comment
    }

    /// The screens that decided for themselves; where both had a hand in a step, nobody can say which it was.
    enum Place {
        case list, book, either
    }

    static let books = [
        Book(
            id: 7, title: "Orlando", author: "Virginia Woolf",
            loan: Loan(borrower: "Ada", due: Clock.daysFromStart(-3))),
        Book(id: 4, title: "Persuasion", author: "Jane Austen", loan: Loan(borrower: "Eve", due: Clock.start)),
        Book(id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: Clock.daysFromStart(3))),
        Book(id: 5, title: "Kindred", author: "Octavia E. Butler"),
    ]

    init(_ contents: Contents) throws {
        folder = try TemporaryFolder()
        let watch = Watch()
        self.watch = watch
        try Self.put(contents, into: folder)
        let window = BookshelfApp.launch(storingIn: folder.url, now: { Clock.daysFromStart(watch.days) })
        PushedOnce.take(over: window)
        screen = Screen(window)
    }

    /// What is in the file; with nothing, there is none.
    enum Contents {
        case books, threeBooks, many, longFile, noBooks, nonsense, nothing
    }

    private static func put(_ contents: Contents, into folder: TemporaryFolder) throws {
        let file = folder.url.appending(path: "books.json")
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        switch contents {
        case .books: try encoder.encode(books).write(to: file, options: .atomic)
        case .threeBooks: try encoder.encode(books.dropLast()).write(to: file, options: .atomic)
        case .many: try FileJobs.file.write(to: file, options: .atomic)
        case .longFile: try FileJobs.longFile.write(to: file, options: .atomic)
        case .noBooks: try encoder.encode([Book]()).write(to: file, options: .atomic)
        case .nonsense: try Data("not a shelf".utf8).write(to: file, options: .atomic)
        case .nothing: break
        }
    }

    /// Somebody else writes the file while the app is running.
    func put(_ contents: Contents) throws { try Self.put(contents, into: folder) }

    /// The list's controller, which the screen for lending asks to store a loan.
    var list: ShelfViewController? { screen.viewControllers.compactMap { $0 as? ShelfViewController }.first }

    private var file: URL { folder.url.appending(path: "books.json") }

    /// What the disk calls the file; each time that it is written, it is another file.
    var fileNumber: String? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.systemFileNumber].map { "\($0)" }
    }

    /// What the file says: who has which book.
    var stored: [String] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let books = (try? decoder.decode([Book].self, from: Data(contentsOf: file))) ?? []
        return books.map { book in book.title + (book.loan.map { ", " + $0.borrower } ?? "") }
    }

    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
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
        because why: String = "work with a file takes a while, and the person has to see that it goes on",
        look: String = "where its loader and its label are set up", _ condition: (Screen) -> Bool
    ) throws {
        if condition(screen) { return }
        throw Finding(
            comment: .teaching(
                expected: what, happened: "it doesn't", screen: screen.render(), why: why,
                look: NameTheConcernsTests.screen("ShelfViewController", for: look)))
    }

    /// Waits until the person in front of the screen sees something, which is the work of one of the screens.
    func wait(until what: String, in place: Place, _ condition: (Screen) -> Bool) async throws {
        self.place = place
        try await screen.wait(until: what, within: patience, condition)
    }

    /// Has the table ask for its rows anew, as it does when it is scrolled; nothing is loaded.
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
        try screen.type("Cleo", into: "Borrower")
        try screen.type("14", into: "Days")
        try screen.tap("Save")
        letTheDaysGoBy(days)
        let late = days == 0 ? "" : ", as the loan was stored \(Int(days)) days later"
        try await wait(until: "the book says \"\(status)\"\(late)", in: place) { $0.shows(status) }
        try screen.goBack()
    }

    func letTheDaysGoBy(_ days: Double) { watch.days += days }

    static let lookAtTheRow = "where a row asks the loan, and where its `now` comes from"

    private var look: String {
        switch place {
        case .list:
            NameTheConcernsTests.screen(
                "ShelfViewController", for: Self.lookAtTheRow)
        case .book: NameTheConcernsTests.screen("BookDetailViewController", for: "where the status asks the loan")
        case .either: "where ShelfViewController and BookDetailViewController ask the loan   (lesson 01)"
        }
    }
}
