/// Lines of Swift, put together with `if` and `for` where a module has what they are about.
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

    /// The lines themselves.
    package static func lines(@Code _ lines: () -> [String]) -> [String] { lines() }

    /// The text of a file.
    package static func file(@Code _ lines: () -> [String]) -> String { lines().joined(separator: "\n") + "\n" }

    /// Parts of a type or a file with an empty line between them; parts without lines leave none.
    package static func parts(_ parts: [String]...) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// The lines, moved to the right.
    package static func inside(@Code _ lines: () -> [String]) -> [String] {
        lines().map { $0.isEmpty ? $0 : "    " + $0 }
    }
}
