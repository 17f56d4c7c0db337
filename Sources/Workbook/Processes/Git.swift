import Foundation

/// The program `git`, run in a folder.
package struct Git {
    private let program: URL
    private let folder: URL
    private let environment: [String: String]

    /// Finds the program; nil if there is none on the PATH.
    package init?(in folder: URL, environment: [String: String]) {
        guard let found = Program.find("git", along: environment["PATH"] ?? "") else { return nil }
        (self.folder, program) = (folder, found)
        // Variables such as GIT_DIR would direct it to another repository.
        self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
    }

    /// Runs git to its end; `limit` is the number of bytes that are kept at the beginning and at the end of its output.
    ///
    /// - Throws: `ProcessError` if it can't be started.
    package func run(_ arguments: [String], keeping limit: Int = 1 << 20) throws(ProcessError) -> ChildProcess {
        let child = try ChildProcess(program, arguments, environment: environment, in: folder, keeping: limit)
        while !child.hasEnded(within: 1) {}
        return child
    }
}
