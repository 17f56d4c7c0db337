import Foundation
import Processes

/// The answer of `swift package dump-package`, which fetches no packages and accepts circles.
struct PackageManifest: Decodable {
    /// A module of the package, or another kind of target.
    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test`, or a kind that can't be imported.
        let type: String
        /// The path from the package's folder, or nil for the usual place.
        let path: String?
        let dependencies: [Dependency]
        let exclude: [String]?
        let sources: [String]?
    }

    /// An entry in a target's dependencies.
    struct Dependency: Decodable {
        /// The name of a target, or of a product that may have the same name; nil for a product named with its package.
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

    /// Asks the toolchain, because a manifest is a program.
    ///
    /// - Throws: `PackageDiagramError.unreadable`, or `ProcessError` without a toolchain.
    static func read(_ folder: URL, environment: [String: String]) throws -> PackageManifest {
        let swift = try Toolchain(environment: environment).swift
        // A separate build folder, because a build may lock the package's own for minutes.
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

    /// The compiler's own line if there is one, or else the manifest's; the toolchain's lines repeat whole commands.
    private static func reason(in errors: String) -> String {
        let lines = errors.split(separator: "\n").map(String.init).filter {
            !$0.contains("Invalid manifest (compiled with") && !$0.contains("invalid manifests at")
        }
        let line = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error") } ?? lines.first
        return line?.trimmingCharacters(in: .whitespaces) ?? "it says nothing that can be understood"
    }
}
