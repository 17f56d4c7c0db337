import Testing

@Suite("Actors are built in makeModule")
struct ActorsBuiltInMakeModuleTests {
    static let director = "Items/List/ItemsListDirector.swift"
    static let navigator = "Items/List/ItemsListNavigator.swift"
    static let workerFile = "Items/List/ItemsListWorker.swift"
    static let worker = "final class ItemsListWorker {}"
    static let fix = "make it in ItemsListNavigator.makeModule and pass it in as its role"

    static let cases: [RuleCase] = [
        RuleCase(
            "a Director that makes its Worker, and a Navigator that makes a Scene elsewhere",
            [
                Contracts.path: Contracts.itemsList,
                workerFile: worker,
                "Items/List/ItemsListScene.swift": "final class ItemsListScene {}",
                director: """
                final class ItemsListDirector {
                    private let dataManager = ItemsListWorker()
                }
                """,
                navigator: """
                final class ItemsListNavigator {
                    func gotoList() { push(ItemsListScene()) }
                }
                """,
            ],
            [
                .init(
                    place: "\(director):2:31", what: "ItemsListDirector makes ItemsListWorker outside of makeModule",
                    fix: fix),
                .init(
                    place: "\(navigator):2:28",
                    what: "ItemsListNavigator.gotoList makes ItemsListScene outside of makeModule", fix: fix),
            ]),
        RuleCase(
            "makeModule makes them all, and other Navigators and the app call it",
            [
                Contracts.path: Contracts.itemsList,
                workerFile: worker,
                navigator: """
                final class ItemsListNavigator: Navigator {
                    static func makeModule(with store: Store) -> UIViewController {
                        let worker = ItemsListWorker()
                        let navigator = ItemsListNavigator()
                        return build { ItemsListDirector(worker, navigator) }
                    }
                }
                """,
                director: "final class ItemsListDirector {}",
                "Welcome/WelcomeNavigator.swift": """
                final class WelcomeNavigator { func gotoItems() { push(ItemsListNavigator.makeModule(with: store)) } }
                """,
                "ItemsApp.swift": "enum ItemsApp { static func launch() { _ = WelcomeNavigator.makeModule() } }",
            ]),
        RuleCase(
            "a private step of makeModule is a part of it, and what somebody else calls as well is none",
            [
                Contracts.path: Contracts.itemsList,
                workerFile: worker,
                "Items/List/ItemsListScene.swift": "final class ItemsListScene {}",
                director: "final class ItemsListDirector {}",
                navigator: """
                final class ItemsListNavigator {
                    static func makeModule() -> UIViewController { scene(for: director(), worker()) }
                    private static func scene(for director: ItemsListDirector) -> UIViewController { ItemsListScene() }
                    private static func director() -> ItemsListDirector { ItemsListDirector() }
                    static func worker() -> ItemsListWorker { ItemsListWorker() }
                    func again() { push(Self.director()) }
                }
                """,
            ],
            [
                .init(
                    place: "\(navigator):4:59",
                    what: "ItemsListNavigator.director makes ItemsListDirector outside of makeModule", fix: fix),
                .init(
                    place: "\(navigator):5:47",
                    what: "ItemsListNavigator.worker makes ItemsListWorker outside of makeModule", fix: fix),
            ]),
        RuleCase(
            "by init, by a typealias, by the declared type, in a lazy property and in a global",
            [
                Contracts.path: Contracts.itemsList,
                workerFile: worker,
                director: """
                typealias ListWorker = ItemsListWorker
                final class ItemsListDirector {
                    lazy var first = { ItemsListWorker.init() }()
                    func onUIReady() {
                        let second: ItemsListWorker = .init()
                        use(ListWorker())
                    }
                }
                let everybodys = ItemsListWorker()
                """,
            ],
            [
                .init(
                    place: "\(director):3:40", what: "ItemsListDirector makes ItemsListWorker outside of makeModule",
                    fix: fix),
                .init(
                    place: "\(director):5:40",
                    what: "ItemsListDirector.onUIReady makes ItemsListWorker outside of makeModule", fix: fix),
                .init(
                    place: "\(director):6:13",
                    what: "ItemsListDirector.onUIReady makes ItemsListWorker outside of makeModule", fix: fix),
                .init(
                    place: "\(director):9:18",
                    what: "ItemsListDirector.swift makes ItemsListWorker outside of makeModule",
                    fix: fix),
            ]),
        RuleCase(
            "makeModule called by a Scene's extension in another file",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListScene.swift": "final class ItemsListScene {}",
                "Items/List/ItemsListSceneTable.swift": """
                extension ItemsListScene { func select() { open(ItemsListNavigator.makeModule()) } }
                """,
                navigator: "final class ItemsListNavigator {}",
            ],
            [
                .init(
                    place: "Items/List/ItemsListSceneTable.swift:1:68",
                    what: "ItemsListScene calls ItemsListNavigator.makeModule, which is for Navigators",
                    fix: "ask for the page by a go... method of ItemsList_Navigate")
            ]),
        RuleCase(
            "models, cells, type names without a call, comments and strings are tempting and right",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item {}",
                workerFile: """
                final class ItemsListWorker {
                    init() {}
                    convenience init(store: Store) { self.init() }
                    func fetch() -> Item { Item() }  // ItemsListDirector()
                }
                """,
                director: """
                final class ItemsListDirector {
                    let name = "ItemsListWorker()"
                    func check(_ other: Any) -> Bool { other is ItemsListWorker }
                }
                """,
                "General/BackgroundWorker.swift": """
                final class BackgroundWorker {}
                let helper = BackgroundWorker()
                """,
            ]),
        RuleCase(
            "what an actor is made of, inside of it, is no actor of its own",
            [
                Contracts.path: Contracts.itemsList,
                director: """
                final class ItemsListDirector {
                    private struct Shelf { var items: [Item] = [] }
                    private var shelf = Shelf()
                    func present(items: [Item]) { shelf = Shelf(items: items) }
                }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "actors-built-in-make-module",
            why: "a module that is put together in one place is rewired in one place, and no actor picks its partners")
    }
}
