import Course
import CourseFixtures
import Foundation
import Testing

@testable import Checking

@Suite("What an answer printed is told apart from what the run printed")
struct PrintedTextTests {
    private let output = """
        Building for debugging...
        [1/4] Compiling Exercise13a Worker.swift
        Build complete! (1.10s)
        ◇ Test run started.
        ↳ Target Platform: x86_64-unknown-linux-gnu
        books: 3
        ✘ Test "13a.1 gets the books" recorded an issue at T.swift:5:24: Issue recorded
        ↳ expected: a is 2
          why: because
          - a line of my own
        books: 3
        done
        Exercise13a/Worker.swift:2: Fatal error: Index out of range

        *** Signal 4: Backtracing from 0x7fb5d976df7f... done ***
        """

    @Test("each line once, with how often it came, up to a crash")
    func lines() throws {
        let issue = try #require(Recorded.attempt([Recorded.issue("one")]).run.issues.first)
        let printed = PrintedText(output, without: [issue])
        #expect(printed.lines.map(\.text) == ["books: 3", "  - a line of my own", "done"])
        #expect(printed.lines.map(\.count) == [2, 1, 1])
    }

    @Test("the later lines of an error that a test caught are the run's own")
    func caught() {
        let text = "Caught error: can't see that the list says \"Kindred\"\n  the screen:\n  │ Kindred │"
        let issue = TestIssue(
            testID: "one", comments: [], expectation: text, difference: "a\n+ b", file: nil, line: nil, column: nil)
        let output = "✘ Test one recorded an issue at T.swift:5:24: \(text)\na\n+ b\nbooks: 3\n"
        #expect(PrintedText(output, without: [issue]).lines.map(\.text) == ["books: 3"])
    }

    @Test("a report has them first, and no more than ten")
    func report() throws {
        var attempt = Recorded.attempt(Recorded.whole(with: [Recorded.runEnded]))
        attempt.printed = PrintedText("a\na\n" + (1...11).map { "line \($0)\n" }.joined(), without: [])
        let report = VerdictReport(
            try Recorded.verdict(attempt), in: Checkout(root: URL(fileURLWithPath: "/kürs")), style: .plain, width: 80)
        #expect(
            report.text.hasPrefix(
                """
                Your code printed:
                  a   (2 times)
                  line 1

                """))
        #expect(
            report.text.contains(
                """
                  line 9
                  and 2 other lines; all of it: swift run workbook test 13a

                13a Worker: passed, 6 of 6 points
                """))
    }

    @Test("a report says nothing of an answer that printed nothing")
    func silence() throws {
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole(with: [Recorded.runEnded])))
        let checkout = Checkout(root: URL(fileURLWithPath: "/kürs"))
        #expect(VerdictReport(verdict, in: checkout, style: .plain, width: 80).printed == nil)
    }
}
