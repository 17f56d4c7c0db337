import HeadlessUIKit
import Testing

@Suite("A screen lists what is seen, a line each")
struct InventoryTests {
    private func shown(_ views: UIView...) -> Screen {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        return Screen(window(showing: controller))
    }

    @Test("a label with its color, by UIKit's name or by its components, and bold")
    func labels() {
        let (plain, red, odd) = (UILabel(), UILabel(), UILabel())
        (plain.text, red.text, odd.text) = ("Milk", "Disabled", "Odd")
        red.textColor = .systemRed
        red.font = .boldSystemFont(ofSize: 17)
        odd.textColor = UIColor(white: 0.25, alpha: 1)
        #expect(
            shown(plain, red, odd).inventory == [
                #"text "Milk" in label"#, #"text "Disabled" in systemRed, bold"#,
                #"text "Odd" in UIColor(0.25, 0.25, 0.25, 1.0)"#,
            ])
    }

    @Test("the bar from the left, then the background, then the content")
    func bar() {
        let form = SampleFormController()
        form.view.backgroundColor = .systemBackground
        let screen = Screen(window(stacking: controller(titled: "Items"), form))
        #expect(
            screen.inventory.prefix(3) == [
                #"back button "Items""#, #"title "Add item""#, "background systemBackground",
            ])
    }

    @Test("a bar button that can't be used")
    func barButtons() {
        let list = controller(titled: "Items")
        let (add, delete) = (UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "Delete all"))
        list.navigationItem.rightBarButtonItems = [add, delete]
        delete.isEnabled = false
        let screen = Screen(window(stacking: list))
        #expect(
            screen.inventory == [#"title "Items""#, #"bar button "Delete all", disabled"#, #"bar button "Add""#])
    }

    @Test("controls with what they hold and whether they can be used")
    func controls() {
        let field = UITextField()
        field.placeholder = "Name"
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Enabled"
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let screen = shown(field, toggle, button)
        #expect(screen.inventory == [#"field "Name", empty"#, #"switch "Enabled" off"#, #"button "Save""#])
        field.text = "Milk"
        field.textColor = .systemGray
        toggle.isOn = true
        toggle.isUserInteractionEnabled = false
        button.isEnabled = false
        #expect(
            screen.inventory == [
                #"field "Name", holds "Milk" in systemGray"#, #"switch "Enabled" on, takes no touches"#,
                #"button "Save", disabled"#,
            ])
    }

    @Test("an indicator while it turns, or when it stays without turning")
    func spinners() {
        let spinner = UIActivityIndicatorView(style: .medium)
        let screen = shown(spinner)
        #expect(screen.inventory == [])
        spinner.startAnimating()
        #expect(screen.inventory == ["spinner in systemGray"])
        spinner.hidesWhenStopped = false
        spinner.stopAnimating()
        #expect(screen.inventory == ["spinner in systemGray, still"])
    }

    @Test("a row in one line, with its mark and whether it is selected; what stands over the rows comes after them")
    func rows() throws {
        let list = SampleListController(names: ["Milk", "Bread"])
        let screen = Screen(window(showing: list))
        list.emptyLabel.isHidden = false
        try screen.selectRow(1)
        #expect(
            screen.inventory == [
                #"row 0: text "Milk" in darkGray, text "May 03, 2024" in label, ›"#,
                #"row 1, selected: text "Bread" in systemRed, text "May 03, 2024" in label, ›"#,
                #"text "No items yet" in label"#,
            ])
    }

    @Test("an alert after what it covers")
    func alert() {
        let screen = shown()
        let alert = UIAlertController(title: "Error", message: "No.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.window.rootViewController?.present(alert, animated: true)
        #expect(screen.inventory == [#"alert "Error": "No.""#, #"alert button "OK""#])
    }
}
