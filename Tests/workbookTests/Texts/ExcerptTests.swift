import Foundation
import Testing

@testable import workbook

@Suite("An excerpt is tied to a declaration")
struct ExcerptTests {
    private static let code = """
        struct Counter {
            var total = 0

            mutating func count() {
                total += 1
            }
        }
        """

    private func fault(_ fence: String, _ body: String) throws -> String? {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let lesson = root.appending(path: "05-Example")
        try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
        try Data(Self.code.utf8).write(to: lesson.appending(path: "Counter.swift"))
        let excerpts = Excerpt.all(in: "Text.\n\n\(fence)\n\(body)\n```\n")
        return try #require(excerpts.first).fault(in: lesson, of: root)
    }

    @Test("says nothing while both agree")
    func agreement() throws {
        let fault = try fault(
            "```swift source=Counter.swift#Counter.count()", "mutating func count() {\n    total += 1\n}")
        #expect(fault == nil)
    }

    @Test("shows the first line that differs, and where the text is")
    func difference() throws {
        let fault = try fault(
            "```swift source=Counter.swift#Counter.count()", "mutating func count() {\n    total += 2\n}")
        #expect(
            fault == """
                Lessons/05-Example/README.md:3: the excerpt of Counter.count() is not what Counter.swift says
                  text:     total += 2
                  code:     total += 1
                  fix: paste the declaration again, or mend the code if the text is right
                """)
    }

    @Test("names what was declared instead when the declaration is gone")
    func missing() throws {
        let fault = try #require(try fault("```swift source=Counter.swift#Counter.tally()", "func tally() {}"))
        #expect(
            fault.hasPrefix(
                "Lessons/05-Example/README.md:3: the excerpt of Counter.tally() can't be found in Counter.swift"))
        #expect(fault.contains("Counter.count()"))
    }
}
