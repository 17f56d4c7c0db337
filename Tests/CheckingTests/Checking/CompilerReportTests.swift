import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course

@Suite("A report of what does not compile has the compiler's words, and what to do")
struct CompilerReportTests {
    private let checkout = Checkout(root: URL(fileURLWithPath: "/kürs"))

    @Test("more than five findings are counted")
    func counted() {
        let errors = (1...7).map { "/kürs/Exercises/13a-Worker/Sources/Worker.swift:\($0):1: error: e\($0)" }
        let text = report(unbuilt(errors.joined(separator: "\n")))
        #expect(text.contains("error: e5"))
        #expect(!text.contains("error: e6"))
        #expect(
            text.contains(
                """


                And 2 more. To see all: swift run workbook check 13a --all-findings

                13a Worker: does not compile, 0 of 6 points

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
        let path = checkout.root.path + "/Exercises/13a-Worker/Sources/Worker.swift"
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
                Exercises/13a-Worker/Sources/Worker.swift:22:38: error: cannot find 'days' in scope
                  fix: mend this first: nothing is tested before it compiles

                Exercises/13a-Worker/Sources/Worker.swift:20:5: error: cannot convert value of type 'Int' to expected element type 'String'
                  note: so it is in what @Test makes of the code there

                13a Worker: does not compile
                """))
    }

    @Test("without a listing it is told where the code ends, and without any place as what it is")
    func placelessExpansions() {
        let error = "macro expansion #expect:1:3: error: no\n"
        let end = "`- /kürs/Exercises/13a-Worker/T.swift:23:6: note: expanded code originates here\n"
        #expect(CompilerMessage.errors(in: error + end).map(\.line) == [23])
        let text = report(unbuilt(error))
        #expect(text.hasPrefix("macro expansion #expect:1:3: error: no\n  note: so it is in what #expect makes"))
        #expect(text.contains("fix: look at the lines with a macro in them"))
        #expect(!text.contains("git diff"))
    }

    @Test("a compiler error in the learner's file names the nearest task above it")
    func nearestTask() throws {
        let course = try TemporaryCourse()
        let file = "Exercises/13a-Worker/Sources/Worker.swift"
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let advice = CompilerAdvice(exercise: exercise, checkout: course.checkout)
        #expect(
            advice.lines(file: file, line: 3).first?.text
                == "the nearest task above it is 13a.1: Fetching presents the books.")
        #expect(advice.lines(file: file, line: 1).map(\.heading) == ["fix"])
        let suite = advice.lines(file: "Tests/Exercises/13a-Worker/WorkerTests.swift", line: 3)
        #expect(suite.first?.text == "the suite uses your code by the names and types that the starter had")
        let locked = advice.lines(file: "Exercises/13a-Worker/Sources/Other.swift", line: 3)
        #expect(
            locked.map(\.text) == [
                "this file is as it was; it uses what you edit (Sources/Worker.swift)",
                "keep the names and types that it relies on",
            ])
    }

    @Test("a compiler error in the suite names the requirement that needs what is missing")
    func neededBy() throws {
        let course = try TemporaryCourse()
        let file = "Tests/Exercises/13a-Worker/WorkerTests.swift"
        try course.write(file, "import Testing\n\nfunc helper() {\n}\n\n@Test func fetchPresents() {\n    a()\n}\n")
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let advice = CompilerAdvice(exercise: exercise, checkout: course.checkout)
        let needed = [4, 7].map { advice.lines(file: file, line: $0).first?.text }
        #expect(
            needed == ["every requirement: all tests of the suite build on it", "13a.1: Fetching presents the books."])
    }

    @Test("of many errors only the first says what to do, and the compiler's notes stay")
    func adviceOnce() throws {
        let file = "/kürs/Exercises/13a-Worker/Sources/Worker.swift"
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
                Exercises/13a-Worker/Sources/Worker.swift:2:7: error: type 'Worker' does not conform to protocol 'Role'
                  note: protocol requires function 'fetch()'
                  fix: mend this first: nothing is tested before it compiles

                Exercises/13a-Worker/Sources/Worker.swift:4:1: error: expected '}' in class

                """))
        #expect(report(unbuilt(output)).components(separatedBy: "fix: ").count == 2)
    }

    @Test("when a file that nobody edits was changed, that file is named, and not the one that suffers")
    func changedContract() throws {
        let course = try TemporaryCourse()
        for tree in ["Exercises", "Solutions"] {
            try course.write(tree + "/13a-Worker/Sources/Contract.swift", "protocol Role {}\n")
            try course.write(tree + "/13a-Worker/Sources/Director.swift", "struct Director {}\n")
        }
        try course.write("Exercises/13a-Worker/Sources/Contract.swift", "protocol Roll {}\n")
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let advice = CompilerAdvice(exercise: exercise, checkout: course.checkout)
        for file in ["Director.swift", "Worker.swift"] {
            let lines = advice.lines(file: "Exercises/13a-Worker/Sources/" + file, line: 1)
            #expect(
                lines.map(\.text) == [
                    "Exercises/13a-Worker/Sources/Contract.swift was changed, and is not one that you edit",
                    "bring it back: cp 'Solutions/13a-Worker/Sources/Contract.swift' "
                        + "'Exercises/13a-Worker/Sources/Contract.swift'",
                ])
        }
    }

    @Test("a build that ends without naming a line shows its last words")
    func unnamedFailure() {
        let attempt = Recorded.attempt([], output: "error: no space left\n", wasBuilt: false)
        let error = CheckError.notBuilt(
            name: "13a-Worker", narrowed: "WORKBOOK_ONLY=13a", output: ["error: no space left"])
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
