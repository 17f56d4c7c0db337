import RoleRules
import Testing

@Suite("Clean VIPER, on a whole app")
struct CleanContactsTests {
    @Test("has nothing to say of the sound app")
    func sound() throws {
        let findings = try CleanContacts.findings().map(\.description)
        #expect(findings == [])
    }

    @Test("finds each mistake by the one rule that is about it", arguments: CleanContacts.mutants)
    func mutant(_ mutant: CleanContacts.Mutant) throws {
        let findings = try CleanContacts.findings(with: mutant.changes).map(Self.label)
        #expect(findings == mutant.places.map { "\($0) \(mutant.rule)" })
    }

    @Test("has a mistake for every rule")
    func complete() {
        // Modules in a circle name each other, so other rules report them as well; and a silenced finding isn't an
        // architectural mistake.
        let excepted: Set<String> = ["modules-form-no-circle", "allow-with-reason"]
        let rules = excepted.union(CleanContacts.mutants.map(\.rule))
        let missing = Architecture.cleanViper.rules.map(\.name).filter { !rules.contains($0) }
        #expect(missing == [], "these rules of Clean VIPER have no mutant: add one to CleanContacts+Mutants.swift")
    }

    @Test("finds in the faulty app what a person marked there, and nothing else")
    func faulty() throws {
        let changes = CleanContacts.mutants.flatMap(\.changes) + CleanContacts.hidden
        let findings = try CleanContacts.findings(with: changes).map(Self.label)
        let labels = try CleanContacts.labels()
        #expect(findings.joined(separator: "\n") == labels.joined(separator: "\n"))
    }

    private static func label(_ violation: Violation) -> String {
        "\(violation.file):\(violation.line):\(violation.column) \(violation.rule)"
    }
}

extension CleanContacts.Mutant: CustomTestStringConvertible {
    var testDescription: String { "\(rule) in \(changes[0].file)" }
}
