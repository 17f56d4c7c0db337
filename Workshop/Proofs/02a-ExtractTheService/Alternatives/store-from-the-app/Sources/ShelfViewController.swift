import Foundation
import HeadlessUIKit

/// The list of books and, since it was the first place that needed them, much else about books.
final class ShelfViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let store: BooksStore
    private let now: @MainActor () -> Date
    private var books: [Book] = []

    private let tableView = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()

    init(store: BooksStore, now: @escaping @MainActor () -> Date) {
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
        emptyLabel.text = "No books yet"
        emptyLabel.isHidden = true
        setUpReturnButton()
        setUpTable()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadBooks()
    }

    // MARK: - Views

    private func setUpReturnButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all",
            primaryAction: UIAction { [weak self] _ in self?.returnAllBooks() })
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

    // MARK: - Books

    private func loadBooks() {
        loader.startAnimating()
        store.load { [weak self] result in
            guard let self else { return }
            self.loader.stopAnimating()
            switch result {
            case .success(let books):
                self.books = books
                self.emptyLabel.isHidden = !books.isEmpty
                self.tableView.reloadData()
            case .failure:
                let alert = UIAlertController(
                    title: "Error", message: "Your books could not be loaded.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
            }
        }
    }

    private func returnAllBooks() {
        loader.startAnimating()
        store.returnAll { [weak self] result in
            guard let self else { return }
            self.loader.stopAnimating()
            switch result {
            case .success:
                self.loadBooks()
                let alert = UIAlertController(
                    title: "Done", message: "All books are back on the shelf.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
            case .failure:
                let alert = UIAlertController(
                    title: "Error", message: "Your books could not be returned.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
            }
        }
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Book")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
        let book = books[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.textProperties.color = .darkGray
        content.secondaryText = book.author
        if let loan = book.loan {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "MMM dd, yyyy"
            let due = formatter.string(from: loan.due)
            content.secondaryText = "\(book.author), lent to \(loan.borrower) until \(due)"
            if loan.isOverdue(at: now()) {
                content.textProperties.color = .systemRed
            }
        }
        cell.contentConfiguration = content
        return cell
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        // The rows may have changed between the touch and its end.
        guard indexPath.row < books.count else { return }
        let detail = BookDetailViewController(book: books[indexPath.row], store: store, now: now)
        navigationController?.pushViewController(detail, animated: true)
    }
}
