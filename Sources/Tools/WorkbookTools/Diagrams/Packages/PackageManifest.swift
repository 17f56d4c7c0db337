import Foundation
import Processes

/// What `swift package dump-package` says of a manifest; it fetches nothing, and refuses no circle.
struct PackageManifest: Decodable {
    /// A module of the package, or what else a manifest makes of a folder.
    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test`, or something that nobody imports.
        let type: String
        /// From the package's folder; nil where it is the usual one.
        let path: String?
        let dependencies: [Dependency]
        let exclude: [String]?
        let sources: [String]?
    }

    /// A line of a target's dependencies.
    struct Dependency: Decodable {
        /// Of a target, or of a product that may have the same name; nil for a product that is named with its package.
        let name: String?

        private enum Key: CodingKey {
            case byName, target
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                name = nil
                return
            }
            var values = try container.nestedUnkeyedContainer(forKey: key)
            name = try values.decode(String.self)
        }
    }

    let name: String
    let targets: [Target]

    /// Asks the toolchain, since a manifest is a program.
    ///
    /// - Throws: `PackageDiagramError.unreadable`, or `ProcessError` where there is no toolchain.
    static func read(_ folder: URL, environment: [String: String]) throws -> PackageManifest {
        let swift = try Toolchain(environment: environment).swift
        // A build folder of its own, since the package's may be locked by a build for minutes.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = try ChildProcess(
            swift, ["package", "--scratch-path", scratch.path, "dump-package"], environment: environment, in: folder)
        guard process.hasEnded(within: 120) else {
            process.kill()
            throw PackageDiagramError.unreadable(path: folder.path, reason: "no answer in two minutes")
        }
        do {
            return try JSONDecoder().decode(PackageManifest.self, from: Data(process.output.text.utf8))
        } catch {
            throw PackageDiagramError.unreadable(path: folder.path, reason: reason(in: process.errors.text))
        }
    }

    /// The compiler's own line where there is one, else what the manifest said; the toolchain's repeat whole commands.
    private static func reason(in errors: String) -> String {
        let lines = errors.split(separator: "\n").map(String.init).filter {
            !$0.contains("Invalid manifest (compiled with") && !$0.contains("invalid manifests at")
        }
        let line = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error") } ?? lines.first
        return line?.trimmingCharacters(in: .whitespaces) ?? "it says nothing that can be understood"
    }
}
