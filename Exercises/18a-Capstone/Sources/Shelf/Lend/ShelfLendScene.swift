import Foundation
import HeadlessUIKit

/// The screen for lending, with the borrower's name and the number of days.
final class ShelfLendScene: UIViewController {
    let eventsHandler: ShelfLend_HandleUIEvents

    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)

    init(eventsHandler: ShelfLend_HandleUIEvents) {
        self.eventsHandler = eventsHandler
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
        eventsHandler.onUIReady()
    }

    private func save() {
        eventsHandler.onSave(borrower: borrowerField.text ?? "", days: daysField.text ?? "")
    }

    private func showError(_ text: String) {
        let alert = UIAlertController(title: "Error", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension ShelfLendScene: ShelfLend_DisplayUI {
    func display(bookTitle: String) {
        bookLabel.text = bookTitle
    }

    func display(saving: Bool) {
        saveButton.isEnabled = !saving
    }

    func displayBorrowerMissing() {
        showError("Please enter a name.")
    }

    func displayDaysMissing() {
        showError("Please enter a number of days, 1 to 365.")
    }

    func displayError() {
        showError("The loan could not be saved.")
    }
}
