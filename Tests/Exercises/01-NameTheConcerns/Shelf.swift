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
    private var place = Place.list
    private let folder: TemporaryFolder

    private final class Watch {
        var days = 0.0
    }

    /// What is wrong, where no step failed.
    private struct Finding: Error {
        let comment: Comment
    }

    /// The screens that decided for themselves; where both had a hand in a step, nobody can say which it was.
    enum Place {
        case list, book, either
    }

    private static let books = [
        Book(
            id: 7, title: "Orlando", author: "Virginia Woolf",
            loan: Loan(borrower: "Ada", due: Clock.daysFromStart(-3))),
        Book(id: 4, title: "Persuasion", author: "Jane Austen", loan: Loan(borrower: "Eve", due: Clock.start)),
        Book(id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: Clock.daysFromStart(3))),
        Book(id: 5, title: "Kindred", author: "Octavia E. Butler"),
    ]

    private init(_ contents: Contents) throws {
        folder = try TemporaryFolder()
        try Self.data(contents).write(to: folder.url.appending(path: "books.json"))
        let watch = Watch()
        self.watch = watch
        screen = Screen(
            BookshelfApp.launch(storingIn: folder.url, now: { Clock.daysFromStart(watch.days) }))
    }

    /// What is in the file when the app is started.
    enum Contents {
        case books, noBooks, nonsense
    }

    private static func data(_ contents: Contents) throws -> Data {
        if contents == .nonsense { return Data("not a shelf".utf8) }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(contents == .books ? books : [])
    }

    private var file: URL { folder.url.appending(path: "books.json") }

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

    /// Waits until the person in front of the screen sees something, which is the work of one of the screens.
    func wait(until what: String, in place: Place, _ condition: (Screen) -> Bool) async throws {
        self.place = place
        try await screen.wait(until: what, within: patience, condition)
    }

    /// Waits until these titles are red and no others are. A picture of the screen has no colors, so the finding names
    /// the titles.
    /// - Parameter others: whether more titles may be red, because another test is about those.
    func seeRed(
        _ titles: [String], andPerhaps others: Bool = false, when what: String, because why: String, look: String
    ) async throws {
        place = .list
        let isSeen = { others ? titles.allSatisfy(self.red.contains) : self.red == titles }
        if await eventually(within: patience, { screen.rows.count == 4 && isSeen() }) { return }
        // Without rows there is nothing to say about colors.
        try await screen.wait(until: "the list has its four books", within: .zero) { $0.rows.count == 4 }
        throw Finding(
            comment: .teaching(
                expected: "\(what), red in the list: \(Self.words(titles))", happened: "red is: \(Self.words(red))",
                why: why, look: NameTheConcernsTests.screen("ShelfViewController", for: look)))
    }

    private var red: [String] {
        screen.rows.compactMap(\.labels.first).filter { $0.color == .systemRed }.map(\.text)
    }

    private static func words(_ titles: [String]) -> String {
        titles.isEmpty ? "no title" : titles.joined(separator: " and ")
    }

    /// On the book's screen, this text has to be red, or dark gray.
    func seeStatus(_ text: String, isRed: Bool) throws {
        guard let color = screen.color(of: text), (color == .systemRed) != isRed else { return }
        let look = "what follows from the loan's answer, for the text and for its color?"
        throw Finding(
            comment: .teaching(
                expected: "on the book's screen, \"\(text)\" is \(isRed ? "red" : "dark gray"), as before",
                happened: isRed ? "it is not red" : "it is red",
                why: "a rule that moves must not change what its answer means on the screen",
                look: NameTheConcernsTests.screen("BookDetailViewController", for: look)))
    }

    /// Has the table ask for its rows anew, as it does when it is scrolled; nothing is loaded.
    func drawRowsAnew() {
        for controller in screen.viewControllers {
            for table in controller.view.subviews.compactMap({ $0 as? UITableView }) { table.reloadData() }
        }
    }

    /// Lends the book that is on the shelf, and goes back to the list.
    func lendTheLast(sayingInTheBook status: String) async throws {
        try screen.selectRow(3)
        try screen.tap("Lend")
        try screen.type("Cleo", into: "Borrower")
        try screen.type("14", into: "Days")
        try screen.tap("Save")
        try await wait(until: "the book says \"\(status)\"", in: .either) { $0.shows(status) }
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
