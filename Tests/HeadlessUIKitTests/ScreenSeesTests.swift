import HeadlessUIKit
import Testing

@Suite("A screen says what a person sees")
struct ScreenSeesTests {
    private func shown(_ views: UIView...) -> Screen {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        return Screen(window(showing: controller))
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("all texts, from the top and from the left")
    func text() throws {
        let form = SampleFormController()
        let screen = Screen(window(stacking: controller(titled: "Items"), form))
        #expect(screen.text == ["Items", "Add item", "Name", "Enabled", "Save"])
        try screen.type("Milk", into: "Name")
        #expect(screen.text == ["Items", "Add item", "Milk", "Enabled", "Save"])
        #expect(screen.shows("Mil"))
        #expect(!screen.shows("Name"))
    }

    @Test("nothing of a hidden or transparent view, or of what is in it")
    func hidden() {
        let (hidden, inside, transparent) = (label("hidden"), label("inside"), label("transparent"))
        hidden.isHidden = true
        transparent.alpha = 0.001
        let box = UIView()
        box.addSubview(inside)
        box.isHidden = true
        #expect(shown(hidden, box, transparent, label("seen")).text == ["seen"])
    }

    @Test("nothing before the window is visible")
    func invisibleWindow() {
        let window = UIWindow(frame: .zero)
        window.rootViewController = controller(titled: "Items")
        let screen = Screen(window)
        #expect(screen.text == [])
        #expect(screen.title == nil)
        #expect(screen.viewControllers.count == 1)
    }

    @Test("the screen in front only, where a sheet covers the other")
    func sheet() {
        let (behind, sheet) = (UIViewController(), UIViewController())
        behind.view.addSubview(label("behind"))
        sheet.view.addSubview(label("in front"))
        let screen = Screen(window(showing: behind))
        behind.present(sheet, animated: true)
        #expect(screen.text == ["in front"])
    }

    @Test("the color of a text")
    func color() {
        let red = label("Disabled")
        red.textColor = .systemRed
        #expect(shown(red).color(of: "Disabled") == .systemRed)
        #expect(shown(red).color(of: "Enabled") == nil)
    }

    @Test("loading, while an indicator that is seen animates")
    func loading() {
        let indicator = UIActivityIndicatorView(style: .large)
        let box = UIView()
        box.addSubview(indicator)
        let screen = shown(box)
        #expect(!screen.isLoading)
        indicator.startAnimating()
        #expect(screen.isLoading)
        box.isHidden = true
        #expect(!screen.isLoading)
    }

    @Test("rows with the texts and colors of their labels")
    func rows() {
        let list = SampleListController(names: ["Milk", "Bread"])
        let rows = Screen(window(stacking: list)).rows
        #expect(rows.map(\.text) == ["Milk May 03, 2024", "Bread May 03, 2024"])
        #expect(rows[0].color(of: "Milk") == .darkGray)
        #expect(rows[1].color(of: "Bread") == .systemRed)
        #expect(rows[1].color(of: "Milk") == nil)
    }

    @Test("a table's background view while it has no rows")
    func background() {
        let list = SampleListController(names: [])
        list.table.backgroundView = label("Nothing here")
        list.loadViewIfNeeded()
        list.emptyLabel.isHidden = true
        let screen = Screen(window(showing: list))
        #expect(screen.text == ["Nothing here"])
        list.names = ["Milk"]
        list.table.reloadData()
        #expect(screen.text == ["Milk", "May 03, 2024"])
    }

    @Test("values of fields and switches, even under an alert")
    func values() throws {
        let form = SampleFormController()
        let screen = Screen(window(stacking: form))
        try screen.type("Milk", into: "Name")
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "on")
        try screen.toggle("Enabled")
        form.present(UIAlertController(title: "Error", message: nil, preferredStyle: .alert), animated: false)
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "off")
    }

    @Test("all controllers: root, stack, children and what is presented")
    func viewControllers() {
        let (first, second, child, sheet) = (
            UIViewController(), UIViewController(), UIViewController(), UIViewController()
        )
        let window = window(stacking: first, second)
        second.addChild(child)
        second.present(sheet, animated: false)
        let all = Screen(window).viewControllers
        #expect(Set(all.map(ObjectIdentifier.init)).count == 5)
        for controller in [first, second, child, sheet] { #expect(all.contains(controller)) }
    }

    @Test("a row that is too long for one line keeps all its texts")
    func longRow() {
        let name = "A very long name of an item that nobody would ever want to type into a telephone"
        let screen = Screen(window(stacking: SampleListController(names: [name, "Milk"])))
        #expect(screen.rows.map(\.text) == ["\(name) May 03, 2024", "Milk May 03, 2024"])
    }
}
