import Foundation
import Processes

/// The programs that make archives.
enum Packing {
    static let isHere: Bool = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["zip", "unzip", "tar", "truncate", "seq"].allSatisfy { Program.find($0, along: path) != nil }
    }()

    struct Failure: Error { let words: String }

    static func run(_ script: String, in folder: URL, _ variables: [String: String]) throws {
        let child = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script],
            environment: ProcessInfo.processInfo.environment.merging(variables) { $1 }, in: folder)
        guard child.hasEnded(within: 120), child.hasSucceeded else { throw Failure(words: child.errors.text) }
    }
}
