import RoleRules
import SourceModel
import Testing

/// Sources in the style of other people's apps, and the expected findings.
///
/// Each case has right code next to wrong code, so that the rule has to tell them apart.
struct WildCase: CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    let files: [(path: String, text: String)]
    /// `file:line what`.
    let expected: [String]

    init(_ name: String, _ rule: String, _ files: KeyValuePairs<String, String>, _ expected: [String]) {
        testDescription = "\(rule): \(name)"
        self.rule = rule
        self.files = files.map { ($0.key, $0.value) }
        self.expected = expected
    }

    func check() throws {
        let violations = try Sources(files: files).violations(of: .viper, rules: [rule])
        let found = violations.map { "\($0.file):\($0.line) \($0.what)" }
        #expect(found == expected)
    }
}
