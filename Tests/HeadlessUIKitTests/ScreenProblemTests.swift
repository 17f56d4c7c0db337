import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A screen names the flaws that a phone would show")
struct ScreenProblemTests {
    private let controller = UIViewController()
    private var view: UIView { controller.view }

    init() {
        controller.title = "Item"
        view.backgroundColor = .systemBackground
    }

    private func label(_ text: String, pinned: Bool = false) -> UILabel {
        let label = UILabel()
        label.text = text
        if pinned {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        return label
    }

    private func column(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 16
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }

    private func screen() -> Screen {
        Screen(window(stacking: controller), size: Screen.Size(columns: 40, lines: 12))
    }

    /// UIViewController, `edgesForExtendedLayout`: by default the view extends under the bar, on all edges.
    @Test("the old columns: behind the bar, and stretched")
    func oldColumn() {
        let field = UITextField()
        field.placeholder = "Name"
        let save = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
        column([save, label("text"), field])
        let screen = screen()
        #expect(
            screen.render() == """
                ╭──────────────────────────────────────╮
                │                 Item                 │
                ├──────────────────────────────────────┤
                │ │             [ Save ]             │ │
                │ │                                  │ │
                │ │                                  │ │
                │ └──────────────────────────────────┘ │
                │                                      │
                │ text                                 │
                │                                      │
                │ ▏Name______________________________▕ │
                ╰──────────────────────────────────────╯
                """)
        #expect(
            screen.problems.map(\.description) == [
                "button \"Save\" is stretched to 6 lines: pin its column at the top only, or end the column with a UIView()",
                "button \"Save\" begins behind the navigation bar: pin it to view.safeAreaLayoutGuide",
            ])
        controller.edgesForExtendedLayout = []
        #expect(screen.problems == [.stretched("button \"Save\"", lines: 3)])
    }

    @Test("a control behind the bar can't be found, and the reason says so")
    func behindTheBar() {
        let save = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
        column([save, UIView()])
        let screen = screen()
        #expect(screen.text == ["Item"])
        let error = #expect(throws: ScreenError.self) { try screen.tap("Save") }
        #expect(
            error?.description.hasPrefix(
                """
                can't tap "Save": it is behind the navigation bar
                  fix: place it below the top of view.safeAreaLayoutGuide, or set edgesForExtendedLayout to []
                """) == true)
        #expect(screen.problems == [.behindTheBar("button \"Save\"")])
        controller.edgesForExtendedLayout = []
        #expect(throws: Never.self) { try screen.tap("Save") }
        #expect(screen.problems == [])
    }

    @Test("a text outside the safe area: under the status bar, or beyond an edge or the last line")
    func outside() {
        let (clock, wide, low) = (label("clock", pinned: true), label("wide", pinned: true), label("low", pinned: true))
        NSLayoutConstraint.activate([
            clock.topAnchor.constraint(equalTo: view.topAnchor),
            clock.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            wide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            wide.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            low.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            low.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        let screen = Screen(window(showing: controller), size: Screen.Size(columns: 40, lines: 12))
        #expect(
            screen.problems == ["clock", "wide", "low"].map { .outsideTheSafeArea("text \"\($0)\"") })
    }

    @Test("a text or a control that another one covers")
    func covered() {
        let texts = [label("beneath", pinned: true), label("above", pinned: true)]
        for text in texts {
            text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        #expect(screen().problems == [.covered("text \"beneath\"", by: "text \"above\"")])
        texts[1].textAlignment = .right
        texts[1].trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        #expect(screen().problems == [])
    }

    @Test("but not a text over which an indicator turns")
    func indicator() {
        let (text, spinner) = (label("No items yet"), UIActivityIndicatorView(style: .large))
        text.textAlignment = .center
        for child in [text, spinner] {
            child.frame = view.bounds
            view.addSubview(child)
        }
        spinner.startAnimating()
        #expect(screen().isLoading)
        #expect(screen().problems == [])
    }

    /// UIView, `backgroundColor`: nil by default, which is transparent.
    @Test("a view without a background, unless it is a table", arguments: [nil, UIColor.clear])
    func background(color: UIColor?) {
        view.backgroundColor = color
        #expect(screen().problems == [.noBackground("UIViewController")])
        controller.view = UITableView()
        #expect(screen().problems == [])
    }

    @Test("nothing about a list, its empty text and its spinner")
    func list() {
        let list = SampleListController(names: ["Milk", "Bread"])
        list.loadViewIfNeeded()
        list.view.backgroundColor = .systemBackground
        for part in [list.table, list.emptyLabel, list.spinner] {
            part.frame = list.view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        list.emptyLabel.textAlignment = .center
        let screen = Screen(window(stacking: list), size: Screen.Size(columns: 40, lines: 24))
        list.spinner.startAnimating()
        #expect(screen.problems == [])
        list.spinner.stopAnimating()
        list.names = []
        list.table.reloadData()
        list.emptyLabel.isHidden = false
        #expect(screen.problems == [])
        #expect(screen.render().split(separator: "\n")[8] == "│             No items yet             │")
    }

    @Test("in 40 and in 100 columns, each flaw once")
    func widths() {
        let text = label("a text of fifty characters, for which 40 are few", pinned: true)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        view.backgroundColor = nil
        #expect(
            screen().problemsInAnyWidth == [
                .outsideTheSafeArea("text \"a text of fifty characters, for which 40 are few\""),
                .noBackground("UIViewController"),
            ])
    }
}
