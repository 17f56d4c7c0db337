import HeadlessUIKit
import Spies

@testable import Exercise12c

/// Stands in for the Scene, and knows the current content of the screen.
final class UISpy: Spy, ShelfList_DisplayUI {
    /// The loader's state, in words.
    private(set) var loader = "never started"

    /// The rows that are there; `nil` while none were shown.
    private(set) var rows: [ShelfListBookUI]?

    func display(loading: Bool) {
        loader = loading ? "running" : "stopped"
        record(loading)
    }

    func display(books: [ShelfListBookUI]) {
        rows = books
        record(books.map(\.title))
    }

    func displayFetchError() { record() }
    func displayReturnSuccess() { record() }
    func displayReturnError() { record() }
}

extension ShelfListBookUI {
    /// A row as messages show it: "Emma | Jane Austen | dark gray".
    var label: String {
        let name =
            switch color {
            case .systemRed: "red"
            case .darkGray: "dark gray"
            default: "another color"
            }
        return "\(title) | \(detail) | \(name)"
    }
}
