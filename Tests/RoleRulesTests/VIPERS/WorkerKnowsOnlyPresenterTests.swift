import Testing

@Suite("A Worker knows only its presenter")
struct WorkerKnowsOnlyPresenterTests {
    static let path = "Items/List/ItemsListWorker.swift"
    static let director = "final class ItemsListDirector { static let shared = ItemsListDirector() }"

    static let cases: [RuleCase] = [
        RuleCase(
            "another role, stored",
            [
                Contracts.path: Contracts.itemsList,
                path: """
                final class ItemsListWorker {
                    weak var presenter: ItemsList_PresentData?
                    weak var ui: (any ItemsList_DisplayUI)?
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListWorker.swift:3:23",
                    what: "ItemsListWorker refers to ItemsList_DisplayUI, and its only actor is its presenter",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on")
            ]),
        RuleCase(
            "its presenter, its own role, a store, models and a session",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item { let name: String }",
                "Items/ItemsStore.swift": "final class ItemsStore {}",
                path: """
                final class ItemsListWorker {
                    weak var presenter: (any ItemsList_PresentData)?
                    private let store: ItemsStore
                    private var items: [Item] = []
                    private let session = URLSession.shared
                    init(store: ItemsStore, presenter: ItemsList_PresentData) { self.store = store }
                }
                extension ItemsListWorker: ItemsList_ManageData { func fetchItems() {} }
                """,
            ]),
        RuleCase(
            "in an initializer, an array, a generic bound, a default argument, a local and an interpolation",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListDirector.swift": director,
                path: """
                final class ItemsListWorker<Leading: ItemsList_Navigate> {
                    init(director: ItemsListDirector) {}
                    var all: [ItemsListDirector?] = []
                    func fetch(_ director: ItemsListDirector = .shared) {}
                    func tell() {
                        let director: ItemsListDirector? = nil
                        _ = "\\(ItemsListDirector.shared)"
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListWorker.swift:1:38",
                    what: "ItemsListWorker refers to ItemsList_Navigate, and its only actor is its presenter",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:2:20",
                    what: "ItemsListWorker refers to ItemsListDirector, a class and no role",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:3:15",
                    what: "ItemsListWorker refers to ItemsListDirector, a class and no role",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:4:28",
                    what: "ItemsListWorker refers to ItemsListDirector, a class and no role",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:6:23",
                    what: "ItemsListWorker refers to ItemsListDirector, a class and no role",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:7:16",
                    what: "ItemsListWorker refers to ItemsListDirector, a class and no role",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on"),
            ]),
        RuleCase(
            "another module's role, in an extension in another file",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_PresentData: AnyObject {}",
                path: "final class ItemsListWorker {}",
                "Items/List/ItemsListWorker+Add.swift": """
                extension ItemsListWorker {
                    func tell(_ other: ItemsAdd_PresentData) {}
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListWorker+Add.swift:2:24",
                    what: "ItemsListWorker refers to ItemsAdd_PresentData, a role of another module",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on")
            ]),
        RuleCase(
            "comments, strings, a type of the same name inside, and a shared base class",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListDirector.swift": director,
                "General/Worker.swift": "class Worker {}",
                path: """
                final class ItemsListWorker: Worker {
                    // let director: ItemsListDirector
                    let name = "ItemsListDirector"
                    enum ItemsListDirector { case none }
                    var own: ItemsListDirector = .none
                }
                """,
            ]),
        RuleCase(
            "old Swift: an NSObject with an implicitly unwrapped Navigator",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListNavigator.swift": "class ItemsListNavigator: NSObject {}",
                path: """
                class ItemsListWorker: NSObject {
                    unowned var presenter: ItemsList_PresentData!
                    @objc var navigator: ItemsListNavigator!
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListWorker.swift:3:26",
                    what: "ItemsListWorker refers to ItemsListNavigator, and its only actor is its presenter",
                    fix: "tell presenter by ItemsList_PresentData, and let the Director pass it on")
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "worker-knows-only-presenter",
            why: "a Worker gets its job done and says how it ended; what follows from that is the Director's to decide")
    }
}
