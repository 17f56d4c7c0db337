import Foundation
import HeadlessUIKit

/// The screen for lending, with the borrower's name and the number of days.
final class LendViewController: UIViewController {
    private let book: Book
    // The list knows the file, so this screen knows the list.
    // TODO(02a.6): it needs an object that stores a loan, not a screen.
    private weak var shelf: ShelfViewController?
    private let onLend: @MainActor @Sendable (Book) -> Void

    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)

    init(book: Book, shelf: ShelfViewController, onLend: @escaping @MainActor @Sendable (Book) -> Void) {
        self.book = book
        self.shelf = shelf
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
        shelf?.lend(book, to: borrower, days: days) { [weak self, onLend] result in
            if case .success(let lent) = result { onLend(lent) }
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
