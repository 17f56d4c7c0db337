import Testing

@Suite("In a layered set a role has only the concerns that are its own")
struct OneConcernInLayersTests {
    static let director = "Items/List/ItemsListDirector.swift"
    static let worker = "Items/List/ItemsListWorker.swift"

    static let cases: [RuleCase] = [
        RuleCase(
            "once for each concern, at the first place, with the count of the others",
            [
                Contracts.path: Contracts.itemsList,
                director: """
                final class ItemsListDirector {
                    func onUIReady() {
                        let known = UserDefaults.standard.bool(forKey: "known")
                        UserDefaults.standard.set(true, forKey: "known")
                        let session = URLSession.shared
                        _ = UserDefaults.standard
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:3:21",
                    what:
                        "ItemsListDirector does storage with UserDefaults, and in 2 other places, which is not the work of a Director",
                    fix: "leave it to the Worker"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:5:23",
                    what: "ItemsListDirector does networking with URLSession, which is not the work of a Director",
                    fix: "leave it to the Worker"),
            ]),
        RuleCase(
            "each role's own work, and what an import alone would be",
            [
                Contracts.path: Contracts.itemsList,
                director: """
                import CoreData
                import UIKit
                final class ItemsListDirector {
                    let dates = DateFormatter()
                    var color = UIColor.red
                    func isOverdue(_ date: Date) -> Bool { date < Date() }
                }
                """,
                worker: """
                final class ItemsListWorker {
                    let session = URLSession.shared
                    func fetchItems() throws -> Data { try Data(contentsOf: FileManager.default.temporaryDirectory) }
                    func since(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }
                    struct Wire {
                        let dates = DateFormatter()
                        func date(_ text: String) -> Date? { dates.date(from: text) }
                    }
                }
                """,
                "Items/List/ItemsListScene.swift":
                    "final class ItemsListScene: UIViewController { let label = UILabel() }",
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator {
                    func goBack() { viewController?.dismiss(animated: true, completion: nil) }
                }
                """,
            ]),
        RuleCase(
            "in an extension in another file, a lazy initializer, a default argument, an observer and a closure",
            [
                Contracts.path: Contracts.itemsList,
                worker: """
                final class ItemsListWorker {
                    lazy var numbers = NumberFormatter()
                    var count = 0 { didSet { text = "\\(date.formatted())" } }
                }
                """,
                "Items/List/ItemsListWorker+UI.swift": """
                extension ItemsListWorker {
                    func show(in label: UILabel? = nil) { [1].forEach { _ in label?.addSubview(UILabel()) } }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListWorker+UI.swift:2:25",
                    what:
                        "ItemsListWorker does view with UILabel, and in 2 other places, which is not the work of a Worker",
                    fix: "leave it to the Scene"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:2:24",
                    what:
                        "ItemsListWorker does formatting with NumberFormatter(), and in 1 other place, which is not the work of a Worker",
                    fix: "leave it to the Director"),
            ]),
        RuleCase(
            "a Scene that asks the clock and reads a file",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController {
                    var isLate: Bool { due < Date.now }
                    func load() { _ = try? Data(contentsOf: url) }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:2:35",
                    what: "ItemsListScene does business rule with Date.now, which is not the work of a Scene",
                    fix: "leave it to the Director"),
                .init(
                    place: "Items/List/ItemsListScene.swift:3:28",
                    what: "ItemsListScene does storage with Data(contentsOf:), which is not the work of a Scene",
                    fix: "leave it to the Worker"),
            ]),
        RuleCase(
            "decoding, own methods of tempting names, comments and strings, and types without a role",
            [
                Contracts.path: Contracts.itemsList,
                director: """
                final class ItemsListDirector {
                    // URLSession.shared
                    let presenter: ItemsPresenting
                    let name = "FileManager.default"
                    let items = try? JSONDecoder().decode([String].self, from: data)
                    func open() { presenter.present(items, animated: true); store.write(items) }
                }
                """,
                "Items/ItemsStore.swift":
                    "final class ItemsStore { let files = FileManager.default; let label = UILabel() }",
            ]),
        RuleCase(
            "old Swift: a Navigator that keeps settings and a Worker that segues",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListNavigator.swift": """
                class ItemsListNavigator: NSObject {
                    @objc func gotoDetail() { NSKeyedArchiver.archiveRootObject(self, toFile: "") }
                }
                """,
                worker: """
                class ItemsListWorker: NSObject {
                    @objc func fetchItems() { controller.performSegue(withIdentifier: "Detail", sender: nil) }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListNavigator.swift:2:31",
                    what: "ItemsListNavigator does storage with NSKeyedArchiver, which is not the work of a Navigator",
                    fix: "leave it to the Worker"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:2:42",
                    what:
                        "ItemsListWorker does navigation with controller.performSegue(withIdentifier:sender:), which is not the work of a Worker",
                    fix: "leave it to the Navigator"),
            ]),
    ]

    /// A Presenter that keeps something, in an app that has a DataManager or only its protocol, and in one without.
    static let viper: [RuleCase] = [
        ("", "move it to a store that is passed in"),
        ("protocol ShelfDataManagerInputProtocol {}", "leave it to the DataManager"),
        ("final class ShelfDataManager {}", "leave it to the DataManager"),
    ].map { beside, fix in
        RuleCase(
            "the remedy names only a role that the app has: \(beside.isEmpty ? "none" : beside)",
            [
                "Shelf/ShelfPresenter.swift": """
                final class ShelfPresenter { func hide() { UserDefaults.standard.set(true, forKey: "hidden") } }
                """,
                "Shelf/ShelfData.swift": beside,
            ],
            [
                .init(
                    place: "Shelf/ShelfPresenter.swift:1:44",
                    what: "ShelfPresenter does storage with UserDefaults, which is not the work of a Presenter",
                    fix: fix)
            ])
    }

    @Test("in VIPER", arguments: viper)
    func judgesViper(_ example: RuleCase) throws {
        try example.check(
            "one-concern-a-type", of: .viper,
            why: "what does many things changes for many reasons, and none of them is tested without the others",
            lesson: "01")
    }

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "one-concern-a-type",
            why: "what does many things changes for many reasons, and none of them is tested without the others",
            lesson: "01")
    }
}
