import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise08a

/// Bookshelf as a person sees it, with a spy in the place of the books' manager, so that nobody has to wait.
final class Shelf {
    let screen: Screen
    let manager: BookManagerSpy
    /// Nobody holds it but the window, so that it is gone when the window is.
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

    /// Whether "Return all" is there and can't be tapped.
    var isReturnDisabled: Bool { screen.inventory.contains("bar button \"Return all\", disabled") }

    /// Looks at the screen as it is now, and reports it when it is not as it should be.
    func expect(_ isRight: Bool, _ what: String, because why: String, look: String) {
        guard !isRight else { return }
        Issue.record(.teaching(expected: what, screen: screen.render(), why: why, look: look))
    }
}
