import Testing

@testable import HeadlessUIKit

/// UIView, `addSubview(_:)`: the view that is added last is on top of its siblings.
@Suite("A screen draws pinned views in the order of the subviews")
struct DrawingOrderTests {
    @Test("the later one of a table and a label covers the earlier one", arguments: [true, false])
    func table(isFirst: Bool) {
        let list = SampleListController(names: ["Milk"])
        list.loadViewIfNeeded()
        for part in list.view.subviews { part.removeFromSuperview() }
        let note = UILabel()
        note.text = "Oats"
        for part in isFirst ? [list.table, note] : [note, list.table] {
            part.translatesAutoresizingMaskIntoConstraints = false
            list.view.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: list.view.safeAreaLayoutGuide.topAnchor),
                part.leadingAnchor.constraint(equalTo: list.view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: list.view.trailingAnchor),
            ])
        }
        list.table.bottomAnchor.constraint(equalTo: list.view.bottomAnchor).isActive = true
        let screen = Screen(window(stacking: list), size: Screen.Size(columns: 40, lines: 12))
        #expect(screen.render().contains("┤\n│ \(isFirst ? "Oats" : "Milk")"))
    }
}
