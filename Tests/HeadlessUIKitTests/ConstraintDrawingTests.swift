import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A screen places views as their constraints say")
struct ConstraintDrawingTests {
    private let controller = UIViewController()
    private var view: UIView { controller.view }

    init() {
        controller.title = "Item"
        view.backgroundColor = .systemBackground
    }

    private func screen(_ columns: Int = 30, _ lines: Int = 12) -> Screen {
        Screen(window(stacking: controller), size: Screen.Size(columns: columns, lines: lines))
    }

    private func add(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    private func column(_ views: [UIView]) -> UIStackView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 16
        return column
    }

    private func form() -> [UIView] {
        let field = UITextField()
        field.placeholder = "Name"
        let label = UILabel()
        label.text = "Enabled"
        let row = UIStackView(arrangedSubviews: [label, UISwitch()])
        return [field, row, UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })]
    }

    @Test("a column pinned at the safe area's top, leading and trailing edge is as high as its content")
    func column() {
        let column = column(form())
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
        #expect(
            screen().render() == """
                ╭────────────────────────────╮
                │            Item            │
                ├────────────────────────────┤
                │                            │
                │                            │
                │   ▏Name________________▕   │
                │                            │
                │   Enabled  (○ off)         │
                │                            │
                │   [ Save ]                 │
                ╰────────────────────────────╯
                """)
    }

    @Test("it is the picture of a column with margins of 16 points that fills the view", arguments: [40, 80, 100])
    func sameAsFilling(columns: Int) {
        func drawn(_ place: (UIStackView, UIViewController) -> Void) -> String {
            let controller = UIViewController()
            controller.edgesForExtendedLayout = []
            let column = column([add("Milk"), add("Enabled"), add("May 03, 2024")])
            controller.view.addSubview(column)
            place(column, controller)
            return Screen(window(stacking: controller), size: Screen.Size(columns: columns, lines: 24)).render()
        }
        let pinned = drawn { column, controller in
            column.translatesAutoresizingMaskIntoConstraints = false
            let safeArea = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
                column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
                column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            ])
        }
        let filling = drawn { column, controller in
            column.isLayoutMarginsRelativeArrangement = true
            column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            column.addArrangedSubview(UIView())
            column.frame = controller.view.bounds
        }
        #expect(pinned == filling)
    }

    /// UIView, `layoutMarginsGuide`; UIViewController, `systemMinimumLayoutMargins`.
    @Test("a label is pinned to the margins, another one below it, and one at the end of the first line")
    func siblings() {
        let (first, second, third) = (add("first"), add("second"), add("3"))
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: margins.topAnchor),
            first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 16),
            second.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 8),
            third.topAnchor.constraint(equalTo: first.topAnchor),
            margins.trailingAnchor.constraint(equalTo: third.trailingAnchor),
        ])
        #expect(
            screen().render() == """
                ╭────────────────────────────╮
                │            Item            │
                ├────────────────────────────┤
                │                            │
                │   first                3   │
                │                            │
                │    second                  │
                ╰────────────────────────────╯
                """)
    }

    @Test("a centered label is in the middle of the screen, and over a table at most five lines below its top")
    func centered() {
        let label = add("No items yet")
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        let (plain, row) = (screen(30, 24), "│        No items yet        │")
        #expect(plain.render().split(separator: "\n").firstIndex { $0 == row } == 13)
        let table = UITableView()
        table.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(table, at: 0)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        #expect(plain.render().split(separator: "\n").firstIndex { $0 == row } == 8)
    }

    /// UIViewController, `edgesForExtendedLayout`: by default, the view extends under the bar.
    @Test("the view's top is behind the navigation bar, unless the controller doesn't extend its layout")
    func top() {
        let label = add("behind")
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        let screen = screen(30, 24)
        #expect(screen.render().split(separator: "\n").firstIndex { $0.contains("behind") } == 5)
        controller.edgesForExtendedLayout = []
        #expect(screen.render().split(separator: "\n").firstIndex { $0.contains("behind") } == 8)
    }

    @Test("a table pinned at four sides fills the screen, with rows below the bar")
    func table() {
        let list = SampleListController(names: ["Milk"])
        list.loadViewIfNeeded()
        list.table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.table.topAnchor.constraint(equalTo: list.view.topAnchor),
            list.table.bottomAnchor.constraint(equalTo: list.view.bottomAnchor),
            list.table.leadingAnchor.constraint(equalTo: list.view.leadingAnchor),
            list.table.trailingAnchor.constraint(equalTo: list.view.trailingAnchor),
        ])
        let screen = Screen(window(stacking: list), size: Screen.Size(columns: 40, lines: 12))
        #expect(screen.render().contains("┤\n│ Milk                  May 03, 2024 › │\n"))
    }

    @Test("a view without a height of its own is as high as what is pinned in it")
    func card() {
        let (card, text) = (UIView(), UILabel())
        text.text = "a text that takes two lines"
        text.numberOfLines = 0
        card.addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 16),
        ])
        let column = column([card, add("below")])
        column.spacing = 0
        view.addSubview(column)
        #expect(
            screen(24).render() == """
                ╭──────────────────────╮
                │         Item         │
                ├──────────────────────┤
                │                      │
                │                      │
                │   a text that        │
                │   takes two lines    │
                │                      │
                │ below                │
                ╰──────────────────────╯
                """)
    }

    /// NSLayoutDimension, `constraint(equalToConstant:)`; NSLayoutAnchor, `constraint(lessThanOrEqualTo:constant:)`.
    @Test("sizes and limits: a width in points, and a text that ends before a switch")
    func sizes() {
        let (text, toggle, field) = (add("a text that is too long"), UISwitch(), UITextField())
        text.numberOfLines = 0
        for part in [toggle, field] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
            toggle.topAnchor.constraint(equalTo: text.topAnchor),
            toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            field.topAnchor.constraint(equalTo: text.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 80),
        ])
        #expect(
            screen().render().hasSuffix(
                """
                │ a text that is too (○ off) │
                │ long                       │
                │ ▏________▕                 │
                ╰────────────────────────────╯
                """))
    }
}
