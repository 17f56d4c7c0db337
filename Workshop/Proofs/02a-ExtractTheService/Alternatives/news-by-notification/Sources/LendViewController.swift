import Foundation
import HeadlessUIKit

/// The screen for lending, with the borrower's name and the number of days.
final class LendViewController: UIViewController {
    private let book: Book
    private let store: BooksStore
    private let now: @MainActor () -> Date

    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)

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
        guard !borrower.isEmpty else {
            showError("Please enter a name.")
            return
        }
        let typed = (daysField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard let days = Int(typed), (1...365).contains(days) else {
            showError("Please enter a number of days, 1 to 365.")
            return
        }
        saveButton.isEnabled = false
        let loan = Loan(borrower: borrower, due: now().addingTimeInterval(Double(days) * 86_400))
        store.save(loan, ofBook: book.id) { [weak self, book] result in
            if case .success = result {
                NotificationCenter.default.post(
                    name: .bookWasLent, object: nil, userInfo: ["id": book.id, "loan": loan])
            }
            guard let self else { return }
            self.saveButton.isEnabled = true
            switch result {
            case .success:
                self.navigationController?.popViewController(animated: true)
            case .failure:
                self.showError("The loan could not be saved.")
            }
        }
    }

    private func showError(_ message: String) {
        let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension Notification.Name {
    /// A book was lent: its number and its loan are below `id` and `loan`.
    nonisolated static let bookWasLent = Notification.Name("bookWasLent")
}
