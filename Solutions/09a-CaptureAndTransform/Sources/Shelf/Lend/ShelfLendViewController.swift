import Foundation
import HeadlessUIKit

/// The screen for lending: passes on what was typed, and shows what comes of it.
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

    required init?(coder: NSCoder) {
        return nil  // no storyboard: the stack is made in code
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        borrowerField.placeholder = "Borrower"
        borrowerField.delegate = borrower
        dueField.placeholder = "Due date (year-month-day)"
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
        form.frame = view.bounds
        form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(form)
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
