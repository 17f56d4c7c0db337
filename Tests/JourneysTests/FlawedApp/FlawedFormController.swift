import Foundation
import HeadlessUIKit

final class FlawedFormController: UIViewController {
    private let store: FlawedStore
    private let flaw: Flaw?
    private let added: () -> Void
    private let field = UITextField()
    private let enabled = UISwitch()
    private let button = UIButton(type: .system)

    init(store: FlawedStore, flaw: Flaw?, added: @escaping () -> Void) {
        self.store = store
        self.flaw = flaw
        self.added = added
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = flaw == .callsItsFormNewItem ? "New item" : "Add item"
        field.placeholder = "Name"
        enabled.isOn = true
        enabled.accessibilityLabel = "Enabled"
        button.setTitle("Save", for: .normal)
        let save =
            flaw == .holdsTheFormInItsButton
            ? UIAction { _ in self.save() } : UIAction { [weak self] _ in self?.save() }
        button.addAction(save, for: .touchUpInside)
        let label = UILabel()
        label.text = "Enabled"
        fill(with: flaw == .putsTheSwitchFirst ? [label, enabled, field, button] : [field, label, enabled, button])
    }

    private func save() {
        let name = field.text ?? ""
        let kept = flaw == .storesNamesOfWhiteSpace ? name : name.trimmingCharacters(in: .whitespacesAndNewlines)
        if kept.isEmpty, flaw != .storesBlankNames {
            tell("Error", "Please enter a name.")
            return
        }
        button.isEnabled = flaw == .savesAsOftenAsTapped
        if flaw == .clearsTheFormBeforeSaving { field.text = "" }
        let item = FlawedItem(name: name, enabled: flaw == .ignoresTheSwitch || enabled.isOn, date: Date())
        let added = added
        let keptNavigation = flaw == .goesBackFromAFormThatWasLeft ? navigationController : nil
        store.add(item) { [weak self] result in
            switch result {
            case .success:
                (keptNavigation ?? self?.navigationController)?.popViewController(animated: false)
                added()
            case .failure:
                self?.button.isEnabled = self?.flaw != .leavesSaveDisabledAfterAFailure
                self?.tell("Error", "The item could not be saved.")
            }
        }
    }
}
