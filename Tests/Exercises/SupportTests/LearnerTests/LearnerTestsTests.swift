import SourceModel
import Testing

@testable import ExerciseSupport

@Suite("A learner's tests are judged by right code and wrong code")
struct LearnerTestsTests {
    private let wrong = Behavior(fault: "wrong", words: "an empty shelf is said to be broken")
    private let other = Behavior(fault: "other", words: "books lose their loans")
    private let right = Behavior(fault: "right", words: "answers come later")

    /// Tests that run so on each fault; nil is the code as it is.
    private func tests(_ runs: [String?: LearnerRun]) -> LearnerTests {
        LearnerTests(of: Exercise("98a"), in: "Tests/ShelfTests.swift", lesson: 3) {
            runs[$0] ?? LearnerRun(end: .notTried)
        }
    }

    private func run(failing failures: [String] = [], of names: [String] = ["a()", "b()"]) -> LearnerRun {
        LearnerRun(
            started: names, ended: Set(names),
            failures: failures.map { .init(test: $0, text: "Expectation failed: no", place: "ShelfTests.swift:7") })
    }

    @Test("those that pass on right code and fail on wrong code are right")
    func right() async {
        let tests = tests([nil: run(), "right": run(), "wrong": run(failing: ["b()"])])
        #expect(await tests.complaint(passing: [Behavior(words: "nothing is broken"), right], look: "here") == nil)
        #expect(await tests.complaint(noticing: [wrong], look: "here") == nil)
    }

