import Foundation
import HeadlessUIKit

/// The screen for lending: passes on the typed text, and shows the result.
final class ShelfLendViewController: UIViewController {
    let presenter: ShelfLendPresenter
    private let borrower: ShelfLendFieldAdapter
    private let due: ShelfLendFieldAdapter
    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let borrowerLabel = UILabel()
    private let dueField = UITextField()
    private let dueLabel = UILabel()
    private let saveButton = UIButton(type: .system)
    private let form = UIStackView()

    init(presenter: ShelfLendPresenter) {
        self.presenter = presenter
        borrower = ShelfLendFieldAdapter { presenter.eventCapture(borrower: $0) }
        due = ShelfLendFieldAdapter { presenter.eventCapture(due: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        borrowerField.placeholder = "Borrower"
        borrowerField.borderStyle = .roundedRect
        borrowerField.delegate = borrower
        dueField.placeholder = "Due date (year-month-day)"
        dueField.borderStyle = .roundedRect
        dueField.delegate = due
        saveButton.setTitle("Save", for: .normal)
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        for label in [borrowerLabel, dueLabel] {
            label.textColor = .systemRed
            label.isHidden = true
        }
        for part in [bookLabel, borrowerField, borrowerLabel, dueField, dueLabel, saveButton] {
            form.addArrangedSubview(part)
        }
        form.axis = .vertical
        form.spacing = 8
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            form.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            form.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
        presenter.eventViewReady(width: view.bounds.width)
    }

    private func save() {
        // The field that is still typed into is captured first.
        view.endEditing(true)
        presenter.eventSave()
    }

    private func show(_ message: String?, in label: UILabel) {
        label.text = message
        label.isHidden = message == nil
    }

    private func show(isSaving: Bool) {
        form.isUserInteractionEnabled = !isSaving
        saveButton.isEnabled = !isSaving
    }
}

// MARK: - ViewReady output

extension ShelfLendViewController: ShelfLendViewReadyPresenterOutput {
    func show(title: String) {
        self.title = title
    }

    func show(bookTitle: String) {
        bookLabel.text = bookTitle
    }
}

// MARK: - Capture outputs

extension ShelfLendViewController: ShelfLendCaptureBorrowerPresenterOutput {
    func show(borrowerMessage: String?) {
        show(borrowerMessage, in: borrowerLabel)
    }
}

extension ShelfLendViewController: ShelfLendCaptureDuePresenterOutput {
    func show(dueMessage: String?) {
        show(dueMessage, in: dueLabel)
    }
}

// MARK: - Save output

extension ShelfLendViewController: ShelfLendSavePresenterOutput {
    func showSaveStart() {
        show(isSaving: true)
    }

    func showSaveEnd() {
        show(isSaving: false)
    }

    func show(borrowerMessage: String?, dueMessage: String?) {
        show(borrowerMessage, in: borrowerLabel)
        show(dueMessage, in: dueLabel)
    }

    func showSaveError(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension ShelfLendViewController: ShelfLendPresenterOutput {}
