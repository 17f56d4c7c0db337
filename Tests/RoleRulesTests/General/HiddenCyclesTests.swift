import Testing

@Suite("A circle is seen through what hides it")
struct HiddenCyclesTests {
    static let roles = """
        protocol ItemsList_DisplayUI: AnyObject {}
        protocol ItemsList_HandleUIEvents { func onUIReady() }
        """
    static let scene = """
        final class ItemsListScene: UIViewController, ItemsList_DisplayUI {
            var eventsHandler: ItemsList_HandleUIEvents?
        }
        """

    /// Returns a case with a Director that has this body, and with other declarations.
    static func example(
        _ name: String, _ body: String, beside: String = "", place: String? = nil, what: String = "", fix: String = ""
    ) -> RuleCase {
        let director = "Items/List/ItemsListDirector.swift"
        return RuleCase(
            name,
            [
                Contracts.path: roles, "Items/List/ItemsListScene.swift": scene,
                "Items/List/ItemsListDirector.swift": """
                final class ItemsListDirector: ItemsList_HandleUIEvents {
                    \(body)
                }
                """,
                "General/Beside.swift": beside,
            ], place.map { [.init(place: $0.replacing("D:", with: "\(director):"), what: what, fix: fix)] } ?? [])
    }

    static func way(_ first: String) -> String {
        "strongly, in a circle that is never freed: \(first) -> ItemsListScene.eventsHandler -> ItemsListDirector"
    }

    static let unboxed = "keep it in a small struct with a weak property, and not in Box"
    static let capture = "capture it weakly: `{ [weak self] ... in }`"
    static let kept =
        "ItemsListDirector keeps a closure that captures it strongly, in a circle that is never freed: "
        + "ItemsListDirector.handlers -> ItemsListDirector"

    static let boxes: [RuleCase] = [
        example(
            "a box", "let ui: Box<ItemsListScene>", beside: "final class Box<T> { var value: T? }", place: "D:2:9",
            what: "ItemsListDirector holds ui \(way("ItemsListDirector.ui"))", fix: unboxed),
        example(
            "a box of boxes in an array, of which the second parameter is kept",
            "private var uis: [Box<Int, any ItemsList_DisplayUI>] = []",
            beside: "struct Box<Key, T> { let inner: Inner<T> }\nenum Inner<T> { case none, some([T]) }",
            place: "D:2:17",
            what: "ItemsListDirector holds uis \(way("ItemsListDirector.uis"))", fix: unboxed),
        example(
            "a weak box is right", "let ui: Box<ItemsListScene>",
            beside: "final class Box<T: AnyObject> { weak var value: T? }"),
        example(
            "a box that keeps only its other parameter is right", "let ui: Box<ItemsListScene, Int>",
            beside: "struct Box<T: AnyObject, Key> { weak var value: T?\n    let key: Key }"),
        example(
            "a box that only makes it is right", "let ui: Box<ItemsListScene>",
            beside: "struct Box<T> { let make: () -> T\n    var made: T { make() } }"),
        example(
            "a function of a box is right", "let ui: (Box<ItemsListScene>) -> Void",
            beside: "struct Box<T> { let a: T }"),
        example(
            "a box in a circle of its own is right", "let ui: Box<Int>",
            beside: "final class Box<T> { var next: Box<Box<T>>? }"),
        example(
            "a wrapper that holds weakly is right", "@Weak var ui: ItemsListScene?",
            beside: "@propertyWrapper struct Weak<T: AnyObject> { weak var wrappedValue: T? }"),
        example(
            "a wrapper that does not", "@Kept var ui: ItemsListScene?",
            beside: "@propertyWrapper struct Kept<T> { var wrappedValue: T? }", place: "D:2:15",
            what: "ItemsListDirector holds ui \(way("ItemsListDirector.ui"))",
            fix: "declare it `weak var ui: ItemsListScene?`"),
        example(
            "a tuple", "var ui: (ItemsListScene, Int)?", place: "D:2:9",
            what: "ItemsListDirector holds ui \(way("ItemsListDirector.ui"))",
            fix: "keep it in a small struct with a weak property"),
    ]

    static let payloads: [RuleCase] = [
        example(
            "what a case carries",
            "var state = State.idle\n    enum State { case idle, shown(ItemsListScene) }\n    var now: State?",
            place: "D:3:29",
            what:
                "ItemsListDirector.State holds shown \(way("ItemsListDirector.State.shown")).now -> ItemsListDirector.State",
            fix: "carry a small struct with a weak property"),
        example(
            "what a case of a shared enum carries, by its role", "var state: State",
            beside: "enum State { case idle, shown(ui: [any ItemsList_DisplayUI]) }",
            place: "General/Beside.swift:1:25",
            what: "State holds shown \(way("State.shown")).state -> State",
            fix: "carry a small struct with a weak property"),
        example(
            "a case that carries a weak box, and one that carries a function, are right", "var state: State",
            beside: """
                enum State { case idle, shown(Weak), asked((ItemsListScene) -> Void) }
                struct Weak { weak var scene: ItemsListScene? }
                """),
        example(
            "an enum that nobody stores is right", "func go(to route: Route) {}",
            beside: "enum Route { case list(ItemsListScene) }"),
    ]

    static let closures: [RuleCase] = [
        example(
            "a closure in a dictionary",
            "var handlers: [String: () -> Void] = [:]\n    func onUIReady() { let key = \"a\"; handlers[key] = { self.onUIReady() } }",
            place: "D:3:55", what: kept, fix: capture),
        example(
            "a closure added to an array",
            "var handlers: [() -> Void] = []\n    func onUIReady() { self.handlers.append { self.onUIReady() } }",
            place: "D:3:45", what: kept, fix: capture),
        example(
            "a closure added to an array that is no property is right",
            "func onUIReady() { var handlers: [() -> Void] = []; handlers.append { self.onUIReady() } }"),
        example(
            "a closure that begins two lines below its property",
            "var onDone: (() -> Void)?\n    func onUIReady() { onDone =\n\n        { self.onUIReady() } }",
            place: "D:5:9", what: kept.replacing("handlers", with: "onDone"), fix: capture),
        example(
            "a closure that a variable on the line below a property takes is right",
            "var onDone: (() -> Void)?\n    func onUIReady() { onDone?()\n        let work = { self.onUIReady() }\n work() }"
        ),
        example(
            "closures in a dictionary and an array that capture weakly are right",
            """
            var handlers: [String: () -> Void] = [:]
                func onUIReady() {
                    handlers["a"] = { [weak self] in self?.onUIReady() }
                    handlers.updateValue({ [weak self] in self?.onUIReady() }, forKey: "b")
                }
            """),
    ]

    @Test("tells right from wrong", arguments: boxes + payloads + closures)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "no-strong-cycles",
            why: "actors that hold each other in a circle are never freed, however often the screen is left")
    }
}
