import Foundation
import RoleRules
import SourceModel
import Testing

/// Records an issue for each place that breaks a rule of an architecture, at that place's own file and line.
///
/// ```swift
/// @Test("keeps the rules of VIPER-S") func rules() throws {
///     try expectNoViolations(of: .viperS, in: "Sources/App")
/// }
/// ```
///
/// - Parameters:
///   - folder: an absolute path, or one from a folder above the test's file, such as the package's root.
///   - rules: the names of the rules to try; all of the architecture's if nil.
/// - Throws: `SourceModelError` and `RoleRulesError` if there is nothing to check, and `RoleNamesError` if the
///   project's own names for roles, in `.workbook-roles.json`, can't be understood.
public func expectNoViolations(
    of architecture: Architecture, in folder: String, rules: [String]? = nil, testFile: String = #filePath
) throws {
    let place = try SourceFolder(folder, above: testFile)
    let architecture = architecture.named(by: try RoleNames(above: place.folder))
    let violations = try Sources(at: place.folder, relativeTo: place.base).violations(of: architecture, rules: rules)
    for violation in violations {
        Issue.record(Comment(rawValue: violation.description), sourceLocation: place.location(of: violation))
    }
}
