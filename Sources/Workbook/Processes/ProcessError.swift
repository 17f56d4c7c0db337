/// The reasons why another program couldn't do its work.
package enum ProcessError: Error, Equatable, CustomStringConvertible {
    /// The PATH has no `swift`.
    case noSwift(path: String)
    /// The program exists and can't be started.
    case notStarted(program: String, reason: String)
    /// The user pressed Ctrl-C, or the command was terminated.
    case interrupted(signal: Int32)
    /// This machine has no box for a stranger's code.
    case noBox(reason: String, fix: String)

    /// The reason in words, and what to do about it if that is possible.
    package var description: String {
        switch self {
        case .noSwift(let path):
            """
            There is no swift on your PATH, which is \(path.isEmpty ? "empty" : path)
              why: the Swift toolchain builds and tests for the workbook, and describes packages to it
              fix: install Swift 6.2 or newer from https://www.swift.org/install, or add its folder to PATH
            """
        case .notStarted(let program, let reason):
            """
            \(program): can't be started: \(reason)
              fix: type `\(program) --version`; if that fails too, install the toolchain again
            """
        case .noBox(let reason, let fix):
            """
            A stranger's code can't be kept in a box on this machine: \(reason)
              why: what students wrote is built and run, and could read or change whatever you can
              fix: \(fix)
              or: --no-sandbox does without; every report says so
            """
        case .interrupted:
            "Stopped before it was done: your files are as they were."
        }
    }
}
