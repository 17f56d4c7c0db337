import Foundation
import HeadlessUIKit

/// The form for a new item: shows what its presenter says, and tells it what was typed.
final class AddItemViewController: UIViewController {
    let presenter: any ItemsAdd_HandleUIEvents

    private let nameField = UITextField()
    private let enabledSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)

    init(presenter: any ItemsAdd_HandleUIEvents) {
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

        addColumn(of: [nameField, enabledRow, saveButton])
    }

    private func setUpSaveButton() {
        saveButton.setTitle("Save", for: .normal)
        let save = UIAction { [weak self] _ in
            guard let self else { return }
            let name = self.nameField.text ?? ""
            self.presenter.onSaveItem(name: name, enabled: self.enabledSwitch.isOn)
        }
        saveButton.addAction(save, for: .touchUpInside)
    }
}

// MARK: - From the presenter

extension AddItemViewController: ItemsAdd_DisplayUI {
    func display(loading: Bool) {
        saveButton.isEnabled = !loading
    }

    func display(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
