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

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only makeModule makes a Scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Add item"
        nameField.placeholder = "Name"
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
        fill(with: [nameField, enabledRow, saveButton])
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
