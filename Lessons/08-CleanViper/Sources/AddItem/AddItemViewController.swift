import Foundation
import HeadlessUIKit

/// The form for a new item: passes on what was typed, and shows what comes of it.
final class AddItemViewController: UIViewController {
    let presenter: AddItemPresenter

    private let nameField = UITextField()
    private let enabledLabel = UILabel()
    private let enabledSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)

    init(presenter: AddItemPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.borderStyle = .roundedRect
        enabledSwitch.isOn = true
        setUpSaveButton()

        let enabledRow = UIStackView(arrangedSubviews: [enabledLabel, enabledSwitch])
        enabledRow.axis = .horizontal
        enabledRow.spacing = 8

        addColumn(of: [nameField, enabledRow, saveButton])
        presenter.eventViewReady()
    }

    private func setUpSaveButton() {
        let save = UIAction { [weak self] _ in
            guard let self else { return }
            self.presenter.eventSave(name: self.nameField.text ?? "", enabled: self.enabledSwitch.isOn)
        }
        saveButton.addAction(save, for: .touchUpInside)
    }
}

// MARK: - View ready output

extension AddItemViewController: AddItemViewReadyPresenterOutput {
    func show(form: AddItemViewModel) {
        title = form.title
        nameField.placeholder = form.name
        enabledLabel.text = form.enabled
        enabledSwitch.accessibilityLabel = form.enabled
        saveButton.setTitle(form.save, for: .normal)
    }
}

// MARK: - Save output

extension AddItemViewController: AddItemSavePresenterOutput {
    func showSaveStart() {
        saveButton.isEnabled = false
    }

    func showSaveEnd() {
        saveButton.isEnabled = true
    }

    func showSaveError(alert: AlertViewModel) {
        saveButton.isEnabled = true
        show(alert: alert)
    }
}

extension AddItemViewController: AddItemPresenterOutput {}
