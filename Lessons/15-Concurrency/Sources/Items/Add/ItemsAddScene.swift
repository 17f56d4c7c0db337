import Foundation
import HeadlessUIKit

/// The form for a new item: a name, a switch, and a button to save.
final class ItemsAddScene: UIViewController {
    let eventsHandler: any ItemsAdd_HandleUIEvents
    private let nameField = UITextField()
    private let enabledSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)

    init(eventsHandler: any ItemsAdd_HandleUIEvents) {
        self.eventsHandler = eventsHandler
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
        saveButton.setTitle("Save", for: .normal)
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        addViews()
    }

    private func addViews() {
        let enabledLabel = UILabel()
        enabledLabel.text = "Enabled"
        let enabledRow = UIStackView(arrangedSubviews: [enabledLabel, enabledSwitch])
        enabledRow.spacing = 8
        addColumn(of: [nameField, enabledRow, saveButton])
    }

    private func save() {
        eventsHandler.onSaveItem(name: nameField.text ?? "", enabled: enabledSwitch.isOn)
    }
}

// MARK: - Display UI

extension ItemsAddScene: ItemsAdd_DisplayUI {
    func display(loading: Bool) {
        saveButton.isEnabled = !loading
    }

    func display(error: String) {
        showAlert(title: "Error", message: error)
    }
}
