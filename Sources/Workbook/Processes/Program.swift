import Foundation

/// Looks for a program as a shell does.
package enum Program {
    /// Returns the first program of that name on a PATH, or nil if there is none, without starting it.
    package static func find(_ name: String, along path: String) -> URL? {
        path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
