import Testing

@Suite("A method that is named without a call holds its object")
struct NamedMethodsTests {
    static let builder = "Tide/TideBuilder.swift"
    static let outlet = """
        final class Outlet<Message> {
            private let receiver: (Message) -> Void
            init(to receiver: @escaping (Message) -> Void) { self.receiver = receiver }
            func send(_ message: Message) { receiver(message) }
        }
        struct Actions { var onLevel: (Int) -> Void }
        """

    /// Returns a case with a builder that connects view and Presenter so, and the expected finding.
    ///
    /// The view keeps its Presenter by a closure.
    static func example(
        _ name: String, _ body: String, beside: String = "", found: (place: String, way: String, capture: String)? = nil
    ) -> RuleCase {
        RuleCase(
            name,
            [
                "Tide/TideViewController.swift": """
                import UIKit
                final class TideViewController: UIViewController {
                    var onAppear: (() -> Void)?
                    var level = 0
                    func show(_ level: Int) {}
                    static func log(_ level: Int) {}
                }
                """,
                "Tide/TidePresenter.swift": """
                final class TidePresenter {
                    var onLevel: ((Int) -> Void)?
                    var outlet: Outlet<Int>?
                    var outlets: [Outlet<Int>] = []
                    var actions: Actions?
                    weak var weakOutlet: Outlet<Int>?
                    var level: Int = 0
                    func appeared() { onLevel?(1) }
                    func add(_ receiver: @escaping (Int) -> Void) { onLevel = receiver }
                    func ask(_ receiver: (Int) -> Void) { receiver(1) }
                }
                """,
                builder: """
                enum TideBuilder {
                    static func build() -> TideViewController {
                        let view = TideViewController()
                        let presenter = TidePresenter()
                        view.onAppear = { presenter.appeared() }
                        \(body.replacing("\n", with: "\n        "))
                        return view
                    }
                }
                """,
                "General/Outlet.swift": outlet, "General/Beside.swift": beside,
            ],
            found.map {
                [
                    .init(
                        place: "\(builder):\($0.place)",
                        what: "TidePresenter keeps a method of TideViewController, which holds the object strongly, "
                            + "in a circle that is never freed: TidePresenter.\($0.way) -> TideViewController.onAppear "
                            + "-> TidePresenter",
                        fix: "hand over a closure that captures it weakly: `{ [weak \($0.capture)] ... in }`")
                ]
            } ?? [])
    }

    static let wrong: [RuleCase] = [
        example("assigned", "presenter.onLevel = view.show", found: ("6:34", "onLevel", "view")),
        example("with labels", "presenter.onLevel = view.show(_:)", found: ("6:34", "onLevel", "view")),
        example(
            "to an initializer", "presenter.outlet = Outlet(to: view.show)", found: ("6:44", "outlet.receiver", "view")),
        example(
            "to an initializer with a type's arguments", "presenter.outlet = Outlet<Int>(to: view.show)",
            found: ("6:49", "outlet.receiver", "view")),
        example(
            "to an initializer without a name", "presenter.outlet = .init(to: view.show)",
            found: ("6:43", "outlet.receiver", "view")),
        example(
            "to a struct's own initializer", "presenter.actions = Actions(onLevel: view.show)",
            found: ("6:51", "actions.onLevel", "view")),
        example(
            "to a helper in a variable", "let outlet = Outlet(to: view.show)\npresenter.outlet = outlet",
            found: ("6:38", "outlet.receiver", "view")),
        example(
            "to a helper that is added to a list", "presenter.outlets.append(Outlet(to: view.show))",
            found: ("6:50", "outlets.receiver", "view")),
        example(
            "to a helper in a list", "presenter.outlets = [Outlet(to: view.show)]",
            found: ("6:46", "outlets.receiver", "view")),
        example("to a method that keeps it", "presenter.add(view.show)", found: ("6:28", "onLevel", "view")),
        example(
            "in a variable", "let show = view.show\npresenter.onLevel = show", found: ("6:25", "onLevel", "view")),
        example(
            "of an extension", "presenter.onLevel = view.draw",
            beside: "extension TideViewController { func draw(_ level: Int) {} }", found: ("6:34", "onLevel", "view")),
        example(
            "of an object that the sources know by its class alone",
            "let other: TideViewController = view\npresenter.onLevel = other.show", found: ("7:35", "onLevel", "other")),
    ]

    static let right: [RuleCase] = [
        example("a closure that captures weakly", "presenter.onLevel = { [weak view] in view?.show($0) }"),
        example(
            "a helper's closure that captures weakly, beside the view's helper",
            "presenter.outlet = Outlet { [weak view] in view?.show($0) }\nviewOutlet = Outlet(to: view.show)",
            beside: "var viewOutlet: Outlet<Int>?"),
        example("a helper that a weak property gets", "presenter.weakOutlet = Outlet(to: view.show)"),
        example("a helper that nobody keeps", "Outlet(to: view.show).send(1)"),
        example("a method that lets go of it", "presenter.ask(view.show)"),
        example(
            "a property of a method's name", "presenter.level = view.level", beside: "class Sea { func level() {} }"),
        example("what a method returns", "presenter.level = view.show(1)"),
        example("a type's own method", "presenter.onLevel = TideViewController.log"),
        example("a selector", "presenter.selector = #selector(view.show)"),
        example(
            "a property that the Presenter empties", "presenter.onLevel = view.show",
            beside: "extension TidePresenter { func leave() { onLevel = nil } }"),
        example(
            "a property that somebody else empties", "presenter.onLevel = view.show",
            beside:
                "extension TideViewController { func leave(_ presenter: TidePresenter) { presenter.onLevel = nil } }"
        ),
    ]

    static let emptied: [RuleCase] = [
        example(
            "a property that is emptied too late", "presenter.onLevel = view.show",
            beside: "extension TidePresenter { deinit { onLevel = nil } }", found: ("6:34", "onLevel", "view")),
        example(
            "a property that is emptied before it is filled", "presenter.onLevel = nil\npresenter.onLevel = view.show",
            found: ("7:34", "onLevel", "view")),
        example(
            "a property of that name that another type empties", "presenter.onLevel = view.show",
            beside: "class Sea { var onLevel: (() -> Void)?; func leave() { onLevel = nil } }",
            found: ("6:34", "onLevel", "view")),
    ]

    @Test("tells right from wrong", arguments: wrong + right + emptied)
    func judges(_ example: RuleCase) throws {
        try example.check("no-strong-cycles", of: .viper, why: SoleOwnersTests.why)
    }
}
