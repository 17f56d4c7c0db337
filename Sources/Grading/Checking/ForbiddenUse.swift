import Course
import SourceModel

/// A use of what no answer needs, and by which one could end the run or write its report.
public struct ForbiddenUse: Sendable, Equatable {
    /// What could be done with it.
    public enum Power: Sendable, CaseIterable {
        case endsTheProcess, startsAnother, asksAboutTheRun, goesPastSwift
    }

    /// What could be done with it.
    public let power: Power
    /// As it is written: `exit(_:)`, `CommandLine`.
    public let text: String
    /// `path:line:column`.
    public let place: String

    /// The first of each power in the sources of an exercise, as they lie in that scope: a learner may add files.
    ///
    /// A learner's tests are left out: they run in processes of their own, and the suite reads them.
    static func first(in exercise: Exercise, within scope: TestScope, of checkout: Checkout) -> [ForbiddenUse] {
        let folder = exercise.path + "/Sources/"
        let lies = checkout.url(scope.away(folder))
        // What can't be read does not compile either, and the compiler says so.
        let files = (try? Sources(at: lies, relativeTo: lies, unread: .listed))?.files ?? []
        let found = files.flatMap { uses(in: $0, at: folder + $0.path) }
        return Power.allCases.compactMap { power in found.first { $0.power == power } }
    }

    private static func uses(in file: SourceFile, at path: String) -> [ForbiddenUse] {
        let found = file.references.compactMap { reference in
            power(of: reference, in: file).map { ($0, reference.text, reference.location) }
        }
        let attributes = file.declarations.flatMap(\.all).flatMap(\.attributes)
            .filter { ["_silgen_name", "_cdecl", "_extern"].contains($0.name) }
            .map { (Power.goesPastSwift, "@" + $0.name, $0.location) }
        let imports = file.imports.filter { ["Testing", "XCTest"].contains($0.module) }
            .map { (Power.asksAboutTheRun, "import \($0.module)", $0.location) }
        return (imports + found + attributes).map { power, text, location in
            ForbiddenUse(power: power, text: text, place: "\(path):\(location.line):\(location.column)")
        }
    }

    private static let modules = ["Foundation", "Swift", "Darwin", "Glibc", "Musl"]

    private static func power(of reference: Reference, in file: SourceFile) -> Power? {
        if reference.kind == .call, reference.labels == ["fileDescriptor"] { return .goesPastSwift }
        let name = reference.name
        guard reference.receiver.map(modules.contains) ?? true, let power = powers[name] else { return nil }
        // A function or a button of their own may have that name.
        let isTheirs = reference.receiver == nil && isDeclared(name, around: reference.offset, in: file)
        return isTheirs ? nil : power
    }

    private static func isDeclared(_ name: String, around offset: Int, in file: SourceFile) -> Bool {
        file.declarations.contains { $0.name == name }
            || file.path(to: offset).contains { !$0.members(named: name).isEmpty }
    }

    /// What ends a process by a signal is none of them: the process itself tells of that.
    private static let powers: [String: Power] = {
        let names: [Power: [String]] = [
            .endsTheProcess: ["exit", "_exit", "_Exit", "quick_exit", "atexit", "on_exit", "at_quick_exit"],
            .startsAnother: [
                "Process", "fork", "vfork", "system", "popen", "posix_spawn", "posix_spawnp", "execl", "execle",
                "execlp", "execv", "execve", "execvp", "execvpe",
            ],
            .asksAboutTheRun: ["CommandLine", "ProcessInfo", "getenv", "setenv", "putenv", "environ"],
            .goesPastSwift: ["dlopen", "dlsym", "fdopen", "dup", "dup2"],
        ]
        return names.reduce(into: [:]) { powers, entry in for name in entry.value { powers[name] = entry.key } }
    }()
}
