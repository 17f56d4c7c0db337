import HeadlessUIKit
import Testing

@Suite("A screen is drawn as text")
struct ScreenDrawingTests {
    private func drawn(_ columns: Int, _ names: [String], alert: String? = nil) -> String {
        let list = SampleListController(names: names)
        let screen = Screen(
            window(stacking: controller(titled: "Welcome"), list), size: Screen.Size(columns: columns, lines: 12))
        if let alert {
            let controller = UIAlertController(title: "Error", message: alert, preferredStyle: .alert)
            controller.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller.addAction(UIAlertAction(title: "Try again", style: .default))
            list.present(controller, animated: false)
        }
        return screen.render()
    }

    @Test("a list in 80 columns")
    func wide() {
        #expect(
            drawn(80, ["Milk", "Brötchen", "牛乳", "Pizza 🍕"]) == """
                ╭──────────────────────────────────────────────────────────────────────────────╮
                │ ‹ Welcome                          Items                  [Delete all] [Add] │
                ├──────────────────────────────────────────────────────────────────────────────┤
                │ Milk                                                          May 03, 2024 › │
                │ Brötchen                                                      May 03, 2024 › │
                │ 牛乳                                                          May 03, 2024 › │
                │ Pizza 🍕                                                      May 03, 2024 › │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                """)
    }

    @Test("a list in 40 columns: a long row takes two lines")
    func narrow() {
        #expect(
            drawn(40, ["Milk", "A name that leaves no place for a date"]) == """
                ╭──────────────────────────────────────╮
                │ ‹ Welcome  Items  [Delete all] [Add] │
                ├──────────────────────────────────────┤
                │ Milk                  May 03, 2024 › │
                │ A name that leaves no place for a… › │
                │   May 03, 2024                       │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test("a list of more rows than fit says which ones are seen")
    func part() {
        let lines = drawn(40, (0..<5_000).map { "Item \($0)" }).split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines.last == "╰────────────────── rows 1–8 of 5000 ──╯")
    }

    @Test("an alert in a box over the middle")
    func alert() {
        #expect(
            drawn(
                40, ["Milk", "Bread", "Tea", "Eggs", "Salt", "Oats", "Rice"], alert: "Your items could not be loaded.")
                    == """
                    ╭──────────────────────────────────────╮
                    │ ‹ Welcome  Items  [Delete all] [Add] │
                    ├──────────────────────────────────────┤
                    │ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓  │
                    │ ┃              Error              ┃  │
                    │ ┃ Your items could not be loaded. ┃  │
                    │ ┃                                 ┃  │
                    │ ┃    [ Cancel ]  [ Try again ]    ┃  │
                    │ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛  │
                    │ Rice                  May 03, 2024 › │
                    ╰──────────────────────────────────────╯
                    """)
    }

    @Test("a selected row is marked")
    func selection() throws {
        let list = SampleListController(names: ["Milk", "Bread"])
        let screen = Screen(window(stacking: list), size: Screen.Size(columns: 40, lines: 12))
        try screen.selectRow(1)
        #expect(screen.render().contains("│▸Bread                 May 03, 2024 › │"))
        #expect(screen.render().contains("│ Milk                  May 03, 2024 › │"))
    }

    @Test("rows, columns, margins and alignment of stack views")
    func stacks() {
        let texts = ["one", "two", "three"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        texts[1].textAlignment = .right
        let row = UIStackView(arrangedSubviews: [texts[0], texts[2]])
        row.spacing = 32
        let column = UIStackView(arrangedSubviews: [row, texts[1]])
        column.axis = .vertical
        column.spacing = 16
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 16)
        let controller = UIViewController()
        controller.view.addSubview(column)
        let screen = Screen(window(showing: controller), size: Screen.Size(columns: 24, lines: 12))
        #expect(
            screen.render() == """
                ╭──────────────────────╮
                │                      │
                │                      │
                │   one    three       │
                │                      │
                │                two   │
                ╰──────────────────────╯
                """)
        column.alignment = .center
        #expect(screen.render().contains("│         two          │"))
    }

    @Test("long labels are wrapped or cut, as their number of lines says")
    func wrapping() {
        let label = UILabel()
        label.text = "Keep track of all your items."
        let controller = UIViewController()
        controller.view.addSubview(label)
        let screen = Screen(window(showing: controller), size: Screen.Size(columns: 24, lines: 12))
        #expect(screen.render().contains("│ Keep track of all y… │"))
        label.numberOfLines = 0
        #expect(screen.render().contains("│ Keep track of all    │\n│ your items.          │"))
        #expect(screen.text == ["Keep track of all your items."])
    }

    @Test("a password is not shown")
    func password() throws {
        let form = SampleFormController()
        form.field.isSecureTextEntry = true
        let screen = Screen(window(showing: form))
        try screen.type("geheim", into: "Name")
        #expect(!screen.render().contains("geheim"))
        #expect(screen.text.contains("••••••"))
    }

    @Test("colors on request only, and the same text with them")
    func color() throws {
        let list = SampleListController(names: ["Milk", "Bread"])
        let screen = Screen(window(stacking: list))
        #expect(!screen.render().contains("\u{1B}"))
        let colored = screen.render(color: true)
        #expect(colored.contains("\u{1B}[31mBread\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == screen.render())
    }
}
