/// Why an answer could not be built once more.
public enum TrialError: Error, Equatable, CustomStringConvertible {
    /// There is no place for it, or what it is made of can't be read.
    case noPlace(path: String, reason: String)
    /// There is no `swift` to build with.
    case noCompiler(reason: String)
    /// The build ended without a program; the first errors, or its last words.
    case notBuilt(output: [String])
    /// The build took too long.
    case tookTooLong(seconds: Int)

    /// The reason in words.
    public var description: String {
        switch self {
        case .noPlace(let path, let reason): "\(path) can't be read or written: \(reason)"
        case .noCompiler(let reason): "swift could not be started: \(reason)"
        case .notBuilt(let output): "the build ended with\n" + output.map { "  " + $0 }.joined(separator: "\n")
        case .tookTooLong(let seconds): "the build was still going on after \(seconds) s, and was ended"
        }
    }
}
