import Testing

@Suite("Verbs follow roles")
struct VerbsFollowRolesTests {
    static let path = "Items/List/ItemsListContract.swift"

    static func wrong(_ line: Int, _ column: Int, _ what: String, _ fix: String) -> RuleCase.Diagnostic {
        .init(place: "\(path):\(line):\(column)", what: what, fix: fix)
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "every role with a verb of its own making",
            [
                path: """
                protocol ItemsList_DisplayUI: AnyObject { func toggle(loading: Bool) }
                protocol ItemsList_HandleUIEvents { func deleteAll() }
                protocol ItemsList_PresentData: AnyObject { func showError() }
                protocol ItemsList_Navigate { func navigateToDetail(for item: Item) }
                protocol ItemsList_Delegate: AnyObject { func reload() }
                protocol ItemsList_ManageData { func presentItems() }
                """
            ],
            [
                wrong(
                    1, 48,
                    "ItemsList_DisplayUI asks for toggle(loading:), and a method of DisplayUI begins with display",
                    "give it a name such as display(loading:)"),
                wrong(
                    2, 42,
                    "ItemsList_HandleUIEvents asks for deleteAll(), and a method of HandleUIEvents begins with on",
                    "give it a name such as onDeleteAll"),
                wrong(
                    3, 50,
                    "ItemsList_PresentData asks for showError(), and a method of PresentData begins with present",
                    "give it a name such as presentError"),
                wrong(
                    4, 36,
                    "ItemsList_Navigate asks for navigateToDetail(for:), and a method of Navigate begins with go",
                    "give it a name such as gotoDetail"),
                wrong(
                    5, 47,
                    "ItemsList_Delegate asks for reload(), and a method of Delegate says what did happen",
                    "give it a name such as itemDidCreate()"),
                wrong(
                    6, 38,
                    "ItemsList_ManageData asks for presentItems(), and a method of ManageData is no other role's verb",
                    "give it a name such as fetchItems()"),
            ]),
        RuleCase(
            "the verbs of all roles",
            [
                path: """
                protocol ItemsList_DisplayUI: AnyObject { func display(loading: Bool); func displayError() }
                protocol ItemsList_HandleUIEvents { func onUIReady() }
                protocol ItemsList_ManageData { func fetchItems(); func add(item: Item) }
                protocol ItemsList_PresentData: AnyObject { func present(items: [Item]) }
                protocol ItemsList_Navigate { func goBack(); func gotoDetail(for item: Item); func go(to page: Int) }
                protocol ItemsList_Delegate: AnyObject { func itemDidCreate(); func didAddItem() }
                """
            ]),
        RuleCase(
            "words that only begin like the verb",
            [
                path: """
                protocol ItemsList_HandleUIEvents { func once(); func online() }
                protocol ItemsList_Navigate { func google() }
                """
            ],
            [
                wrong(
                    1, 42, "ItemsList_HandleUIEvents asks for once(), and a method of HandleUIEvents begins with on",
                    "give it a name such as onOnce"),
                wrong(
                    1, 55, "ItemsList_HandleUIEvents asks for online(), and a method of HandleUIEvents begins with on",
                    "give it a name such as onOnline"),
                wrong(
                    2, 36, "ItemsList_Navigate asks for google(), and a method of Navigate begins with go",
                    "give it a name such as gotoGoogle"),
            ]),
        RuleCase(
            "what an extension in another file adds to the role",
            [
                path: "protocol ItemsList_DisplayUI: AnyObject { func displayError() }",
                "General/Displaying.swift": """
                extension ItemsList_DisplayUI {
                    func showTwice() { displayError(); again() }
                    private func again() { displayError() }
                }
                """,
            ],
            [
                .init(
                    place: "General/Displaying.swift:2:10",
                    what: "ItemsList_DisplayUI asks for showTwice(), and a method of DisplayUI begins with display",
                    fix: "give it a name such as displayTwice")
            ]),
        RuleCase(
            "methods of actors and of other protocols are tempting and right",
            [
                path: "protocol ItemsList_DisplayUI: AnyObject { var isReady: Bool { get } }",
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: ItemsList_DisplayUI {
                    func toggle() {}  // func show()
                }
                protocol Refreshing { func refresh() }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "verbs-follow-roles", why: "the verb alone tells which way a message goes, wherever the call stands")
    }
}
