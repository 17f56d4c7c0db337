import Foundation
import HeadlessUIKit

/// The list's screen.
final class ShelfListScene: UIViewController {
    let eventsHandler: ShelfList_HandleUIEvents

    private var rows: [ShelfListBookUI] = [] {
        didSet { table.reloadData() }
    }
    private lazy var returnAll = UIBarButtonItem(
        title: "Return all", primaryAction: UIAction { [unowned self] _ in eventsHandler.onReturnAll() })
    private let table = UITableView(frame: .zero, style: .plain)
    private let loader = UIActivityIndicatorView(style: .large)

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
        navigationItem.rightBarButtonItems = [returnAll]
        setUpTable()
        fill(with: table)
        fill(with: loader)
        eventsHandler.onUIReady()
    }

    private func setUpTable() {
        table.register(ShelfListSceneCell.self, forCellReuseIdentifier: ShelfListSceneCell.identifier)
        table.dataSource = self
        table.delegate = self
    }

    private func fill(with subview: UIView) {
        subview.frame = view.bounds
        subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(subview)
    }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

// MARK: - Display UI

extension ShelfListScene: ShelfList_DisplayUI {
    func display(loading: Bool) {
        returnAll.isEnabled = !loading
        loading ? loader.startAnimating() : loader.stopAnimating()
    }

    func display(books: [ShelfListBookUI]) {
        rows = books
        let nothing = UILabel()
        nothing.text = "No books yet"
        nothing.textAlignment = .center
        table.backgroundView = books.isEmpty ? nothing : nil
    }

    func displayFetchError() { tell("Error", "Your books could not be loaded.") }
    func displayReturnSuccess() { tell("Done", "All books are back on the shelf.") }
    func displayReturnError() { tell("Error", "Your books could not be returned.") }
}

// MARK: - The table

extension ShelfListScene: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfListSceneCell.identifier, for: indexPath)
        (cell as? ShelfListSceneCell)?.display(rows[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventsHandler.onBookSelected(index: indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
