import Foundation
import HeadlessUIKit

// A first draft, whose author began with the code and not with the conversation.

// TODO(11a.1): divide it into five roles, each a protocol under its own name.
// TODO(11a.6): bind to classes the roles that will be held weakly.
protocol ShelfListHandling {
    // TODO(11a.2): give each role its verb, and each message one thing to say.
    func toggleLoading()
    func showErrorOrSuccess(_ text: String)

    // TODO(11a.4): say what happened on the screen, and where it leads.
    func openBook(_ book: Book, from controller: UIViewController)

    // TODO(11a.5): let every answer be a message of its own.
    func loadBooks(completion: @escaping ([Book]?) -> Void)
    func returnAllBooksAndReload() -> Bool

    // TODO(11a.3): tell the screen everything it has to show, ready to be shown.
    func show(_ rows: [ShelfListRow])
}

struct ShelfListRow {
    let book: Book
    let due: Date?
    let isSelected: Bool
}
