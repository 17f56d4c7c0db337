import Course
import SourceModel

/// A use of a function or type that no answer needs, and that could end the run or forge its report.
package struct ForbiddenUse: Sendable, Equatable {
    /// The kinds of harm that a use could do.
    package enum Power: Sendable, CaseIterable {
        case endsTheProcess, startsAnother, asksAboutTheRun, goesPastSwift
    }

    /// The harm that this use could do.
    package let power: Power
    /// The code as written: `exit(_:)`, `CommandLine`.
    package let text: String
    /// The place as `path:line:column`.
    package let place: String

    /// Returns the first use of each kind in all source files of an exercise, including those that a learner added, as
    /// the scope has them.
    ///
    /// A learner's tests are left out: the suite reads them, and they run in their own processes.
    static func first(in exercise: Exercise, within scope: TestScope, of checkout: Checkout) -> [ForbiddenUse] {
        let folder = exercise.path + "/Sources/"
        let lies = checkout.url(scope.away(folder))
        // A file that can't be read doesn't compile either, and the compiler reports it.
        let files = (try? Sources(at: lies, relativeTo: lies, unread: .listed))?.files ?? []
        let found = files.flatMap { uses(in: $0, at: folder + $0.path) }
        return Power.allCases.compactMap { power in found.first { $0.power == power } }
    }

    private static func uses(in file: SourceFile, at path: String) -> [ForbiddenUse] {
        let found = file.references.compactMap { reference in
            power(of: reference, in: file).map { ($0, reference.text, reference.location) }
        }
        let attributes = file.declarations.flatMap(\.all).flatMap(\.attributes)
            .filter { ["_silgen_name", "_cdecl", "_extern", "_expose", "c"].contains($0.name) }
            .map { (Power.goesPastSwift, "@" + $0.name, $0.location) }
        let imports = file.imports.filter { ["Testing", "XCTest", "System"].contains($0.module) }
            .map { (Power.asksAboutTheRun, "import \($0.module)", $0.location) }
        return (imports + found + attributes).map { power, text, location in
            ForbiddenUse(power: power, text: text, place: "\(path):\(location.line):\(location.column)")
        }
    }

    /// The modules, including Foundation's own layers, whose names may qualify the same functions.
    private static let modules = [
        "Foundation", "FoundationEssentials", "CoreFoundation", "Dispatch", "Swift", "Darwin", "Glibc", "SwiftGlibc",
        "Musl", "SwiftMusl",
    ]

    private static func power(of reference: Reference, in file: SourceFile) -> Power? {
        let name = reference.name.filter { $0 != "`" }
        if let power = initializer(reference, name, in: file) { return power }
        // On the main thread, `Thread.exit()` leaves a process that ends without a message, and the variable for a
        // thread may have any name.
        if name == "exit", let receiver = reference.receiver, reference.labels.isEmpty,
            receiver.hasSuffix("Thread") || file.references.contains(where: { $0.name == "Thread" })
        {
            return .endsTheProcess
        }
        guard reference.receiver.map(modules.contains) ?? true, let power = powers[name] else { return nil }
        // The answer may have its own function or button with that name.
        return reference.receiver == nil && isTheirs(reference, name, in: file) ? nil : power
    }

    /// Returns the harm of an initializer that takes another's open file, or memory by its address, whatever its type
    /// is called.
    private static func initializer(_ reference: Reference, _ name: String, in file: SourceFile) -> Power? {
        if reference.kind == .call, reference.labels.contains("fileDescriptor") { return .goesPastSwift }
        if reference.kind == .call, reference.labels == ["bitPattern"] {
            return name == "init" || name.hasPrefix("Unsafe") ? .goesPastSwift : nil
        }
        guard name == "init", reference.kind != .call, let receiver = reference.receiver else { return nil }
        if valueTypes.contains(receiver), !file.declarations.flatMap(\.all).contains(where: { $0.name == receiver }) {
            return nil
        }
        return file.references.contains { $0.name == "FileHandle" } ? .goesPastSwift : nil
    }

    /// The types whose initializers can't take a file, as in `map(String.init)`.
    private static let valueTypes: Set = [
        "String", "Substring", "Character", "Int", "Double", "Array", "Set", "URL", "Date",
    ]

    /// Returns whether a name refers to the file's own declaration.
    ///
    /// Members and types hide the system's functions; other functions overload them, and a call goes to the one that
    /// fits.
    private static func isTheirs(_ reference: Reference, _ name: String, in file: SourceFile) -> Bool {
        let path = file.path(to: reference.offset)
        let (bodies, types) = (path.filter(\.isBody), path.filter { !$0.isBody })
        let members = types.flatMap { $0.members(named: name) }
        let outer = file.declarations.filter { $0.name == name }
        if !members.isEmpty || outer.contains(where: \.isType) { return true }
        if outer.isEmpty && !bodies.contains(where: { !$0.members(named: name).isEmpty }) { return false }
        if reference.kind != .call { return true }
        return reference.labels.isEmpty ? !withoutArguments.contains(name) : reference.labels.contains { $0 != "_" }
    }

    /// The functions and types that are called without arguments.
    private static let withoutArguments: Set = ["dispatchMain", "fork", "vfork", "Process"]
    /// The forbidden names; functions that end a process by a signal aren't among them, because the process itself
    /// reports that.
    private static let powers: [String: Power] = {
        let names: [Power: [String]] = [
            .endsTheProcess: [
                "exit", "_exit", "_Exit", "quick_exit", "atexit", "on_exit", "at_quick_exit", "pthread_exit",
                "thrd_exit", "dispatchMain", "verr", "verrx",
            ],
            .startsAnother: [
                "Process", "fork", "vfork", "daemon", "forkpty", "system", "popen", "wordexp", "posix_spawn",
                "posix_spawnp", "execl", "execle", "execlp", "execv", "execve", "execvp", "execvpe", "fexecve",
                "execveat",
            ],
            .asksAboutTheRun: ["CommandLine", "ProcessInfo", "getenv", "setenv", "putenv", "environ"],
            .goesPastSwift: [
                "dlopen", "dlsym", "fdopen", "dup", "dup2", "dup3", "close", "closefrom", "close_range", "fcntl",
                "mmap", "mprotect", "ptrace", "unsafeBitCast",
            ],
        ]
        return names.reduce(into: [:]) { powers, entry in for name in entry.value { powers[name] = entry.key } }
    }()
}

extension Declaration {
    /// Whether declarations inside are local; a body's blocks aren't declarations, so the range in which a local one
    /// holds isn't known.
    fileprivate var isBody: Bool {
        switch kind {
        case .function, .method, .initializer, .deinitializer, .subscript, .property, .global, .local: true
        default: false
        }
    }

    fileprivate var isType: Bool {
        switch kind {
        case .class, .actor, .struct, .enum, .protocol, .typealias: true
        default: false
        }
    }
}
