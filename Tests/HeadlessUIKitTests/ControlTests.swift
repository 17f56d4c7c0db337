import HeadlessUIKit
import Testing

@Suite("A control fires for what it was told")
struct ControlTests {
    let recorder = Recorder()

    private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
        UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [recorder] _ in
            recorder.events.append(name)
        }
    }

    /// UIControl, `addAction(_:for:)` and `sendActions(for:)`.
    @Test("an action runs for its own events and for no other")
    func events() {
        let control = UIControl()
        control.addAction(action("edit"), for: .editingChanged)
        control.addAction(action("change"), for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(recorder.take() == [])
        control.sendActions(for: .valueChanged)
        #expect(recorder.take() == ["change"])
        control.sendActions(for: [.valueChanged, .editingChanged])
        #expect(recorder.take() == ["edit", "change"])
    }

    /// UIControl, `addAction(_:for:)`: an identifier occurs once per event.
    @Test("an action replaces another with its identifier")
    func identifier() {
        let control = UIControl()
        control.addAction(action("old", "save"), for: .touchUpInside)
        control.addAction(action("new", "save"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(recorder.take() == ["new"])
    }

    /// UIControl, `removeAction(_:for:)`.
    @Test("an action is removed for the events that are named")
    func remove() {
        let control = UIControl()
        let action = action("any")
        control.addAction(action, for: [.touchDown, .valueChanged])
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(recorder.take() == [])
        control.sendActions(for: .valueChanged)
        #expect(recorder.take() == ["any"])
    }

    /// UIAction, `sender`.
    @Test("the action knows its control while the handler runs")
    func sender() {
        let control = UIControl()
        var isSender = false
        control.addAction(UIAction { isSender = $0.sender as? UIControl === control }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(isSender)
    }

    /// UIButton, `init(type:primaryAction:)`: title and behavior come from the action.
    @Test("a button shows its primary action's title and runs it when tapped")
    func primaryAction() throws {
        let controller = UIViewController()
        let action = UIAction(title: "Show items") { [recorder] _ in recorder.events.append("show") }
        let button = UIButton(type: .system, primaryAction: action)
        controller.view.addSubview(button)
        #expect(button.currentTitle == "Show items")
        try Screen(window(showing: controller)).tap("Show items")
        #expect(recorder.take() == ["show"])
    }

    /// UIButton, `setTitle(_:for:)` and `currentTitle`.
    @Test("a disabled button shows its disabled title, or else its normal one")
    func titles() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        #expect(button.currentTitle == "Save")
        button.setTitle("Saving", for: .disabled)
        #expect(button.currentTitle == "Saving")
        #expect(button.title(for: .normal) == "Save")
    }

    /// UISwitch, `setOn(_:animated:)`: doesn't send an action.
    @Test("a switch fires for a finger and not for the program")
    func toggle() throws {
        let form = SampleFormController()
        let screen = Screen(window(showing: form))
        _ = screen.text
        form.toggle.setOn(false, animated: true)
        form.toggle.isOn = true
        #expect(form.events == [])
        try screen.toggle("Enabled")
        #expect(form.events == ["switch"])
        #expect(form.toggle.isOn == false)
    }

    /// UIBarButtonItem, `primaryAction`; UIBarItem, `title`.
    @Test("a bar button takes its action's title unless it has its own")
    func barButton() {
        #expect(UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in }).title == "Add")
        #expect(UIBarButtonItem(title: "New", primaryAction: UIAction(title: "Add") { _ in }).title == "New")
    }

    /// UIActivityIndicatorView, `hidesWhenStopped`.
    @Test("an activity indicator is hidden unless it animates, or is told to stay")
    func indicator() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(indicator.isAnimating)
        #expect(!indicator.isHidden)
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
    }
}
