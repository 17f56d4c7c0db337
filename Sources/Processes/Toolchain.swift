import Foundation

/// Where `swift` is.
public struct Toolchain: Sendable, Equatable {
    /// The program itself.
    public let swift: URL

    /// Looks along the PATH, as a shell does, and starts nothing.
    public init(environment: [String: String]) throws(ProcessError) {
        let path = environment["PATH"] ?? ""
        for folder in path.split(separator: ":") {
            let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
            if FileManager.default.isExecutableFile(atPath: candidate.path) {
                swift = candidate
                return
            }
        }
        throw .noSwift(path: path)
    }
}
