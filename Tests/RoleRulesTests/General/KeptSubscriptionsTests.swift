import Testing

@Suite("Subscriptions, observers, timers and methods that are kept hold their actor weakly")
struct KeptSubscriptionsTests {
    static let contract = """
        protocol ItemsList_ManageData { func fetchItems() }
        """

    /// Returns a case with a Worker whose method has this body, and the expected finding.
    static func example(
        _ name: String, _ body: String, beside: String = "", found: (place: String, what: String, fix: String)? = nil
    )
        -> RuleCase
    {
        let path = "Items/List/ItemsListWorker.swift"
        return RuleCase(
            name,
            [
                Contracts.path: contract,
                "Items/Feed.swift": "final class Feed {\n    let names: AnyPublisher<String, Never>\n}",
                path: """
                final class ItemsListWorker: ItemsList_ManageData {
                    let feed: Feed
                    var kept: Set<AnyCancellable> = []
                    var one: AnyObject?
                    var handlers: [() -> Void] = []
                    func fetchItems() {
                        \(body.replacing("\n", with: "\n        "))
                    }
                    func show(_ name: String) {}
                    \(beside)
                }
                """,
            ], found.map { [.init(place: "\(path):\($0.place)", what: $0.what, fix: $0.fix)] } ?? [])
    }

    static func circle(_ column: Int, _ property: String, line: Int = 7) -> (String, String, String) {
        (
            "\(line):\(column)",
            "ItemsListWorker keeps a closure that captures it strongly, in a circle that is never freed: "
                + "ItemsListWorker.\(property) -> ItemsListWorker",
            "capture it weakly: `{ [weak self] ... in }`"
        )
    }

    static func handedOver(_ column: Int, _ property: String) -> (String, String, String) {
        let (place, what, _) = circle(column, property)
        let method = what.replacing(
            "a closure that captures it strongly", with: "a method of its own, which holds it strongly")
        return (place, method, "hand over a closure that captures it weakly: `{ [weak self] ... in }`")
    }

    static func assigned(_ fix: String) -> (String, String, String) {
        (
            "7:20",
            "ItemsListWorker keeps a subscription that assigns to it, in a circle that is never freed: "
                + "ItemsListWorker.kept -> ItemsListWorker", fix
        )
    }

    static let subscriptions: [RuleCase] = [
        example("stored in a set", "feed.names.sink { self.show($0) }.store(in: &kept)", found: circle(25, "kept")),
        example(
            "by both closures of sink, of which one is enough",
            "feed.names.sink(receiveCompletion: { _ in }, receiveValue: { self.show($0) }).store(in: &self.kept)",
            found: circle(68, "kept")),
        example(
            "with a second trailing closure",
            "feed.names.sink { _ in } receiveValue: { self.show($0) }\n    .store(in: &kept)", found: circle(48, "kept")
        ),
        example(
            "by an operator on the way", "feed.names.map { self.feed }.sink { _ in }.store(in: &kept)",
            found: circle(24, "kept")),
        example("in a property", "one = feed.names.sink { self.show($0) }", found: circle(31, "one")),
        example(
            "in a property, at the end of a longer chain",
            "one = feed.names(of: [1]).map { $0 }\n    .removeDuplicates()\n    .sink { self.show($0) }",
            found: circle(19, "one", line: 9)),
        example("inserted", "kept.insert(feed.names.sink { self.show($0) })", found: circle(37, "kept")),
        example(
            "of RxSwift", "feed.names.subscribe(onNext: { self.show($0) }).disposed(by: kept)",
            found: circle(38, "kept")),
        example(
            "of an older RxSwift", "feed.names.subscribe(onNext: { self.show($0) }).addDisposableTo(kept)",
            found: circle(38, "kept")),
        example(
            "a property that is assigned to", "feed.names.assign(to: \\.name, on: self).store(in: &kept)",
            found: assigned("use `sink { [weak self] in self?.name = $0 }`")),
        example(
            "a published property that is assigned to", "feed.names.assign(to: \\.name, on: self).store(in: &kept)",
            beside: "@Published var name = \"\"",
            found: assigned("use `sink { [weak self] in self?.name = $0 }`, or `assign(to: &$name)`")),
        example(
            "a property that is assigned to by a path from its type",
            "feed.names.assign(\n    to: \\ItemsListWorker.row.name, on: self).store(in: &kept)",
            found: assigned("use `sink { [weak self] in self?.row.name = $0 }`")),
        example(
            "a published property that is assigned to without the object",
            "feed.names.assign(to: &$name)", beside: "@Published var name = \"\""),
        example("weakly", "feed.names.sink { [weak self] in self?.show($0) }.store(in: &kept)"),
        example("nobody's own", "feed.names.sink { print($0) }.store(in: &kept)"),
        example(
            "beside a bracket in a text",
            "feed.names.sink(receiveCompletion: { self.show(\"\") }, receiveValue: { print(\")\", $0) }).store(in: &kept)",
            found: circle(44, "kept")),
        example("that nobody keeps", "_ = feed.names.sink { self.show($0) }"),
        example(
            "of a set that a variable holds",
            "var some: Set<AnyCancellable> = []\nfeed.names.sink { self.show($0) }.store(in: &some)"),
        example(
            "that a method ends", "feed.names.sink { self.show($0) }.store(in: &kept)",
            beside: "func stop() { kept.removeAll() }"),
        example(
            "that only deinit would end, when it is too late", "feed.names.sink { self.show($0) }.store(in: &kept)",
            beside: "deinit { kept.removeAll() }", found: circle(25, "kept")),
    ]

