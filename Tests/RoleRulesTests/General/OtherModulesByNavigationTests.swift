import Testing

@Suite("A module names another only where it navigates")
struct OtherModulesByNavigationTests {
    static let add = "Items/Add/ItemsAddContract.swift"
    static let addContract = """
        struct ItemsAddFormUI { let name: String }
        protocol ItemsAdd_DisplayUI: AnyObject { func display(form: ItemsAddFormUI) }
        protocol ItemsAdd_HandleUIEvents: AnyObject { func onSave() }
        protocol ItemsAdd_Delegate: AnyObject { func didAddItem() }
        """
    static let addNavigator = """
        final class ItemsAddNavigator: Navigator {
            static func makeModule(delegate: ItemsAdd_Delegate?) -> UIViewController { ItemsAddScene() }
        }
        """
    static let addScene = "final class ItemsAddScene: UIViewController { static let name = \"Add\" }"

    static let cases: [RuleCase] = [
        RuleCase(
            "a Scene that makes another module's screen its own",
            [
                Contracts.path: Contracts.itemsList, add: addContract, "Items/Add/ItemsAddScene.swift": addScene,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController {
                    func title() -> String { return ItemsAddScene.name }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:2:37",
                    what: "ItemsListScene of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate")
            ]),
        RuleCase(
            "its assembler by the Navigator, its delegate by anyone, its models by both",
            [
                Contracts.path: Contracts.itemsList, add: addContract, "Items/Add/ItemsAddScene.swift": addScene,
                "Items/Add/ItemsAddNavigator.swift": addNavigator,
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator: Navigator {
                    func gotoAdd(delegate: ItemsAdd_Delegate?) { push(ItemsAddNavigator.makeModule(delegate: delegate)) }
                }
                """,
                "Items/List/ItemsListDirector.swift": """
                final class ItemsListDirector { var form: ItemsAddFormUI? }
                extension ItemsListDirector: ItemsAdd_Delegate { func didAddItem() {} }
                """,
            ]),
        RuleCase(
            "a Navigator that names more of it than its assembler",
            [
                Contracts.path: Contracts.itemsList, add: addContract, "Items/Add/ItemsAddScene.swift": addScene,
                "Items/Add/ItemsAddNavigator.swift": addNavigator,
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator: Navigator {
                    func gotoAdd(delegate: ItemsAdd_Delegate?) {
                        let add = ItemsAddNavigator.makeModule(delegate: delegate) as? ItemsAddScene
                        push(add!)
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListNavigator.swift:3:72",
                    what: "ItemsListNavigator of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "let ItemsAddNavigator make it, and ask that")
            ]),
        RuleCase(
            "in a guard, a key path, a default argument, a generic argument and a contract",
            [
                "Items/List/ItemsListContract.swift": """
                protocol ItemsList_Navigate { func gotoAdd(from handler: ItemsAdd_HandleUIEvents) }
                """,
                add: addContract, "Items/Add/ItemsAddScene.swift": addScene,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController {
                    func go(_ name: String = ItemsAddScene.name) {
                        guard presented is ItemsAddScene else { return }
                        print(\\ItemsAddScene.title, "\\(ItemsAddScene.name)")
                    }
                    var all: Array<ItemsAddScene> { [] }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:1:58",
                    what: "ItemsList_Navigate of ItemsList names ItemsAdd_HandleUIEvents, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate"),
                .init(
                    place: "Items/List/ItemsListScene.swift:2:30",
                    what: "ItemsListScene of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate"),
                .init(
                    place: "Items/List/ItemsListScene.swift:3:28",
                    what: "ItemsListScene of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate"),
                .init(
                    place: "Items/List/ItemsListScene.swift:4:16",
                    what: "ItemsListScene of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate"),
                .init(
                    place: "Items/List/ItemsListScene.swift:6:20",
                    what: "ItemsListScene of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate"),
            ]),
        RuleCase(
            "comments, strings, a nested type of the same name, and shared code and the app, which are no modules",
            [
                Contracts.path: Contracts.itemsList, add: addContract, "Items/Add/ItemsAddScene.swift": addScene,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController {
                    // ItemsAddScene
                    let name = "ItemsAddScene"
                    enum ItemsAddScene { static let name = "" }
                    func title() -> String { ItemsAddScene.name }
                }
                """,
                "General/Titles.swift": "enum Titles { static let add = ItemsAddScene.name }",
                "AppDelegate.swift": "class AppDelegate { let title = ItemsAddScene.name }",
            ]),
        RuleCase(
            "in an extension in another file, by old Swift",
            [
                Contracts.path: Contracts.itemsList, add: addContract, "Items/Add/ItemsAddScene.swift": addScene,
                "Items/List/ItemsListScene.swift": "class ItemsListScene: UIViewController {}",
                "Items/List/ItemsListScene+Segues.swift": """
                extension ItemsListScene {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        let add = segue.destination as! ItemsAddScene
                        print(add)
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListScene+Segues.swift:3:41",
                    what: "ItemsListScene of ItemsList names ItemsAddScene, which belongs to ItemsAdd",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate")
            ]),
    ]

    static let viper: [RuleCase] = [
        RuleCase(
            "a Wireframe that makes another module's actors, and a Presenter that knows one",
            [
                "Detail/DetailPresenter.swift": "final class DetailPresenter { var lend: LendPresenter? }",
                "Detail/DetailWireFrame.swift": """
                final class DetailWireFrame {
                    func lend() { push(LendViewController(presenter: LendPresenter())) }
                    func leave() { push(LendWireFrame.makeModule()) }
                }
                """,
                "Lend/LendPresenter.swift": "final class LendPresenter {}",
                "Lend/LendViewController.swift": "final class LendViewController: UIViewController {}",
                "Lend/LendWireFrame.swift": """
                final class LendWireFrame { static func makeModule() -> UIViewController { LendViewController() } }
                """,
            ],
            [
                .init(
                    place: "Detail/DetailPresenter.swift:1:41",
                    what: "DetailPresenter of Detail names LendPresenter, which belongs to Lend",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate"),
                .init(
                    place: "Detail/DetailWireFrame.swift:2:24",
                    what: "DetailWireFrame of Detail names LendViewController, which belongs to Lend",
                    fix: "let LendWireFrame make it, and ask that"),
            ])
    ]

    @Test("in VIPER says who makes the page, and names that architecture's lesson", arguments: viper)
    func judgesViper(_ example: RuleCase) throws {
        try example.check(
            "other-modules-by-navigation", of: .viper,
            why: "a module that is named in one place can be replaced, moved to another app, or built without the rest",
            lesson: "06")
    }

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "other-modules-by-navigation",
            why: "a module that is named in one place can be replaced, moved to another app, or built without the rest")
    }
}
