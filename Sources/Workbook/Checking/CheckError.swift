import Processes

/// Why there is no verdict.
package enum CheckError: Error, Equatable, CustomStringConvertible {
    /// The toolchain or another program could not do its work.
    case process(ProcessError)
    /// No place for the run's own files.
    case noTemporaryFolder(path: String, reason: String)
    /// No place for what is to be built.
    case noWorkFolder(path: String, reason: String)
    /// Nothing was tested, and the compiler named no place; `narrowed` is the switch that leaves what was to be built.
    case notBuilt(name: String, narrowed: String, output: [String])
    /// The build of an answer used more than it may, and was ended.
    case buildEnded(name: String, reason: String)
    /// `exercise.json` names a test that the suite doesn't have.
    case noSuchTest(file: String, requirement: String, test: String)
    /// A solution can't be read, or its suite refuses it: then nothing can be told of its mutants.
    case wrongSolution(path: String, reason: String)

    /// The reason in words, and how to mend it.
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

    /// What to look for where the compiler does not come to its end.
    package static let whatKeepsTheCompilerBusy =
        "for an expression of many literals and operators, and for types that contain each other without end"

    /// Whether it says something about the answer that was tried, and nothing about any other.
    package var isOfOneAnswer: Bool {
        switch self {
        case .notBuilt, .buildEnded, .noSuchTest, .wrongSolution: true
        case .process, .noTemporaryFolder, .noWorkFolder: false
        }
    }
}

extension CheckError {
    /// A build that ended without an error that names a place, with its last words.
    package static func notBuilt(name: String, narrowed: String, printing output: String) -> CheckError {
        let words = output.split(whereSeparator: \.isNewline).suffix(8).map(String.init)
        return .notBuilt(name: name, narrowed: narrowed, output: words)
    }

    /// Runs what another program does for a check; its error becomes one of a check.
    package static func wrapping<Value>(
        _ work: () throws(ProcessError) -> Value
    ) throws(CheckError) -> Value {
        do { return try work() } catch { throw .process(error) }
    }
}
