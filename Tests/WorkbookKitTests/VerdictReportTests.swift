import Foundation
import Testing

@testable import WorkbookKit

@Suite("A report says what, where, why and what to do")
struct VerdictReportTests {
    private let checkout = Checkout(root: URL(fileURLWithPath: "/kürs"))

    @Test("a failed expectation, with the suite's words first")
    func failure() throws {
        let lines = Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        #expect(
            report(verdict) == """
                Tests/T.swift:5:24: error: expected: a is 2 [13.1]
                  goal: One.
                  expected: 2
                  got: 1
                  why: because
                  hint: swift run workbook hint 13

                13 Worker: not passed, 4 of 6 points
                  behavior   1 of 2 met, 3 of 5 points  (open: 13.1)
                  structure  1 of 1 met, 1 of 1 points
                """)
    }

    @Test("a crash, at the innermost line of the exercise")
    func crash() throws {
        let output = """
            Swift/Array.swift:692: Fatal error: Index out of range
            0 0x1 _assertionFailure in libswiftCore.so
            1 0x2 Array.subscript in lib at /swift/Array.swift:3:4
            2 0x3 Worker.two() in x.xctest at /kürs/Exercises/13-Worker/Sources/Worker.swift:6:22
            3 0x4 T.two() in x.xctest at /kürs/Tests/T.swift:9:9
            """
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["two"]), output: output),
            Recorded.attempt(Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("two()") }))
        #expect(
            report(verdict).hasPrefix(
                """
                Exercises/13-Worker/Sources/Worker.swift:6: error: crashed: Index out of range [13.2]
                  goal: Two.
                  test: two
                  fix: make that line safe for whatever the test gives it
                """))
    }

    @Test("what broke the run off comes first, what has no verdict last")
    func order() throws {
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["plain"]), end: .killedAfter(seconds: 60)))
        let firsts = VerdictFindings(verdict, in: checkout).all.map(\.name)
        #expect(firsts == ["13.3", nil])
    }

    @Test("what could have written the report is told once, with all places; a call that was caught is told as that")
    func forbidden() throws {
        let path = "Exercises/13-Worker/Sources/Worker.swift"
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
                error: no verdict on 13.1, 13.2, 13.3: with exit(_:) in it, the code could have written the report that \
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

    @Test("more than five findings are counted")
    func counted() {
        let errors = (1...7).map { "/kürs/Exercises/13-Worker/Sources/Worker.swift:\($0):1: error: e\($0)" }
        let text = report(unbuilt(errors.joined(separator: "\n")))
        #expect(text.contains("error: e5"))
        #expect(!text.contains("error: e6"))
        #expect(
            text.contains(
                """


                And 2 more. To see all: swift run workbook check 13 --all-findings

                13 Worker: does not compile, 0 of 6 points

                """))
        let unbuilt = unbuilt(errors.joined(separator: "\n"))
        let whole = VerdictReport(unbuilt, in: checkout, style: .plain, width: 80, showsAll: true).text
        #expect(whole.contains("error: e7"))
        #expect(!whole.contains("more."))
    }

    @Test("compiler errors are read once each, also from paths with blanks and colons")
    func compilerErrors() {
        let output = """
            [3/12] Compiling Lib Bad.swift
            /kürs a:b/Bad.swift:2:20: error: cannot find type 'Presentr' in scope
            1 | struct A {
              |                    `- error: cannot find type 'Presentr' in scope
            /kürs a:b/Bad.swift:2:20: error: cannot find type 'Presentr' in scope
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.count == 1)
        #expect(errors.first?.file == "/kürs a:b/Bad.swift")
        #expect(errors.first?.line == 2)
        #expect(errors.first?.column == 20)
        #expect(errors.first?.text == "cannot find type 'Presentr' in scope")
    }

    @Test("an error in what a macro makes of the code is told where the macro stands, after all others")
    func expansions() throws {
        let path = checkout.root.path + "/Exercises/13-Worker/Sources/Worker.swift"
        let output = """
            macro expansion @Test:16:27: error: cannot convert value of type 'Int' to expected element type 'String'
            `- \(path):23:6: note: expanded code originates here
            18 |     }
            19 |
            20 |     @Test(arguments: [1, 2]) func sorted(name: String) throws {
               |     `- note: in expansion of macro 'Test' on instance method 'sorted(name:)' here
            21 |         let lending = Lending(storingIn: BooksStoreSpy())
               +--- macro expansion @Test ------------------------------------------
               |16 |   traits: [],arguments: {[1, 2]},sourceLocation: Testing.SourceLocation(),
               |   |                           `- error: cannot convert value of type 'Int' to expected element type 'String'
               +--------------------------------------------------------------------

            macro expansion @Test:16:30: error: cannot convert value of type 'Int' to expected element type 'String'
            `- \(path):23:6: note: expanded code originates here
            20 |     @Test(arguments: [1, 2]) func sorted(name: String) throws {
               |     `- note: in expansion of macro 'Test' on instance method 'sorted(name:)' here
            \(path):22:38: error: cannot find 'days' in scope
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map(\.line) == [20, 22])
        #expect(errors.map(\.column) == [5, 38])
        let text = report(unbuilt(output))
        #expect(
            text.hasPrefix(
                """
                Exercises/13-Worker/Sources/Worker.swift:22:38: error: cannot find 'days' in scope
                  fix: mend this first: nothing is tested before it compiles

                Exercises/13-Worker/Sources/Worker.swift:20:5: error: cannot convert value of type 'Int' to expected element type 'String'
                  note: so it is in what @Test makes of the code there

                13 Worker: does not compile
                """))
    }

    @Test("without a listing it is told where the code ends, and without any place as what it is")
    func placelessExpansions() {
        let error = "macro expansion #expect:1:3: error: no\n"
        let end = "`- /kürs/Exercises/13-Worker/T.swift:23:6: note: expanded code originates here\n"
        #expect(CompilerMessage.errors(in: error + end).map(\.line) == [23])
        let text = report(unbuilt(error))
        #expect(text.hasPrefix("macro expansion #expect:1:3: error: no\n  note: so it is in what #expect makes"))
        #expect(text.contains("fix: look at the lines with a macro in them"))
        #expect(!text.contains("git diff"))
    }

    @Test("a compiler error in the learner's file names the nearest task above it")
    func nearestTask() throws {
        let course = try TemporaryCourse()
        let file = "Exercises/13-Worker/Sources/Worker.swift"
        let exercise = try Catalogue(of: course.checkout).exercise("13")
        let advice = CompilerAdvice(exercise: exercise, checkout: course.checkout)
        #expect(
            advice.lines(file: file, line: 3).first?.text
                == "the nearest task above it is 13.1: Fetching presents the books.")
        #expect(advice.lines(file: file, line: 1).map(\.heading) == ["fix"])
        let suite = advice.lines(file: "Tests/Exercises/13-Worker/WorkerTests.swift", line: 3)
        #expect(suite.first?.text == "the suite uses your code by the names and types that the starter had")
        let locked = advice.lines(file: "Exercises/13-Worker/Sources/Other.swift", line: 3)
        #expect(
            locked.map(\.text) == [
                "this file is as it was; it uses what you edit (Sources/Worker.swift)",
                "keep the names and types that it relies on",
            ])
    }

    @Test("a compiler error in the suite names the requirement that needs what is missing")
    func neededBy() throws {
        let course = try TemporaryCourse()
        let file = "Tests/Exercises/13-Worker/WorkerTests.swift"
        try course.write(file, "import Testing\n\nfunc helper() {\n}\n\n@Test func fetchPresents() {\n    a()\n}\n")
        let exercise = try Catalogue(of: course.checkout).exercise("13")
        let advice = CompilerAdvice(exercise: exercise, checkout: course.checkout)
        let needed = [4, 7].map { advice.lines(file: file, line: $0).first?.text }
        #expect(
            needed == ["every requirement: all tests of the suite build on it", "13.1: Fetching presents the books."])
    }

    @Test("of many errors only the first says what to do, and the compiler's notes stay")
    func adviceOnce() throws {
        let file = "/kürs/Exercises/13-Worker/Sources/Worker.swift"
        let output = """
            \(file):2:7: error: type 'Worker' does not conform to protocol 'Role'
            \(file):9:10: note: protocol requires function 'fetch()'
            \(file):2:7: error: type 'Worker' does not conform to protocol 'Role'
            \(file):9:10: note: protocol requires function 'fetch()'
            \(file):4:1: error: expected '}' in class
            """
        #expect(
            report(unbuilt(output)).hasPrefix(
                """
                Exercises/13-Worker/Sources/Worker.swift:2:7: error: type 'Worker' does not conform to protocol 'Role'
                  note: protocol requires function 'fetch()'
                  fix: mend this first: nothing is tested before it compiles

                Exercises/13-Worker/Sources/Worker.swift:4:1: error: expected '}' in class

                """))
        #expect(report(unbuilt(output)).components(separatedBy: "fix: ").count == 2)
    }

    @Test("when a file that nobody edits was changed, that file is named, and not the one that suffers")
    func changedContract() throws {
        let course = try TemporaryCourse()
        for tree in ["Exercises", "Solutions"] {
            try course.write(tree + "/13-Worker/Sources/Contract.swift", "protocol Role {}\n")
            try course.write(tree + "/13-Worker/Sources/Director.swift", "struct Director {}\n")
        }
        try course.write("Exercises/13-Worker/Sources/Contract.swift", "protocol Roll {}\n")
        let exercise = try Catalogue(of: course.checkout).exercise("13")
        let advice = CompilerAdvice(exercise: exercise, checkout: course.checkout)
        for file in ["Director.swift", "Worker.swift"] {
            let lines = advice.lines(file: "Exercises/13-Worker/Sources/" + file, line: 1)
            #expect(
                lines.map(\.text) == [
                    "Exercises/13-Worker/Sources/Contract.swift was changed, and is not one that you edit",
                    "bring it back: cp 'Solutions/13-Worker/Sources/Contract.swift' "
                        + "'Exercises/13-Worker/Sources/Contract.swift'",
                ])
        }
    }

    @Test("a test that hangs says how long it was waited for, and the others share one line")
    func timeOut() throws {
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["one"]), end: .killedAfter(seconds: 10)))
        #expect(
            report(verdict).hasPrefix(
                """
                Exercises/13-Worker/Sources/Worker.swift: error: timed out: the test one was still running after 10 s and \
                was ended [13.1]
                  goal: One.
                  look: for a loop that never ends; a completion that is never called; and a
                        wait that blocks the main thread, such as semaphore.wait(): what it
                        waits for comes on the main thread, too
                  fix: let the call return at once, and go on in the completion
                  also: a test that only needs longer gets it with --timeout SECONDS
                  hint: swift run workbook hint 13

                error: no verdict on 13.2, 13.3: the run broke off in the test one

                13 Worker: not passed, 0 of 6 points

                """))
    }

    @Test("on a terminal no line is wider, and only paths are cut", arguments: [50, 80])
    func terminal(columns: Int) throws {
        let lines = Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        let text = VerdictReport(verdict, in: checkout, style: .plain, width: columns, isTerminal: true).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
    }

    @Test("a build that ends without naming a line shows its last words")
    func unnamedFailure() {
        let attempt = Recorded.attempt([], output: "error: no space left\n", wasBuilt: false)
        let error = CheckError.notBuilt(
            name: "13-Worker", narrowed: "WORKBOOK_ONLY=13", output: ["error: no space left"])
        #expect(throws: error) { try Judge(Recorded.exercise).unbuilt(attempt) }
    }

    private func unbuilt(_ output: String) -> Verdict {
        let attempt = Recorded.attempt([], output: output, wasBuilt: false)
        return (try? Judge(Recorded.exercise).unbuilt(attempt))
            ?? Verdict(exercise: Recorded.exercise, results: [], compilerErrors: [], strays: [], strayCulprits: [])
    }

    private func report(_ verdict: Verdict) -> String {
        VerdictReport(verdict, in: checkout, style: .plain, width: 80).text
    }
}
