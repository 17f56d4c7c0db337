import Foundation
import HeadlessUIKit
import Testing

@Suite("A screen does what a finger does")
struct ScreenActsTests {
    @Test("a double tap is two taps where the button stays")
    func doubleTap() throws {
        let form = SampleFormController()
        try Screen(window(stacking: form)).doubleTap("Save")
        #expect(form.events == ["save", "save"])
    }

    @Test("the second tap is lost on a button that the first has disabled, hidden or covered")
    func lostTap() throws {
        let changes: [(SampleFormController) -> Void] = [
            { $0.save.isEnabled = false },
            { $0.save.isHidden = true },
            { $0.navigationController?.popViewController(animated: true) },
            { form in
                form.present(
                    UIAlertController(title: "Done", message: nil, preferredStyle: .alert), animated: true)
            },
        ]
        for change in changes {
            let form = SampleFormController()
            let screen = Screen(window(stacking: UIViewController(), form))
            form.loadViewIfNeeded()
            form.save.addAction(UIAction { [unowned form] _ in change(form) }, for: .touchUpInside)
            try screen.doubleTap("Save")
            #expect(form.events == ["save"])
        }
    }

    @Test("a row is scrolled to before it is selected")
    func selectFarRow() throws {
        let list = SampleListController(names: (0..<100).map { "Item \($0)" })
        let screen = Screen(window(stacking: list))
        try screen.selectRow(99)
        #expect(list.selected == [IndexPath(row: 99, section: 0)])
        #expect(screen.rows.map(\.index) == Array(80..<100))
    }

    @Test("scrolling ends at both ends")
    func scroll() {
        let screen = Screen(window(stacking: SampleListController(names: (0..<30).map { "Item \($0)" })))
        screen.scroll(by: 1_000)
        #expect(screen.rows.last?.index == 29)
        #expect(screen.rows.count == 20)
        screen.scroll(by: -1_000)
        #expect(screen.rows.first?.index == 0)
    }

    @Test("a finger that was put down before the table changed selects the old row")
    func staleFinger() throws {
        let list = SampleListController(names: ["Milk", "Bread", "Tea"])
        let screen = Screen(window(stacking: list))
        let finger = try screen.press(row: 2)
        #expect(list.selected == [])
        list.names = []
        list.table.reloadData()
        #expect(screen.rows == [])
        finger.lift()
        #expect(list.selected == [IndexPath(row: 2, section: 0)])
        finger.lift()
        #expect(list.selected.count == 1)
    }

    @Test("a finger selects nothing on a table that has gone, or lies under an alert")
    func lostFinger() throws {
        let list = SampleListController(names: ["Milk"])
        let screen = Screen(window(stacking: UIViewController(), list))
        let first = try screen.press(row: 0)
        list.present(UIAlertController(title: "Error", message: nil, preferredStyle: .alert), animated: false)
        first.lift()
        list.dismiss(animated: false)
        let second = try screen.press(row: 0)
        try screen.goBack()
        second.lift()
        #expect(list.selected == [])
    }

    @Test("going back pops the stack, and pulls down a sheet that may be pulled down")
    func goBack() throws {
        let first = controller(titled: "Items")
        let screen = Screen(window(stacking: first, controller(titled: "Item")))
        try screen.goBack()
        #expect(screen.title == "Items")
        let sheet = UINavigationController(rootViewController: controller(titled: "Add item"))
        sheet.isModalInPresentation = true
        first.present(sheet, animated: true)
        #expect(throws: ScreenError.self) { try screen.goBack() }
        sheet.isModalInPresentation = false
        try screen.goBack()
        #expect(screen.title == "Items")
        #expect(first.presentedViewController == nil)
    }

    @Test("a control can be found by its accessibility label or identifier")
    func names() throws {
        let form = SampleFormController()
        let screen = Screen(window(stacking: form))
        form.loadViewIfNeeded()
        form.save.accessibilityLabel = "Keep"
        form.field.accessibilityIdentifier = "name-field"
        try screen.tap("Keep")
        try screen.type("Milk", into: "name-field")
        #expect(form.events == ["save", "edit"])
    }

    @Test("a control in a row of a table can be tapped")
    func controlInRow() throws {
        let list = SampleListController(names: ["Milk"])
        let screen = Screen(window(stacking: list))
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Enabled"
        list.table.visibleCells.first?.contentView.addSubview(toggle)
        try screen.toggle("Enabled")
        #expect(toggle.isOn)
    }
}
