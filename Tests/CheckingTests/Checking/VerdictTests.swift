import CourseFixtures
import Testing

@testable import Checking

@Suite("A verdict is what was seen of the run, and no more")
struct VerdictTests {
    @Test("every test ended without an issue, and the run ended: passed")
    func passes() throws {
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole(with: [Recorded.runEnded])))
        #expect(verdict.hasPassed)
        #expect(verdict.points == 6)
    }

    @Test("the same without the run's own end: nothing is met")
    func endedEarly() throws {
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole()))
        #expect(!verdict.hasPassed)
        #expect(verdict.points == 0)
    }

    @Test("an issue fails the requirement of its test, and no other")
    func fails() throws {
        let lines = Recorded.whole(with: [Recorded.issue("three"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        #expect(verdict.unmet.map(\.requirement.id) == ["13a.2"])
        #expect(verdict.points == 3)
    }

    @Test("an end that is told while a test is under way is none; one told twice is somebody else's")
    func forged() throws {
        let early = Recorded.attempt(Recorded.whole(except: ["plain"], with: [Recorded.runEnded]))
        let verdict = try Recorded.verdict(early)
        #expect(verdict.results[2].outcome == .endedEarly(test: "plain"))
        #expect(verdict.points == 0)
        for extra in [Recorded.runEnded, Recorded.event("testEnded", "one")] {
            let run = Recorded.attempt(Recorded.whole(with: [Recorded.runEnded, extra]))
            let verdict = try Recorded.verdict(run)
            #expect(verdict.points == 0)
            guard case .notReached(let reason) = verdict.results[0].outcome else {
                Issue.record("\(verdict.results[0].outcome)")
                return
            }
            #expect(reason.contains("contradicts itself"))
        }
    }

    @Test("where the answer could have written the report, nothing counts as met; what failed is still told")
    func couldHaveBeenForged() throws {
        let use = ForbiddenUse(power: .endsTheProcess, text: "exit(_:)", place: "Worker.swift:3:9")
        var judge = Judge(Recorded.exercise)
        judge.forbiddenUses = [use]
        _ = judge.take(Recorded.attempt(Recorded.whole(with: [Recorded.issue("plain"), Recorded.runEnded])))
        let verdict = try judge.verdict()
        #expect(verdict.points == 0)
        #expect(!verdict.hasPassed)
        guard case .notReached(let reason) = verdict.results[0].outcome, case .failed = verdict.results[2].outcome
        else {
            Issue.record("\(verdict.results)")
            return
        }
        #expect(reason == "with exit(_:) in it, the code could have written the report that they are met")
    }

    @Test("a good report of a process that failed is not believed; a bad one needs no belief")
    func inDoubt() throws {
        var attempt = Recorded.attempt(Recorded.whole(with: [Recorded.runEnded]))
        attempt.hasFailed = true
        #expect(attempt.isInDoubt)
        let verdict = try Recorded.verdict(attempt)
        #expect(verdict.points == 0)
        guard case .notReached(let reason) = verdict.results[0].outcome else {
            Issue.record("\(verdict.results[0].outcome)")
            return
        }
        #expect(reason.hasPrefix("the report says that all went well and its process that it did not"))
        var failing = Recorded.attempt(Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded]))
        failing.hasFailed = true
        #expect(!failing.isInDoubt)
        #expect(try Recorded.verdict(failing).points == 4)
    }

    @Test("nor is one of a process that went on after it or crashed then, whatever had failed before")
    func afterTheEnd() throws {
        let whole = Recorded.whole(with: [Recorded.runEnded])
        for end in [TestAttempt.End.killedAfter(seconds: 10), .killedFor("more than 4096 MB of memory")] {
            #expect(try Recorded.verdict(Recorded.attempt(whole, end: end)).points == 0)
        }
        var crashed = Recorded.attempt(Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded]))
        (crashed.hasFailed, crashed.signal) = (true, 11)
        #expect(try Recorded.verdict(crashed).points == 0)
    }

    @Test("what used more than its box allows has crashed, and is told what it used")
    func excess() throws {
        let attempt = Recorded.attempt(Recorded.whole(except: ["plain"]), end: .killedFor("more than 200 processes"))
        guard case .crashed("plain", let report) = try Recorded.verdict(attempt).results[2].outcome else {
            Issue.record("it counts as something else")
            return
        }
        #expect(report.text == "it used more than 200 processes, and was ended")
    }

    @Test("what ended a process without a word is told by its signal", arguments: [(11, "stack"), (6, "aborted")])
    func signals(code: Int, word: String) throws {
        let report = CrashReport(output: "error: Process 'x' exited with unexpected signal code \(code)\n")
        #expect(report.text.contains(word))
    }

    @Test("so is what a signal ended that only the process knows of, as a box hands it on")
    func signalOfABox() throws {
        var attempt = Recorded.attempt(Recorded.whole(except: ["plain"]))
        (attempt.hasFailed, attempt.signal) = (true, 11)
        guard case .crashed("plain", let report) = try Recorded.verdict(attempt).results[2].outcome else {
            Issue.record("it counts as something else")
            return
        }
        #expect(report.text.contains("the stack ran over"))
    }

    @Test("a known issue and a warning fail nothing")
    func harmlessIssues() throws {
        let extra = [
            Recorded.issue("one", isKnown: true), Recorded.issue("two", symbol: "warning"), Recorded.runEnded,
        ]
        #expect(try Recorded.verdict(Recorded.attempt(Recorded.whole(with: extra))).hasPassed)
    }

    @Test("a test that was skipped is not met")
    func skipped() throws {
        var lines = Recorded.whole(with: [Recorded.runEnded]).filter {
            !$0.contains("plain()") || $0.contains("function")
        }
        lines.append(Recorded.event("testSkipped", "plain"))
        #expect(try Recorded.verdict(Recorded.attempt(lines)).unmet.map(\.requirement.id) == ["13a.3"])
    }

    @Test("a test that began and never ended is the one that crashed")
    func crash() throws {
        let output =
            "error: exited with unexpected signal code 4\nSwift/Array.swift:1: Fatal error: Index out of range\n"
        let first = Recorded.attempt(Recorded.whole(except: ["two"]), output: output)
        let second = Recorded.attempt(
            Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("two()") })
        let verdict = try Recorded.verdict(first, second)
        guard case .crashed("two", let report) = verdict.results[1].outcome else {
            Issue.record("\(verdict.results[1].outcome)")
            return
        }
        #expect(report.message == "Index out of range")
        #expect(verdict.results[0].isMet && verdict.results[2].isMet)
        #expect(verdict.points == 3)
    }

    @Test("a test that leaves the process with 0 passes nothing")
    func exitZero() throws {
        let first = Recorded.attempt(Recorded.whole(except: ["one"]))
        let second = Recorded.attempt(Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("one()") })
        let verdict = try Recorded.verdict(first, second)
        #expect(verdict.results[0].outcome == .endedEarly(test: "one"))
        #expect(!verdict.hasPassed)
    }

    @Test("a test that never ends is the one that timed out; the others have no verdict")
    func timeOut() throws {
        let attempt = Recorded.attempt(Recorded.whole(except: ["plain"]), end: .killedAfter(seconds: 60))
        let verdict = try Recorded.verdict(attempt)
        #expect(verdict.results[2].outcome == .timedOut(test: "plain", seconds: 60))
        #expect(verdict.results[0].outcome == .notReached("the run broke off in the test plain"))
    }

    @Test("of several tests under way, the one that hangs alone is the one; what was waited for is named")
    func narrowed() throws {
        var judge = Judge(Recorded.exercise)
        let all = Recorded.attempt(Recorded.whole(except: ["one", "plain"]), end: .killedAfter(seconds: 30))
        let alone = Recorded.attempt(Recorded.whole(except: ["plain"]), end: .killedAfter(seconds: 10))
        #expect(judge.take(all, narrowed: [alone]) == ["plain"])
        let verdict = try judge.verdict()
        #expect(verdict.results[2].outcome == .timedOut(test: "plain", seconds: 30))
        #expect(verdict.results[0].outcome == .notReached("the run broke off in the test plain"))
    }

    @Test("several that bring it down one after the other are all named, and the rest has its verdict")
    func narrowedAgain() throws {
        var judge = Judge(Recorded.exercise)
        let all = Recorded.attempt(Recorded.whole(except: ["one", "two", "plain"]))
        let first = Recorded.attempt(Recorded.whole(except: ["one"]))
        let second = Recorded.attempt(Recorded.whole(except: ["plain"]).filter { !$0.contains("one()") })
        #expect(judge.take(all, narrowed: [first, second]) == ["one", "plain"])
        let rest = Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("one()") && !$0.contains("plain()") }
        #expect(judge.take(Recorded.attempt(rest)) == [])
        let verdict = try judge.verdict()
        #expect(verdict.results[0].outcome == .endedEarly(test: "one"))
        #expect(verdict.results[2].outcome == .endedEarly(test: "plain"))
        #expect(verdict.unmet.count == 2)
    }

    @Test("an issue of no requirement keeps the exercise from passing")
    func strays() throws {
        let lines = Recorded.whole(with: [Recorded.found("more"), Recorded.issue("more"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        #expect(!verdict.hasPassed)
        #expect(verdict.unmet == [])
        #expect(verdict.strays.count == 1)
    }

    @Test("a crash in a test of no requirement keeps the exercise from passing")
    func strayCrash() throws {
        let more = [Recorded.found("more"), Recorded.event("testStarted", "more")]
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(with: more)), Recorded.attempt(Recorded.whole(with: [Recorded.runEnded])))
        #expect(!verdict.hasPassed)
        #expect(verdict.strayCulprits == [.endedEarly(test: "more")])
    }

    @Test("a test that the suite doesn't have is a defect of the exercise, not of the learner")
    func unknownTest() throws {
        let lines = Recorded.whole(with: [Recorded.runEnded]).filter { !$0.contains("three()") }
        #expect(
            throws: CheckError.noSuchTest(
                file: "Exercises/13a-Worker/exercise.json", requirement: "13a.2", test: "three")
        ) { try Recorded.verdict(Recorded.attempt(lines)) }
    }

    @Test("a line that was cut off, and one that is no event, are passed over")
    func damagedLines() {
        #expect(TestEvent(line: Array(Recorded.issue("one").utf8.dropLast(9))) == nil)
        #expect(TestEvent(line: Array("{\"kind\":\"later\",\"payload\":{}}".utf8)) == nil)
        #expect(TestEvent(line: Array(Recorded.runEnded.utf8)) == .runEnded)
    }
}
