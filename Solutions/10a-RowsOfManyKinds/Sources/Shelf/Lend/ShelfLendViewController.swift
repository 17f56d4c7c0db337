import Foundation
import HeadlessUIKit

/// The screen for lending, with the borrower's name and the number of days.
final class ShelfLendViewController: UIViewController {
    private let presenter: ShelfLendPresenter
    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)

    init(presenter: ShelfLendPresenter) {
        self.presenter = presenter
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
        presenter.eventViewReady()
    }

    private func save() {
        presenter.eventSave(borrower: borrowerField.text ?? "", days: daysField.text ?? "")
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

// MARK: - Save output

extension ShelfLendViewController: ShelfLendSavePresenterOutput {
    func showSaveStart() {
        saveButton.isEnabled = false
    }

    func showSaveError(title: String, message: String) {
        saveButton.isEnabled = true
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension ShelfLendViewController: ShelfLendPresenterOutput {}
