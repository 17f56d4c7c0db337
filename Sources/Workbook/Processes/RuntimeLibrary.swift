import Foundation

/// The Swift runtime of this process, which differs between toolchains.
package enum RuntimeLibrary {
    /// The path of the library, as Linux reports it; nil on macOS, where it belongs to the system and not to a
    /// toolchain.
    package static let path: String? = {
        let maps = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/maps"))) ?? Data()
        let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasSuffix("/libswiftCore.so") }
        return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }()
}
