import Foundation
import RoleRules
import Testing

@Suite("A rule that is written is tried")
struct RegisteredRulesTests {
    private static let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// Returns the rules that are declared in Sources: file, Swift name and name.
    private static func declared() throws -> [(file: String, swiftName: String, name: String)] {
        try files(below: "Sources/Rules/RoleRules").flatMap { file, text in
            text.matches(of: /static let (\w+) = Rule\(\s*name: "([^"]+)"/).map { (file, String($0.1), String($0.2)) }
        }
    }

    private static func files(below folder: String) throws -> [(path: String, text: String)] {
        let place = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            (folder + "/" + name, try String(contentsOf: place.appending(path: name), encoding: .utf8))
        }
    }

    @Test("each belongs to an architecture")
    func registered() throws {
        let declared = try Self.declared()
        #expect(declared.count > 20)
        let known = Set(Rule.all.map(\.name))
        for rule in declared where !known.contains(rule.name) {
            Issue.record(
                """
                \(rule.name) belongs to no architecture, so nothing tries it: add .\(rule.swiftName) to the rules in \
                Sources/Rules/RoleRules/Engine/Architecture.swift, or delete \(rule.file)
                """)
        }
    }

    @Test("each is in a file of its name, where a finding leads")
    func named() throws {
        for rule in try Self.declared() {
            let file = rule.file.split(separator: "/").last?.dropLast(".swift".count).lowercased()
            let name = rule.name.replacing("-", with: "")
            #expect(file == name, "\(rule.name) is in \(rule.file): call the file as the rule is called")
        }
    }

    @Test("each has a suite, in which its name appears, beside its mutants and its lesson")
    func tried() throws {
        let suites = try Self.files(below: "Tests/RoleRulesTests").filter { file, _ in
            !file.contains("Mutant") && !file.hasSuffix("TaughtInTests.swift")
        }
        for rule in try Self.declared() {
            let isTried = suites.contains { $0.text.contains("\"\(rule.name)\"") }
            #expect(
                isTried,
                """
                No suite in Tests/RoleRulesTests has the text "\(rule.name)": write one in the folder of its \
                architecture, a table of sources and whole diagnostics as in WorkerKnowsOnlyPresenterTests
                """)
        }
    }
}
