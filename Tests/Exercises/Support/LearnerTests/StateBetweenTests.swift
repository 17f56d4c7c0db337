import SourceModel
import Testing

/// What a learner's tests keep from one test to the next: a variable of all of them, or an object.
public struct StateBetweenTests {
    private let files: [SourceFile]
    /// Types of which an instance can change although a constant holds it.
    private let changing: Set<String>

    /// Reads the tests.
    ///
    /// - Parameter subject: the sources under test, whose objects a test could keep as well.
    public init(in tests: Sources, of subject: Sources) {
        files = tests.files
        let types = (tests.files + subject.files).flatMap(\.declarations).flatMap(\.all)
        var changing = Set(types.filter { $0.kind == .class || $0.kind == .actor }.map(\.name))
        changing.formUnion(["MessageLog", "Spy", "Probe", "Mutex", "Atomic", "OSAllocatedUnfairLock", "AsyncStream"])
        while true {
            let holders = types.filter { $0.kind == .struct || $0.kind == .enum }.filter { type in
                type.members.contains { member in
                    member.isStored && !member.isStatic && !changing.isDisjoint(with: member.knownType?.held ?? [])
                }
            }
            let all = changing.union(holders.map(\.name))
            if all == changing { break }
            changing = all
        }
        self.changing = changing
    }

    /// What is kept, in the order of the text.
    public var kept: [Declaration] {
        files.flatMap { file in file.declarations.flatMap(\.all).filter { isKept($0, in: file) } }
    }

    /// Reports the first of what is kept.
    ///
    /// - Parameter lesson: the number of the lesson that teaches it.
    public func report(lesson: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let first = kept.first else { return }
        let place = first.isStatic ? "is static" : "is outside of the types"
        Issue.record(
            .teaching(
                expected: "each test starts fresh: what a test changes is its own",
                happened: "\(first.name) \(place), so all tests share it",
                why: "a test that finds what another one left passes or fails by the order in which they run",
                look: "\(first.location.file):\(first.location.line)\n      "
                    + "build it in the test, or let it be a property of the suite, which is new for each test   "
                    + "(lesson \(lesson))"),
            sourceLocation: sourceLocation)
    }

    /// Whether this outlives a test and can be another after it.
    private func isKept(_ kept: Declaration, in file: SourceFile) -> Bool {
        guard kept.isStored, kept.kind == .global || kept.kind == .property && kept.isStatic else { return false }
        // A value for the task is the test's own.
        guard !kept.has("TaskLocal") else { return false }
        let head = file.text(in: kept.extent.whole.lowerBound..<kept.extent.name.lowerBound)
        if head.split(whereSeparator: \.isWhitespace).contains("var") { return true }
        // What a closure builds, it builds each time it is called.
        let closures = file.closures.filter { kept.extent.whole.contains($0.extent.lowerBound) }
        let built = file.references(in: kept).filter { call in
            call.kind == .call && !closures.contains { $0.extent.contains(call.offset) }
        }
        return !changing.isDisjoint(with: (kept.knownType?.held ?? []) + built.map(\.name))
    }
}
