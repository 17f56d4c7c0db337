/// A suite of several rungs: one rung keeps it for others with the same code, or each has a copy for its own code.
package struct SharedSuite: Sendable, Equatable {
    /// The suite's file, from `Tests/Lessons`: `04-Presenter/DateTextTests.swift`.
    package let suite: String
    /// The names of the source files that it tests.
    package let tests: [String]
    /// The paths of the copies on the other rungs, real or imagined, from `Tests/Lessons`.
    package let shared: [String]

    init(_ fields: JSONFields) throws(CatalogueError) {
        suite = try fields.text("suite", "a suite's file, from Tests/Lessons")
        tests = try fields.texts("tests", "the names of the source files that it tests")
        shared = try fields.texts("shared", "where copies are on other rungs, or would be, from Tests/Lessons")
    }

    /// Returns the first folder of a path: `04-Presenter`.
    package static func folder(of path: String) -> String { String(path.prefix { $0 != "/" }) }
}
