import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise10a

/// Bookshelf as the user sees it, with a spy in place of the books' file, so that tests don't wait.
final class Shelf {
    let screen: Screen
    let manager: BookManagerSpy
    let clock: TestClock
    /// The list, which only the window holds, so that both go together.
    private(set) weak var list: ShelfListViewController?
    /// Whether no finding about it was reported.
    private(set) var isRight = true

    /// Starts with the list, whose books have come or failed to come, unless they are to be waited for.
    init(_ books: [Book] = Books.all, fails: Bool = false, answers: Bool = true, clock: TestClock = TestClock()) {
        self.clock = clock
        manager = BookManagerSpy(books)
        manager.fails = fails
        let list = ShelfListConnector.makeViewController(
            entityGateway: manager, now: { clock.now })
        self.list = list
        screen = Screen(.phone(showing: list))
        _ = screen.text
        guard answers else { return }
        manager.answerAll()
        // A person sees these rows, so the table has made their cells before anything changes.
        _ = screen.text
    }

    /// The texts of the rows that are seen.
    var rows: [[String]] { screen.rows.map { $0.labels.map(\.text).filter { !$0.isEmpty } } }

    /// The titles in red, of books and not of what an error says.
    var redTitles: [String] {
        screen.rows.filter { $0.labels.count > 1 }.compactMap(\.labels.first).filter { $0.color == .systemRed }
            .map(\.text)
    }

    /// The heading above each row that begins with this text.
    func headings(above text: String) -> [String] {
        var heading = ""
        return rows.compactMap { row in
            if Kind(of: row) == .heading { heading = row.first ?? "" }
            return row.first == text ? heading : nil
        }
    }

    /// The list's table; nil where the list has none.
    var table: UITableView? {
        screen.viewControllers.last.flatMap { Self.table(in: $0.view) }
    }

    private static func table(in view: UIView) -> UITableView? {
        (view as? UITableView) ?? view.subviews.lazy.compactMap(table).first
    }

    /// Whether the list is on the screen, and nothing over it.
    var showsTheList: Bool { screen.title == "Bookshelf" && screen.alert == nil }

    /// Looks at the rows, and reports the first that is not as it should be, with the screen.
    func expect(_ expected: [[String]], after step: String? = nil, because why: String, look: String) {
        guard rows != expected else { return }
        isRight = false
        let place = zip(rows, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let row = place ?? min(rows.count, expected.count)
        let wanted =
            row < expected.count ? "row \(row + 1) says \(Self.words(expected[row]))" : "row \(row) is the last"
        let found = row < rows.count ? "row \(row + 1) says \(Self.words(rows[row]))" : "there is no row \(row + 1)"
        Issue.record(
            .teaching(
                expected: step.map { "after \($0), \(wanted)" } ?? wanted, happened: found, screen: screen.render(),
                why: why, look: look))
    }

    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    func journey(expecting what: String, because why: String, look: String, _ steps: () throws -> Void) {
        let isTaken = ExerciseSupport.journey(expecting: what, because: why, look: look, steps)
        if !isTaken { isRight = false }
    }

    /// Looks at the screen as it is now, and reports it when it is not as it should be.
    func expect(_ holds: Bool, _ what: String, because why: String, look: String) {
        expect(holds, .teaching(expected: what, screen: screen.render(), why: why, look: look))
    }

    /// Reports what is told, unless it holds.
    func expect(_ holds: Bool, _ comment: Comment) {
        guard !holds else { return }
        isRight = false
        Issue.record(comment)
    }

    static func words(_ texts: [String]) -> String {
        texts.isEmpty ? "nothing" : texts.map { "\"\($0)\"" }.joined(separator: " and ")
    }
}
