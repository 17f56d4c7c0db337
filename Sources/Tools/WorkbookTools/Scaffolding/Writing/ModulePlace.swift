import Foundation

/// The place of a module: a folder for its sources, one for its tests, and the module that the tests import.
struct ModulePlace: Sendable, Equatable {
    /// The folder that contains the module's own folders.
    let sources: URL
    /// The corresponding folder among the tests.
    let tests: URL
    /// The Swift module that the suites import.
    let target: String
    /// The folders with types whose names the module must not repeat.
    let neighbors: [URL]
    /// The package's folder, or the sources' folder without a package, for files that are read but not compiled.
    let root: URL
    /// Whether the package names an iOS version; true without a package, because nothing tells.
    let namesIOS: Bool

    /// Creates a place that is named in full, for example for an app without a package.
    init(sources: URL, tests: URL, target: String) {
        self.init(
            sources: sources, tests: tests, target: target, neighbors: [sources, tests], root: sources, namesIOS: true)
    }

    private init(sources: URL, tests: URL, target: String, neighbors: [URL], root: URL, namesIOS: Bool) {
        self.sources = sources
        self.tests = tests
        self.target = target
        self.neighbors = neighbors
        self.root = root
        self.namesIOS = namesIOS
    }

    /// Finds the target around a folder, and its test target.
    ///
    /// For a package's own folder and for a target's, modules go to `Modules`: a folder between them and the target's
    /// keeps the target's name out of theirs.
    /// - Throws: `ScaffoldPlaceError`.
    static func find(
        _ folder: URL, screen: ScreenKit, environment: [String: String]
    ) throws -> ModulePlace {
        let folder = resolved(folder)
        var root = folder
        while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
            guard root.path != "/" else { throw ScaffoldPlaceError.noPackage(path: folder.path) }
            root.deleteLastPathComponent()
        }
        let package = try PackageDescription.read(root, environment: environment)
        return try find(folder, in: root, of: package, screen: screen)
    }

    static func find(
        _ folder: URL, in root: URL, of package: PackageDescription, screen: ScreenKit
    ) throws(ScaffoldPlaceError) -> ModulePlace {
        let (target, below) = try target(for: folder, in: root, of: package)
        let suites = package.targets.filter { $0.type == "test" && $0.dependsOn(target.name) }
        guard let suite = suites.first(where: { $0.name == target.name + "Tests" }) ?? suites.first else {
            throw .noTestTarget(target: target.name)
        }
        for owner in [target, suite] where screen == .headless && !owner.dependsOn("HeadlessUIKit") {
            throw .noHeadlessUIKit(target: owner.name)
        }
        let (sources, tests) = (root.appendingPathComponent(target.path), root.appendingPathComponent(suite.path))
        return ModulePlace(
            sources: sources.appendingPathComponent(below), tests: tests.appendingPathComponent(below),
            target: target.c99name, neighbors: [sources, tests],
            root: root, namesIOS: package.platforms.contains { $0.name == "ios" })
    }

    /// Returns the target around the folder, and the path from there.
    private static func target(
        for folder: URL, in root: URL, of package: PackageDescription
    ) throws(ScaffoldPlaceError) -> (PackageDescription.Target, below: String) {
        let targets = package.targets.filter { ["library", "executable"].contains($0.type) }
        let path = String(folder.path.dropFirst(root.path.count).drop { $0 == "/" })
        let around = targets.filter { path == $0.path || path.hasPrefix($0.path + "/") }
        if let target = around.max(by: { $0.path.count < $1.path.count }) {
            let below = path.dropFirst(target.path.count).drop { $0 == "/" }
            return (target, below.isEmpty ? "Modules" : String(below))
        }
        guard path.isEmpty || path == "Sources", targets.count == 1 else {
            throw .noTarget(path: path.isEmpty ? folder.path : path, known: targets.map(\.path).sorted())
        }
        return (targets[0], "Modules")
    }

    /// Resolves links, even if the folder and some of its parents don't exist yet.
    private static func resolved(_ folder: URL) -> URL {
        var missing: [String] = []
        var there = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: there.path), there.path != "/" {
            missing.append(there.lastPathComponent)
            there.deleteLastPathComponent()
        }
        return missing.reversed().reduce(there.resolvingSymlinksInPath()) { $0.appendingPathComponent($1) }
    }
}
