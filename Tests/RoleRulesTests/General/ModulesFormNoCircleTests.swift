import Testing

@Suite("Modules depend on each other one way")
struct ModulesFormNoCircleTests {
    static func contract(_ module: String) -> String {
        "protocol \(module)_Navigate {}\nprotocol \(module)_Delegate: AnyObject {}"
    }

    static func navigator(_ module: String, _ body: String = "") -> String {
        """
        final class \(module)Navigator: Navigator {
            static func makeModule() -> UIViewController { UIViewController() }
            \(body)
        }
        """
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "two modules that open each other",
            [
                "Items/List/ItemsListContract.swift": contract("ItemsList"),
                "Items/Add/ItemsAddContract.swift": contract("ItemsAdd"),
                "ItemsApp.swift": "struct ItemsApp { let root = ItemsListNavigator.makeModule() }",
                "Items/List/ItemsListNavigator.swift": navigator(
                    "ItemsList", "func gotoAdd() { push(ItemsAddNavigator.makeModule()) }"),
                "Items/Add/ItemsAddNavigator.swift": navigator(
                    "ItemsAdd", "func gotoList() { push(ItemsListNavigator.makeModule()) }"),
            ],
            [
                .init(
                    place: "Items/Add/ItemsAddNavigator.swift:3:28",
                    what: "ItemsAddNavigator leads back to ItemsList: ItemsAdd -> ItemsList -> ItemsAdd",
                    fix: "go back where the user came from, or tell it through a delegate, instead of naming it")
            ]),
        RuleCase(
            "forward by assemblers, back by a delegate",
            [
                "Items/List/ItemsListContract.swift": contract("ItemsList"),
                "Items/Add/ItemsAddContract.swift": contract("ItemsAdd"),
                "Items/List/ItemsListNavigator.swift": navigator(
                    "ItemsList", "func gotoAdd(_ news: ItemsAdd_Delegate) { push(ItemsAddNavigator.makeModule()) }"),
                "Items/Add/ItemsAddNavigator.swift": navigator(
                    "ItemsAdd", "weak var list: ItemsList_Delegate?\nfunc goBack() { pop() }"),
            ]),
        RuleCase(
            "three modules in a circle, closed in an extension in another file",
            [
                "Items/List/ItemsListContract.swift": contract("ItemsList"),
                "Items/Add/ItemsAddContract.swift": contract("ItemsAdd"),
                "Items/Help/ItemsHelpContract.swift": contract("ItemsHelp"),
                "ItemsApp.swift": "struct ItemsApp { let root = ItemsListNavigator.makeModule() }",
                "Items/List/ItemsListNavigator.swift": navigator(
                    "ItemsList", "func gotoAdd() { push(ItemsAddNavigator.makeModule()) }"),
                "Items/Add/ItemsAddNavigator.swift": navigator(
                    "ItemsAdd", "func gotoHelp() { push(ItemsHelpNavigator.makeModule()) }"),
                "Items/Help/ItemsHelpNavigator.swift": navigator("ItemsHelp"),
                "Items/Help/ItemsHelpNavigator+List.swift": """
                extension ItemsHelpNavigator {
                    var list: UIViewController { return ItemsListNavigator.makeModule() }
                }
                """,
            ],
            [
                .init(
                    place: "Items/Help/ItemsHelpNavigator+List.swift:2:41",
                    what: "ItemsHelpNavigator leads back to ItemsList: ItemsHelp -> ItemsList -> ItemsAdd -> ItemsHelp",
                    fix: "go back where the user came from, or tell it through a delegate, instead of naming it")
            ]),
        RuleCase(
            "closed only by a Scene that names what it may not",
            [
                "Items/List/ItemsListContract.swift": contract("ItemsList"),
                "Items/Add/ItemsAddContract.swift": contract("ItemsAdd"),
                "Items/List/ItemsListNavigator.swift": navigator(
                    "ItemsList", "func gotoAdd() { push(ItemsAddNavigator.makeModule()) }"),
                "Items/Add/ItemsAddNavigator.swift": navigator("ItemsAdd"),
                "Items/Add/ItemsAddScene.swift": """
                final class ItemsAddScene: UIViewController { let list: ItemsListNavigator? = nil }
                """,
            ],
            [
                .init(
                    place: "Items/Add/ItemsAddScene.swift:1:57",
                    what: "ItemsAddScene leads back to ItemsList: ItemsAdd -> ItemsList -> ItemsAdd",
                    fix: "go back where the user came from, or tell it through a delegate, instead of naming it")
            ]),
        RuleCase(
            "models that both use, whoever declares them, comments and strings",
            [
                "Items/List/ItemsListContract.swift": contract("ItemsList") + "\nstruct ItemsListRow {}",
                "Items/Add/ItemsAddContract.swift": contract("ItemsAdd"),
                "Items/List/ItemsListNavigator.swift": navigator(
                    "ItemsList", "func gotoAdd() { push(ItemsAddNavigator.makeModule()) }"),
                "Items/Add/ItemsAddNavigator.swift": navigator(
                    "ItemsAdd", "let row: ItemsListRow // ItemsListNavigator\nlet name = \"ItemsListNavigator\""),
            ]),
        RuleCase(
            "old Swift: wireframes that present each other",
            [
                "Items/List/ItemsListContract.swift": contract("ItemsList"),
                "Items/Add/ItemsAddContract.swift": contract("ItemsAdd"),
                "Items/List/ItemsListNavigator.swift": """
                class ItemsListNavigator: NSObject {
                    @objc class func makeModule() -> UIViewController { return UIViewController() }
                    @objc func gotoAdd() { let next = ItemsAddNavigator.makeModule(); show(next, sender: nil) }
                }
                """,
                "Items/Add/ItemsAddNavigator.swift": """
                class ItemsAddNavigator: NSObject {
                    @objc class func makeModule() -> UIViewController { return UIViewController() }
                    @objc func gotoList() { let next = ItemsListNavigator.makeModule(); show(next, sender: nil) }
                }
                """,
            ],
            [
                .init(
                    place: "Items/Add/ItemsAddNavigator.swift:3:40",
                    what: "ItemsAddNavigator leads back to ItemsList: ItemsAdd -> ItemsList -> ItemsAdd",
                    fix: "go back where the user came from, or tell it through a delegate, instead of naming it")
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "modules-form-no-circle",
            why: "modules in a circle are one module: none can be built, tested or reused without all")
    }
}
