import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("The lesson's table names what finds each fault, and that is there")
struct FaultsTableTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    /// The rows of the table: the fault, and what finds it.
    private let rows: [(fault: String, finders: String)]

    init() throws {
        let text = try String(contentsOf: Self.root.appending(path: "Lessons/16-Errata/README.md"), encoding: .utf8)
        let table = text.components(separatedBy: "## What finds what\n").last?.components(separatedBy: "\n## ").first
        rows = (table ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return (cells[0], cells[2])
        }
    }

    /// The names between backticks.
    private var names: Set<String> {
        Set(rows.flatMap { row in row.finders.matches(of: /`([^`]+)`/).map { String($0.1) } })
    }

    @Test("what the compiler finds are the faults that it is handed")
    func compiler() {
        #expect(rows.filter { $0.finders == "the compiler" }.map(\.fault) == Fragment.all.map(\.testDescription))
    }

    @Test("every rule that reports something of the copied list is named")
    func rules() {
        let reporting = Set(RuleTests.findings.map { String($0.prefix { $0 != ":" }) })
        #expect(reporting.subtracting(names) == [])
    }

    @Test("every name is one of a rule or of a test of these suites")
    func finders() throws {
        let folder = try Sources(at: Self.root.appending(path: "Tests/Lessons/16-Errata"))
        let tests = folder.files.flatMap(\.declarations).flatMap { suite in
            suite.all.filter { $0.isFunction && $0.has("Test") }.map { "\(suite.name).\($0.signature)" }
        }
        #expect(!rows.isEmpty)
        #expect(names.subtracting(tests).subtracting(Rule.all.map(\.name)) == [])
        #expect(rows.filter { $0.finders.isEmpty }.map(\.fault) == [])
    }
}
