import Foundation
import HeadlessUIKit

/// The list's screen.
final class ShelfListScene: UIViewController {
    private let handler: ShelfList_HandleUIEvents

    /// The rows; `nil` until the Director has shown any.
    private var books: [ShelfListBookUI]?
    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)

    init(eventsHandler: ShelfList_HandleUIEvents) {
        handler = eventsHandler
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
        let returned = UIAction(title: "Return all") { [weak self] _ in self?.handler.onReturnAll() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: returned)
        loader.hidesWhenStopped = false
        table.dataSource = self
        table.delegate = self
        table.register(ShelfListSceneCell.self, forCellReuseIdentifier: ShelfListSceneCell.identifier)
        for subview in [table, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
        handler.onUIReady()
    }

    private func show(_ alert: UIAlertController) {
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func error(_ text: String) -> UIAlertController {
        UIAlertController(title: "Error", message: text, preferredStyle: .alert)
    }
}

extension ShelfListScene: ShelfList_DisplayUI {
    func display(loading: Bool) {
        guard loading else { return loader.stopAnimating() }
        loader.startAnimating()
    }

    func display(books: [ShelfListBookUI]) {
        self.books = books
        table.reloadData()
    }

    func displayFetchError() {
        show(error("Your books could not be loaded."))
    }

    func displayReturnSuccess() {
        show(
            UIAlertController(title: "Done", message: "All books are back on the shelf.", preferredStyle: .alert))
    }

    func displayReturnError() {
        show(error("Your books could not be returned."))
    }
}

extension ShelfListScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let books else { return 0 }
        return max(books.count, 1)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfListSceneCell.identifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        if let books, !books.isEmpty {
            content.text = books[indexPath.row].title
            content.textProperties.color = books[indexPath.row].color
            content.secondaryText = books[indexPath.row].detail
        } else {
            content.text = "No books yet"
            content.textProperties.color = .secondaryLabel
        }
        cell.contentConfiguration = content
        return cell
    }
}

extension ShelfListScene: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if let books, books.indices.contains(indexPath.row) {
            handler.onBookSelected(index: indexPath.row)
        }
        return nil
    }
}
