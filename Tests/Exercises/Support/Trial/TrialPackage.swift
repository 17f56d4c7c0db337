import Foundation

/// A package of its own, in which a copy of an answer is built together with the learner's tests and a driver.
///
/// A package, and no call of the compiler: it builds in every layout that `swift build` has, on Linux and on macOS, and
/// the next time only what changed. Its build folder is its own, since the run that asks for it holds the lock of its.
struct TrialPackage {
    /// Where it lies.
    let folder: URL
    /// `Exercise18a`, as the learner's tests import it.
    let target: String

    private static let name = "Trial"
    /// Seconds that a build may take, the first one on a busy machine included.
    private static let limit = 600

    /// Writes what differs from what lies there, and removes what is no longer there: what stays is not built again.
    /// - Parameter files: texts by their paths below the package.
    func lay(_ files: [String: String]) throws(TrialError) {
        var files = files
        files["Package.swift"] = manifest
        let manager = FileManager.default
        do {
            for part in ["Sources", "Tests"] {
                for path in Exercise.files(below: folder.appending(path: part)) where files["\(part)/\(path)"] == nil {
                    try manager.removeItem(at: folder.appending(path: "\(part)/\(path)"))
                }
            }
            for (path, text) in files {
                let place = folder.appending(path: path)
                let data = Data(text.utf8)
                if (try? Data(contentsOf: place)) == data { continue }
                try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: place, options: .atomic)
            }
        } catch {
            throw .noPlace(path: folder.path, reason: error.localizedDescription)
        }
    }

    /// Builds it, and says which program its tests are.
    func build() async throws(TrialError) -> URL {
        let build = ["build", "--build-tests", "--package-path", folder.path]
        let flags = ["--disable-sandbox", "-Xswiftc", "-gnone", "-Xswiftc", "-index-ignore-system-modules"]
        let built = try await Self.swift(build + flags)
        guard built.hasSucceeded else { throw .notBuilt(output: Self.errors(in: built.output)) }
        let shown = try await Self.swift(["build", "--package-path", folder.path, "--show-bin-path"])
        let bin = shown.output.split(separator: "\n").last.map(String.init) ?? ""
        let bundle = URL(filePath: bin).appending(path: "\(Self.name)PackageTests.xctest")
        #if os(macOS)
        let program = bundle.appending(path: "Contents/MacOS/\(Self.name)PackageTests")
        #else
        let program = bundle
        #endif
        guard FileManager.default.fileExists(atPath: program.path) else {
            throw .notBuilt(output: ["no program at \(program.path)"])
        }
        return program
    }

    /// The first lines that name an error; where none does, the last words.
    static func errors(in output: String) -> [String] {
        let lines = output.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.hasPrefix("/") && $0.contains("error:") || $0.hasPrefix("error:") }
        return errors.isEmpty ? lines.suffix(5) : Array(errors.prefix(5))
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        let package = Package(
            name: "\(Self.name)", platforms: [.macOS(.v15)],
            targets: [
                .target(name: "HeadlessUIKit", swiftSettings: settings),
                .target(name: "Spies", swiftSettings: settings),
                .target(name: "\(target)", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
                .testTarget(
                    name: "\(target)LearnerTests", dependencies: ["\(target)", "HeadlessUIKit", "Spies"],
                    swiftSettings: settings),
                .testTarget(
                    name: "\(target)Driver", dependencies: ["\(target)", "HeadlessUIKit", "Spies"],
                    swiftSettings: settings),
            ],
            swiftLanguageModes: [.v6])

        """
    }

    private static func swift(
        _ arguments: [String]
    ) async throws(TrialError) -> (hasSucceeded: Bool, output: String) {
        let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("WORKBOOK_") }
        let place = FileManager.default.temporaryDirectory.appending(path: "trial-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let end: ProcessEnd
        do {
            try Data().write(to: place)
            let output = try FileHandle(forWritingTo: place)
            let run = BoundedProcess(
                command: ["/usr/bin/env", "swift"] + arguments, environment: environment, output: output,
                errors: output, limit: limit)
            end = try await run.end()
        } catch {
            throw .noCompiler(reason: error.localizedDescription)
        }
        if case .killed = end { throw .tookTooLong(seconds: limit) }
        let output = String(decoding: (try? Data(contentsOf: place)) ?? Data(), as: UTF8.self)
        return (end == .left(status: 0), output)
    }
}
