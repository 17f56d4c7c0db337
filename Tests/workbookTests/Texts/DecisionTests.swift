import CourseFixtures
import Foundation
import Testing

@Suite("Decisions have one form, and the index lists each of them")
struct DecisionTests {
    private static let folder = ThisCheckout.root.appending(path: "Documentation/Decisions")
    /// The decisions' files, sorted; every file but the index counts, so that the suite notices a misnamed one.
    static let files: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
    }()

    @Test("the numbers in their names begin at 0001 and have no gaps")
    func numbers() {
        #expect(!Self.files.isEmpty, "Documentation/Decisions has no decisions")
        for (number, file) in zip(1..., Self.files) {
            let label = Self.label(number)
            let hasNumber = file.hasPrefix(label + "-")
            #expect(hasNumber, "\(file) is number \(number) in its folder, so its name should begin with \(label)-")
        }
    }

    @Test("a decision begins with its number, title, date and status", arguments: files)
    func heading(file: String) throws {
        let lines = try Self.lines(of: file)
        let title = Self.title(in: lines)
        let status = Self.status(in: lines)
        #expect(title?.number == file.prefix(4), "\(file) doesn't begin with: # \(file.prefix(4)): Title")
        #expect(status != nil, "\(file): line 3 is not: Date: YYYY-MM-DD · Status: accepted (or superseded by a link)")
    }

    @Test(
        "its sections are Context, Choice, Considered where there were alternatives, and Consequences", arguments: files
    )
    func sections(file: String) throws {
        let sections = try Self.lines(of: file).filter { $0.hasPrefix("#") }.dropFirst()
        let required = ["## Context", "## Choice", "## Consequences"]
        let hasForm = sections.filter { $0 != "## Considered" } == required
        let isPlaced = sections.firstIndex(of: "## Considered").map { $0 == sections.startIndex + 2 } ?? true
        #expect(hasForm && isPlaced, "\(file) has these sections: \(sections.joined(separator: ", "))")
    }

    @Test("it has at most 300 words", arguments: files)
    func length(file: String) throws {
        let count = try Self.lines(of: file).joined(separator: " ").split(whereSeparator: \.isWhitespace).count
        #expect(count <= 300, "\(file) has \(count) words; measurements belong in Workshop/Benchmarks/RESULTS.md")
    }

    @Test("the index has a row for each, in order, with its title and status")
    func index() throws {
        let rows = try Self.lines(of: "README.md").filter { $0.hasPrefix("| 0") }
            .map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let isComplete = rows.map(\.first) == Self.files.map { String($0.prefix(4)) }
        #expect(isComplete, "the rows in README.md are other decisions than the folder's, or in another order")
        for file in Self.files {
            guard let row = rows.first(where: { $0.first == String(file.prefix(4)) }) else { continue }
            let lines = try Self.lines(of: file)
            let link = "[\(Self.title(in: lines)?.text ?? "")](\(file))"
            #expect(row.count == 4, "the row of \(file) doesn't have a number, a link, one sentence and a status")
            #expect(row.dropFirst().first == link, "the row of \(file) has another title or link than the file")
            #expect(row.last == Self.status(in: lines), "the row of \(file) has another status than the file")
        }
    }

    private static func title(in lines: [String]) -> (number: Substring, text: Substring)? {
        lines.first?.wholeMatch(of: /# (\d{4}): (\S.*)/).map { ($0.1, $0.2) }
    }

    private static func status(in lines: [String]) -> String? {
        let form =
            /Date: \d{4}-\d\d-\d\d(?:, amended \d{4}-\d\d-\d\d)? · Status: (accepted|superseded (?:in part )?by \[\d{4}\]\(\S+\))/
        return lines.dropFirst(2).first?.wholeMatch(of: form).map { String($0.1) }
    }

    private static func lines(of file: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
    }

    private static func label(_ number: Int) -> String {
        String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
    }
}
