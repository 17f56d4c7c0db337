import Testing

@Suite("A task that an actor keeps holds the actor weakly")
struct KeptTasksTests {
    static let contract = """
        protocol ItemsList_ManageData { func fetchItems() }
        protocol ItemsList_PresentData: AnyObject { func present(items: [Item]) }
        """
    static let director = """
        final class ItemsListDirector: ItemsList_PresentData {
            let dataManager: ItemsList_ManageData
        }
        """

    /// Returns a case with a Worker whose method has this body, and the expected finding.
    static func example(_ name: String, _ body: String, place: String? = nil, what: String = "", fix: String = "")
        -> RuleCase
    {
        let path = "Items/List/ItemsListWorker.swift"
        return RuleCase(
            name,
            [
                Contracts.path: contract, "Items/List/ItemsListDirector.swift": director,
                "Items/ItemsStore.swift": "actor ItemsStore { func load() async -> [Item] { [] } }",
                path: """
                final class ItemsListWorker: ItemsList_ManageData {
                    weak var presenter: ItemsList_PresentData?
                    let store: ItemsStore
                    var fetching: Task<Void, Never>?
                    var others: [Int: Task<Void, Never>] = [:]
                    func fetchItems() {
                        \(body.replacing("\n", with: "\n        "))
                    }
                    func present(_ items: [Item]) {}
                }
                """,
            ], place.map { [.init(place: $0.replacing("W:", with: "\(path):"), what: what, fix: fix)] } ?? [])
    }

    static func itself(_ property: String = "fetching") -> String {
        "ItemsListWorker keeps a task that captures it strongly, in a circle that lasts as long as the task: "
            + "ItemsListWorker.\(property) -> ItemsListWorker"
    }

    static let capture = "capture it weakly: `{ [weak self] ... in }`"

    static let wrong: [RuleCase] = [
        example(
            "by its name", "fetching = Task {\n    self.presenter?.present(items: await self.store.load())\n}",
            place: "W:7:25", what: itself(), fix: capture),
        example(
            "without naming it, by a property", "fetching = Task { presenter?.present(items: []) }",
            place: "W:7:25", what: itself(), fix: capture),
        example(
            "without naming it, by a method", "self.fetching = Task { [store] in present(await store.load()) }",
            place: "W:7:30", what: itself(), fix: capture),
        example(
            "detached", "fetching = Task.detached { await self.present([]) }", place: "W:7:34", what: itself(),
            fix: capture),
        example(
            "of a written type", "fetching = Task<Void, Never> { self.present([]) }", place: "W:7:38",
            what: itself(), fix: capture),
        example(
            "in a dictionary", "others[1] = Task { self.present([]) }", place: "W:7:26", what: itself("others"),
            fix: capture),
        example(
            "its presenter, by the capture list",
            "fetching = Task { [store, presenter] in presenter?.present(items: await store.load()) }",
            place: "W:7:25",
            what: "ItemsListWorker keeps a task that captures ItemsListDirector strongly, in a circle that lasts as "
                + "long as the task: ItemsListWorker.fetching -> ItemsListDirector.dataManager -> ItemsListWorker",
            fix: "capture it weakly, by `[weak ...]` in the closure"),
    ]

    static let right: [RuleCase] = [
        example(
            "held weakly, and the store strongly",
            """
            fetching?.cancel()
            fetching = Task { [store, weak self] in
                let items = await store.load()
                guard !Task.isCancelled else { return }
                self?.presenter?.present(items: items)
            }
            """),
        example(
            "held weakly behind an attribute",
            "fetching = Task { @MainActor [weak self, store] in\n    self?.present(await store.load())\n}"),
        example("its presenter held weakly", "fetching = Task { [weak presenter] in presenter?.present(items: []) }"),
        example("a task that nobody keeps", "Task { [presenter] in presenter?.present(items: []) }"),
        example("a task that a variable keeps", "let task = Task { self.present([]) }\ntask.cancel()"),
        example(
            "names of its own",
            """
            fetching = Task { [store] in
                let presenter = await store.load()
                print(presenter)
            }
            """),
        example("a static method's task", "fetching = Task { [store] in _ = await Self.items(in: store) }"),
    ]

    @Test("tells right from wrong", arguments: wrong + right)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "no-strong-cycles",
            why: "actors that hold each other in a circle are never freed, however often the screen is left")
    }
}
