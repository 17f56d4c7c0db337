import Foundation
import HeadlessUIKit

/// The form for a new item.
final class AddItemViewController: UIViewController {
    private let store: any ItemsStoring
    // The list shows what is stored, so it has to be told.
    private let onSave: @MainActor @Sendable () -> Void

    private let nameField = UITextField()
    private let enabledSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)

    init(store: any ItemsStoring, onSave: @escaping @MainActor @Sendable () -> Void) {
        self.store = store
        self.onSave = onSave
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
            if name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
                let alert = UIAlertController(
                    title: "Error", message: "Please enter a name.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
                return
            }
            self.saveButton.isEnabled = false
            // An item is as old as the moment in which it was saved, not the one in which the form was opened.
            let item = Item(name: name, enabled: self.enabledSwitch.isOn, date: Date())
            self.store.add(item) { [weak self, onSave = self.onSave] result in
                if case .success = result {
                    onSave()
                }
                guard let self else { return }
                self.saveButton.isEnabled = true
                switch result {
                case .success:
                    self.navigationController?.popViewController(animated: true)
                case .failure:
                    let alert = UIAlertController(
                        title: "Error", message: "The item could not be saved.", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    self.present(alert, animated: true)
                }
            }
        }
        saveButton.addAction(save, for: .touchUpInside)
    }
}
