import Foundation

/// The program `git`, in a folder.
package struct Git {
    private let program: URL
    private let folder: URL
    private let environment: [String: String]

    /// Nil where there is no such program on the PATH.
    package init?(in folder: URL, environment: [String: String]) {
        guard let found = Program.find("git", along: environment["PATH"] ?? "") else { return nil }
        (self.folder, program) = (folder, found)
        // Variables such as GIT_DIR would lead it to another repository.
        self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
    }

    /// Runs it to its end; of what it prints, so many bytes are kept at the beginning and at the end.
    ///
    /// - Throws: `ProcessError` where it can't be started.
    package func run(_ arguments: [String], keeping limit: Int = 1 << 20) throws(ProcessError) -> ChildProcess {
        let child = try ChildProcess(program, arguments, environment: environment, in: folder, keeping: limit)
        while !child.hasEnded(within: 1) {}
        return child
    }
}
