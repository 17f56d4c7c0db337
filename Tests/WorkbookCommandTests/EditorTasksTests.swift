import Checking
import Foundation
import Testing

@Suite("An editor's tasks find the findings")
struct EditorTasksTests {
    /// The part of `.vscode/tasks.json` that the suite checks.
    private struct Tasks: Decodable {
        struct Task: Decodable {
            let label: String
            let args: [String]
            let problemMatcher: Matchers
        }
        /// A single matcher, or a list of them.
        struct Matchers: Decodable {
            let all: [Matcher]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                all = try (try? container.decode([Matcher].self)) ?? [container.decode(Matcher.self)]
            }
        }
        struct Matcher: Decodable { let pattern: Pattern }
        struct Pattern: Decodable {
            let regexp: String
            let file: Int
            let line: Int?
            let message: Int
        }
        let tasks: [Task]
    }

    private let tasks: [Tasks.Task]

    init() throws {
        let file = LintCommandTests.checkout.appendingPathComponent(".vscode/tasks.json")
        tasks = try JSONDecoder().decode(Tasks.self, from: Data(contentsOf: file)).tasks
    }

    /// Returns the file, line and message that an editor finds in a line, for each matcher that fits.
    private func problems(of command: String, in line: String) throws -> [[String?]] {
        let task = try #require(tasks.first { $0.args.contains(command) })
        return try task.problemMatcher.all.compactMap { matcher in
            let pattern = matcher.pattern
            guard let match = try Regex(pattern.regexp).wholeMatch(in: line) else { return nil }
            return [pattern.file, pattern.line, pattern.message].map {
                $0.flatMap { match[$0].substring }.map(String.init)
            }
        }
    }

    @Test(
        "a finding of check, with as much of its place as is known",
        arguments: [
            ("Exercises/13a-Worker/Sources/Worker.swift", ["Exercises/13a-Worker/Sources/Worker.swift", nil]),
            ("Tests/T.swift:5", ["Tests/T.swift", "5"]), ("Meine Übung/T.swift:5:9", ["Meine Übung/T.swift", "5"]),
        ])
    func check(place: String, found: [String?]) throws {
        let finding = Finding(place: place, what: "one: two", name: "13a.1", lines: [("why", "A.swift: error: no")])
        let lines = finding.text(.plain).split(separator: "\n").map(String.init)
        #expect(try problems(of: "check", in: lines[0]) == [found + ["one: two [13a.1]"]])
        #expect(try problems(of: "check", in: "error: nowhere") == [])
    }

    @Test("a finding of lint")
    func lint() throws {
        let folder = "Lessons/01-MassiveViewController/Sources"
        let result = try LintCommandTests().lint(folder, "--architecture", "mvc")
        let line = try #require(result.output.split(separator: "\n").first.map(String.init))
        #expect(try problems(of: "lint", in: line).map { $0[0]?.hasPrefix(folder) } == [true])
    }
}
