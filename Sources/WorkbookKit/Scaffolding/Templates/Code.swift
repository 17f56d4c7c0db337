/// Lines of Swift, put together with `if` and `for` where a module has what they are about.
@resultBuilder
enum Code {
    static func buildExpression(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    static func buildExpression(_ lines: [String]) -> [String] { lines }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap(\.self) }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first part: [String]) -> [String] { part }
    static func buildEither(second part: [String]) -> [String] { part }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap(\.self) }

    /// The lines themselves.
    static func lines(@Code _ lines: () -> [String]) -> [String] { lines() }

    /// The text of a file.
    static func file(@Code _ lines: () -> [String]) -> String { lines().joined(separator: "\n") + "\n" }

    /// Parts of a type or a file with an empty line between them; parts without lines leave none.
    static func parts(_ parts: [String]...) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// The lines, moved to the right.
    static func inside(@Code _ lines: () -> [String]) -> [String] {
        lines().map { $0.isEmpty ? $0 : "    " + $0 }
    }
}
