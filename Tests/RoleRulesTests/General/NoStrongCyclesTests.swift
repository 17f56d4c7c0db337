import Testing

@Suite("No actor is kept alive by what it keeps alive itself")
struct NoStrongCyclesTests {
    static let roles = """
        protocol ItemsList_DisplayUI: AnyObject { func display(items: [Item]) }
        protocol ItemsList_HandleUIEvents { func onUIReady() }
        protocol ItemsList_ManageData { func fetchItems() }
        protocol ItemsList_PresentData { func present(items: [Item]) }
        """
    static let scene = """
        final class ItemsListScene: UIViewController, ItemsList_DisplayUI {
            var eventsHandler: ItemsList_HandleUIEvents?
        }
        """
    static let scenePath = "Items/List/ItemsListScene.swift"
    static let director = "Items/List/ItemsListDirector.swift"
    static let worker = "Items/List/ItemsListWorker.swift"

    static let cases: [RuleCase] = [
        RuleCase(
            "two circles that share the Director are one finding, on an edge that ought to be weak",
            [
                Contracts.path: roles, scenePath: scene,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents, ItemsList_PresentData {
                    var dataManager: ItemsList_ManageData?
                    var ui: ItemsList_DisplayUI?
                }
                """,
                worker: """
                final class ItemsListWorker: ItemsList_ManageData { var presenter: ItemsList_PresentData? }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:3:9",
                    what:
                        "ItemsListDirector holds ui strongly, in a circle that is never freed: ItemsListDirector.ui -> ItemsListScene.eventsHandler -> ItemsListDirector",
                    fix: "declare it `weak var ui: ItemsList_DisplayUI?`")
            ]),
        RuleCase(
            "weak and unowned, computed, static and a parent of the same type",
            [
                Contracts.path: roles, scenePath: scene,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents, ItemsList_PresentData {
                    var dataManager: ItemsList_ManageData?
                    weak var ui: (any ItemsList_DisplayUI)?
                    static var last: ItemsListScene?
                    var scene: ItemsListScene? { ui as? ItemsListScene }
                    var parent: ItemsListDirector?
                }
                """,
                worker: """
                final class ItemsListWorker: ItemsList_ManageData { unowned var presenter: ItemsList_PresentData }
                """,
            ]),
        RuleCase(
            "through an array of optionals, a generic bound, a nested struct, a superclass and an inferred type",
            [
                Contracts.path: roles,
                "General/BaseScene.swift": "class BaseScene: UIViewController { let partners = Partners() }",
                "General/Partners.swift": """
                struct Partners { var handlers: [ItemsListDirector<ItemsListScene>?] = [] }
                """,
                scenePath: "final class ItemsListScene: BaseScene, ItemsList_DisplayUI {}",
                director: """
                final class ItemsListDirector<UI: ItemsList_DisplayUI>: ItemsList_HandleUIEvents { var ui: UI? }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:1:88",
                    what:
                        "ItemsListDirector holds ui strongly, in a circle that is never freed: ItemsListDirector.ui -> ItemsListScene.partners -> Partners.handlers -> ItemsListDirector",
                    fix: "declare it `weak var ui: UI?`")
            ]),
        RuleCase(
            "across modules, through a store's observers, which an actor does not own",
            [
                Contracts.path: roles,
                "Items/ItemsStore.swift": """
                protocol ItemsObserver: AnyObject {}
                final class ItemsStore { private var observers: [any ItemsObserver] = [] }
                """,
                worker: """
                final class ItemsListWorker: ItemsList_ManageData, ItemsObserver { let store = ItemsStore() }
                """,
            ],
            [
                .init(
                    place: "Items/ItemsStore.swift:2:38",
                    what:
                        "ItemsStore holds observers strongly, in a circle that is never freed: ItemsStore.observers -> ItemsListWorker.store -> ItemsStore",
                    fix: "keep each of them in a small struct with a weak property")
            ]),
        RuleCase(
            "stored closures: a lazy property, an assignment, one passed to a function that keeps it, a child's",
            [
                Contracts.path: roles,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents {
                    let helper = Helper()
                    lazy var refresh: () -> Void = { self.onUIReady() }
                }
                """,
                worker: """
                final class ItemsListWorker: ItemsList_ManageData {
                    var onDone: (() -> Void)?
                    func fetchItems() { onDone = { [self] in again() } }
                    func again() {}
                }
                """,
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator {
                    let helper = Helper()
                    func goBack() { helper.whenDone { result in self.goBack() } }
                }
                """,
                "General/Helper.swift": """
                final class Helper {
                    private var handler: ((Int) -> Void)?
                    func whenDone(_ handler: @escaping (Int) -> Void) { self.handler = handler }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:3:36",
                    what:
                        "ItemsListDirector keeps a closure that captures it strongly, in a circle that is never freed: ItemsListDirector.refresh -> ItemsListDirector",
                    fix: "capture it weakly: `{ [weak self] ... in }`"),
                .init(
                    place: "Items/List/ItemsListNavigator.swift:3:37",
                    what:
                        "Helper keeps a closure that captures ItemsListNavigator strongly, in a circle that is never freed: Helper.handler -> ItemsListNavigator.helper -> Helper",
                    fix: "capture it weakly, by `[weak ...]` in the closure"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:3:34",
                    what:
                        "ItemsListWorker keeps a closure that captures it strongly, in a circle that is never freed: ItemsListWorker.onDone -> ItemsListWorker",
                    fix: "capture it weakly: `{ [weak self] ... in }`"),
            ]),
        RuleCase(
            "closures that are called and let go, capture weakly, or are kept by nobody's",
            [
                Contracts.path: roles,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents {
                    let title: String = { "Items" }()
                    lazy var text: String = { self.title }()
                    var onDone: (() -> Void)?
                    func onUIReady() {
                        onDone = { [weak self] in self?.onUIReady() }
                        let local = { self.onUIReady() }
                        [1].forEach { _ in self.onUIReady() }
                        DispatchQueue.main.async { self.onUIReady() }
                        Helper().run { self.onUIReady() }
                        // onDone = { self.onUIReady() }
                    }
                }
                """,
                "General/Helper.swift": """
                final class Helper { func run(_ work: () -> Void) { work() } }
                """,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController {
                    override func viewDidLoad() {
                        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.viewDidLoad() })
                        UIView.animate(withDuration: 1) { self.view.alpha = 0 }
                    }
                }
                """,
            ]),
        RuleCase(
            "an assembler's closure, in another file, that keeps the owner of what it is given to",
            [
                Contracts.path: roles,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents { var worker: ItemsListWorker? }
                """,
                worker: "final class ItemsListWorker: ItemsList_ManageData { var onDone: (() -> Void)? }",
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator {
                    static func makeModule() {
                        let worker = ItemsListWorker()
                        let director = ItemsListDirector()
                        director.worker = worker
                        worker.onDone = { director.onUIReady() }
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListNavigator.swift:6:25",
                    what:
                        "ItemsListWorker keeps a closure that captures ItemsListDirector strongly, in a circle that is never freed: ItemsListWorker.onDone -> ItemsListDirector.worker -> ItemsListWorker",
                    fix: "capture it weakly, by `[weak ...]` in the closure")
            ]),
        RuleCase(
            "old Swift: class protocols, and a Navigator that keeps its view controller",
            [
                Contracts.path: "protocol ItemsList_Navigate: class {}\nprotocol ItemsList_HandleUIEvents: class {}",
                scenePath:
                    "class ItemsListScene: UITableViewController { var eventsHandler: ItemsList_HandleUIEvents! }",
                director: """
                class ItemsListDirector: NSObject, ItemsList_HandleUIEvents { var navigator: ItemsList_Navigate! }
                """,
                "Items/List/ItemsListNavigator.swift": """
                class ItemsListNavigator: NSObject, ItemsList_Navigate { @objc var viewController: UIViewController! }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListNavigator.swift:1:68",
                    what:
                        "ItemsListNavigator holds viewController strongly, in a circle that is never freed: ItemsListNavigator.viewController -> ItemsListScene.eventsHandler -> ItemsListDirector.navigator -> ItemsListNavigator",
                    fix: "declare it `weak var viewController: UIViewController?`")
            ]),
    ]

    @Test("tells right from wrong", arguments: cases + besideReferencesBack)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "no-strong-cycles",
            why: "actors that hold each other in a circle are never freed, however often the screen is left")
    }
}
