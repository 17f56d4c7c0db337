import Foundation
import HeadlessUIKit

/// The list's screen: a table, a loader, and buttons to add and to delete.
final class ItemsListScene: UIViewController {
    let eventsHandler: any ItemsList_HandleUIEvents
    let table = UITableView(frame: .zero)
    var items: [ItemUI] = []

    private let placeholder = UILabel()
    private let loader = UIActivityIndicatorView(style: .medium)
    private var deleteAll: UIBarButtonItem?

    init(eventsHandler: any ItemsList_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        addButtons()
        addViews()
        eventsHandler.onUIReady()
    }

    /// UIKit calls this for each screen that a pop takes off the stack, even for those under the top, which don't
    /// disappear because they were not visible.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { eventsHandler.onScreenLeft() }
    }

    private func addButtons() {
        let add = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.eventsHandler.onAddItem() })
        let deleteAll = UIBarButtonItem(
            title: "Delete all", primaryAction: UIAction { [weak self] _ in self?.eventsHandler.onDeleteAll() })
        navigationItem.rightBarButtonItems = [add, deleteAll]
        self.deleteAll = deleteAll
    }

    private func addViews() {
        view.backgroundColor = .systemBackground
        placeholder.textColor = .secondaryLabel
        placeholder.textAlignment = .center
        placeholder.isHidden = true
        table.register(ItemsListSceneCell.self, forCellReuseIdentifier: ItemsListSceneCell.identifier)
        table.dataSource = self
        table.delegate = self
        for part in [table, placeholder, loader] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
    }
}

// MARK: - Display UI

extension ItemsListScene: ItemsList_DisplayUI {
    func display(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
        deleteAll?.isEnabled = !loading
    }

    func display(items: [ItemUI]) {
        self.items = items
        placeholder.isHidden = true
        table.reloadData()
    }

    func display(placeholder text: String) {
        items = []
        placeholder.text = text
        placeholder.isHidden = false
        table.reloadData()
    }

    func display(error: String) {
        showAlert(title: "Error", message: error)
    }

    func display(success: String) {
        showAlert(title: "Done", message: success)
    }
}
