/// What a test run's own events say about it: never more than was really seen.
package struct TestRun: Equatable {
    /// Test functions by their id.
    private(set) var names: [String: String] = [:]
    private(set) var started: [String] = []
    private(set) var ended: Set<String> = []
    package private(set) var issues: [TestIssue] = []
    private var saidToHaveEnded = false
    /// Whether something was told twice, or after the end: no run says that of itself, so something else wrote it.
    private(set) var contradictsItself = false

    /// A run of which nothing was seen yet.
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

    /// Whether the run came to its own end; a word to that effect counts for nothing while a test is under way.
    package var hasEnded: Bool { saidToHaveEnded && !contradictsItself && unfinished.isEmpty }

    /// The same run, in which every issue's texts were changed.
    func mappingTexts(_ change: (String) -> String) -> TestRun {
        var run = self
        run.issues = issues.map { $0.mappingTexts(change) }
        return run
    }

    /// The functions that began and never came to their end: the culprits of a crash or a hang.
    package var unfinished: [String] {
        started.filter { !ended.contains($0) }.compactMap { names[$0] }
    }

    /// Whether a test of that name began.
    func hasBegun(_ function: String) -> Bool { started.contains { names[$0] == function } }

    /// Whether every test of that name was seen to come to its end, whatever went wrong in it.
    package func hasEnded(_ function: String) -> Bool {
        let ids = ids(of: function)
        return !ids.isEmpty && ids.allSatisfy(ended.contains)
    }

    /// The same run, come to its end without the tests that are still under way.
    func asIfEnded() -> TestRun {
        var run = self
        run.started.removeAll { !ended.contains($0) }
        run.saidToHaveEnded = true
        return run
    }

    /// Whether the suite has a function of that name.
    package func has(_ function: String) -> Bool {
        names.values.contains(function)
    }

    /// Whether every test of that name was seen to come to its end without an issue; one that was skipped has none.
    package func passed(_ function: String) -> Bool {
        hasEnded(function) && issues(of: function).isEmpty
    }

    /// What went wrong in the tests of that name.
    package func issues(of function: String) -> [TestIssue] {
        let ids = Set(ids(of: function))
        return issues.filter { $0.testID.map(ids.contains) ?? false }
    }

    // MARK: - Suites

    /// The suites by the names of their types, sorted.
    package var suites: [String] { Set(names.keys.map(Self.suite)).sorted() }

    /// What went wrong in the tests of a suite.
    package func issues(ofSuite suite: String) -> [TestIssue] {
        issues.filter { $0.testID.map(Self.suite) == suite }
    }

    /// The functions of a suite that began and never came to their end.
    package func unfinished(inSuite suite: String) -> [String] {
        started.filter { !ended.contains($0) && Self.suite(of: $0) == suite }.compactMap { names[$0] }
    }

    /// The outermost type in an id such as `Lesson14Tests.DirectorTests/fetches()/DirectorTests.swift:9:6`.
    package static func suite(of id: String) -> String {
        String(id.prefix { $0 != "/" }.drop { $0 != "." }.dropFirst())
    }

    private func ids(of function: String) -> [String] {
        names.filter { $0.value == function }.map(\.key)
    }
}
