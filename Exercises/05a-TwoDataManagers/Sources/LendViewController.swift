import Foundation
import HeadlessUIKit

/// The screen for lending, with the borrower's name and the number of days.
final class LendViewController: UIViewController {
    private let book: Book
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    private let onLend: @MainActor @Sendable (Book) -> Void

    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)

    init(
        book: Book, store: any BooksStoring, now: @escaping @MainActor () -> Date,
        onLend: @escaping @MainActor @Sendable (Book) -> Void
    ) {
        self.book = book
        self.store = store
        self.now = now
        self.onLend = onLend
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lend"
        view.backgroundColor = .systemBackground
        bookLabel.text = book.title
        borrowerField.placeholder = "Borrower"
        borrowerField.borderStyle = .roundedRect
        daysField.placeholder = "Days"
        daysField.borderStyle = .roundedRect
        saveButton.setTitle("Save", for: .normal)
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [bookLabel, borrowerField, daysField, saveButton])
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
    }

    private func save() {
        let borrower = (borrowerField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let typed = (daysField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !borrower.isEmpty else {
            showError("Please enter a name.")
            return
        }
        guard let days = Int(typed), (1...365).contains(days) else {
            showError("Please enter a number of days, 1 to 365.")
            return
        }
        lend(loan(to: borrower, days: days))
    }

    private func loan(to borrower: String, days: Int) -> Loan {
        return Loan(borrower: borrower, due: due(in: days))
    }

    private func due(in days: Int) -> Date {
        now().addingTimeInterval(Double(days) * 86_400)
    }

    private func lend(_ loan: Loan) {
        saveButton.isEnabled = false
        let told: Completion<Void> = { [weak self, onLend, book] result in
            var lent = book
            lent.loan = loan
            if case .success = result { onLend(lent) }
            self?.answer(result)
        }
        store.save(loan, ofBook: book.id, then: told)
    }

    private func answer(_ result: Result<Void, BooksStoreError>) {
        saveButton.isEnabled = true
        switch result {
        case .success:
            navigationController?.popViewController(animated: true)
        case .failure:
            showError("The loan could not be saved.")
        }
    }

    private func showError(_ message: String) {
        let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
