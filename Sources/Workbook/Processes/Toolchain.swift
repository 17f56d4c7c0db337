import Foundation

/// The Swift toolchain.
package struct Toolchain: Sendable, Equatable {
    /// The program `swift`.
    package let swift: URL

    /// Looks along the PATH, as a shell does, without starting anything.
    package init(environment: [String: String]) throws(ProcessError) {
        let path = environment["PATH"] ?? ""
        guard let found = Program.find("swift", along: path) else { throw .noSwift(path: path) }
        swift = found
    }

    /// The same toolchain by its real path, or this one if that isn't known.
    ///
    /// `swift` may be a link, or, as with swiftly, a program that reads the user's settings to find the toolchain.
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

    /// The folder with the toolchain's programs and libraries.
    package var folder: URL { swift.deletingLastPathComponent().deletingLastPathComponent() }

    private init(swift: URL) { self.swift = swift }
}
