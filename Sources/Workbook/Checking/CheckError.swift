import Processes

/// The reasons for not reaching a verdict.
package enum CheckError: Error, Equatable, CustomStringConvertible {
    /// The toolchain or another program could not do its work.
    case process(ProcessError)
    /// The temporary folder for the run's own files can't be created.
    case noTemporaryFolder(path: String, reason: String)
    /// The folder for the files to build can't be written.
    case noWorkFolder(path: String, reason: String)
    /// No test began, and the compiler named no place; `narrowed` is the switch that limits the build to what was
    /// checked.
    case notBuilt(name: String, narrowed: String, output: [String])
    /// The build of an answer exceeded its limits and was stopped.
    case buildEnded(name: String, reason: String)
    /// `exercise.json` names a test that the suite doesn't have.
    case noSuchTest(file: String, requirement: String, test: String)
    /// A solution can't be read, or its own suite rejects it, so mutants of it would prove nothing.
    case wrongSolution(path: String, reason: String)

    /// The reason in words, and how to fix it.
    package var description: String {
        switch self {
        case .process(let error): error.description
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
              fix: make room there, remove it: rm -r '\(path)', or use a copy of the workbook that you may write to
            """
        case .notBuilt(let name, let narrowed, let output):
            """
            \(name): the build ended before any test began, and named no line. Its last words:
            \(output.map { "  " + $0 }.joined(separator: "\n"))
              fix: type `\(narrowed) swift build --build-tests` to see all of them
            """
        case .buildEnded(let name, let reason):
            """
            \(name): the compiler used \(reason), and was ended
              look: \(Self.whatKeepsTheCompilerBusy)
            """
        case .wrongSolution(let path, let reason):
            """
            \(path): no mutants can be made of it: \(reason)
              fix: mend it, and see that `workbook verify --only NN` proves it
            """
        case .noSuchTest(let file, let requirement, let test):
            """
            \(file): requirement \(requirement) names the test \(test), which its suite doesn't have
              fix: bring back the committed files: git checkout -- '\(file)' Tests/Exercises
            """
        }
    }

    /// The advice for a compiler that doesn't finish.
    package static let whatKeepsTheCompilerBusy =
        "for an expression of many literals and operators, and for types that contain each other without end"

    /// Whether the error concerns only the answer that was tried.
    package var isOfOneAnswer: Bool {
        switch self {
        case .notBuilt, .buildEnded, .noSuchTest, .wrongSolution: true
        case .process, .noTemporaryFolder, .noWorkFolder: false
        }
    }
}

extension CheckError {
    /// Returns the error of a build that failed without naming a place, with the last lines of its output.
    package static func notBuilt(name: String, narrowed: String, printing output: String) -> CheckError {
        let words = output.split(whereSeparator: \.isNewline).suffix(8).map(String.init)
        return .notBuilt(name: name, narrowed: narrowed, output: words)
    }

    /// Runs another program for a check, and turns its error into a `CheckError`.
    package static func wrapping<Value>(
        _ work: () throws(ProcessError) -> Value
    ) throws(CheckError) -> Value {
        do { return try work() } catch { throw .process(error) }
    }
}
