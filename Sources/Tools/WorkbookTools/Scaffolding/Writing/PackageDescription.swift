import Foundation
import Processes

/// What `swift package describe` says of a package: its targets, and where they lie.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        /// As an import has it.
        let c99name: String
        /// From the package's folder.
        let path: String
        /// `library`, `executable`, `test`, or something without sources of ours.
        let type: String
        let targetDependencies: [String]?
        let productDependencies: [String]?

        func dependsOn(_ name: String) -> Bool {
            (targetDependencies ?? []).contains(name) || (productDependencies ?? []).contains(name)
        }
    }

    struct Platform: Decodable {
        let name: String
    }

    let targets: [Target]
    let platforms: [Platform]

    /// Asks the toolchain, which alone knows where a manifest puts its targets.
    /// - Throws: `ScaffoldPlaceError.packageUnreadable`, or `ProcessError` where there is no toolchain.
    static func read(_ folder: URL, environment: [String: String]) throws -> PackageDescription {
        let swift = try Toolchain(environment: environment).swift
        let process = try ChildProcess(
            swift, ["package", "describe", "--type", "json"], environment: environment, in: folder)
        guard process.hasEnded(within: 120) else {
            process.kill()
            throw ScaffoldPlaceError.packageUnreadable(path: folder.path, reason: "no answer in two minutes")
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            return try decoder.decode(PackageDescription.self, from: Data(process.output.text.utf8))
        } catch {
            let words = process.errors.text.split(separator: "\n").last { $0.contains("error") }
            throw ScaffoldPlaceError.packageUnreadable(
                path: folder.path, reason: words.map(String.init) ?? "it says nothing that can be understood")
        }
    }
}
