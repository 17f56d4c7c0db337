import Foundation
import HeadlessUIKit
import Testing

@Suite("Who keeps whom alive")
struct OwnershipTests {
    /// UINavigationController, `popViewController(animated:)`: the stack releases the popped controller.
    @Test("a stack owns its controllers and lets go of a popped one")
    func stack() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = HeadlessUIKitTests.window(showing: navigation)
        weak var pushed: UIViewController?
        do {
            let controller = SampleFormController()
            pushed = controller
            navigation.pushViewController(controller, animated: true)
        }
        #expect(pushed != nil)
        let screen = Screen(window)
        #expect(screen.title == "Add item")
        navigation.popViewController(animated: true)
        #expect(pushed == nil)
    }

    /// UIWindow, `rootViewController`.
    @Test("a window owns its root and lets go of it for another")
    func root() {
        let window = UIWindow(frame: .zero)
        window.makeKeyAndVisible()
        window.rootViewController = UIViewController()
        let first = { [weak object = window.rootViewController] in object }
        #expect(first() != nil)
        window.rootViewController = nil
        #expect(first() == nil)
    }

    /// UIViewController, `parent`: weak, so that only the parent owns its child.
    @Test("a child does not own its parent")
    func parent() {
        let child = UIViewController()
        weak var parent: UIViewController?
        do {
            let controller = UIViewController()
            controller.addChild(child)
            parent = controller
        }
        #expect(parent == nil)
        #expect(child.parent == nil)
    }

    /// UIWindow, `rootViewController`; UIViewController, `presentingViewController`.
    @Test("a window that goes takes its root along, and what that presents")
    func window() {
        weak var root: UIViewController?
        weak var sheet: UIViewController?
        do {
            let presenter = UIViewController()
            let window = HeadlessUIKitTests.window(stacking: presenter)
            presenter.present(UIViewController(), animated: false)
            (root, sheet) = (window.rootViewController, presenter.presentedViewController)
            #expect(root != nil && sheet != nil)
        }
        #expect(root == nil)
        #expect(sheet == nil)
    }

    /// UIViewController, `presentedViewController`.
    @Test("a presenter owns what it presents until that is dismissed")
    func presented() {
        let presenter = UIViewController()
        let window = HeadlessUIKitTests.window(showing: presenter)
        presenter.present(UIViewController(), animated: false)
        let sheet = { [weak object = presenter.presentedViewController] in object }
        #expect(sheet() != nil)
        presenter.dismiss(animated: false)
        #expect(sheet() == nil)
        withExtendedLifetime(window) {}
    }

    /// UIControl, `addAction(_:for:)`: the control keeps the action, the action its handler.
    @Test("a control owns its actions and all that their handlers capture")
    func action() {
        let button = UIButton(type: .system)
        weak var captured: Recorder?
        do {
            let recorder = Recorder()
            captured = recorder
            let action = UIAction { _ in recorder.events.append("tap") }
            button.addAction(action, for: .touchUpInside)
        }
        #expect(captured != nil)
        button.sendActions(for: .touchUpInside)
        #expect(captured?.events == ["tap"])
    }

    /// UIControl, `removeAction(_:for:)`.
    @Test("a control lets go of an action that was removed")
    func removedAction() {
        let button = UIButton(type: .system)
        weak var captured: Recorder?
        do {
            let recorder = Recorder()
            captured = recorder
            let action = UIAction { _ in recorder.events.append("tap") }
            button.addAction(action, for: .touchUpInside)
            button.removeAction(action, for: .touchUpInside)
        }
        #expect(captured == nil)
    }

    /// UITableView, `dataSource` and `delegate`; UITextField, `delegate`: all weak.
    @Test("tables and fields do not own their delegates and data sources")
    func delegates() {
        final class Adapter: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (table, field) = (UITableView(), UITextField())
        do {
            let adapter = Adapter()
            table.dataSource = adapter
            table.delegate = adapter
            field.delegate = adapter
            #expect(table.dataSource === adapter)
        }
        #expect(table.dataSource == nil)
        #expect(table.delegate == nil)
        #expect(field.delegate == nil)
        #expect(table.visibleCells == [], "a table without a data source has no rows")
    }

    /// UIView, `addSubview(_:)` and `removeFromSuperview()`.
    @Test("a view owns its subviews, and they do not own it")
    func subviews() {
        weak var outer: UIView?
        let inner = UIView()
        do {
            let view = UIView()
            outer = view
            view.addSubview(inner)
            #expect(inner.superview === view)
        }
        #expect(outer == nil)
        #expect(inner.superview == nil)
    }
}
