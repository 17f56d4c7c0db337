import Foundation
import Testing

@testable import HeadlessUIKit

/// UIStackView.Distribution, `fill`: views are stretched by their hugging priority, or else "based on their index".
@Suite("A column with an imposed height stretches a view, and the screen shows it")
struct StretchingTests {
    private let controller = UIViewController()

    init() {
        controller.title = "Form"
        controller.edgesForExtendedLayout = []
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func button(_ title: String) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    }

    private func field(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        return field
    }

    private func screen(_ views: [UIView], change: (UIStackView) -> Void = { _ in }) -> Screen {
        for view in controller.view.subviews { view.removeFromSuperview() }
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.frame = controller.view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(column)
        change(column)
        return Screen(window(stacking: controller), size: Screen.Size(columns: 24, lines: 12))
    }

    private func content(_ screen: Screen) -> String {
        screen.render().split(separator: "\n").dropFirst(3).joined(separator: "\n")
    }

    @Test("the first of those that hug least: a field is a box with its text in the middle")
    func field() {
        #expect(
            content(screen([field("Name"), button("Save")])) == """
                │                      │
                │ ┌──────────────────┐ │
                │ │                  │ │
                │ │Name              │ │
                │ │                  │ │
                │ │                  │ │
                │ └──────────────────┘ │
                │ [ Save ]             │
                ╰──────────────────────╯
                """)
    }

    @Test("the one with the lowest hugging priority: a button has its title in the middle, and stays reachable")
    func button() throws {
        let save = button("Save")
        save.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        let screen = screen([field("Name"), save])
        #expect(
            content(screen) == """
                │                      │
                │ ▏Name______________▕ │
                │ ┌──────────────────┐ │
                │ │                  │ │
                │ │     [ Save ]     │ │
                │ │                  │ │
                │ │                  │ │
                │ └──────────────────┘ │
                ╰──────────────────────╯
                """)
        try screen.tap("Save")
        #expect(screen.problems.contains(.stretched("button \"Save\"", lines: 6)))
    }

    @Test("a label's text is in the middle of its lines, and that is no flaw")
    func label() {
        let screen = screen([label("one"), label("two")])
        #expect(screen.render().split(separator: "\n").firstIndex { $0.contains("one") } == 6)
        #expect(screen.render().split(separator: "\n").firstIndex { $0.contains("two") } == 10)
        #expect(!screen.problems.contains { if case .stretched = $0 { true } else { false } })
    }

    @Test("a view without a height of its own comes first, wherever it is", arguments: [0, 1, 2])
    func spacer(place: Int) {
        var views: [UIView] = [label("one"), label("two")]
        views.insert(UIView(), at: place)
        let lines = screen(views).render().split(separator: "\n")
        let places = ["one", "two"].map { text in lines.firstIndex { $0.contains(text) } }
        #expect(places == [[9, 10], [4, 10], [4, 5]][place])
    }

    @Test("a switch hugs more than a field, and a row as much as the one in it that hugs most")
    func switches() {
        let row = UIStackView(arrangedSubviews: [label("Enabled"), UISwitch()])
        let screen = screen([UISwitch(), row, field("Name")])
        #expect(
            content(screen).hasPrefix(
                """
                │                      │
                │ (○ off)              │
                │ Enabled  (○ off)     │
                │ ┌──────────────────┐ │
                """))
    }

    @Test("a view with a height in points isn't stretched")
    func fixed() {
        let name = field("Name")
        name.heightAnchor.constraint(equalToConstant: 44).isActive = true
        #expect(screen([name, button("Save")]).problems.first == .stretched("button \"Save\"", lines: 6))
    }

    /// UIStackView.Distribution, `fillEqually` and `equalSpacing`.
    @Test("other distributions stretch all views, or the spaces between them")
    func distributions() {
        let equal = screen([button("A"), button("B")]) { $0.distribution = .fillEqually }
        #expect(
            equal.problems.prefix(2) == [
                .stretched("button \"A\"", lines: 3), .stretched("button \"B\"", lines: 3),
            ])
        let spaced = screen([label("C"), label("D")]) { $0.distribution = .equalSpacing }
        #expect(spaced.render().split(separator: "\n").firstIndex { $0.contains("C") } == 4)
        #expect(spaced.render().split(separator: "\n").firstIndex { $0.contains("D") } == 10)
    }

    @Test("pinned at top and bottom, it is the same; pinned at the top, nothing is stretched")
    func pinned() {
        let bottom = { (column: UIStackView) in
            column.bottomAnchor.constraint(equalTo: self.controller.view.safeAreaLayoutGuide.bottomAnchor)
        }
        func pin(_ column: UIStackView) {
            column.translatesAutoresizingMaskIntoConstraints = false
            let safeArea = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: safeArea.topAnchor),
                column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            ])
        }
        var end: NSLayoutConstraint?
        let screen = screen([field("Name"), button("Save")]) { column in
            pin(column)
            end = bottom(column)
        }
        controller.view.backgroundColor = .systemBackground
        #expect(screen.problems == [])
        end?.isActive = true
        #expect(screen.problems == [.stretched("field \"Name\"", lines: 6)])
    }
}
