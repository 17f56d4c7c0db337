import Testing

@Suite("An actor conforms to each of its roles in an extension of its own")
struct RolesInExtensionsTests {
    static let path = "Items/List/ItemsListDirector.swift"

    static let cases: [RuleCase] = [
        RuleCase(
            "two roles in the class declaration",
            [
                Contracts.path: Contracts.itemsList,
                path: """
                final class ItemsListDirector: ItemsList_HandleUIEvents, ItemsList_PresentData {}
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:1:32",
                    what: "ItemsListDirector conforms to ItemsList_HandleUIEvents where the class is declared",
                    fix: "conform in `extension ItemsListDirector: ItemsList_HandleUIEvents`, which does nothing else"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:1:58",
                    what: "ItemsListDirector conforms to ItemsList_PresentData where the class is declared",
                    fix: "conform in `extension ItemsListDirector: ItemsList_PresentData`, which does nothing else"),
            ]),
        RuleCase(
            "one extension a role, and a superclass and a delegate of UIKit in the class declaration",
            [
                Contracts.path: Contracts.itemsList,
                path: """
                final class ItemsListDirector: NSObject, UITextFieldDelegate {}
                extension ItemsListDirector: ItemsList_HandleUIEvents { func onUIReady() {} }
                extension ItemsListDirector: ItemsList_PresentData { func present(items: [Item]) {} }
                extension ItemsListDirector: ItemsAdd_Delegate { func didAddItem() {} }
                """,
            ]),
        RuleCase(
            "two roles in one extension in another file, a delegate among them",
            [
                Contracts.path: Contracts.itemsList,
                path: "final class ItemsListDirector {}",
                "Items/List/ItemsListDirector+Roles.swift": """
                extension ItemsListDirector: ItemsList_HandleUIEvents, Sendable, ItemsAdd_Delegate {}
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector+Roles.swift:1:66",
                    what:
                        "one extension of ItemsListDirector conforms to ItemsList_HandleUIEvents and to ItemsAdd_Delegate",
                    fix: "conform in `extension ItemsListDirector: ItemsAdd_Delegate`, which does nothing else")
            ]),
        RuleCase(
            "behind a composition, a typealias, an attribute and a branch of #if",
            [
                Contracts.path: Contracts.itemsList,
                "General/Aliases.swift": "typealias ListRoles = ItemsList_HandleUIEvents & ItemsList_PresentData",
                path: """
                final class ItemsListDirector: ListRoles {}
                #if DEBUG
                extension ItemsListDirector: @preconcurrency ItemsList_ManageData & ItemsList_Navigate {}
                #endif
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:1:32",
                    what: "ItemsListDirector conforms to ItemsList_HandleUIEvents where the class is declared",
                    fix: "conform in `extension ItemsListDirector: ItemsList_HandleUIEvents`, which does nothing else"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:1:32",
                    what: "ItemsListDirector conforms to ItemsList_PresentData where the class is declared",
                    fix: "conform in `extension ItemsListDirector: ItemsList_PresentData`, which does nothing else"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:3:30",
                    what:
                        "one extension of ItemsListDirector conforms to ItemsList_ManageData and to ItemsList_Navigate",
                    fix: "conform in `extension ItemsListDirector: ItemsList_Navigate`, which does nothing else"),
            ]),
        RuleCase(
            "a generic base class named by a role, a comment and a string",
            [
                Contracts.path: Contracts.itemsList,
                "General/BaseScene.swift": "class BaseScene<Events>: UIViewController {}",
                "Items/List/ItemsListScene.swift": """
                // class ItemsListScene: ItemsList_DisplayUI
                final class ItemsListScene: BaseScene<ItemsList_HandleUIEvents> {
                    let role = "ItemsListScene: ItemsList_DisplayUI"
                }
                extension ItemsListScene: ItemsList_DisplayUI {}
                """,
            ]),
        RuleCase(
            "old Swift: a Scene of NSObject's family with its role at the class",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListScene.swift": """
                @objc class ItemsListScene: UITableViewController, ItemsList_DisplayUI {
                    @IBAction func add(_ sender: Any) {}
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:1:52",
                    what: "ItemsListScene conforms to ItemsList_DisplayUI where the class is declared",
                    fix: "conform in `extension ItemsListScene: ItemsList_DisplayUI`, which does nothing else")
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "roles-in-extensions",
            why: "the class then holds references and state, and each extension is one role, read beside its contract")
    }
}
