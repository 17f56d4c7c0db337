import Foundation
import HeadlessUIKit

/// The list of books: shows what its presenter says, tells it what the user did, and leads to a book.
final class ShelfViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let presenter: any ShelfPresenterProtocol
    // Only for the book's screen that is opened from here.
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    private var rows: [ShelfRow] = []

    private let tableView = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()

    init(presenter: any ShelfPresenterProtocol, store: any BooksStoring, now: @escaping @MainActor () -> Date) {
        self.presenter = presenter
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
        presenter.viewDidLoad()
    }

    // MARK: - Views

    private func setUpReturnButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all",
            primaryAction: UIAction { [weak self] _ in self?.presenter.userDidTapReturnAll() })
    }

    private func setUpTable() {
        tableView.dataSource = self
        tableView.delegate = self
        for subview in [tableView, emptyLabel, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
    }

    // MARK: - UITableViewDataSource

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

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.userDidSelectRow(at: indexPath.row)
    }
}

// MARK: - From the presenter

extension ShelfViewController: ShelfViewProtocol {
    func show(title: String) {
        self.title = title
    }

    func showLoader() {
        loader.startAnimating()
    }

    func hideLoader() {
        loader.stopAnimating()
    }

    func show(rows: [ShelfRow]) {
        self.rows = rows
        tableView.reloadData()
        emptyLabel.isHidden = true
    }

    func show(placeholder: String) {
        rows = []
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
            self?.presenter.didLendBook()
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func showMessage(_ message: String, title: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
