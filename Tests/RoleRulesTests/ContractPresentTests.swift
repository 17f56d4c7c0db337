import Testing

@Suite("Every module has its contract")
struct ContractPresentTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a module of actors without a contract",
            ["Items/List/ItemsListScene.swift": "final class ItemsListScene {}"],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:1:13", what: "the module ItemsList has no contract",
                    fix: "declare its role protocols in Items/List/ItemsListContract.swift")
            ]),
        RuleCase(
            "a contract and its actors are right",
            [
                "Items/List/ItemsListContract.swift": """
                protocol ItemsList_DisplayUI: AnyObject { func display(loading: Bool) }
                protocol ItemsList_HandleUIEvents { func onUIReady() }
                """,
                "Items/List/ItemsListScene.swift": "final class ItemsListScene {}",
            ]),
        RuleCase(
            "protocols by other names, one for another module",
            [
                "Items/List/ItemsListContract.swift": """
                protocol ItemList_DisplayUI: AnyObject {}
                protocol ItemsList_UIEventsHandler {}
                protocol ItemsListNavigating {}
                """
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:1:10",
                    what: "ItemList_DisplayUI in the contract of ItemsList is not named ItemsList_<Role>",
                    fix: "call it ItemsList_DisplayUI"),
                .init(
                    place: "Items/List/ItemsListContract.swift:2:10",
                    what: "ItemsList_UIEventsHandler in the contract of ItemsList is not named ItemsList_<Role>",
                    fix: "call it ItemsList_ and one of "
                        + "DisplayUI, HandleUIEvents, ManageData, PresentData, Navigate, Delegate"),
                .init(
                    place: "Items/List/ItemsListContract.swift:3:10",
                    what: "ItemsListNavigating in the contract of ItemsList is not named ItemsList_<Role>",
                    fix: "call it ItemsList_ and one of "
                        + "DisplayUI, HandleUIEvents, ManageData, PresentData, Navigate, Delegate"),
            ]),
        RuleCase(
            "a role hidden in an actor's file, and an underscore where none belongs",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Items/List/ItemsListWorker.swift": """
                final class ItemsListWorker {
                    struct Cached_Items {}
                }
                #if DEBUG
                protocol ItemsList_ManageData {}
                #endif
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListWorker.swift:2:12",
                    what: "ItemsListWorker.Cached_Items has an underscore in its name, which only role protocols have",
                    fix: "call it CachedItems"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:5:10",
                    what: "ItemsList_ManageData is declared outside of its contract",
                    fix: "move it to ItemsListContract.swift"),
            ]),
        RuleCase(
            "a contract that declares nothing",
            ["Items/List/ItemsListContract.swift": "// protocol ItemsList_DisplayUI {}"],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:1:1", what: "ItemsListContract.swift declares no role",
                    fix: "declare the protocols that the actors of ItemsList implement, such as ItemsList_DisplayUI")
            ]),
        RuleCase(
            "a plain view controller among modules",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Items/Help/HelpViewController.swift": "final class HelpViewController: UIViewController {}",
            ],
            [
                .init(
                    place: "Items/Help/HelpViewController.swift:1:13",
                    what: "HelpViewController is a screen of no module: it has no contract",
                    fix: "make it the module Help, with HelpContract.swift and its actors")
            ]),
        RuleCase(
            "a greeting in a folder of its own or of what is general, and a container of pages",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Modules/General/WelcomeViewController.swift": "final class WelcomeViewController: UIViewController {}",
                "Welcome/Parts/HelloViewController.swift": "final class HelloViewController: UIViewController {}",
                "General/TabsController.swift": "final class TabsController: UITabBarController {}",
            ],
            [
                .init(
                    place: "Modules/General/WelcomeViewController.swift:1:13",
                    what: "WelcomeViewController is a screen of no module: it has no contract",
                    fix: "make it the module Welcome, with WelcomeContract.swift and its actors"),
                .init(
                    place: "Welcome/Parts/HelloViewController.swift:1:13",
                    what: "HelloViewController is a screen of no module: it has no contract",
                    fix: "make it the module Hello, with HelloContract.swift and its actors"),
            ]),
        RuleCase(
            "two copies of an app, read at once",
            [
                "One/Sources/Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
                "Two/Sources/Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
            ]),
        RuleCase(
            "a shared base screen, a model and a display model in the contract are tempting and right",
            [
                "General/BaseViewController.swift": "class BaseViewController: UIViewController {}",
                "General/BaseScene.swift": "class BaseScene: BaseViewController {}",
                "Items/List/ItemsListScene.swift": "final class ItemsListScene: BaseScene {}",
                "Items/Item.swift": "struct Item { let name: String }",
                "Items/List/ItemsListContract.swift": """
                struct ItemUI { let name: String }
                protocol ItemsList_DisplayUI: AnyObject {}
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "contract-present",
            why: "a contract says what a module does before any code does it, "
                + "and everybody finds it under one name")
    }
}
