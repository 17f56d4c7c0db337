import Testing

@Suite("A Director stores only roles")
struct DirectorStoresOnlyRolesTests {
    static let path = "Items/List/ItemsListDirector.swift"
    static let worker = "final class ItemsListWorker { static let shared = ItemsListWorker() }"

    static func stores(_ line: Int, _ column: Int, _ what: String, _ role: String) -> RuleCase.Diagnostic {
        .init(
            place: "\(path):\(line):\(column)", what: what,
            fix: "keep it as ItemsList_\(role), which makeModule passes in")
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "the Worker's class, stored and passed in",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListWorker.swift": worker,
                path: """
                final class ItemsListDirector {
                    private let dataManager: ItemsListWorker
                    init(dataManager: ItemsListWorker) { self.dataManager = dataManager }
                }
                """,
            ],
            [
                stores(
                    2, 17, "ItemsListDirector stores dataManager as ItemsListWorker, a class and no role", "ManageData"),
                stores(
                    3, 23,
                    "the initializer of ItemsListDirector takes dataManager as ItemsListWorker, a class and no role",
                    "ManageData"),
            ]),
        RuleCase(
            "roles, models, a delegate and a formatter",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item { let name: String }",
                path: """
                final class ItemsListDirector {
                    weak var ui: (any ItemsList_DisplayUI)?
                    let dataManager: ItemsList_ManageData
                    var navigator: ItemsList_Navigate!
                    weak var delegate: ItemsAdd_Delegate?
                    private var items: [Item] = []
                    private let dates = DateFormatter()
                    private var color = UIColor(white: 1, alpha: 1)
                }
                """,
            ]),
        RuleCase(
            "behind an initializer, an optional, a typealias, an array, a generic parameter and a nested type",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListWorker.swift": worker,
                "Items/List/ItemsListNavigator.swift": "final class ItemsListNavigator {}",
                "General/Aliases.swift": "typealias ListWorker = ItemsListWorker",
                path: """
                final class ItemsListDirector<Helper: ItemsListWorker> {
                    let first = ItemsListWorker()
                    var second: Optional<ItemsListNavigator>
                    var third: ListWorker!
                    var fourth: [ItemsListNavigator?] = []
                    var fifth: Helper
                    struct Partners { let sixth: ItemsListWorker }
                }
                """,
            ],
            [
                stores(2, 9, "ItemsListDirector stores first as ItemsListWorker, a class and no role", "ManageData"),
                stores(3, 9, "ItemsListDirector stores second as ItemsListNavigator, a class and no role", "Navigate"),
                stores(4, 9, "ItemsListDirector stores third as ItemsListWorker, a class and no role", "ManageData"),
                stores(5, 9, "ItemsListDirector stores fourth as ItemsListNavigator, a class and no role", "Navigate"),
                stores(6, 9, "ItemsListDirector stores fifth as ItemsListWorker, a class and no role", "ManageData"),
                stores(
                    7, 27, "ItemsListDirector.Partners stores sixth as ItemsListWorker, a class and no role",
                    "ManageData"),
            ]),
        RuleCase(
            "a view, a store, and a static call in an extension in another file",
            [
                Contracts.path: Contracts.itemsList,
                "Items/ItemsStore.swift": "final class ItemsStore {}",
                "Items/List/ItemsListWorker.swift": worker,
                path: """
                final class ItemsListDirector {
                    var label: UILabel?
                    let store: ItemsStore
                }
                """,
                "Items/List/ItemsListDirector+Data.swift": """
                extension ItemsListDirector {
                    func fetch() { ItemsListWorker.shared.fetchItems() }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector+Data.swift:2:36",
                    what: "ItemsListDirector uses ItemsListWorker.shared, a Worker by its class",
                    fix: "keep it as ItemsList_ManageData, which makeModule passes in"),
                stores(2, 9, "ItemsListDirector stores label as UILabel, which belongs to the Scene", "DisplayUI"),
                stores(3, 9, "ItemsListDirector stores store as ItemsStore, which belongs to the Worker", "ManageData"),
            ]),
        RuleCase(
            "a computed property, a comment, a string and another type's storage are tempting and right",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListWorker.swift": worker,
                path: """
                final class ItemsListDirector {
                    // let dataManager: ItemsListWorker
                    let title = "ItemsListWorker()"
                    let dataManager: ItemsList_ManageData
                    struct ItemsListWorker {}
                    let own: ItemsListWorker
                }
                """,
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator { let worker: ItemsListWorker }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "director-stores-only-roles",
            why: "a Director that knows only roles is tested with spies, and an actor can be replaced without it")
    }
}
