import Foundation
import HeadlessUIKit

/// The list of books and, since it was the first place that needed them, everything else about books.
final class ShelfViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let folder: URL
    private let now: @MainActor () -> Date
    private var books: [Book] = []
    // Serial: a loan that is read, changed and written must not meet another one halfway.
    private let queue = DispatchQueue(label: "books.file")

    private let tableView = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()

    init(folder: URL, now: @escaping @MainActor () -> Date) {
        self.folder = folder
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
        readBooks(from: folder.appendingPathComponent("books.json")) { [weak self] result in
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

    private func readBooks(
        from file: URL, completion: @escaping @MainActor @Sendable (Result<[Book], any Error>) -> Void
    ) {
        queue.async {
            let result = Result { () throws -> [Book] in
                // No file means that nothing was ever stored. A file that can't be read is an error.
                guard FileManager.default.fileExists(atPath: file.path) else { return Book.firstShelf }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([Book].self, from: Data(contentsOf: file))
            }
            DispatchQueue.main.async { completion(result) }
        }
    }

    /// Stores who has a book, and loads the list again; the screen for lending calls it, because the file is known here.
    func lend(
        _ book: Book, to borrower: String, days: Int,
        completion: @escaping @MainActor @Sendable (Result<Book, any Error>) -> Void
    ) {
        let file = folder.appendingPathComponent("books.json")
        var lent = book
        lent.loan = Loan(borrower: borrower, due: now().addingTimeInterval(Double(days) * 86_400))
        let reload: @MainActor @Sendable () -> Void = { [weak self] in self?.loadBooks() }
        queue.async { [lent] in
            let result = Result { () throws -> Book in
                var books = Book.firstShelf
                if FileManager.default.fileExists(atPath: file.path) {
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .iso8601
                    books = try decoder.decode([Book].self, from: Data(contentsOf: file))
                }
                books = books.map { $0.id == lent.id ? lent : $0 }
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .iso8601
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                try encoder.encode(books).write(to: file, options: .atomic)
                return lent
            }
            DispatchQueue.main.async {
                if case .success = result { reload() }
                completion(result)
            }
        }
    }

    private func returnAllBooks() {
        loader.startAnimating()
        let file = folder.appendingPathComponent("books.json")
        queue.async { [weak self] in
            let result = Result { () throws -> [Book] in
                var books = Book.firstShelf
                if FileManager.default.fileExists(atPath: file.path) {
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .iso8601
                    books = try decoder.decode([Book].self, from: Data(contentsOf: file))
                }
                for index in books.indices { books[index].loan = nil }
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .iso8601
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                try encoder.encode(books).write(to: file, options: .atomic)
                return books
            }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                self.loader.stopAnimating()
                switch result {
                case .success(let books):
                    self.books = books
                    self.tableView.reloadData()
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
            let today = now()
            if loan.isOverdue(at: today) {
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
        let detail = BookDetailViewController(book: books[indexPath.row], shelf: self, now: now)
        navigationController?.pushViewController(detail, animated: true)
    }
}
