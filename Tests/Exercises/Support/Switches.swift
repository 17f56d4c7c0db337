import Foundation

/// The environment's switches, as `Package.swift` knows them.
enum Switches {
    /// `Exercises`, or what `WORKBOOK_TREE` says.
    static let answers = environment["WORKBOOK_TREE"] ?? "Exercises"

    /// Whether exercises that nobody began are checked all the same.
    static let gradesAll = environment["WORKBOOK_GRADE"] == "1" || answers != "Exercises"

    /// Whether the manifest was narrowed to one exercise.
    static let runsAlone = environment["WORKBOOK_ONLY"] != nil

    /// Asked once, since suites ask for each message they may have to write.
    private static let environment = ProcessInfo.processInfo.environment
}
