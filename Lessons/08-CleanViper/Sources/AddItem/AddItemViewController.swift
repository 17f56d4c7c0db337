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

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        enabledSwitch.isOn = true
        setUpSaveButton()

        let enabledRow = UIStackView(arrangedSubviews: [enabledLabel, enabledSwitch])
        enabledRow.axis = .horizontal
        enabledRow.spacing = 8

        let stack = UIStackView(arrangedSubviews: [nameField, enabledRow, saveButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
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
