import Foundation
import HeadlessUIKit

/// The list's screen: a table, a loader, and a button to delete all notes.
final class MendedListScene: UIViewController {
    let eventsHandler: any MendedList_HandleUIEvents
    private let table = NotesTable()
    private let loader = UIActivityIndicatorView(style: .medium)

    init(eventsHandler: any MendedList_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Delete all", primaryAction: UIAction { [weak self] _ in self?.eventsHandler.onDeleteAll() })
        view.backgroundColor = .systemBackground
        for part in [table.view, loader] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        eventsHandler.onUIReady()
    }
}

// MARK: - Display UI

extension MendedListScene: MendedList_DisplayUI {
    func display(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
    }

    func display(notes: [NoteUI]) {
        table.notes = notes
    }

    func display(error: String) {
        showAlert(title: "Error", message: error)
    }

    func display(success: String) {
        showAlert(title: "Done", message: success)
    }
}
