import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course

@Suite("A report says what, where, why and what to do")
struct VerdictReportTests {
    private let checkout = Checkout(root: URL(fileURLWithPath: "/kürs"))

    @Test("a failed expectation, with the suite's words first")
    func failure() throws {
        let lines = Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        #expect(
            report(verdict) == """
                Tests/T.swift:5:24: error: expected: a is 2 [13a.1]
                  goal: One.
                  expected: 2
                  got: 1
                  why: because
                  hint: swift run workbook hint 13a

                13a Worker: not passed, 4 of 6 points
                  behavior   1 of 2 met, 3 of 5 points  (open: 13a.1)
                  structure  1 of 1 met, 1 of 1 points
                """)
    }

    @Test("where a suite says in words where to look, no file heads the finding")
    func noFile() throws {
        let issue = Recorded.issue("one").replacing("because", with: "because\\nlook: who passes it on?")
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole(with: [issue, Recorded.runEnded])))
        #expect(
            report(verdict).hasPrefix(
                """
                error: expected: a is 2 [13a.1]
                  goal: One.
                  expected: 2
                  got: 1
                  why: because
                  look: who passes it on?
                  test: Tests/T.swift:5
                  hint: swift run workbook hint 13a

                """))
    }

    @Test("a locked file that was changed comes first, because a failure may come from it")
    func changed() throws {
        let course = try TemporaryCourse()
        try course.write("Solutions/13a-Worker/Sources/Shelf/Loan.swift", "struct Loan {}\n")
        try course.write("Exercises/13a-Worker/Sources/Shelf/Loan.swift", "struct Loan { let days = 7 }\n")
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded])))
        let findings = VerdictReport(verdict, in: course.checkout, style: .plain, width: 120).findings
        let loan = "Exercises/13a-Worker/Sources/Shelf/Loan.swift"
        #expect(
            findings.contains(
                """
                \(loan): error: this file was changed, and is not one that you edit
                  why: the tests below may fail for that alone
                  fix: bring it back: cp 'Solutions/13a-Worker/Sources/Shelf/Loan.swift' '\(loan)'
                """))
        #expect(findings.last?.contains("[13a.1]") == true)
    }

    @Test("a rule's violation stands under its own why, and under no goal")
    func rule() throws {
        let issue = Recorded.issue("plain")
            .replacing("Expectation failed: (a → 1) == 2", with: "Issue recorded")
            .replacing(
                #"expected: a is 2\nwhy: because"#,
                with: #"A.swift:4:9: error: A holds B [weak]\n  why: so\n  fix: mend"#)
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole(with: [issue, Recorded.runEnded])))
        #expect(
            report(verdict).hasPrefix(
                """
                A.swift:4:9: error: A holds B [13a.3, weak]
                  why: so
                  fix: mend
                  hint: swift run workbook hint 13a

                """))
    }

    @Test("what several requirements say in the same words is said once; with another value it is something else")
    func alike() throws {
        let other = Recorded.issue("plain").replacingOccurrences(of: "(a → 1)", with: "(a → 3)")
        let lines = Recorded.whole(with: [Recorded.issue("one"), Recorded.issue("two"), other, Recorded.runEnded])
        let findings = VerdictReport(
            try Recorded.verdict(Recorded.attempt(lines)), in: checkout, style: .plain, width: 80
        ).findings
        #expect(findings.count == 2)
        #expect(
            findings.first?.hasSuffix("hint: swift run workbook hint 13a\n  also: the same holds for 13a.2") == true)
        #expect(findings.last?.contains("got: 3") == true)
    }

    @Test("requirements that wait are told in one finding below the others, with the one that comes first")
    func waiting() throws {
        let lines = Recorded.whole(
            with: [
                Recorded.waiting("one", for: "13a.2"), Recorded.issue("two"), Recorded.waiting("plain", for: "13a.2"),
                Recorded.runEnded,
            ])
        let findings = VerdictReport(
            try Recorded.verdict(Recorded.attempt(lines)), in: checkout, style: .plain, width: 80
        ).findings
        #expect(findings.count == 2)
        #expect(
            findings.last == "error: not judged yet: 13a.1, 13a.3. 13a.2 comes first\n  why: nothing is there")
    }

    @Test(
        "an expectation that failed several times is one failure, and another one is another",
        arguments: [
            (["1", "1"], "the same expectation failed twice"),
            (["1", "1", "1"], "the same expectation failed 3 times"),
            (["1", "1", "3"], "1 more expectation of this requirement failed"),
            (["1", "3", "4"], "2 more expectations of this requirement failed"),
        ])
    func repeated(values: [String], also: String) throws {
        let issues = values.map { Recorded.issue("one").replacing("(a → 1)", with: "(a → \($0))") }
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole(with: issues + [Recorded.runEnded])))
        #expect(report(verdict).contains("\n  also: \(also)\n"))
    }

    @Test("a crash, at the innermost line of the exercise")
    func crash() throws {
        let output = """
            Swift/Array.swift:692: Fatal error: Index out of range
            0 0x1 _assertionFailure in libswiftCore.so
            1 0x2 Array.subscript in lib at /swift/Array.swift:3:4
            2 0x3 Worker.two() in x.xctest at /kürs/Exercises/13a-Worker/Sources/Worker.swift:6:22
            3 0x4 T.two() in x.xctest at /kürs/Tests/T.swift:9:9
            """
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["two"]), output: output),
            Recorded.attempt(Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("two()") }))
        #expect(
            report(verdict).hasPrefix(
                """
                Exercises/13a-Worker/Sources/Worker.swift:6: error: crashed: Index out of range [13a.2]
                  goal: Two.
                  test: two
                  fix: make that line safe for whatever it is given
                """))
    }

    @Test("what broke the run off comes first, what has no verdict last")
    func order() throws {
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["plain"]), end: .killedAfter(seconds: 60)))
        let firsts = VerdictFindings(verdict, in: checkout).all.map(\.name)
        #expect(firsts == ["13a.3", nil])
    }

    @Test("what could have written the report is told once, with all places; a call that was caught is told as that")
    func forbidden() throws {
        let path = "Exercises/13a-Worker/Sources/Worker.swift"
        let uses = [
            ForbiddenUse(power: .endsTheProcess, text: "exit(_:)", place: "\(path):9:5"),
            ForbiddenUse(power: .asksAboutTheRun, text: "CommandLine", place: "\(path):7:5"),
        ]
        var judge = Judge(Recorded.exercise)
        judge.forbiddenUses = uses
        _ = judge.take(Recorded.attempt(Recorded.whole(with: [Recorded.runEnded])))
        let findings = VerdictReport(try judge.verdict(), in: checkout, style: .plain, width: 200).findings
        #expect(
            findings == [
                """
                \(path):9:5: error: the report of the tests can't be trusted: exit(_:) ends the process in which they \
                run [no-forbidden-calls]
                  also: \(path):7:5: CommandLine finds out how they are run, and where their report is
                  why: a verdict is what the run of the tests tells, and code that can do this could tell it in their place
                  fix: take it out: no answer needs it, and with it no requirement counts as met
                """,
                """
                error: no verdict on 13a.1, 13a.2, 13a.3: with exit(_:) in it, the code could have written the report that \
                they are met
                """,
            ])
        var caught = Judge(Recorded.exercise)
        caught.forbiddenUses = Array(uses.prefix(1))
        _ = caught.take(Recorded.attempt(Recorded.whole(except: ["one"])))
        _ = caught.take(Recorded.attempt(Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("one()") }))
        let report = report(try caught.verdict())
        #expect(report.hasPrefix("\(path):9:5: error: ended early"))
        #expect(!report.contains("no-forbidden-calls"))
    }

    @Test("a test that hangs says how long it was waited for, and the others share one line")
    func timeOut() throws {
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["one"]), end: .killedAfter(seconds: 10)))
        #expect(
            report(verdict).hasPrefix(
                """
                Exercises/13a-Worker/Sources/Worker.swift: error: timed out: the test one was still running after 10 s and \
                was ended [13a.1]
                  goal: One.
                  look: for a loop that never ends; a completion that is never called; and a
                        wait that blocks the main thread, such as semaphore.wait(): what it
                        waits for comes on the main thread, too
                  fix: let the call return at once, and go on in the completion
                  also: a test that only needs longer gets it with --timeout SECONDS
                  hint: swift run workbook hint 13a

                error: no verdict on 13a.2, 13a.3: the run broke off in the test one

                13a Worker: not passed, 0 of 6 points

                """))
    }

    @Test("on a terminal no line is wider, and only paths are cut", arguments: [50, 80])
    func terminal(columns: Int) throws {
        let lines = Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        let text = VerdictReport(verdict, in: checkout, style: .plain, width: columns, isTerminal: true).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
    }

    private func report(_ verdict: Verdict) -> String {
        VerdictReport(verdict, in: checkout, style: .plain, width: 80).text
    }
}
