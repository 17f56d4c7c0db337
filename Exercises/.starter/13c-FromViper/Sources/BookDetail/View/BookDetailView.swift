import Foundation
import HeadlessUIKit

/// A book's view: title, author and status, and buttons to lend it and to return it.
final class BookDetailView: UIViewController {
    var presenter: BookDetailPresenterProtocol?

    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private let lendButton = UIButton(type: .system)
    private let returnButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book"
        view.backgroundColor = .systemBackground
        lendButton.setTitle("Lend", for: .normal)
        lendButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.userDidTapLend() }, for: .touchUpInside)
        returnButton.setTitle("Return", for: .normal)
        returnButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.userDidTapReturn() }, for: .touchUpInside)
        let stack = UIStackView(
            arrangedSubviews: [titleLabel, authorLabel, statusLabel, lendButton, returnButton])
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
}

extension BookDetailView: BookDetailViewProtocol {
    func show(title: String, author: String) {
        titleLabel.text = title
        authorLabel.text = author
    }

    func show(status: String, standsOut: Bool) {
        statusLabel.text = status
        statusLabel.textColor = standsOut ? .systemRed : .darkGray
    }

    func show(canLend: Bool, canReturn: Bool) {
        lendButton.isEnabled = canLend
        returnButton.isEnabled = canReturn
    }

    func showMessage(title: String, text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
