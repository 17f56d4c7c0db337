import Foundation
import Processes

/// The answer of `swift package describe`: a package's targets and their paths.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        /// The name for an import.
        let c99name: String
        /// The path from the package's folder.
        let path: String
        /// `library`, `executable`, `test`, or a kind without Swift sources for a module.
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

    /// Asks the toolchain, which alone knows a manifest's paths for targets.
    /// - Throws: `ScaffoldPlaceError.packageUnreadable`, or `ProcessError` without a toolchain.
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
