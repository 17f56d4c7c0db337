import Foundation
import HeadlessUIKit

/// The list's screen.
final class ShelfListScene: UIViewController {
    let eventsHandler: ShelfList_HandleUIEvents

    // TODO(12b.6): know only what you are told to show, and be freed after the user leaves.
    private var books: [Book] = []
    private let label = UILabel()

    init(eventsHandler: ShelfList_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bookshelf"
        view.backgroundColor = .systemBackground
        label.text = books.isEmpty ? "No books yet" : "There are books."
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        // TODO(12b.1): say when you are ready to show something.
        // TODO(12b.3): turn each tap on "Return all" into an event, and each tap on a row.
    }
}

// MARK: - What it shows

extension ShelfListScene: ShelfList_DisplayUI {
    func display(loading: Bool) {
        // TODO(12b.4): show whether something is loading, and when the shelf is empty.
    }

    func display(books: [ShelfListBookUI]) {
        // TODO(12b.2): show these rows, and no others.
    }

    func displayFetchError() {
        // TODO(12b.5): tell a person how it went, and leave everything else as it is.
    }

    func displayReturnSuccess() {
    }

    func displayReturnError() {
    }
}
