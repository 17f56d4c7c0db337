/// The reasons why a module has no place, or can't be written to it.
enum ScaffoldPlaceError: Error, Equatable, CustomStringConvertible {
    /// The folder is in no package, so the place of the tests is unknown.
    case noPackage(path: String)
    /// `swift package describe` failed.
    case packageUnreadable(path: String, reason: String)
    /// The package has several targets, or none, and the folder is in none of them.
    case noTarget(path: String, known: [String])
    /// No test target depends on the target.
    case noTestTarget(target: String)
    /// The target, or its test target, can't import HeadlessUIKit.
    case noHeadlessUIKit(target: String)
    /// A file could not be put in its place, and nothing was changed.
    case notWritten(path: String, reason: String)

    var description: String {
        switch self {
        case .noPackage(let path):
            """
            No Package.swift is in \(path) or in a folder around it, so there is no telling where the tests go.
              fix: make a package there with `swift package init`, or name both places: --tests FOLDER --testing MODULE
            """
        case .packageUnreadable(let path, let reason):
            """
            The package in \(path) can't be read: \(reason)
              fix: try `swift package describe` there, and fix what it reports
            """
        case .noTarget(let path, let known):
            """
            \(path) is in none of the package's targets\(Self.listed(known)).
              fix: name the folder of a target, or one inside of it: --into \(known.first ?? "Sources/App")
            """
        case .noTestTarget(let target):
            """
            No test target of the package depends on \(target), so there is no place for the suites.
              fix: add .testTarget(name: "\(target)Tests", dependencies: ["\(target)"]) to Package.swift, and its folder \
            Tests/\(target)Tests
            """
        case .noHeadlessUIKit(let target):
            """
            \(target) does not depend on HeadlessUIKit, so a module with --ui headless would not compile.
              fix: add the workbook to the package's dependencies, .package(path: "..."), and to those of \(target)
                   .product(name: "HeadlessUIKit", package: "...")
            """
        case .notWritten(let path, let reason):
            """
            \(path) could not be written: \(reason)
              why: a module is written as a whole or not at all; nothing was changed
              fix: make that possible and try again
            """
        }
    }

    /// Returns the first few folders, and the number of the others.
    private static func listed(_ folders: [String]) -> String {
        if folders.isEmpty { return "" }
        let rest = folders.dropFirst(shownTargets).count
        return ": " + folders.prefix(shownTargets).joined(separator: ", ")
            + (rest > 0 ? ", and \(rest) more, which `swift package describe` lists" : "")
    }

    private static let shownTargets = 6
}
