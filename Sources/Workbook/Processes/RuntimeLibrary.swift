import Foundation

/// The Swift runtime that this process uses: another toolchain has another one.
package enum RuntimeLibrary {
    /// Where it lies, as Linux tells it; nil on macOS, where it is the system's and no toolchain's.
    package static let path: String? = {
        let maps = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/maps"))) ?? Data()
        let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasSuffix("/libswiftCore.so") }
        return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }()
}