    @Test("what none of them notices is told in words")
    func unnoticed() async {
        let tests = tests([nil: run(), "wrong": run(), "other": run()])
        let complaint = await tests.complaint(noticing: [wrong, other], look: "which test says so?")
        #expect(
            complaint?.rawValue == """
                expected: one of your tests fails for each of these faults
                happened: all of your 2 tests passed when
                - an empty shelf is said to be broken
                - books lose their loans
                why: what no test notices may be broken tomorrow, and nobody will know
                look: \(Exercise("98a").path("Tests/ShelfTests.swift"))
                      which test says so?   (lesson 03)
                """)
    }

    @Test("a test that fails on right code notices nothing by that")
    func alwaysFailing() async {
        let tests = tests([nil: run(failing: ["a()"]), "wrong": run(failing: ["a()"])])
        let text = await tests.complaint(noticing: [wrong], look: "here")?.rawValue ?? ""
        #expect(text.contains("expected: one of your tests fails when an empty shelf is said to be broken"))
        #expect(text.contains("happened: of your 2 tests, 1 fails on the code as it is, which counts for nothing; the"))
    }

    @Test(
        "how many passed is told of those that have a say",
        arguments: [
            (1, 0, "your test passed on it"), (12, 0, "all of your 12 tests passed on it"),
            (
                12, 2,
                "of your 14 tests, 2 fail on the code as it is, which counts for nothing; the other 12 passed on it"
            ),
            (
                1, 1,
                "of your 2 tests, 1 fails on the code as it is, which counts for nothing; the other one passed on it"
            ),
            (0, 1, "none of your tests passes on the code as it is, so none had a say on it"),
            (0, 3, "none of your tests passes on the code as it is, so none had a say on it"),
        ])
    func counts(passing: Int, failing: Int, happened: String) async {
        let names = (1...passing + failing).map { "test\($0)()" }
        let run = run(failing: Array(names.prefix(failing)), of: names)
        let text = await tests([nil: run, "wrong": run]).complaint(noticing: [wrong], look: "here")?.rawValue ?? ""
        #expect(text.contains("happened: \(happened)\n"))
    }

    @Test("one that fails on code that is right is told with what it says")
    func overspecified() async {
        let tests = tests([nil: run(), "right": run(failing: ["b()", "a()"])])
        let text = await tests.complaint(passing: [.init(words: "as it is"), right], look: "here")?.rawValue ?? ""
        #expect(text.contains("expected: your tests also pass when answers come later; that is right as well"))
        #expect(text.contains("happened: b() fails at ShelfTests.swift:7: no\na() fails as well"))
    }

    @Test("a step that could not be taken is told with its screen, drawn as it was")
    func screen() async {
        let text = "Caught error: can't tap \"Save\": it is disabled\n  fix: wait\nthe screen:\n+--+\n|  |"
        let run = LearnerRun(started: ["a()"], ended: ["a()"], failures: [.init(test: "a()", text: text, place: nil)])
        let complaint = await tests([nil: run]).complaint(passing: [.init(words: "as it is")], look: "here")
        let words = complaint?.rawValue ?? ""
        #expect(words.contains("happened: a() fails: can't tap \"Save\": it is disabled\nscreen:\n+--+\n|  |\nwhy: "))
    }

    @Test("the finding is headed by the line that failed, or by what is known to be the cause")
    func heading() async throws {
        let failure = LearnerRun.Failure(test: "a()", text: "no", place: "LendTests.swift:7")
        let run = LearnerRun(started: ["a()"], ended: ["a()"], failures: [failure])
        let tests = LearnerTests(of: Exercise("03a"), in: "Tests/LendTests.swift", lesson: 3) { _ in run }
        let test = await tests.complaint(passing: [.init(words: "as it is")], look: "here")?.rawValue ?? ""
        #expect(test.contains("/03a-FirstSpy/Tests/LendTests.swift:7\n      here"))
        let spy = await tests.complaint(passing: [.init(words: "")], look: "here", place: "Spy.swift:3")?.rawValue ?? ""
        #expect(spy.contains("look: Spy.swift:3\n      here"))
    }

    @Test("tests that pass on everything are told so, and a run that breaks off is no verdict")
    func blind() async {
        let blind = await tests([nil: run(), "wrong": run(), "other": run()]).complaint(passingOnAllOf: [wrong, other])
        #expect(blind?.rawValue.contains("happened: all of your tests pass whatever is broken") == true)
        #expect(await tests([nil: run(), "wrong": run(failing: ["b()"])]).complaint(passingOnAllOf: [wrong]) == nil)
        #expect(await tests([nil: run()]).complaint(passingOnAllOf: [wrong]) == nil)
    }

    @Test("what one behavior says to look for comes before the requirement's advice; tests that fail come first")
    func advice() async {
        let silent = Behavior(fault: "wrong", words: "nothing is said", look: "what does the screen say?")
        let plain = await tests([nil: run(), "wrong": run()]).complaint(noticing: [silent], look: "here")?.rawValue
        #expect(plain?.contains("what does the screen say?   (lesson 03)") == true)
        let failing = run(failing: ["a()"])
        let spoiled = await tests([nil: failing, "wrong": failing]).complaint(noticing: [silent], look: "here")
        #expect(
            spoiled?.rawValue.contains("first do what 98a.1 says, in the tests or in the spy") == true)
    }

    @Test("those that never end on most wrong code are told so, and what wasn't tried isn't judged")
    func notTried() async {
        let hang = LearnerRun(end: .timedOut(seconds: 2), started: ["a()", "b()"], ended: ["a()"])
        let tests = tests([nil: run(), "right": run(), "wrong": run(failing: ["b()"]), "hang": hang, "quiet": run()])
        let (endless, quiet) = (
            Behavior(fault: "hang", words: "it is silent"), Behavior(fault: "quiet", words: "it is red")
        )
        #expect(await tests.complaint(passing: [.init(words: "as it is"), right, other], look: "") == nil)
        #expect(await tests.complaint(endingOnMostOf: [right, wrong, endless]) == nil)
        let ended = await tests.complaint(endingOnMostOf: [right, other, endless])
        #expect(ended?.rawValue.contains("happened: after 2 s b() was still running, and was ended") == true)
        let unjudged = await tests.complaint(noticing: [wrong, other], look: "")
        #expect(
            unjudged?.rawValue
                == "not judged: 98a.1 comes first, because tests that never end on wrong code leave no time for all of it"
        )
        let unnoticed = await tests.complaint(noticing: [other, quiet], look: "")
        #expect(unnoticed?.rawValue.contains("one of your tests fails when it is red") == true)
    }

    @Test("none at all, and none that ends, is told for what it is")
    func unjudged() async {
        let empty = await tests([nil: LearnerRun()]).complaint(passing: [.init(words: "")], look: "")
        #expect(empty?.rawValue.contains("expected: there is at least one test, and it runs") == true)
        let late = LearnerRun(end: .timedOut(seconds: 4), started: ["a()", "b()"], ended: ["a()"])
        let untried = await tests([nil: late]).complaint(noticing: [wrong], look: "")
        #expect(untried?.rawValue.contains("happened: they were not: first, tests have to run") == true)
        let hang = await tests([nil: run(), "wrong": late]).complaint(noticing: [wrong], look: "")
        #expect(hang?.rawValue.contains("happened: after 4 s b() was still running, and was ended") == true)
        let trap = LearnerRun(end: .crashed(LearnerTrap(words: "no", place: "A.swift:1")), started: ["a()"])
        let crash = await tests([nil: run(), "wrong": trap]).complaint(noticing: [wrong], look: "")
        #expect(crash?.rawValue.contains("the process crashed in a(): no") == true)
    }

    @Test(
        "names by which a test could look behind the code are found",
        arguments: [
            ("let f = FileManager.default", "FileManager"), ("let e = ProcessInfo.processInfo", "ProcessInfo"),
            ("func a() { exit(0) }", "exit"), ("func a() { Foundation.exit(0) }", "exit"),
            ("let t = try? String(contentsOfFile: #filePath, encoding: .utf8)", "String"),
            ("let d = try? Data(contentsOf: url)", "Data"), ("let f = Fault.current", "Fault"),
            ("import Glibc", "Glibc"), ("let i = Mirror(reflecting: lending).children", "Mirror"),
            ("let i = Swift.Mirror(reflecting: lending).children", "Mirror"), ("typealias Inside = Mirror", "Mirror"),
            ("@testable import Exercise03a; let f = Exercise03a.Fault.current", "Fault"),
            ("let d: Data = try .init(contentsOf: url)", "init"),
        ])
    func forbidden(code: String, name: String) throws {
        let complaints = LearnerFile.complaints(try Sources(files: [("T.swift", code)]))
        #expect(complaints.count == 1)
        #expect(complaints.first?.rawValue.hasPrefix("T.swift:1:") == true)
        #expect(complaints.first?.rawValue.contains("\(name)") == true)
    }

    @Test(
        "waiting is found, and told apart",
        arguments: [
            ("func a() async { try? await Task.sleep(for: .seconds(1)) }", "sleep"),
            ("func a() { Thread.sleep(forTimeInterval: 1) }", "sleep"), ("func a() { usleep(100) }", "usleep"),
            ("func a() { sleep(1) }", "sleep"),
            ("func a() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }", "asyncAfter"),
            ("let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }", "Timer"),
            ("func a() async throws { try await lending.screen.wait(until: \"it is left\") { _ in true } }", "wait"),
            ("func a() async throws { try await lending.screen.settle() }", "settle"),
        ])
    func waiting(code: String, name: String) throws {
        let complaints = LearnerFile.complaints(try Sources(files: [("T.swift", code)]))
        #expect(complaints.count == 1)
        #expect(
            complaints.first?.rawValue.contains("use \(name), which waits for time to pass [tests-do-not-wait]") == true
        )
    }

    @Test("what a test needs is not")
    func allowed() throws {
        let code = """
            import Foundation
            import Testing
            @testable import Exercise03a
            final class StoreSpy: BooksStoring { func open() { self.open(); store.exit() } }
            func opened() -> [Loan] { let open = spy.loans; all.append(contentsOf: open); return raise(open) }
            func raise(_ loans: [Loan]) -> [Loan] { await Task.yield(); return loans }
            @Test func a() { #expect(Date() == Date()); fatalError() }
            """
        #expect(LearnerFile.complaints(try Sources(files: [("T.swift", code)])) == [])
    }
}
