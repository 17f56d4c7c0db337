import Foundation
import HeadlessUIKit

/// The sheet for lending, which asks for the borrower's name and the number of days.
final class ShelfLendView: UIViewController {
    var presenter: ShelfLendPresenterProtocol?

    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lend"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.presenter?.userDidTapCancel() })
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
        presenter?.viewDidLoad()
    }

    private func save() {
        presenter?.userDidTapSave(borrower: borrowerField.text ?? "", days: daysField.text ?? "")
    }
}

extension ShelfLendView: ShelfLendViewProtocol {
    func show(bookTitle: String) {
        bookLabel.text = bookTitle
    }

    func show(canSave: Bool) {
        saveButton.isEnabled = canSave
    }

    func showMessage(title: String, text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
