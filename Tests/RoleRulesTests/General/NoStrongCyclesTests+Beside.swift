extension NoStrongCyclesTests {
    /// Circles through actors that are in another circle, which a reference back closes.
    static let besideReferencesBack: [RuleCase] = [
        RuleCase(
            "beside a reference back, a closure that captures who keeps it is a finding of its own",
            [
                Contracts.path: roles, scenePath: scene,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents {
                    var ui: ItemsList_DisplayUI?
                    var onChange: (() -> Void)?
                    func start() { onChange = { self.start() } }
                }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:2:9",
                    what:
                        "ItemsListDirector holds ui strongly, in a circle that is never freed: ItemsListDirector.ui -> ItemsListScene.eventsHandler -> ItemsListDirector",
                    fix: "declare it `weak var ui: ItemsList_DisplayUI?`"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:4:31",
                    what:
                        "ItemsListDirector keeps a closure that captures it strongly, in a circle that is never freed: ItemsListDirector.onChange -> ItemsListDirector",
                    fix: "capture it weakly: `{ [weak self] ... in }`"),
            ])
    ]
}
