import Foundation
import HeadlessUIKit

/// The form for a new item: shows what its presenter says, and tells it what was typed.
final class AddItemViewController: UIViewController {
    let presenter: any AddItemPresenterProtocol

    private let nameField = UITextField()
    private let enabledSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)

    init(presenter: any AddItemPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Add item"
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        enabledSwitch.isOn = true
        enabledSwitch.accessibilityLabel = "Enabled"
        setUpSaveButton()

        let enabledLabel = UILabel()
        enabledLabel.text = "Enabled"
        let enabledRow = UIStackView(arrangedSubviews: [enabledLabel, enabledSwitch])
        enabledRow.axis = .horizontal
        enabledRow.spacing = 8

        let stack = UIStackView(arrangedSubviews: [nameField, enabledRow, saveButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
    }

    private func setUpSaveButton() {
        saveButton.setTitle("Save", for: .normal)
        let save = UIAction { [weak self] _ in
            guard let self else { return }
            let name = self.nameField.text ?? ""
            self.presenter.userDidTapSave(name: name, enabled: self.enabledSwitch.isOn)
        }
        saveButton.addAction(save, for: .touchUpInside)
    }
}

// MARK: - From the presenter

extension AddItemViewController: AddItemViewProtocol {
    func show(canSave: Bool) {
        saveButton.isEnabled = canSave
    }

    func show(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func goBack() {
        navigationController?.popViewController(animated: true)
    }
}
