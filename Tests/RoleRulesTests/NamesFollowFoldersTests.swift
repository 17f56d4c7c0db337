import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("Names follow folders")
struct NamesFollowFoldersTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an actor and a contract without the group's name",
            [
                "Items/List/ListContract.swift": "protocol List_DisplayUI: AnyObject {}",
                "Items/List/ListDirector.swift": "final class ListDirector {}",
            ],
            [
                .init(
                    place: "Items/List/ListContract.swift:1:1",
                    what: "ListContract.swift in Items/List does not begin with ItemsList",
                    fix: "call it ItemsListContract.swift"),
                .init(
                    place: "Items/List/ListDirector.swift:1:13",
                    what: "ListDirector in Items/List does not begin with ItemsList",
                    fix: "call it ItemsListDirector, and its file ItemsListDirector.swift"),
            ]),
        RuleCase(
            "names by folders, with a folder for the actor or below Modules",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Items/List/Director/ItemsListDirector.swift": "final class ItemsListDirector {}",
                "MyApp/Modules/Items/Add/ItemsAddScene.swift": "final class ItemsAddScene {}",
            ]),
        RuleCase(
            "two actors in one file, one of them behind another's name",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Items/List/ItemsListDirector.swift": """
                final class ItemsListDirector {}
                final class ItemsListWorker {}
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:2:13",
                    what: "ItemsListWorker is declared in ItemsListDirector.swift",
                    fix: "move it to a file ItemsListWorker.swift")
            ]),
        RuleCase(
            "an actor known only by what it conforms to, in an extension in another file",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_ManageData {}",
                "Items/List/ItemsListFetcher.swift": "final class ItemsListFetcher {}",
                "Items/List/ItemsListFetcher+Data.swift": "extension ItemsListFetcher: ItemsList_ManageData {}",
            ],
            [
                .init(
                    place: "Items/List/ItemsListFetcher.swift:1:13",
                    what: "ItemsListFetcher is the Worker of ItemsList and is not called so",
                    fix: "call it ItemsListWorker, and its file ItemsListWorker.swift")
            ]),
        RuleCase(
            "models and stores of the group, cells, extensions and the shared base are tempting and right",
            [
                "Items/Item.swift": "struct Item {}",
                "Items/ItemsStore.swift": "final class ItemsStore {}",
                "General/Navigator.swift": "class Navigator {}",
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
                "Items/List/ItemsListSceneTable.swift": "extension ItemsListScene: UITableViewDataSource {}",
                "Items/List/ItemCell.swift": "final class ItemCell: UITableViewCell {}",
            ]),
        RuleCase(
            "a folder inside of a module",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Items/List/Logic/ItemsListDirector.swift": "final class ItemsListDirector {}",
            ]),
        RuleCase(
            "an extension belongs to the copy of the app in whose folder it lies",
            [
                "One/Sources/List/ListContract.swift": "protocol List_ManageData {}",
                "One/Sources/List/ListFetcher.swift": "final class ListFetcher {}",
                "One/Sources/List/ListFetcher+Data.swift": "extension ListFetcher: List_ManageData {}",
                "Two/Sources/List/ListFetcher.swift": "final class ListFetcher {}",
            ],
            [
                .init(
                    place: "One/Sources/List/ListFetcher.swift:1:13",
                    what: "ListFetcher is the Worker of List and is not called so",
                    fix: "call it ListWorker, and its file ListWorker.swift")
            ]),
        RuleCase(
            "the app's own folder gives its name to no module",
            [
                "Shop/Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Shop/Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_DisplayUI: AnyObject {}",
            ]),
        RuleCase(
            "nor does it to the first module of an app",
            [
                "Sources/Shop/Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Sources/Shop/Items/List/ItemsListDirector.swift": "final class ItemsListDirector {}",
                "Sources/Shop/Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "names-follow-folders",
            why: "if you know the page and the actor, you know the file's name, in every project")
    }

    /// The linted folder, the current folder, the files, and the expected findings.
    static let groups: [(linted: String, inside: String, files: [String], expected: [String])] = [
        ("Sources/Items", "", ["Sources/Items/List/ItemsListDirector", "Sources/Items/Add/ItemsAddDirector"], []),
        ("Sources/Shop/Items/List", "", ["Sources/Shop/Items/List/ItemsListDirector"], []),
        (".", "Sources/Items", ["Sources/Items/List/ItemsListDirector", "Sources/Items/Add/ItemsAddDirector"], []),
        (
            "Sources/Items", "", ["Sources/Items/List/ListDirector", "Sources/Items/Add/ItemsAddDirector"],
            ["ListDirector in Items/List does not begin with ItemsList"]
        ),
        ("Sources/Shop", "", ["Sources/Shop/Cart/List/CartListDirector", "Sources/Shop/Welcome/WelcomeDirector"], []),
        (
            "Sources/Shop", "", ["Sources/Shop/Cart/List/ListDirector", "Sources/Shop/Welcome/WelcomeDirector"],
            ["ListDirector in Cart/List does not begin with CartList"]
        ),
        ("Items", "", ["Items/Modules/List/ListDirector", "Items/Modules/Add/AddDirector"], []),
        (
            ".", "Sources/Items", ["Sources/Items/List/ItemsListDirector", "Sources/Items/Add/OtherDirector"],
            [
                "OtherDirector in Add does not begin with Add",
                "ItemsListDirector in List does not begin with List",
            ]
        ),
    ]

    @Test("counts the folder that was linted if it is a group", arguments: groups)
    func lintedGroup(_ linted: String, _ inside: String, _ files: [String], _ expected: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appendingPathComponent(file + ".swift")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("final class \(url.deletingPathExtension().lastPathComponent) {}".utf8).write(to: url)
        }
        let base = folder.appendingPathComponent(inside)
        let sources = try Sources(at: base.appendingPathComponent(linted), relativeTo: base)
        #expect(try sources.violations(of: .viperS, rules: ["names-follow-folders"]).map(\.what) == expected)
    }
}
