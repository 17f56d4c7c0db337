import Foundation

/// Finds SourceKit's library in the toolchain whose `swiftc` is on the PATH.
public struct ToolchainLocator: Sendable {
    /// The environment's PATH.
    public var path: String
    public var fileExists: @Sendable (String) -> Bool
    /// Follows symbolic links to the end.
    public var resolve: @Sendable (String) -> String
    /// Returns the output of `swiftc -print-target-info`; nil if it can't be run.
    public var targetInfo: @Sendable (_ swiftc: String) -> Data?

    public init(
        path: String, fileExists: @escaping @Sendable (String) -> Bool,
        resolve: @escaping @Sendable (String) -> String, targetInfo: @escaping @Sendable (String) -> Data?
    ) {
        self.path = path
        self.fileExists = fileExists
        self.resolve = resolve
        self.targetInfo = targetInfo
    }

    /// The locator for this process.
    public static var live: ToolchainLocator {
        ToolchainLocator(
            path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            fileExists: { FileManager.default.fileExists(atPath: $0) },
            resolve: { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path },
            targetInfo: { run($0, ["-print-target-info"]) })
    }

    #if os(macOS)
    public static let library = "sourcekitdInProc.framework/sourcekitdInProc"
    #else
    public static let library = "libsourcekitdInProc.so"
    #endif

    /// Returns the path of the library.
    ///
    /// The folder next to a resolved `swiftc` comes first because looking there costs nothing. A `swiftc` that only
    /// forwards to another one, as on macOS or under swiftly, is asked for its runtime's folder.
    /// - Throws: `SourceModelError.sourceKitMissing` with every place that was tried.
    public func sourceKit() throws(SourceModelError) -> String {
        var looked: [String] = []
        func found(_ folder: String) -> String? {
            guard !looked.contains(folder) else { return nil }
            looked.append(folder)
            let candidate = folder + "/" + Self.library
            return fileExists(candidate) ? candidate : nil
        }
        let compilers = path.split(separator: ":").map { "\($0)/swiftc" }.filter(fileExists)
        for compiler in compilers {
            let bin = parent(of: resolve(compiler))
            if let library = found(parent(of: bin) + "/lib") { return library }
        }
        for compiler in compilers {
            guard let runtime = targetInfo(compiler).flatMap(runtimeFolder) else { continue }
            if let library = found(parent(of: runtime)) { return library }
        }
        throw .sourceKitMissing(lookedFor: Self.library, lookedIn: looked)
    }

    private func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
    }

    private func runtimeFolder(_ json: Data) -> String? {
        struct Info: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        return try? JSONDecoder().decode(Info.self, from: json).paths.runtimeResourcePath
    }

    private static func run(_ executable: String, _ arguments: [String]) -> Data? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
