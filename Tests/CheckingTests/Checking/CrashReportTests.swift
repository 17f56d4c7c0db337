import CourseFixtures
import Foundation
import Testing

@testable import Checking

@Suite("A crash is told with its file and line")
struct CrashReportTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        try course.write("Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift", "struct Worker {}\n")
    }

    private func crashedLine(_ output: String) -> CrashReport.CrashedLine? {
        let root = course.checkout.root.path
        return CrashReport(output: output.replacing("ROOT", with: root)).crashedLine(
            in: Recorded.exercise, of: course.checkout)
    }

    private func place(_ output: String) -> String? { crashedLine(output)?.place }

    @Test("the innermost frame in the answer's files, where there is a backtrace")
    func frame() {
        let output = """
            Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range
              1 [ra] 0x00005577097a3019 check(_:) + 264 in Tests.xctest at /lib/Array.swift:61:40
              2 [ra] 0x00005577097a3019 Worker.book(_:) + 264 in Tests.xctest at ROOT/Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift:12:40
              3 [ra] 0x00005577097a3019 Worker.load() + 8 in Tests.xctest at ROOT/Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift:7:4
            """
        #expect(place(output) == "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift:12")
        #expect(crashedLine(output)?.doubt.isEmpty == true)
        #expect(CrashReport(output: output).text == "Index out of range")
    }

    @Test("else the place that the runtime's message begins with, if it is of the answer")
    func stated() {
        #expect(
            place("Exercise13a/ShelfWorker.swift:9: Fatal error: no books\n")
                == "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift:9")
        #expect(place("Swift/Worker2.swift:9: Fatal error: no books\n") == nil)
        #expect(place("Fatal error: no books\n") == nil)
    }

    @Test("of a cast that failed, which has no backtrace, the only line with such a cast")
    func cast() throws {
        let output = "Could not cast value of type 'Swift.Int' (0x7f00) to 'Swift.String' (0x7f01).\n"
        #expect(place(output) == nil)
        let worker = "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift"
        try course.write(worker, "let a = any as! Int\nlet b = any as! String\n")
        #expect(place(output) == worker + ":2")
        #expect(crashedLine(output)?.doubt.map(\.heading) == ["why"])
        try course.write(worker, "let a = any as! String\nlet b = any as! Swift.String\n")
        #expect(place(output) == nil)
    }

    @Test("of a stack that ran over, which has none either, the only line on which a function calls itself")
    func overflow() throws {
        let output = "error: Process 'Tests.xctest' exited with unexpected signal code 11\n"
        let worker = "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift"
        try course.write(
            worker,
            """
            func count(to n: Int) -> Int {
                func deeper(_ n: Int) -> Int { n }
                return deeper(n) + self.count(to: n)
            }
            func later() { Task { later() } }
            func other(a: Int) { other() }
            """)
        #expect(place(output) == worker + ":3")
        #expect(crashedLine(output)?.isGuess == true)
        try course.write(worker, "func a() { a() }\nfunc b() { b() }\n")
        #expect(place(output) == nil)
    }

    @Test(
        "the words for what leaves no message of its own",
        arguments: [
            (
                "Could not cast value of type 'Swift.Int' (0x7f00) to 'Swift.String' (0x7f01).",
                "Could not cast value of type 'Swift.Int' to 'Swift.String'."
            ),
            (
                "0 [inlined] [system] 0x01 Swift runtime failure: arithmetic overflow in Tests.xctest at /a/Worker.swift:3:9",
                "arithmetic overflow"
            ),
        ])
    func words(output: String, text: String) {
        #expect(CrashReport(output: output).text == text)
    }

    @Test("a report for a learner quotes the line")
    func quoted() throws {
        try course.write(
            "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift", "struct Worker {\n    let a = books[7]\n}\n")
        let output = "Exercise13a/ShelfWorker.swift:2: Fatal error: Index out of range\n"
        let attempt = Recorded.attempt(Recorded.whole(except: ["plain"]), output: output)
        let report = VerdictReport(try Recorded.verdict(attempt), in: course.checkout, style: .plain, width: 80)
        #expect(
            report.findings.first?.hasPrefix(
                """
                Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift:2: error: crashed: Index out of range [13a.3]
                  goal: Plain.
                  line: let a = books[7]
                  test: plain

                """) == true)
    }

    @Test("a crash in a process that a test starts is told with its line as well, by the frames of the test")
    func apart() throws {
        let worker = "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift"
        try course.write(worker, "let a = books[7]\nlet b = any as! String\n")
        #expect(
            try finding(after: [log(worker + ":2", test: 60), log(worker + ":1", test: 6)]).hasPrefix(worker + ":1: "))
        #expect(try finding(after: [log(worker + ":1", test: 6)]).contains("\n  line: let a = books[7]\n"))
        let guess = try finding(after: [])
        #expect(guess.hasPrefix(worker + ":2: "))
        #expect(guess.contains("\n  line: let b = any as! String\n  why: this crash left no trace of its place; "))
    }

    /// A backtrace through a line of the answer, called on a line of the suite.
    private func log(_ place: String, test line: Int) -> String {
        " 1 check() + 2 in T at ROOT/\(place):4\n 2 test() + 2 in T at /kürs/Tests/T.swift:\(line):9\n"
            .replacing("ROOT", with: course.checkout.root.path)
    }

    /// The finding of an expectation whose process was aborted, with these backtraces.
    private func finding(after logs: [String]) throws -> String {
        let issue = Recorded.issue("one").replacing("(a → 1) == 2", with: ".success → .signal(SIGABRT → 6)")
        var attempt = Recorded.attempt(Recorded.whole(with: [issue, Recorded.runEnded]))
        attempt.crashes = logs.map { CrashReport(output: $0) }
        let verdict = try Recorded.verdict(attempt)
        return try #require(
            VerdictReport(verdict, in: course.checkout, style: .plain, width: 200).findings.first)
    }
}
