import Testing

@Suite("A Scene knows no model")
struct SceneKnowsNoModelTests {
    static let path = "Items/List/ItemsListScene.swift"
    static let general = "let the Director make what is shown into a display model, and pass that to a display method"
    static let format = "format it in the Director, and display the finished text"
    static let worker = "tell the Director what happened, and let it ask the Worker"
    static let navigator = "tell the Director what happened, and let it ask the Navigator"

    static let cases: [RuleCase] = [
        RuleCase(
            "a domain model, and a date that is formatted",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item { let name: String; let state: State; enum State { case on } }",
                path: """
                final class ItemsListScene {
                    var items: [Item] = []
                    func date(_ date: Date) -> String { DateFormatter().string(from: date) }
                    func state(_ value: Any) -> Bool { value is Item.State }
                }
                """,
            ],
            [
                .init(place: "\(path):2:17", what: "ItemsListScene names Item, a domain model", fix: general),
                .init(place: "\(path):3:41", what: "ItemsListScene names DateFormatter, which formats", fix: format),
                .init(place: "\(path):4:49", what: "ItemsListScene names Item, a domain model", fix: general),
                .init(place: "\(path):4:54", what: "ItemsListScene names Item.State, a domain model", fix: general),
            ]),
        RuleCase(
            "display models, its events handler and UIKit's items",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item {}",
                path: """
                final class ItemsListScene: UIViewController {
                    var eventsHandler: ItemsList_HandleUIEvents!
                    var items: [ItemUI] = []
                    let add = UIBarButtonItem()
                }
                """,
            ]),
        RuleCase(
            "a store, a Worker, a Navigator and a Director by their classes, deep in bodies",
            [
                Contracts.path: Contracts.itemsList,
                "Items/ItemsStore.swift": "final class ItemsStore { static let shared = ItemsStore() }",
                "Items/List/ItemsListWorker.swift": "final class ItemsListWorker { let store: ItemsStore }",
                "Items/List/ItemsListNavigator.swift": "final class ItemsListNavigator {}",
                "Items/List/ItemsListDirector.swift": "final class ItemsListDirector {}",
                path: """
                final class ItemsListScene {
                    var handler: ItemsListDirector?
                    func tap() {
                        run { [self] in
                            if let x = y as? ItemsListNavigator { _ = x }
                            _ = "\\(ItemsStore.shared) \\(ItemsListWorker.self)"
                        }
                        UserDefaults.standard.set(1, forKey: "taps")
                    }
                }
                """,
            ],
            [
                .init(
                    place: "\(path):2:18", what: "ItemsListScene names ItemsListDirector, a class and no role",
                    fix: "keep it as ItemsList_HandleUIEvents"),
                .init(
                    place: "\(path):5:30", what: "ItemsListScene names ItemsListNavigator, a Navigator", fix: navigator),
                .init(place: "\(path):6:20", what: "ItemsListScene names ItemsStore, a store", fix: worker),
                .init(place: "\(path):6:41", what: "ItemsListScene names ItemsListWorker, a Worker", fix: worker),
                .init(
                    place: "\(path):8:9", what: "ItemsListScene names UserDefaults, which stores or fetches",
                    fix: worker),
            ]),
        RuleCase(
            "a cell, and an extension in another file, that format through somebody else",
            [
                Contracts.path: Contracts.itemsList,
                path: "final class ItemsListScene: UIViewController {}",
                "General/Dates.swift": """
                func dateFormat(_ date: Date) -> String { DateFormatter().string(from: date) }
                enum DateText { static func day(_ date: Date) -> String { date.formatted() } }
                """,
                "Items/List/ItemsListSceneTable.swift": """
                extension ItemsListScene: UITableViewDataSource {
                    func text(_ date: Date) -> String { dateFormat(date) + DateText.day(date) }
                }
                """,
                "Items/List/ItemsListItemCell.swift": """
                final class ItemsListItemCell: UITableViewCell {
                    func show(_ count: Int) { textLabel?.text = String(format: "%d", count) }
                    func show(_ item: Item) {}
                }
                """,
                "Items/Item.swift": "struct Item {}",
            ],
            [
                .init(
                    place: "Items/List/ItemsListItemCell.swift:2:49",
                    what: "ItemsListItemCell names String, which formats", fix: format),
                .init(
                    place: "Items/List/ItemsListItemCell.swift:3:23",
                    what: "ItemsListItemCell names Item, a domain model", fix: general),
                .init(
                    place: "Items/List/ItemsListSceneTable.swift:2:41",
                    what: "ItemsListScene names dateFormat, which formats", fix: format),
                .init(
                    place: "Items/List/ItemsListSceneTable.swift:2:69",
                    what: "ItemsListScene names DateText.day, which formats", fix: format),
            ]),
        RuleCase(
            "a type of its own, a generic parameter, comments and strings are tempting and right",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item {}",
                path: """
                final class ItemsListScene {
                    enum Section { case items }
                    // Item, DateFormatter
                    let text = "Item DateFormatter()"
                    func each<Item>(_ value: Item) -> [Item] { [value] }
                    let size: Menu.Item?
                }
                """,
                "Items/List/ItemsListDirector.swift": """
                final class ItemsListDirector { let formatter = DateFormatter(); var items: [Item] = [] }
                """,
            ]),
        RuleCase(
            "a nested type hides the model's name",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item {}",
                path: """
                final class ItemsListScene {
                    struct Item { let text: String }
                    var shown: [Item] = []
                }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "scene-knows-no-model",
            why: "a Scene shows display models as they are; "
                + "what formats or decides in it can't be tested without a screen")
    }
}