    static let others: [RuleCase] = [
        example(
            "a timer that repeats",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show(\"\") }",
            found: (
                "7:66",
                "the run loop keeps ItemsListWorker alive, by a timer that nobody invalidates in time: "
                    + "ItemsListWorker.scheduledTimer -> ItemsListWorker", "capture it weakly: `{ [weak self] ... in }`"
            )),
        example(
            "a timer that keeps its target",
            "one = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(fetchItems), userInfo: nil, repeats: true)",
            found: (
                "7:21",
                "the run loop keeps ItemsListWorker alive, by a timer that nobody invalidates in time: "
                    + "ItemsListWorker.scheduledTimer -> ItemsListWorker",
                "make the timer with `block: { [weak self] _ in ... }` instead of a target and a selector"
            )),
        example(
            "a display link that keeps its target",
            "one = CADisplayLink(target: self, selector: #selector(fetchItems))",
            found: (
                "7:15",
                "the run loop keeps ItemsListWorker alive, by a timer that nobody invalidates in time: "
                    + "ItemsListWorker.CADisplayLink -> ItemsListWorker",
                "invalidate it in time, or make its target a small object that knows this one weakly"
            )),
        example(
            "a timer that sends somebody else a message of that name",
            "Timer.scheduledTimer(timeInterval: 1, target: feed, selector: #selector(fetchItems), userInfo: nil, repeats: true)"
        ),
        example(
            "a timer that fires once",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.show(\"\") }"),
        example(
            "a timer that a method ends",
            "one = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show(\"\") }",
            beside: "func stop() { one?.invalidate() }"),
        example(
            "an observer",
            "one = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.show(\"\") }",
            found: (
                "7:94",
                "the notification center keeps ItemsListWorker alive, by an observer that nobody removes in time: "
                    + "ItemsListWorker.addObserver -> ItemsListWorker", "capture it weakly: `{ [weak self] ... in }`"
            )),
        example(
            "an observer by selector",
            "NotificationCenter.default.addObserver(self, selector: #selector(show), name: nil, object: nil)"),
        example("in a list", "handlers = [{ print(1) }, { self.show(\"\") }]", found: circle(35, "handlers")),
        example("added to a list", "handlers += [{ self.show(\"\") }]", found: circle(22, "handlers")),
        example("a list that is handed on", "print([{ self.show(\"\") }])"),
        example("a method", "one = show", found: handedOver(15, "one")),
        example("a method of itself", "self.one = self.show", found: handedOver(25, "one")),
        example(
            "a method that is subscribed", "feed.names.sink(receiveValue: show).store(in: &kept)",
            found: handedOver(39, "kept")),
        example("a method that is called", "one = show(\"\")"),
        example(
            "what a method named after it is told of", "one = feedView",
            beside: "func feedView(_ feedView: AnyObject) {}"),
        example(
            "a method that makes a table's cells",
            "one = UITableViewDiffableDataSource<Int, Int>(tableView: feed, cellProvider: cell)",
            beside: "func cell() {}", found: handedOver(86, "one")),
        example("a variable of a method's name", "let show = 1\none = show"),
    ]

    @Test("tells right from wrong", arguments: subscriptions + others)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "no-strong-cycles",
            why: "actors that hold each other in a circle are never freed, however often the screen is left")
    }
}
