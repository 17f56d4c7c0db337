import CourseFixtures
import Foundation
import SourceModel
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("What a run says of a systematic mutant")
struct SystematicOutcomeTests {
    private let exercise = Recorded.exercise(numbered: "13a")
    private var requirements: [Requirement] { exercise.requirements }

    @Test("a run of all tests without an issue means that it survived")
    func survived() {
        #expect(
            SystematicOutcome(Recorded.attempt(Recorded.whole(with: [Recorded.runEnded])), of: exercise)
                == .survived)
    }

    @Test("the first requirement that fails is named with its words")
    func caught() throws {
        let test = try #require(requirements.last?.tests.first)
        let outcome = SystematicOutcome(
            Recorded.attempt(Recorded.whole(with: [Recorded.issue(test), Recorded.runEnded])), of: exercise)
        guard case .caught(let requirement, _, nil) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(requirement == requirements.last?.id)
    }

    @Test(
        "what a learner reads first fits the mistake where it names its file, and its declaration",
        arguments: [
            ("Exercises/13a-Worker/Sources/A.swift", [FindingFit.Aspect.file]),
            ("A.load() in Exercises/13a-Worker/Sources/A.swift", [.file, .declaration]),
            ("Exercises/13a-Worker/Sources/B.swift", []),
        ])
    func fits(look: String, aspects: [FindingFit.Aspect]) throws {
        let files = [
            "Sources/A.swift": "struct A {\n    func load() {\n        a()\n    }\n}\n",
            "Sources/B.swift": "struct B {}\n",
        ]
        let sources = try Sources(files: files.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) })
        let mutant = try #require(SystematicMutants.all(of: sources) { _ in true }.first)
        let tree = files.mapValues { Data($0.utf8) }
        let test = try #require(requirements.first?.tests.first)
        let issue = Recorded.issue(test).replacing("why: because", with: "look: \(look)")
        let reading = FirstReading(of: exercise, in: Checkout(root: ThisCheckout.root), solvedBy: tree)
        let outcome = reading.outcome(
            of: Recorded.attempt(Recorded.whole(with: [issue, Recorded.runEnded])), about: tree, with: mutant)
        guard case .caught(_, _, let fit?) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(fit.aspects.intersection([FindingFit.Aspect.file, .declaration]) == Set(aspects))
    }

    @Test(
        "what is read first is known once the first unmet requirement's tests have ended, and those of all before it",
        arguments: [
            (["one"], ["two", "plain"], true), (["three"], ["plain"], true), (["three"], ["two"], false),
            (["three"], ["one"], false), (["one", "plain"], ["two", "three"], true), (["one"], ["one"], false),
            ([], [], false),
        ])
    func decided(failing: [String], underWay: [String], isDecided: Bool) {
        let run = Recorded.attempt(Recorded.whole(except: underWay, with: failing.map { Recorded.issue($0) })).run
        let reading = FirstReading(of: exercise, in: Checkout(root: ThisCheckout.root), solvedBy: [:])
        #expect(reading.isDecided(by: run) == isDecided)
    }

    @Test("a test that waits for another requirement neither decides what is read first nor names who caught it")
    func waiting() {
        let reading = FirstReading(of: exercise, in: Checkout(root: ThisCheckout.root), solvedBy: [:])
        let waiting = Recorded.waiting("one", for: "13a.3")
        #expect(!reading.isDecided(by: Recorded.attempt(Recorded.whole(except: ["plain"], with: [waiting])).run))
        let lines = Recorded.whole(with: [waiting, Recorded.issue("plain"), Recorded.runEnded])
        #expect(reading.isDecided(by: Recorded.attempt(lines).run))
        guard case .caught(let requirement, _, _) = SystematicOutcome(Recorded.attempt(lines), of: exercise) else {
            Issue.record("it was not caught")
            return
        }
        #expect(requirement == "13a.3")
    }

    @Test("a run without an end broke off in what was under way")
    func brokeOff() throws {
        let test = try #require(requirements.first?.tests.first)
        let lines = [Recorded.event("testStarted", test)]
        guard case .brokeOff = SystematicOutcome(Recorded.attempt(lines), of: exercise) else {
            Issue.record("it came to an end")
            return
        }
    }

    @Test(
        "outcomes are kept as they are",
        arguments: [
            SystematicOutcome.survived, .doesNotCompile, .brokeOff(tests: ["a"]), .caught(by: "13a.1", words: "no"),
            .caught(by: "13a.1", words: "no", fit: FindingFit(aspects: [.file, .declaration])),
        ])
    func kept(outcome: SystematicOutcome) throws {
        #expect(try JSONDecoder().decode(SystematicOutcome.self, from: JSONEncoder().encode(outcome)) == outcome)
    }

    @Test("a sample is the same for the same seed, and another one for another")
    func sample() {
        let all = Array(0..<100)
        let first = SystematicSample(count: 10, seed: "a").chosen(all, of: "13")
        #expect(first.count == 10)
        #expect(first == first.sorted())
        #expect(first == SystematicSample(count: 10, seed: "a").chosen(all, of: "13"))
        #expect(first != SystematicSample(count: 10, seed: "b").chosen(all, of: "13"))
        #expect(first != SystematicSample(count: 10, seed: "a").chosen(all, of: "14"))
    }

    @Test("an exercise that changed is sampled, another one for another seed, and one that did not change")
    func sampledExercises() {
        let sample = SystematicSample(count: 8, seed: "a")
        #expect(sample.exercises(changed: ["03"], unchanged: ["01"]) == ["03", "01"])
        #expect(sample.exercises(changed: [], unchanged: [String]()).isEmpty)
        let many = (1...9).map { "0\($0)" }
        let first = sample.exercises(changed: many, unchanged: ["10", "11"])
        #expect(first.count == 2 && many.contains(first[0]))
        #expect(first == sample.exercises(changed: many, unchanged: ["10", "11"]))
        let seeds = ["b", "c", "d"].map { SystematicSample(count: 8, seed: $0) }
        #expect(seeds.contains { $0.exercises(changed: many, unchanged: ["10", "11"]) != first })
    }

    @Test("a sample is spread over all of them", arguments: ["13", "20", "21"])
    func spread(label: String) {
        let chosen = SystematicSample(count: 40, seed: "").chosen(Array(0..<300), of: label)
        let neighbors = zip(chosen, chosen.dropFirst()).count { $1 - $0 == 1 }
        #expect(neighbors < 12, "Of forty, about five are next to each other by chance")
        #expect(Set(chosen.map { $0 / 30 }).count >= 9)
    }

    @Test("errors of the compiler belong to the mutants whose lines they name, or put a whole body in doubt")
    func owners() throws {
        let text = "func f() {\n    a()\n    b()\n}\n"
        let sources = try Sources(files: [("Sources/A.swift", text)])
        let mutants = SystematicMutants.all(of: sources) { _ in true }.enumerated().map { (number: $0 + 1, mutant: $1) }
        let copy = SystematicCopy(of: sources, ["Sources/A.swift": Data(text.utf8)], with: mutants)
        let lines = String(decoding: copy.files["Sources/A.swift"] ?? Data(), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let second = try #require(lines.firstIndex { $0.hasPrefix("case 2:") })
        let end = try #require(lines.firstIndex { $0.hasPrefix("default:") })
        func owners(ofLine line: Int) -> (refused: Set<Int>, doubtful: Set<Int>) {
            copy.owners(
                of: CompilerMessage.errors(in: "/x/13a-Worker/Sources/A.swift:\(line + 1):1: error: no\n"),
                below: "13a-Worker")
        }
        #expect(owners(ofLine: second + 2).refused == [2])
        #expect(owners(ofLine: end).refused == [])
        #expect(owners(ofLine: end).doubtful == Set(mutants.map(\.number)))
        #expect(copy.files["Sources/ActiveMutant.swift"] != nil)
    }
}
