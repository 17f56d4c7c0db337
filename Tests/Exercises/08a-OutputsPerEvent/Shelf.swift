import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise08a

/// Bookshelf as the user sees it, with a spy in place of the books' manager, so that tests don't wait.
final class Shelf {
    let screen: Screen
    let manager: BookManagerSpy
    /// The list, which only the window holds, so that both go together.
    private(set) weak var list: ShelfListViewController?

    /// Starts with the list; its books were asked for, and have not come.
    init(_ books: [Book] = Books.all) {
        manager = BookManagerSpy(books, log: MessageLog())
        let list = ShelfListConnector.makeViewController(entityGateway: manager, now: { TestClock.noon })
        self.list = list
        screen = Screen(.phone(showing: list))
        _ = screen.text
    }

    /// The texts of the rows.
    var rows: [String] { screen.rows.map(\.text) }

    /// Whether "Return all" is there, but disabled.
    var isReturnDisabled: Bool { screen.inventory.contains("bar button \"Return all\", disabled") }

    /// Looks at the screen as it is now, and reports it when it is not as it should be.
    func expect(_ isRight: Bool, _ what: String, because why: String, look: String) {
        guard !isRight else { return }
        Issue.record(.teaching(expected: what, screen: screen.render(), why: why, look: look))
    }
}
