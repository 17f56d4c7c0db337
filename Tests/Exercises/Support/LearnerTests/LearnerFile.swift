import SourceModel
import Testing

/// What a learner's tests have no business using: they are to judge the code by what it does.
public enum LearnerFile {
    /// Reports every use of a name by which a test could learn how it is graded, or end the run itself.
    public static func report(_ sources: Sources, sourceLocation: SourceLocation = #_sourceLocation) {
        for complaint in complaints(sources) { Issue.record(complaint, sourceLocation: sourceLocation) }
    }

    /// Whether `report` would have nothing to say.
    public static func isClean(_ sources: Sources) -> Bool { complaints(sources).isEmpty }

    static func complaints(_ sources: Sources) -> [Comment] {
        sources.files.flatMap { file in
            file.references.compactMap { reference in
                kind(of: reference).map { kind in
                    Comment(
                        rawValue: """
                            \(reference.location): error: the tests use \(reference.name), which \(kind.does) \
                            [tests-use-only-the-code]
                            why: a test judges the code by what it does when it is called, and by nothing else
                            fix: \(kind.fix)
                            """)
                }
            } + imports(of: file)
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

    private static let known: Set = ["Foundation", "HeadlessUIKit", "Spies", "Testing"]

    private struct Kind {
        let names: Set<String>
        let does: String
        let fix: String
    }

    private static func kind(of reference: Reference) -> Kind? {
        if reference.kind == .call, reference.labels.first?.hasPrefix("contentsOf") == true { return files }
        let isFree = reference.receiver == nil || reference.receiver == "Foundation"
        let kinds = [files, surroundings, insides] + (reference.kind == .call ? [processes] : [])
        return isFree ? kinds.first { $0.names.contains(reference.name) } : nil
    }

    private static let files = Kind(
        names: ["FileManager", "FileHandle", "Bundle", "UserDefaults", "InputStream", "fopen", "open", "opendir"],
        does: "reads or keeps files", fix: "give the code under test its input by a spy, and look at what it did")
    private static let surroundings = Kind(
        names: ["Fault", "ProcessInfo", "CommandLine", "getenv", "setenv", "environ", "dlopen", "dlsym"],
        does: "asks how the tests are run", fix: "remove it: the same test runs on right code and on wrong code")
    private static let insides = Kind(
        names: ["Mirror", "dump"], does: "looks inside the code under test",
        fix: "look at what the screen shows and at what the spies were told; what is private may be another tomorrow")
    private static let processes = Kind(
        names: ["exit", "_exit", "quick_exit", "abort", "raise", "kill", "fork", "system", "posix_spawn", "Process"],
        does: "ends or starts a process", fix: "use #expect or #require, which say what is wrong and go on")
}
