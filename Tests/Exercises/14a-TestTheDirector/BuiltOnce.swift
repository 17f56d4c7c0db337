import ExerciseSupport
import SourceModel
import Testing

/// Objects in a constant that all tests share, built by a closure that is called on the spot: `static let log = {...}()`.
enum BuiltOnce {
    /// Reports the first of them.
    static func report(in tests: Sources, of subject: Sources, sourceLocation: SourceLocation = #_sourceLocation) {
        let types = (tests.files + subject.files).flatMap(\.declarations).flatMap(\.all)
        let classes = Set(types.filter { $0.kind == .class || $0.kind == .actor }.map(\.name)).union(["MessageLog"])
        for file in tests.files {
            let shared = file.declarations.flatMap(\.all).first { constant in
                constant.isStored && (constant.kind == .global || constant.kind == .property && constant.isStatic)
                    && built(by: constant, in: file).contains { classes.contains($0.name) }
            }
            guard let shared else { continue }
            Issue.record(
                .teaching(
                    expected: "each test starts fresh: what a test changes is its own",
                    happened: "the object that \(shared.name) holds is built once, so all tests share it",
                    why: "a test that finds what another one left passes or fails by the order in which they run",
                    look:
                        "\(shared.location)\n      build it in the test, or let it be a property of the suite, which is "
                        + "new for each test   (lesson 14)"),
                sourceLocation: sourceLocation)
            return
        }
    }

    /// Returns what the constant builds on the first access: in closures that are called at once, and in no others.
    private static func built(by constant: Declaration, in file: SourceFile) -> [Reference] {
        let closures = file.closures.filter { constant.extent.whole.contains($0.extent.lowerBound) }
        let (called, kept) = (closures.filter { isCalled($0, in: file) }, closures.filter { !isCalled($0, in: file) })
        return file.references(in: constant).filter { call in
            call.kind == .call && called.contains { $0.extent.contains(call.offset) }
                && !kept.contains { $0.extent.contains(call.offset) }
        }
    }

    private static func isCalled(_ closure: Closure, in file: SourceFile) -> Bool {
        file.text(in: closure.extent.upperBound..<closure.extent.upperBound + 1) == "("
    }
}
