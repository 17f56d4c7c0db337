import Foundation

/// What a test run's own events say about it: never more than was really seen.
struct TestRun: Equatable {
    /// Test functions by their id.
    private(set) var names: [String: String] = [:]
    private(set) var started: [String] = []
    private(set) var ended: Set<String> = []
    private(set) var issues: [TestIssue] = []
    private(set) var hasEnded = false

    /// Takes in one event.
    mutating func add(_ event: TestEvent) {
        switch event {
        case .found(let id, let name): names[id] = name
        case .started(let id): started.append(id)
        case .issue(let issue): issues.append(issue)
        case .ended(let id): ended.insert(id)
        case .runEnded: hasEnded = true
        }
    }

    /// The functions that began and never came to their end: the culprits of a crash or a hang.
    var unfinished: [String] {
        started.filter { !ended.contains($0) }.compactMap { names[$0] }
    }

    /// Whether the suite has a function of that name.
    func has(_ function: String) -> Bool {
        names.values.contains(function)
    }

    /// Whether every test of that name was seen to come to its end without an issue; one that was skipped has none.
    func passed(_ function: String) -> Bool {
        let ids = ids(of: function)
        return !ids.isEmpty && ids.allSatisfy(ended.contains)
            && issues(of: function).isEmpty
    }

    /// What went wrong in the tests of that name.
    func issues(of function: String) -> [TestIssue] {
        let ids = Set(ids(of: function))
        return issues.filter { $0.testID.map(ids.contains) ?? false }
    }

    private func ids(of function: String) -> [String] {
        names.filter { $0.value == function }.map(\.key)
    }
}
