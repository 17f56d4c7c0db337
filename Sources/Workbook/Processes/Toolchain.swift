import Foundation

/// Where `swift` is.
package struct Toolchain: Sendable, Equatable {
    /// The program itself.
    package let swift: URL

    /// Looks along the PATH, as a shell does, and starts nothing.
    package init(environment: [String: String]) throws(ProcessError) {
        let path = environment["PATH"] ?? ""
        guard let found = Program.find("swift", along: path) else { throw .noSwift(path: path) }
        swift = found
    }

    /// The same toolchain without what leads to it: `swift` may be a link, or a program that reads the user's settings to
    /// find the one that is meant, as swiftly's does. Where it is not known better, this one.
    package var itself: Toolchain {
        let own = swift.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("swift")
        let runtime = RuntimeLibrary.path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
        // usr/lib/swift/linux/libswiftCore.so
        let beside = runtime.map { (0..<4).reduce($0) { url, _ in url.deletingLastPathComponent() } }
            .map { $0.appendingPathComponent("bin/swift") }
        let known = [own, beside].compactMap(\.self).first {
            let folder = $0.deletingLastPathComponent().deletingLastPathComponent()
            return FileManager.default.isExecutableFile(atPath: $0.path)
                && FileManager.default.fileExists(atPath: folder.appendingPathComponent("lib/swift").path)
        }
        return Toolchain(swift: known ?? swift)
    }

    /// The folder with its programs and libraries.
    package var folder: URL { swift.deletingLastPathComponent().deletingLastPathComponent() }

    private init(swift: URL) { self.swift = swift }
}
