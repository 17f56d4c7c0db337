import Foundation

/// The environment's switches, as `Package.swift` knows them.
enum Switches {
    /// `Exercises`, or what `WORKBOOK_ANSWERS` says.
    static var answers: String { environment["WORKBOOK_ANSWERS"] ?? "Exercises" }

    /// Whether exercises that nobody began are checked all the same.
    static var gradesAll: Bool { environment["WORKBOOK_GRADE"] == "1" || answers != "Exercises" }

    /// Whether the manifest was narrowed to one exercise.
    static var runsAlone: Bool { environment["WORKBOOK_ONLY"] != nil }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
