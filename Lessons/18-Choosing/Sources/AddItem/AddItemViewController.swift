import Foundation
import HeadlessUIKit

/// The form for a new item: a name, a switch, and a button to save.
final class AddItemViewController: UIViewController {
    let viewModel: AddItemViewModel

    private let nameField = UITextField()
    private let enabledSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)

    init(viewModel: AddItemViewModel) {
        self.viewModel = viewModel
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
        bind()
    }

    private func bind() {
        viewModel.onChange = { [weak self] in self?.showState() }
        viewModel.onAlert = { [weak self] alert in self?.show(alert) }
        showState()
    }

    private func showState() {
        saveButton.isEnabled = !viewModel.isSaving
    }

    private func save() {
        viewModel.save(name: nameField.text ?? "", enabled: enabledSwitch.isOn)
    }

    private func addViews() {
        let enabledLabel = UILabel()
        enabledLabel.text = "Enabled"
        let enabledRow = UIStackView(arrangedSubviews: [enabledLabel, enabledSwitch])
        enabledRow.spacing = 8
        addColumn(of: [nameField, enabledRow, saveButton])
    }
}
