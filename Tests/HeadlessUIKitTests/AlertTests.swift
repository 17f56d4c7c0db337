import HeadlessUIKit
import Testing

@Suite("An alert stands over its screen until a button is tapped")
struct AlertTests {
    let form = SampleFormController()
    let recorder = Recorder()
    let screen: Screen

    init() {
        screen = Screen(window(stacking: controller(titled: "Items"), form))
    }

    private func present(_ title: String, buttons: [(String, UIAlertAction.Style)] = [("OK", .default)]) {
        let alert = UIAlertController(title: title, message: "The item could not be saved.", preferredStyle: .alert)
        for (title, style) in buttons {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [recorder, form] action in
                    let isGone = form.presentedViewController == nil
                    recorder.events.append("\(action.title ?? "") \(isGone ? "after" : "before") dismissal")
                })
        }
        form.present(alert, animated: true)
    }

    /// UIAlertController, "Overview"; UIAlertAction, `title`.
    @Test("it says its title, its message and its buttons")
    func says() {
        #expect(screen.alert == nil)
        present("Error", buttons: [("Cancel", .cancel), ("Try again", .default)])
        #expect(
            screen.alert
                == Screen.Alert(
                    title: "Error", message: "The item could not be saved.", buttons: ["Cancel", "Try again"]))
        #expect(screen.shows("could not be saved"))
        #expect(screen.text.contains("Add item"), "what is beneath is dimmed and can still be read")
    }

    /// UIAlertAction, `init(title:style:handler:)`; UIAlertController, "Overview": dismissed, then handled.
    @Test("its handler runs after it is gone")
    func handler() throws {
        present("Error")
        try screen.tap("OK")
        #expect(recorder.take() == ["OK after dismissal"])
        #expect(screen.alert == nil)
    }

    /// UIViewController, `present(_:animated:completion:)`: possible again once the alert is gone.
    @Test("its handler may present the next alert")
    func next() throws {
        let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in present("Second") })
        form.present(alert, animated: true)
        try screen.tap("OK")
        #expect(screen.alert?.title == "Second")
    }

    /// UIAlertController, "Overview": modal, so nothing beneath it gets a touch.
    @Test("nothing beneath it can be touched")
    func blocks() throws {
        present("Error")
        let attempts: [(Screen) throws -> Void] = [
            { try $0.tap("Save") }, { try $0.tap("Items") }, { try $0.type("Milk", into: "Name") },
            { try $0.toggle("Enabled") }, { try $0.goBack() },
        ]
        for attempt in attempts {
            let error = #expect(throws: ScreenError.self) { try attempt(screen) }
            #expect(error?.reason == .covered(by: "Error"))
        }
        #expect(form.events == [])
        try screen.tap("OK")
        try screen.tap("Save")
        #expect(form.events == ["save"])
    }

    /// UIAlertAction, `isEnabled`.
    @Test("a disabled button of an alert can't be tapped")
    func disabled() throws {
        present("Error")
        (form.presentedViewController as? UIAlertController)?.actions[0].isEnabled = false
        let error = #expect(throws: ScreenError.self) { try screen.tap("OK") }
        #expect(error?.reason == .disabled)
        #expect(screen.alert != nil)
    }

    /// UIViewController, `viewWillDisappear(_:)`: not called, since the screen stays.
    @Test("the screen beneath is told nothing")
    func appearance() throws {
        let recording = RecordingController("A", recorder)
        let screen = Screen(window(showing: recording))
        _ = recorder.take()
        let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        recording.present(alert, animated: true)
        try screen.tap("OK")
        #expect(recorder.take() == [])
    }

    /// UIAlertController: the presenter owns the alert, which owns its actions.
    @Test("it is freed when it was dismissed")
    func freed() throws {
        present("Error")
        let alert = { [weak object = form.presentedViewController] in object }
        #expect(alert() != nil)
        try screen.tap("OK")
        #expect(alert() == nil)
    }
}
