import Foundation
import HeadlessUIKit

/// One book: what it is, where it is, and a button to lend it.
final class BookDetailViewController: UIViewController {
    private var book: Book
    private let store: BooksStore
    private let now: @MainActor () -> Date

    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private let lendButton = UIButton(type: .system)

    init(book: Book, store: BooksStore, now: @escaping @MainActor () -> Date) {
        self.book = book
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
        title = "Book"
        view.backgroundColor = .systemBackground
        lendButton.setTitle("Lend", for: .normal)
        lendButton.addAction(UIAction { [weak self] _ in self?.openLending() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel, statusLabel, lendButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
        showBook()
    }

    private func showBook() {
        titleLabel.text = book.title
        authorLabel.text = book.author
        lendButton.isEnabled = book.loan == nil
        statusLabel.text = "On the shelf"
        statusLabel.textColor = .darkGray
        if let loan = book.loan {
            // The same date as in the list, so the same formatter.
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "MMM dd, yyyy"
            let text = "ent to \(loan.borrower) until \(formatter.string(from: loan.due))"
            let isLate = loan.isOverdue(at: now())
            statusLabel.text = isLate ? "Overdue: l" + text : "L" + text
            statusLabel.textColor = isLate ? .systemRed : .darkGray
        }
    }

    private func openLending() {
        let lending = LendViewController(book: book, store: store, now: now) { [weak self] lent in
            self?.book = lent
            self?.showBook()
        }
        navigationController?.pushViewController(lending, animated: true)
    }
}
