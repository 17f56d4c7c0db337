import Foundation
import HeadlessUIKit

/// The list's view: rows of books, and a button that returns all of them.
final class ShelfListView: UIViewController {
    var presenter: ShelfListPresenterProtocol?

    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var rows: [ShelfListRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bookshelf"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all",
            primaryAction: UIAction { [weak self] _ in self?.presenter?.userDidTapReturnAll() })
        emptyLabel.text = "No books yet"
        emptyLabel.isHidden = true
        table.dataSource = self
        table.delegate = self
        table.register(ShelfListCell.self, forCellReuseIdentifier: ShelfListCell.identifier)
        for subview in [table, emptyLabel, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
        presenter?.viewDidLoad()
    }
}

extension ShelfListView: ShelfListViewProtocol {
    func showLoader() {
        loader.startAnimating()
    }

    func hideLoader() {
        loader.stopAnimating()
    }

    func show(rows: [ShelfListRow]) {
        self.rows = rows
        emptyLabel.isHidden = !rows.isEmpty
        table.reloadData()
    }

    func showMessage(title: String, text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension ShelfListView: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfListCell.identifier, for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        content.textProperties.color = row.standsOut ? .systemRed : .darkGray
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        return cell
    }
}

extension ShelfListView: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter?.userDidSelectRow(at: indexPath.row)
    }
}
