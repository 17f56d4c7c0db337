import Foundation
import Processes
import SourceModel

/// The identity of a toolchain, found without starting it.
///
/// `swift --version` takes as long as a small check. The program's resolved path, size and date change with every
/// installation. So do those of SourceKit's library, which are more telling where `swift` only leads to another
/// program, as on macOS and under swiftly.
package struct ToolchainIdentity {
    /// A line per file: path, size, and date in seconds since 1970.
    package let text: String

    /// Reads the identity of the toolchain that the environment leads to.
    package init(of toolchain: Toolchain, environment: [String: String]) {
        var locator = ToolchainLocator.live
        locator.path = environment["PATH"] ?? ""
        let library = (try? locator.sourceKit()).map { URL(fileURLWithPath: $0) }
        text = [toolchain.swift, library].compactMap { $0 }.map(Self.line).joined(separator: "\n")
    }

    private static func line(_ file: URL) -> String {
        let path = file.resolvingSymlinksInPath().path
        let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
        let size = attributes[.size] as? Int ?? 0
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(size) \(date)"
    }
}
