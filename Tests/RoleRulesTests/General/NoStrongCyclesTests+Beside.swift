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
            ]),
        RuleCase(
            "beside a reference back, a helper without a role that keeps its Director is a finding of its own",
            [
                Contracts.path: roles, scenePath: scene,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents, ClockOwner {
                    var ui: ItemsList_DisplayUI?
                    var clock: Clock?
                    var bell: Bell?
                    var quiet: QuietClock?
                }
                """,
                "General/Clock.swift": """
                protocol ClockOwner: AnyObject {}
                final class Clock { var owner: ClockOwner? }
                final class Bell { var ringing: ClockOwner? }
                final class QuietClock { weak var owner: ClockOwner? }
                """,
            ],
            [
                .init(
                    place: "General/Clock.swift:2:25",
                    what:
                        "Clock holds owner strongly, in a circle that is never freed: Clock.owner -> ItemsListDirector.clock -> Clock",
                    fix: "declare it `weak var owner: ClockOwner?`"),
                .init(
                    place: "General/Clock.swift:3:24",
                    what:
                        "Bell holds ringing strongly, in a circle that is never freed: Bell.ringing -> ItemsListDirector.bell -> Bell",
                    fix: "declare it `weak var ringing: ClockOwner?`"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:2:9",
                    what:
                        "ItemsListDirector holds ui strongly, in a circle that is never freed: ItemsListDirector.ui -> ItemsListScene.eventsHandler -> ItemsListDirector",
                    fix: "declare it `weak var ui: ItemsList_DisplayUI?`"),
            ]),
        RuleCase(
            "two helpers without a role are two findings, and a line of them that leads back once is one",
            [
                Contracts.path: roles,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents {
                    var first: First?
                    var second: Second?
                }
                final class First { var director: ItemsListDirector? }
                final class Second { var third: Third? }
                final class Third { var fourth: Fourth? }
                final class Fourth { var director: ItemsListDirector? }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:5:25",
                    what:
                        "First holds director strongly, in a circle that is never freed: First.director -> ItemsListDirector.first -> First",
                    fix: "declare it `weak var director: ItemsListDirector?`"),
                .init(
                    place: "Items/List/ItemsListDirector.swift:8:26",
                    what:
                        "Fourth holds director strongly, in a circle that is never freed: Fourth.director -> ItemsListDirector.second -> Second.third -> Third.fourth -> Fourth",
                    fix: "declare it `weak var director: ItemsListDirector?`"),
            ]),
        RuleCase(
            "two circles that one reference closes are one finding",
            [
                Contracts.path: roles,
                director: """
                final class ItemsListDirector: ItemsList_HandleUIEvents {
                    var first: First?
                    var second: Second?
                }
                final class First { var third: Third? }
                final class Second { var third: Third? }
                final class Third { var director: ItemsListDirector? }
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListDirector.swift:7:25",
                    what:
                        "Third holds director strongly, in a circle that is never freed: Third.director -> ItemsListDirector.first -> First.third -> Third",
                    fix: "declare it `weak var director: ItemsListDirector?`")
            ]),
    ]
}
