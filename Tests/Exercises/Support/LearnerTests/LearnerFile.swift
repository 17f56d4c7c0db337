import SourceModel
import Testing

/// What a learner's tests have no business using: they are to judge the code by what it does, and at once.
public enum LearnerFile {
    /// Reports every use of a name by which a test could learn how it is graded, look inside, wait, or end the run.
    public static func report(_ sources: Sources, sourceLocation: SourceLocation = #_sourceLocation) {
        for complaint in complaints(sources) { Issue.record(complaint, sourceLocation: sourceLocation) }
    }

    /// Whether `report` would have nothing to say.
    public static func isClean(_ sources: Sources) -> Bool { complaints(sources).isEmpty }

    static func complaints(_ sources: Sources) -> [Comment] {
        // A learner's own declaration isn't the forbidden function of that name.
        let own = Set(sources.files.flatMap(\.declarations).flatMap(\.all).map(\.name))
        return sources.files.flatMap { file in
            uses(in: file, except: own) + imports(of: file)
        }
    }

    private static func uses(in file: SourceFile, except own: Set<String>) -> [Comment] {
        let modules = standard.union(file.imports.map(\.module))
        return file.references.compactMap { reference in
            let isOwn = own.contains(reference.name)
            let isOfModule = reference.receiver.map(modules.contains) ?? false
            if isOwn, !isOfModule { return nil }
            let isFree = reference.receiver == nil || isOfModule
            return kinds.first { $0.holds(reference, isFree: isFree) }.map { kind in
                Comment(
                    rawValue: """
                        \(reference.location): error: the tests use \(reference.name), which \(kind.does) \
                        [\(kind.rule)]
                        why: \(kind.why)
                        fix: \(kind.fix)
                        """)
            }
        }
    }

    private static func imports(of file: SourceFile) -> [Comment] {
        file.imports.filter { !known.contains($0.module) && !$0.module.hasPrefix("Exercise") }.map { used in
            Comment(
                rawValue: """
                    \(used.location): error: the tests import \(used.module), which they don't need \
                    [tests-use-only-the-code]
                    why: a test judges the code by what it does when it is called, and by nothing else
                    fix: remove the import
                    """)
        }
    }

    private static let known: Set = ["Foundation", "HeadlessUIKit", "Spies", "Swift", "Synchronization", "Testing"]

    /// Modules that need no import to stand before a name.
    private static let standard: Set = ["Foundation", "Swift", "_Concurrency"]
}
