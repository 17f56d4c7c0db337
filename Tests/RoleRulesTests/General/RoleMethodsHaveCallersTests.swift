import Testing

@Suite("Every method of a role is called by somebody who knows the role")
struct RoleMethodsHaveCallersTests {
    static let path = "Items/List/ItemsListContract.swift"
    static let director = "Items/List/ItemsListDirector.swift"

    static func contract(_ requirements: String) -> String {
        """
        protocol ItemsList_DisplayUI: AnyObject {
        \(requirements)
        }
        """
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "a method that nobody calls, one that only its actor implements, and one that is called",
            [
                path: contract("func display(error: String)\nfunc displaySuccess()\nfunc display(loading: Bool)"),
                director: """
                final class ItemsListDirector {
                    weak var ui: ItemsList_DisplayUI?
                    func onUIReady() { ui?.display(loading: true) }
                }
                """,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController, ItemsList_DisplayUI {
                    func display(error: String) {}
                    func displaySuccess() {}
                    func display(loading: Bool) {}
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:6",
                    what: "nobody calls display(error:) of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role"),
                .init(
                    place: "Items/List/ItemsListContract.swift:3:6",
                    what: "nobody calls displaySuccess() of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role"),
            ]),
        RuleCase(
            "a caller that nobody calls counts: one finding and no cascade",
            [
                path: contract("func displaySuccess()")
                    + "\nprotocol ItemsList_PresentData: AnyObject { func presentSuccess() }",
                director: """
                final class ItemsListDirector: ItemsList_PresentData {
                    weak var ui: ItemsList_DisplayUI?
                    func presentSuccess() { ui?.displaySuccess() }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:4:50",
                    what: "nobody calls presentSuccess() of ItemsList_PresentData",
                    fix: "call it where it is meant to happen, or take it out of the role")
            ]),
        RuleCase(
            "the same name of another module, of another role and of no role is no call",
            [
                path: contract("func displaySuccess()"),
                director: "final class ItemsListDirector { weak var ui: ItemsList_DisplayUI? }",
                "Items/Add/ItemsAddContract.swift": """
                protocol ItemsAdd_DisplayUI: AnyObject { func displaySuccess() }
                """,
                "Items/Add/ItemsAddDirector.swift": """
                final class ItemsAddDirector {
                    weak var ui: ItemsAdd_DisplayUI?
                    let banner = Banner()
                    func presentSuccess() { ui?.displaySuccess(); banner.displaySuccess() }
                }
                """,
                "General/Banner.swift": "final class Banner { func displaySuccess() {} }",
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:6",
                    what: "nobody calls displaySuccess() of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role")
            ]),
        RuleCase(
            "calls everywhere in a body, and the method handed over as a value",
            [
                path: contract(
                    (1...12).map { "func display(case\($0): Int)" }.joined(separator: "\n")
                        + "\nfunc displayAll()\nfunc displayNow()\nfunc displayText() -> String"),
                director: """
                final class ItemsListDirector {
                    weak var ui: (any ItemsList_DisplayUI)?
                    var all: [ItemsList_DisplayUI] = []
                    var count = 0 { didSet { ui?.display(case1: count) } }
                    lazy var ready: Void = { self.ui?.display(case2: 1) }()
                    func first(_ value: Int? = nil) -> Int {
                        let done: ()? = ui?.display(case3: 1)
                        guard let ui = ui else { return 0 }
                        ui.display(case4: 1)
                        switch value { case .some: ui.display(case5: 1); default: ui.display(case6: 1) }
                        run { [weak self] in self?.ui?.display(case7: 1) }
                        for screen in all { screen.display(case8: 1) }
                        all.forEach { $0.display(case9: 1) }
                        #if DEBUG
                        self.ui!.display(case10: 1)
                        #endif
                        screen().display(case11: 1)
                        run(ui.displayAll)
                        print("\\(ui.displayText())")
                        defer { (ui as ItemsList_DisplayUI).display(case12: 1) }
                        return 1
                    }
                    func screen() -> ItemsList_DisplayUI { ui! }
                    func later() { let strong = self; strong.ui?
                        .displayNow() }
                }
                """,
            ]),
        RuleCase(
            "called on the actor itself, through a typealias, a generic parameter, a base class and a refined role",
            [
                path: contract("func displayA()\nfunc displayB()\nfunc displayC()\nfunc displayD()\nfunc displayE()"),
                "General/Aliases.swift": """
                typealias Screen = ItemsList_DisplayUI & Sendable
                protocol Showing: ItemsList_DisplayUI {}
                """,
                "General/BaseDirector.swift": """
                class BaseDirector<UI> {
                    var ui: UI!
                    func ready() { ui.displayC() }
                }
                """,
                director: """
                final class ItemsListDirector<Shown: ItemsList_DisplayUI>: BaseDirector<ItemsList_DisplayUI> {
                    var scene: ItemsListScene?
                    var screen: Screen?
                    var shown: Shown?
                    weak var showing: (any Showing)?
                    func go() { scene?.displayA(); screen?.displayB(); shown?.displayD(); showing?.displayE() }
                }
                """,
                "Items/List/ItemsListScene.swift":
                    "final class ItemsListScene: UIViewController, ItemsList_DisplayUI {}",
            ]),
        RuleCase(
            "a comment, a string and a test are no calls; a contract without actors is not judged",
            [
                path: contract("func displaySuccess()"),
                director: """
                final class ItemsListDirector {
                    weak var ui: ItemsList_DisplayUI?
                    // ui?.displaySuccess()
                    let text = "ui?.displaySuccess()"
                }
                """,
                "Tests/DirectorTests.swift":
                    "import Testing\nfunc test(ui: ItemsList_DisplayUI) { ui.displaySuccess() }",
                "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_DisplayUI { func displaySuccess() }",
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:6",
                    what: "nobody calls displaySuccess() of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role")
            ]),
        RuleCase(
            "called in an extension in another file, and old Swift's selectors and class protocols",
            [
                path: """
                protocol ItemsList_HandleUIEvents: class {
                    func onAddItem()
                    func onDeleteAll()
                    func onUIReady()
                }
                """,
                "Items/List/ItemsListScene.swift": """
                class ItemsListScene: UIViewController {
                    var eventsHandler: ItemsList_HandleUIEvents!
                    override func viewDidLoad() {
                        button.addTarget(eventsHandler, action: #selector(ItemsListDirector.onAddItem), for: .touchUpInside)
                    }
                }
                """,
                "Items/List/ItemsListScene+Actions.swift": """
                extension ItemsListScene {
                    @IBAction func deleteAll(_ sender: Any) { eventsHandler.onDeleteAll() }
                }
                """,
                director:
                    "@objc class ItemsListDirector: NSObject, ItemsList_HandleUIEvents { @objc func onAddItem() {} }",
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:4:10",
                    what: "nobody calls onUIReady() of ItemsList_HandleUIEvents",
                    fix: "call it where it is meant to happen, or take it out of the role")
            ]),
    ]

    @Test("tells right from wrong", arguments: cases + overloads)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "role-methods-have-callers",
            why:
                "a method that nobody calls is tested, kept up and read for nothing, and hides that something is missing"
        )
    }
}
