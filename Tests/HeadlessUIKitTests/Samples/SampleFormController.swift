import Foundation
import HeadlessUIKit

/// A form with a field, a switch and a button.
final class SampleFormController: UIViewController {
    let field = UITextField()
    let toggle = UISwitch()
    let save = UIButton(type: .system)
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Add item"
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        toggle.isOn = true
        toggle.accessibilityLabel = "Enabled"
        save.setTitle("Save", for: .normal)
        record(.touchUpInside, of: save, as: "save")
        record(.editingChanged, of: field, as: "edit")
        record(.valueChanged, of: toggle, as: "switch")
        let label = UILabel()
        label.text = "Enabled"
        let stack = UIStackView(arrangedSubviews: [field, UIStackView(arrangedSubviews: [label, toggle]), save])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func record(_ event: UIControl.Event, of control: UIControl, as name: String) {
        control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
}
