/// Why there is no verdict.
public enum CheckError: Error, Equatable, CustomStringConvertible {
    /// No `swift` on the PATH.
    case noSwift(path: String)
    /// The program is there and can't be started.
    case notStarted(program: String, reason: String)
    /// No place for the run's own files.
    case noTemporaryFolder(path: String, reason: String)
    /// No place for what is to be built.
    case noWorkFolder(path: String, reason: String)
    /// Somebody pressed Ctrl-C, or ended the command.
    case interrupted(signal: Int32)
    /// Nothing was tested, and the compiler named no place; `narrowed` is the switch that leaves what was to be built.
    case notBuilt(name: String, narrowed: String, output: [String])
    /// `exercise.json` names a test that the suite doesn't have.
    case noSuchTest(file: String, requirement: String, test: String)

    public var description: String {
        switch self {
        case .noSwift(let path):
            """
            There is no swift on your PATH, which is \(path.isEmpty ? "empty" : path)
              why: check builds the exercise and runs its tests, and both are done by the Swift toolchain
              fix: install Swift 6.2 or newer from https://www.swift.org/install, or add its folder to PATH
            """
        case .notStarted(let program, let reason):
            """
            \(program): can't be started: \(reason)
              fix: type `\(program) --version`; if that fails too, install the toolchain again
            """
        case .noTemporaryFolder(let path, let reason):
            """
            \(path): can't be written: \(reason)
              why: the tests report what they saw into a file there
              fix: make room there, or set TMPDIR to a folder that can be written
            """
        case .noWorkFolder(let path, let reason):
            """
            \(path): can't be written: \(reason)
              why: what is to be built and tested is laid down there
              fix: make room there, or remove it: rm -r '\(path)'
            """
        case .interrupted:
            "Stopped before there was a verdict: your files are as they were."
        case .notBuilt(let name, let narrowed, let output):
            """
            \(name): the build ended before any test began, and named no line. Its last words:
            \(output.map { "  " + $0 }.joined(separator: "\n"))
              fix: type `\(narrowed) swift build --build-tests` to see all of them
            """
        case .noSuchTest(let file, let requirement, let test):
            """
            \(file): requirement \(requirement) names the test \(test), which its suite doesn't have
              fix: bring back the committed files: git checkout -- '\(file)' Tests/Exercises
            """
        }
    }

    /// Whether it says something about the answer that was tried, and nothing about any other.
    var isOfOneAnswer: Bool {
        switch self {
        case .notBuilt, .noSuchTest: true
        case .noSwift, .notStarted, .noTemporaryFolder, .noWorkFolder, .interrupted: false
        }
    }
}
