import RoleRules
import SourceModel
import Testing

/// Sources, and the complete diagnostics that a rule must give for them.
struct RuleCase: CustomTestStringConvertible {
    struct Diagnostic {
        /// `file:line:column`.
        let place: String
        let what: String
        let fix: String
    }

    let testDescription: String
    let files: [(path: String, text: String)]
    let expected: [Diagnostic]

    init(_ name: String, _ files: KeyValuePairs<String, String>, _ expected: [Diagnostic] = []) {
        testDescription = name
        self.files = files.map { ($0.key, $0.value) }
        self.expected = expected
    }

    /// Creates a case from a dictionary, with the files sorted by path.
    init(_ name: String, sorted files: [String: String], _ expected: [Diagnostic] = []) {
        testDescription = name
        self.files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.expected = expected
    }

    /// Compares whole messages, so that the text for people is tested; the lesson is the rule's own unless it is given.
    func check(
        _ rule: String, of architecture: Architecture = .viperS, why: String, lesson: String? = nil
    ) throws {
        let number = architecture.rules.first { $0.name == rule }?.lesson ?? 0
        let lesson = lesson ?? (number < 10 ? "0\(number)" : "\(number)")
        let violations = try Sources(files: files).violations(of: architecture, rules: [rule])
        let messages = expected.map { diagnostic in
            """
            \(diagnostic.place): error: \(diagnostic.what) [\(rule)]
              why: \(why)
              fix: \(diagnostic.fix)   (lesson \(lesson))
            """
        }
        #expect(violations.map(\.description) == messages)
    }
}
