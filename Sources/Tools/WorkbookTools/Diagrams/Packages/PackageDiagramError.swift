import Typesetting

/// The reasons why a package can't be drawn.
enum PackageDiagramError: Error, Equatable, CustomStringConvertible {
    /// The folder is in no package.
    case noPackage(path: String)
    /// `swift package dump-package` failed.
    case unreadable(path: String, reason: String)
    /// The package has nothing to draw.
    case noModules(package: String)
    /// A target has no folder where SwiftPM would look for it.
    case noSources(target: String, lookedIn: [String])
    /// There is no such target.
    case noTarget(String, known: [String])

    var description: String {
        switch self {
        case .noPackage(let path):
            """
            No Package.swift is in \(path) or in a folder around it, so there are no modules to draw.
              fix: name the folder of a package, as in: diagram --package ../MyPackage
            """
        case .unreadable(let path, let reason):
            """
            The package in \(path) can't be read: \(reason)
              fix: try `swift package dump-package` there, and fix what it reports
            """
        case .noModules(let package):
            """
            \(package) has no targets, so there is nothing to draw.
              fix: add a target to its Package.swift, or --tests where it has nothing but tests
            """
        case .noSources(let target, let places):
            """
            The target \(target) has no folder: looked in \(places.joined(separator: ", ")).
              fix: make it, or give the target its `path` in Package.swift
            """
        case .noTarget(let name, let known):
            "There is no target \"\(name)\"."
                + (Nearest.match(for: name, among: known).map { " Did you mean \($0)?" } ?? "")
                + "\n  fix: name one of \(known.joined(separator: ", "))"
        }
    }
}
