import Foundation
import HeadlessUIKit

/// The list of books: shows what its presenter says, tells it what the user did, and leads to a book.
final class ShelfViewController: UIViewController {
    var presenter: (any ShelfPresenterProtocol)?
    // Only for the book's screen that is opened from here.
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    private let table = ShelfTable()

    private let tableView = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()

    init(store: any BooksStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
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
        emptyLabel.isHidden = true
        setUpReturnButton()
        setUpTable()
        presenter?.viewDidLoad()
    }

    // MARK: - Views

    private func setUpReturnButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all",
            primaryAction: UIAction { [weak self] _ in self?.presenter?.userDidTapReturnAll() })
    }

    private func setUpTable() {
        tableView.dataSource = table
        tableView.delegate = table
        table.onSelect = { [weak self] index in self?.presenter?.userDidSelectRow(at: index) }
        for subview in [tableView, emptyLabel, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
    }
}

// MARK: - From the presenter

extension ShelfViewController: ShelfViewProtocol {
    func showLoader() {
        loader.startAnimating()
    }

    func hideLoader() {
        loader.stopAnimating()
    }

    func show(canReturn: Bool) {
        navigationItem.rightBarButtonItem?.isEnabled = canReturn
    }

    func show(rows: [ShelfRow]) {
        table.rows = rows
        tableView.reloadData()
        emptyLabel.isHidden = true
    }

    func show(placeholder: String) {
        table.rows = []
        tableView.reloadData()
        emptyLabel.text = placeholder
        emptyLabel.isHidden = false
    }

    func show(success: String) {
        showMessage(success, title: "Done")
    }

    func show(error: String) {
        showMessage(error, title: "Error")
    }

    func presentBookDetail(of book: Book) {
        let detail = BookDetailViewController(book: book, store: store, now: now) { [weak self] in
            self?.presenter?.didLendBook()
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func showMessage(_ message: String, title: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

/// The table's data source and delegate.
final class ShelfTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [ShelfRow] = []
    var onSelect: (Int) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Book")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        content.textProperties.color = row.standsOut ? .systemRed : .darkGray
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(indexPath.row)
    }
}
