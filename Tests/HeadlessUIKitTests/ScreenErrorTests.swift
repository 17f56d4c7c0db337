import HeadlessUIKit
import Testing

@Suite("A screen says why something can't be done")
struct ScreenErrorTests {
    let form = SampleFormController()
    let screen: Screen

    init() {
        screen = Screen(
            window(stacking: controller(titled: "Items"), form), size: Screen.Size(columns: 40, lines: 24))
        form.loadViewIfNeeded()
    }

    private static let drawn = """
        ╭──────────────────────────────────────╮
        │ ‹ Items       Add item               │
        ├──────────────────────────────────────┤
        │                                      │
        │ ▏Name______________________________▕ │
        │                                      │
        │ Enabled  (on ●)                      │
        │                                      │
        │ [ Save ]                             │
        ╰──────────────────────────────────────╯
        """

    private func text(_ attempt: (Screen) throws -> Void) -> String {
        let error = #expect(throws: ScreenError.self) { try attempt(screen) }
        return error?.description ?? ""
    }

    private func reason(_ attempt: (Screen) throws -> Void) -> ScreenError.Reason? {
        #expect(throws: ScreenError.self) { try attempt(screen) }?.reason
    }

    @Test("no such button: those that can be tapped are listed")
    func missing() {
        #expect(
            text { try $0.tap("Delete") } == """
                can't tap "Delete": there is no such button; there is "Items", "Enabled", "Save"
                  fix: use a name that is there, or wait until the screen shows it
                the screen:
                \(ScreenErrorTests.drawn)
                """)
    }

    @Test("a disabled button, drawn with round brackets")
    func disabled() {
        form.save.isEnabled = false
        #expect(
            text { try $0.tap("Save") } == """
                can't tap "Save": it is disabled
                  fix: do first what enables it, or wait until it is enabled
                the screen:
                \(ScreenErrorTests.drawn.replacing("[ Save ]", with: "( Save )"))
                """)
    }

    @Test("a disabled bar button")
    func disabledBarButton() {
        let item = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in Issue.record("was tapped") })
        form.navigationItem.rightBarButtonItem = item
        item.isEnabled = false
        #expect(reason { try $0.tap("Done") } == .disabled)
        #expect(screen.render().contains("(Done) │"))
    }

    @Test("a hidden button, or one in a hidden view")
    func hidden() {
        form.save.superview?.isHidden = true
        #expect(
            text { try $0.tap("Save") } == """
                can't tap "Save": it is hidden, or a view around it is
                  fix: do first what shows it, or wait until it is shown
                the screen:
                ╭──────────────────────────────────────╮
                │ ‹ Items       Add item               │
                ├──────────────────────────────────────┤
                │                                      │
                │                                      │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test("a button in a view that takes no touches")
    func notInteractive() {
        form.view.isUserInteractionEnabled = false
        #expect(
            text { try $0.tap("Save") } == """
                can't tap "Save": it takes no touches: user interaction is off, there or in a view around it
                  fix: set isUserInteractionEnabled, or wait until touches are taken again
                the screen:
                \(ScreenErrorTests.drawn)
                """)
    }

    @Test("a button under an alert")
    func covered() {
        let alert = UIAlertController(title: "Error", message: "Please enter a name.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        form.present(alert, animated: true)
        #expect(
            text { try $0.tap("Save") } == """
                can't tap "Save": it is covered by the alert "Error"
                  fix: tap a button of the alert first
                the screen:
                ╭──────────────────────────────────────╮
                │ ‹ Items       Add item               │
                ├──────────────────────────────────────┤
                │       ┏━━━━━━━━━━━━━━━━━━━━━━┓       │
                │ ▏Name ┃        Error         ┃ ____▕ │
                │       ┃ Please enter a name. ┃       │
                │ Enabl ┃                      ┃       │
                │       ┃        [ OK ]        ┃       │
                │ [ Sav ┗━━━━━━━━━━━━━━━━━━━━━━┛       │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test("two buttons of one name")
    func ambiguous() {
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
        #expect(
            text { try $0.tap("Save") } == """
                can't tap "Save": 2 things on the screen have that name
                  fix: give one of them an accessibilityLabel of its own and use that
                the screen:
                \(ScreenErrorTests.drawn.replacing("item               │", with: "item        [Save] │"))
                """)
    }

    @Test("a button on the screen beneath")
    func anotherScreen() throws {
        try screen.goBack()
        let root = try #require(screen.viewControllers.last)
        root.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Show") { _ in }))
        root.navigationController?.pushViewController(form, animated: false)
        #expect(reason { try $0.tap("Show") } == .onAnotherScreen("Items"))
        #expect(text { try $0.tap("Show") }.hasPrefix("can't tap \"Show\": it is on the screen \"Items\""))
    }

    @Test("a button below the last line")
    func below() {
        let tall = UIStackView(arrangedSubviews: (0..<30).map { _ in LineLabel() })
        tall.axis = .vertical
        tall.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: "Far") { _ in }))
        form.view.addSubview(tall)
        #expect(reason { try $0.tap("Far") } == .belowTheScreen)
    }

    @Test("no field, no switch, no row, no table, no way back")
    func others() throws {
        #expect(reason { try $0.type("x", into: "Title") } == .missing(kind: "text field", available: ["Name"]))
        #expect(reason { try $0.toggle("Sent") } == .missing(kind: "switch", available: ["Enabled"]))
        #expect(
            text { try $0.selectRow(0) }.hasPrefix(
                "can't select row 0: there is no table on the screen\n  fix: go to a screen that has one"))
        let list = SampleListController(names: ["Milk", "Bread"])
        let listScreen = Screen(window(stacking: list))
        for row in [-1, 2] {
            let error = #expect(throws: ScreenError.self) { try listScreen.selectRow(row) }
            #expect(
                error?.description.hasPrefix(
                    "can't select row \(row): the table has 2 rows, numbered from 0 to 1\n  fix: use a row") == true)
        }
        list.table.allowsSelection = false
        #expect(throws: ScreenError.self) { try listScreen.press(row: 0) }
        let error = #expect(throws: ScreenError.self) { try listScreen.goBack() }
        #expect(error?.description.hasPrefix("can't go back: there is no back button, and no sheet to pull") == true)
    }
}
