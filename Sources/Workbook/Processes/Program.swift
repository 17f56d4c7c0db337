import Foundation

/// A program that is looked for as a shell does.
package enum Program {
    /// The first of that name along a PATH; nil where there is none. Nothing is started.
    package static func find(_ name: String, along path: String) -> URL? {
        path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
