import RoleRules
import SourceModel
import Testing

@Suite("Nobody asks which class plays a role, and every role has its player")
struct RolesStayRolesTests {
    static let contract = """
        protocol ItemsList_ManageData: AnyObject { func fetchItems() }
        """
    static let path = "Items/List/ItemsListDirector.swift"

    /// Returns a case with a Director whose method has this body, and the expected cast.
    static func example(_ name: String, _ body: String, place: String? = nil, cast: String = "as?") -> RuleCase {
        RuleCase(
            name,
            [
                Contracts.path: contract,
                "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
                "Items/Item.swift": "struct Item {}\nclass Note {}",
                path: """
                final class ItemsListDirector {
                    let dataManager: ItemsList_ManageData
                    func onReload(_ thing: Any) {
                        \(body.replacing("\n", with: "\n        "))
                    }
                }
                """,
            ],
            place.map {
                [
                    .init(
                        place: "\(path):\($0)",
                        what: "ItemsListDirector asks with `\(cast)` whether a Worker is ItemsListWorker",
                        fix: "say what is needed of it as a method of the role")
                ]
            } ?? [])
    }

    static let examples = [
        example("as?", "(dataManager as? ItemsListWorker)?.reload()", place: "4:26"),
        example("as!", "let worker = dataManager as! ItemsListWorker", place: "4:38", cast: "as!"),
        example("is", "if dataManager is ItemsListWorker { reload() }", place: "4:27", cast: "is"),
        example(
            "a pattern", "switch dataManager {\ncase let worker as ItemsListWorker: worker.reload()\ndefault: break\n}",
            place: "5:28", cast: "as"),
        example("a value", "if let item = thing as? Item { show(item) }"),
        example("a class that is no actor", "if thing is Note { show(thing) }"),
        example("a role", "if let manager = thing as? ItemsList_ManageData { manager.fetchItems() }"),
        example("a name that ends like a cast", "let alias: ItemsListWorker? = nil"),
    ]

    @Test("tells right from wrong", arguments: examples)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "roles-stay-roles",
            why: "code that needs the class behind a role goes wrong with any other, a spy in a test among them")
    }

    @Test("whoever assembles may look at what a storyboard made")
    func assembler() throws {
        let sources = try Sources(files: [
            ("Shelf/ShelfViewController.swift", "final class ShelfViewController: UIViewController {}"),
            (
                "Shelf/ShelfWireFrame.swift",
                "final class ShelfWireFrame {\n    func show(_ made: Any) { _ = made as? ShelfViewController }\n}"
            ),
            ("Shelf/ShelfPresenter.swift", "final class ShelfPresenter {}"),
        ])
        #expect(try sources.violations(of: .viper, rules: ["roles-stay-roles"]).isEmpty)
    }

    @Test(
        "a role is missed only where its actor is there and somebody could play it",
        arguments: [
            ("protocol ShelfInteractorInput {}", ["nobody plays ShelfInteractorInput"]),
            ("protocol ShelfInteractorInput {}\nextension ShelfInteractor: ShelfInteractorInput {}", []),
            (
                "protocol ShelfInteractorInput {}\nprotocol Both: ShelfInteractorInput {}\nextension ShelfInteractor: Both {}",
                []
            ),
            ("protocol ShelfDataManagerInput {}", []), ("protocol ShelfModuleDelegate {}", []),
            ("protocol Countable {}", []),
        ])
    func players(protocols: String, found: [String]) throws {
        let sources = try Sources(files: [
            ("Shelf/ShelfProtocols.swift", protocols),
            ("Shelf/ShelfInteractor.swift", "final class ShelfInteractor {}"),
            ("Shelf/ShelfPresenter.swift", "final class ShelfPresenter {}"),
        ])
        #expect(try sources.violations(of: .viper, rules: ["roles-have-players"]).map(\.what) == found)
    }
}
