import Testing

@Suite("Navigation is in Navigators")
struct NavigationInNavigatorsTests {
    static let scene = "Items/List/ItemsListScene.swift"
    static let director = "Items/List/ItemsListDirector.swift"
    static let fix = "ask for it by a go... method of ItemsList_Navigate, and do it in ItemsListNavigator"

    static let cases: [RuleCase] = [
        RuleCase(
            "a Scene that pushes, presents and dismisses",
            [
                Contracts.path: Contracts.itemsList,
                scene: """
                final class ItemsListScene: UIViewController {
                    func detail() { navigationController?.pushViewController(DetailScene(), animated: true) }
                    func add() { present(AddScene(), animated: true, completion: nil) }
                    func close() { self.dismiss(animated: true) }
                }
                """,
            ],
            [
                .init(
                    place: "\(scene):2:43", what: "ItemsListScene calls pushViewController, which is navigation",
                    fix: fix),
                .init(
                    place: "\(scene):3:18", what: "ItemsListScene calls present(_:animated:), which is navigation",
                    fix: fix),
                .init(
                    place: "\(scene):4:25", what: "ItemsListScene calls dismiss(animated:), which is navigation",
                    fix: fix),
            ]),
        RuleCase(
            "Navigators, the shared base and the app's entry",
            [
                Contracts.path: Contracts.itemsList,
                "General/Navigator.swift": """
                class Navigator {
                    weak var viewController: UIViewController?
                    func pop() { viewController?.navigationController?.popViewController(animated: true) }
                }
                """,
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator: Navigator {
                    func gotoWeb() { UIApplication.shared.open(url) }
                }
                """,
                "ItemsApp.swift": """
                public enum ItemsApp { static func launch() { window.rootViewController = root } }
                """,
            ]),
        RuleCase(
            "a window's root, a stack, a URL and an unapplied method, deep in closures",
            [
                Contracts.path: Contracts.itemsList,
                director: """
                final class ItemsListDirector {
                    func onUIReady() {
                        queue.async { [weak self] in
                            self?.window?.rootViewController = next
                            stack.viewControllers = [next]
                            UIApplication.shared.open(url, options: [:])
                            let push = stack.pushViewController
                        }
                    }
                }
                """,
            ],
            [
                .init(
                    place: "\(director):4:27", what: "ItemsListDirector sets rootViewController, which is navigation",
                    fix: fix),
                .init(
                    place: "\(director):5:19", what: "ItemsListDirector sets viewControllers, which is navigation",
                    fix: fix),
                .init(
                    place: "\(director):6:34",
                    what: "ItemsListDirector opens a URL outside of the app, which is navigation", fix: fix),
                .init(
                    place: "\(director):7:30", what: "ItemsListDirector calls pushViewController, which is navigation",
                    fix: fix),
            ]),
        RuleCase(
            "an extension in another file, and one of UIKit's own class",
            [
                Contracts.path: Contracts.itemsList,
                scene: "final class ItemsListScene: UIViewController {}",
                "Items/List/ItemsListSceneTable.swift": """
                extension ItemsListScene { func select() { show(next, sender: nil) } }
                """,
                "General/Closing.swift": "extension UIViewController { func close() { dismiss(animated: true) } }",
            ],
            [
                .init(
                    place: "General/Closing.swift:1:45",
                    what: "the extension of UIViewController calls dismiss(animated:), which is navigation",
                    fix: "ask for it by a go... method of the module's Navigate role, and do it in the Navigator"),
                .init(
                    place: "Items/List/ItemsListSceneTable.swift:1:44",
                    what: "ItemsListScene calls show(_:sender:), which is navigation", fix: fix),
            ]),
        RuleCase(
            "an extension of UIKit's class in a Navigator's file, whose methods anybody can call",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListNavigator.swift": """
                final class ItemsListNavigator: ItemsList_Navigate {
                    weak var viewController: UIViewController?
                    func gotoDetail() { viewController?.push(DetailScene()) }
                }

                extension UIViewController {
                    func push(_ screen: UIViewController) {
                        navigationController?.pushViewController(screen, animated: true)
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListNavigator.swift:8:31",
                    what: "the extension of UIViewController calls pushViewController, which is navigation",
                    fix: "make it a method of ItemsListNavigator, so that nothing else can navigate by it")
            ]),
        RuleCase(
            "alerts that wait for their turn go nowhere, and screens that wait do",
            [
                Contracts.path: Contracts.itemsList,
                scene: """
                final class ItemsListScene: UIViewController {
                    private var alerts: [UIAlertController] = []
                    private var pages: [UIViewController] = []
                    func show(_ alert: UIAlertController) {
                        alerts.append(alert)
                        if alerts.count == 1 { present(alerts[0], animated: true) }
                    }
                    func showNext() {
                        if let next = alerts.first { present(next, animated: true) }
                        if let page = pages.first { present(page, animated: true) }
                        present(alerts.removeFirst(), animated: true)
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListScene.swift:10:37",
                    what: "ItemsListScene calls present(_:animated:), which is navigation",
                    fix: "ask for it by a go... method of ItemsList_Navigate, and do it in ItemsListNavigator")
            ]),
        RuleCase(
            "messages to actors, alerts, reading a root, comments and strings are tempting and right",
            [
                Contracts.path: Contracts.itemsList,
                "General/Navigator.swift": "class Navigator { func dismiss(animated: Bool) {} }",
                "General/Banner.swift": "final class Banner { func present(_ text: String, animated: Bool) {} }",
                scene: """
                final class ItemsListScene: UIViewController {
                    let banner = Banner()
                    var navigator: Navigator!
                    // dismiss(animated: true)
                    func displayError() {
                        let alert = UIAlertController(title: "pushViewController", message: nil)
                        present(alert, animated: true)
                        present(UIAlertController(title: "Done"), animated: true)
                        banner.present("Done", animated: true)
                        navigator.dismiss(animated: true)
                        if window.rootViewController == self {}
                    }
                }
                """,
                "Items/List/ItemsListWorker.swift": """
                final class ItemsListWorker {
                    weak var presenter: ItemsList_PresentData!
                    func fetchItems() { presenter.present(items: []); file.open() }
                }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "navigation-in-navigators", why: "where the app goes is then read in one place, and tested with a spy")
    }
}
