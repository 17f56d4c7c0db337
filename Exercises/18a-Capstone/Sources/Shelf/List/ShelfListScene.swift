import Foundation
import HeadlessUIKit

/// The list's screen.
final class ShelfListScene: UIViewController {
    let eventsHandler: ShelfList_HandleUIEvents

    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var books: [ShelfListBookUI] = []

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
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all", primaryAction: UIAction { [weak self] _ in self?.eventsHandler.onReturnAll() })
        emptyLabel.text = "No books yet"
        emptyLabel.isHidden = true
        table.dataSource = self
        table.delegate = self
        table.register(ShelfListSceneCell.self, forCellReuseIdentifier: ShelfListSceneCell.identifier)
        for subview in [table, emptyLabel, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
        eventsHandler.onUIReady()
    }

    private func showAlert(_ title: String, _ text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - What it shows

extension ShelfListScene: ShelfList_DisplayUI {
    func display(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
    }

    func display(books: [ShelfListBookUI]) {
        self.books = books
        emptyLabel.isHidden = !books.isEmpty
        table.reloadData()
    }

    func displayFetchError() {
        showAlert("Error", "Your books could not be loaded.")
    }

    func displayReturnSuccess() {
        showAlert("Done", "All books are back on the shelf.")
    }

    func displayReturnError() {
        showAlert("Error", "Your books could not be returned.")
    }
}

// MARK: - Its table

extension ShelfListScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfListSceneCell.identifier, for: indexPath)
        let book = books[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.textProperties.color = book.color
        content.secondaryText = book.detail
        cell.contentConfiguration = content
        return cell
    }
}

extension ShelfListScene: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventsHandler.onBookSelected(index: indexPath.row)
    }
}
