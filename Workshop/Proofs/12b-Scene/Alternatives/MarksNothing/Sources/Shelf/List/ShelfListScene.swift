import Foundation
import HeadlessUIKit

/// The list's screen.
final class ShelfListScene: UIViewController {
    private let handler: ShelfList_HandleUIEvents

    /// `nil` until somebody has said what is on the shelf.
    private var books: [ShelfListBookUI]?
    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)

    init(eventsHandler: ShelfList_HandleUIEvents) {
        handler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only makeModule makes a Scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bookshelf"
        let returned = UIAction(title: "Return all") { [weak self] _ in self?.handler.onReturnAll() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: returned)
        loader.hidesWhenStopped = false
        table.dataSource = self
        table.delegate = self
        table.register(ShelfListSceneCell.self, forCellReuseIdentifier: ShelfListSceneCell.identifier)
        for subview in [table, loader] {
            subview.frame = view.bounds
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
        guard let books, !books.isEmpty else {
            cell.textLabel?.text = "No books yet"
            cell.textLabel?.textColor = .secondaryLabel
            cell.detailTextLabel?.text = nil
            return cell
        }
        cell.textLabel?.text = books[indexPath.row].title
        cell.textLabel?.textColor = books[indexPath.row].color
        cell.detailTextLabel?.text = books[indexPath.row].detail
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
