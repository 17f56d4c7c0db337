import SourceModel

/// A place that breaks a rule.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in UTF-8 bytes.
    public let column: Int
    /// The rule's name.
    public let rule: String
    public let what: String
    public let why: String
    public let fix: String
    /// The number of the lesson that teaches the rule.
    public let lesson: Int
    /// The declaration around the place, `ItemsListScene.viewDidLoad()`; nil outside of all declarations.
    public let declaration: String?
    /// The module of the place, `ItemsList`; nil if it is in none.
    public let module: String?

    init(_ finding: Finding, of rule: Rule, in declaration: String?, module: String? = nil) {
        file = finding.location.file
        line = finding.location.line
        column = finding.location.column
        self.rule = rule.name
        what = finding.what
        why = rule.why
        fix = finding.fix ?? rule.fix
        lesson = finding.lesson ?? rule.lesson
        self.declaration = declaration
        self.module = module
    }

    /// The place, the offense, the reason and the fix, in the form that compilers and editors expect.
    public var description: String {
        let number = lesson < 10 ? "0\(lesson)" : "\(lesson)"
        return """
            \(file):\(line):\(column): error: \(what) [\(rule)]
              why: \(why)
              fix: \(fix)   (lesson \(number))
            """
    }
}
