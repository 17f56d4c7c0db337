import Testing

@Suite("A file that gets longer than 200 lines goes on in a new one")
struct NewFileAfter200LinesTests {
    static func scene(_ lines: Int) -> String {
        "final class ItemsListScene: UIViewController {" + String(repeating: "\n", count: lines - 1) + "}"
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "a Scene of 201 lines",
            [Contracts.path: Contracts.itemsList, "Items/List/ItemsListScene.swift": scene(201)],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:1:1",
                    what: "ItemsListScene.swift has 201 lines, 201 of them in ItemsListScene, and 200 are enough",
                    fix:
                        "move an extension to a file of its own, such as ItemsListSceneTable.swift beside ItemsListScene.swift"
                )
            ]),
        RuleCase(
            "a Scene of 200 lines, and its table beside it",
            [
                Contracts.path: Contracts.itemsList, "Items/List/ItemsListScene.swift": scene(200),
                "Items/List/ItemsListSceneTable.swift": "extension ItemsListScene: UITableViewDataSource {}",
            ]),
        RuleCase(
            "an extension in a file of its own that is too long again",
            [
                Contracts.path: Contracts.itemsList, "Items/List/ItemsListScene.swift": scene(10),
                "Items/List/ItemsListSceneTable.swift": "extension ItemsListScene {"
                    + String(repeating: "\n", count: 220) + "}",
            ],
            [
                .init(
                    place: "Items/List/ItemsListSceneTable.swift:1:1",
                    what:
                        "ItemsListSceneTable.swift has 221 lines, 221 of them in an extension of ItemsListScene, and 200 are enough",
                    fix:
                        "move an extension to a file of its own, such as ItemsListSceneTable.swift beside ItemsListScene.swift"
                )
            ]),
        RuleCase(
            "a model outside of modules",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Item.swift": "struct Item {" + String(repeating: "\n", count: 250) + "}",
            ],
            [
                .init(
                    place: "Items/Item.swift:1:1",
                    what: "Item.swift has 251 lines, 251 of them in Item, and 200 are enough",
                    fix:
                        "move an extension to a file of its own, such as ItemsListSceneTable.swift beside ItemsListScene.swift"
                )
            ]),
        RuleCase(
            "a generated file may be long",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Strings.generated.swift": "enum Strings {" + String(repeating: "\n", count: 250) + "}",
            ]),
        RuleCase(
            "old Swift: a storyboard's Scene of 240 lines",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListScene.swift": "@objc class ItemsListScene: UITableViewController {"
                    + String(repeating: "    @IBAction func tapped(_ sender: Any) {}\n", count: 239) + "}",
            ],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:1:1",
                    what: "ItemsListScene.swift has 240 lines, 240 of them in ItemsListScene, and 200 are enough",
                    fix:
                        "move an extension to a file of its own, such as ItemsListSceneTable.swift beside ItemsListScene.swift"
                )
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "new-file-after-200-lines",
            why: "an actor is read role by role, and a role that fits on a few screens is read to its end")
    }
}
