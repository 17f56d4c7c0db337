extension RoleMethodsHaveCallersTests {
    /// Methods of one name.
    static let overloads: [RuleCase] = [
        RuleCase(
            "overloads are told apart by their labels",
            [
                path: contract("func display(_ text: String)\nfunc display(_ text: String, animated: Bool)"),
                director: """
                final class ItemsListDirector {
                    weak var ui: ItemsList_DisplayUI?
                    func go() { ui?.display("Hello", animated: true) }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:6",
                    what: "nobody calls display(_:) of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role")
            ]),
        RuleCase(
            "an overload that its actor calls on itself isn't the one that nobody calls",
            [
                path: contract(
                    "func close()\nfunc close(animated: Bool)\nfunc hide()\nfunc hide(animated: Bool)"),
                director: """
                final class ItemsListDirector {
                    weak var ui: ItemsList_DisplayUI?
                    func go() { ui?.close(animated: false) }
                }
                """,
                "Items/List/ItemsListScene.swift": """
                final class ItemsListScene: UIViewController, ItemsList_DisplayUI {
                    func close() { close(animated: true) }
                    func close(animated: Bool) {}
                    func hide() { self.hide(animated: true) }
                    func hide(animated: Bool) {}
                }
                """,
            ],
            [
                .init(
                    place: "\(path):2:6", what: "nobody calls close() of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role"),
                .init(
                    place: "\(path):4:6", what: "nobody calls hide() of ItemsList_DisplayUI",
                    fix: "call it where it is meant to happen, or take it out of the role"),
                .init(
                    place: "\(path):5:6",
                    what: "only ItemsListScene itself calls hide(animated:) of ItemsList_DisplayUI",
                    fix: "take it out of the protocol, and make it private: nobody else asks for it"),
            ]),
    ]
}
