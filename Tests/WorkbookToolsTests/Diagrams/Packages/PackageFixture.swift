import Foundation

@testable import WorkbookTools

/// A small package in a folder whose name has spaces and umlauts; it is removed with the object.
final class PackageFixture {
    let root: URL

    /// - Parameter targets: the lines of the manifest's targets; nil for a folder without a manifest.
    init(_ targets: String?, files: [String: String] = [:]) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs paket \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        if let targets {
            let manifest = """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Shelf", targets: [
                \(targets)
                ])
                """
            try write("Package.swift", manifest)
        }
        for (path, text) in files { try write(path, text) }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// The environment that the toolchain needs, without the switches of our own manifest.
    static let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("WORKBOOK_") }

    func write(_ path: String, _ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func diagram(path: String? = nil, module: String? = nil, includesTests: Bool = false) throws -> PackageDiagram {
        try PackageDiagram(
            path: path, in: root, module: module, includesTests: includesTests, environment: Self.environment)
    }
}
