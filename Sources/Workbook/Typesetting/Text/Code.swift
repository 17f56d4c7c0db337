/// A builder for lines of Swift with `if` and `for`, for parts that only some modules have.
@resultBuilder
package enum Code {
    package static func buildExpression(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    package static func buildExpression(_ lines: [String]) -> [String] { lines }
    package static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap(\.self) }
    package static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    package static func buildEither(first part: [String]) -> [String] { part }
    package static func buildEither(second part: [String]) -> [String] { part }
    package static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap(\.self) }

    /// Returns the lines themselves.
    package static func lines(@Code _ lines: () -> [String]) -> [String] { lines() }

    /// Returns the text of a file.
    package static func file(@Code _ lines: () -> [String]) -> String { lines().joined(separator: "\n") + "\n" }

    /// Returns parts of a type or a file with an empty line between them; parts without lines are left out.
    package static func parts(_ parts: [String]...) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// Returns the lines, indented.
    package static func inside(@Code _ lines: () -> [String]) -> [String] {
        lines().map { $0.isEmpty ? $0 : "    " + $0 }
    }
}
