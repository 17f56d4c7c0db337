/// The state of a test run according to its own events, and never more than they show.
package struct TestRun: Equatable {
    /// Test functions by their id.
    private(set) var names: [String: String] = [:]
    private(set) var started: [String] = []
    private(set) var ended: Set<String> = []
    package private(set) var issues: [TestIssue] = []
    private var saidToHaveEnded = false
    /// Whether an event came twice, or after the end, which a run never does, so that something else wrote it.
    private(set) var contradictsItself = false

    /// Creates a run without events.
    package init() {}

    /// Takes in one event.
    package mutating func add(_ event: TestEvent) {
        if saidToHaveEnded, event.isMove { contradictsItself = true }
        switch event {
        case .found(let id, let name): names[id] = name
        case .started(let id): started.append(id)
        case .issue(let issue): issues.append(issue)
        case .ended(let id): if !ended.insert(id).inserted { contradictsItself = true }
        case .runEnded: saidToHaveEnded = true
        }
    }

    /// Whether the run ended by itself; the event for it doesn't count while a test is under way.
    package var hasEnded: Bool { saidToHaveEnded && !contradictsItself && unfinished.isEmpty }

    /// Returns the same run with the texts of every issue changed.
    func mappingTexts(_ change: (String) -> String) -> TestRun {
        var run = self
        run.issues = issues.map { $0.mappingTexts(change) }
        return run
    }

    /// The functions that began and didn't end: the culprits of a crash or a hang.
    package var unfinished: [String] {
        started.filter { !ended.contains($0) }.compactMap { names[$0] }
    }

    /// Returns whether a test of that name began.
    func hasBegun(_ function: String) -> Bool { started.contains { names[$0] == function } }

    /// Returns whether every test of that name ended, with or without issues.
    package func hasEnded(_ function: String) -> Bool {
        let ids = ids(of: function)
        return !ids.isEmpty && ids.allSatisfy(ended.contains)
    }

    /// Returns the same run as if it had ended, without the tests that are still under way.
    func asIfEnded() -> TestRun {
        var run = self
        run.started.removeAll { !ended.contains($0) }
        run.saidToHaveEnded = true
        return run
    }

    /// Returns whether the suite has a function of that name.
    package func has(_ function: String) -> Bool {
        names.values.contains(function)
    }

    /// Returns whether every test of that name ended without an issue; false for a skipped one.
    package func passed(_ function: String) -> Bool {
        hasEnded(function) && issues(of: function).isEmpty
    }

    /// Returns the issues in the tests of that name.
    package func issues(of function: String) -> [TestIssue] {
        let ids = Set(ids(of: function))
        return issues.filter { $0.testID.map(ids.contains) ?? false }
    }

    /// Returns those of the issues that are about the answer, without those that say what comes first.
    package func mistakes(of function: String) -> [TestIssue] { issues(of: function).filter { $0.waitsFor == nil } }

    // MARK: - Suites

    /// The names of the suites' types, sorted.
    package var suites: [String] { Set(names.keys.map(Self.suite)).sorted() }

    /// Returns the issues in the tests of a suite.
    package func issues(ofSuite suite: String) -> [TestIssue] {
        issues.filter { $0.testID.map(Self.suite) == suite }
    }

    /// Returns the functions of a suite that began and didn't end.
    package func unfinished(inSuite suite: String) -> [String] {
        started.filter { !ended.contains($0) && Self.suite(of: $0) == suite }.compactMap { names[$0] }
    }

    /// Returns the outermost type in an id such as `Lesson14Tests.DirectorTests/fetches()/DirectorTests.swift:9:6`.
    package static func suite(of id: String) -> String {
        String(id.prefix { $0 != "/" }.drop { $0 != "." }.dropFirst())
    }

    private func ids(of function: String) -> [String] {
        names.filter { $0.value == function }.map(\.key)
    }
}
