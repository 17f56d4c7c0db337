import Foundation
import Testing

@testable import ExerciseSupport

@Suite("A learner's tests are tried on the faults of their own code")
struct TrialTests {
    private let tests = LearnerTests(of: Exercise("14a"), in: "Tests/ShelfListDirectorTests.swift", lesson: 14)

    private func fault(_ name: String) -> TrialFault {
        TrialFault(kind: .message, name: name, words: "Director.swift:\(name) leaves out what it says")
    }

    private func complaint(
        about names: [String], _ runs: @escaping @Sendable (String?) -> LearnerRun
    ) async -> String? {
        await tests.complaint(noticing: names.map(fault), look: "who misses it?", runner: { runs($0) })?.rawValue
    }

    private static func run(failing: [String] = [], end: LearnerRun.End = .complete) -> LearnerRun {
        LearnerRun(
            end: end, started: ["a()", "b()"], ended: ["a()", "b()"],
            failures: failing.map { LearnerRun.Failure(test: $0, text: "no", place: nil) })
    }

    @Test("one that a test fails on is noticed, and so is one that brings the run down")
    func noticed() async {
        let found = await complaint(about: ["1", "2", "3"]) { fault in
            switch fault {
            case "1": Self.run(failing: ["a()"])
            case "2": Self.run(end: .crashed(LearnerTrap()))
            case "3": Self.run(end: .timedOut(seconds: 4))
            default: Self.run()
            }
        }
        #expect(found == nil)
    }

    @Test("one that nobody misses is named")
    func unnoticed() async {
        let found = await complaint(about: ["1", "2"]) { Self.run(failing: $0 == "1" ? ["b()"] : []) }
        #expect(found?.contains("one of your tests fails when Director.swift:2 leaves out what it says") == true)
        #expect(found?.contains("who misses it?") == true)
    }

    @Test("a test that fails on the code as it is notices nothing")
    func failingAnyway() async {
        let found = await complaint(about: ["1"]) { _ in Self.run(failing: ["a()"]) }
        #expect(found?.contains("Director.swift:1") == true)
    }

    @Test("of many, the first are shown and the others counted")
    func many() async {
        let found = await complaint(about: (1...9).map(String.init)) { _ in Self.run() }
        #expect(found?.contains("- Director.swift:6 ") == true)
        #expect(found?.contains("- Director.swift:7 ") == false)
        #expect(found?.contains("- and 3 more are of the same kind") == true)
    }

    @Test("a driver that could not go on says where, and not how its screen looked")
    func conversationEnds() {
        let text = "Caught error: can't tap \"OK\": there is no such button\n  fix: wait\nthe screen:\n| Close |"
        #expect(Conversation.reason(in: text) == "can't tap \"OK\": there is no such button")
    }

    @Test("a build that fails is told by its errors, and else by its last words")
    func errors() {
        let output = """
            Building
            /w/A.swift:1:2: error: no
              | `- error: no
            /w/A.swift:3:4: warning: hm
            error: fatal
            """
        #expect(TrialPackage.errors(in: output) == ["/w/A.swift:1:2: error: no", "error: fatal"])
        #expect(TrialPackage.errors(in: "one\ntwo\n") == ["one", "two"])
    }

    @Test("a package is laid down once, and what is no longer in it is gone")
    func laying() throws {
        let folder = try TemporaryFolder()
        let package = TrialPackage(folder: folder.url, target: "Exercise18a")
        try package.lay(["Sources/Exercise18a/A.swift": "let a = 1\n", "Sources/Exercise18a/B.swift": "let b = 1\n"])
        let file = folder.url.appending(path: "Sources/Exercise18a/A.swift")
        let before = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        try package.lay(["Sources/Exercise18a/A.swift": "let a = 1\n"])
        let after = try URL(filePath: file.path).resourceValues(forKeys: [.contentModificationDateKey])
            .contentModificationDate
        #expect(before == after)
        #expect(Exercise.files(below: folder.url) == ["Package.swift", "Sources/Exercise18a/A.swift"])
    }

    @Test("another program is run by the command line of this one")
    func otherProgram() {
        let (events, other) = (URL(filePath: "/events"), URL(filePath: "/trial/Trial"))
        let direct = LearnerProcess.arguments(
            for: "^New", events: events, of: ["tests", "--testing-library", "swift-testing"], program: other)
        #expect(direct.prefix(3) == ["/trial/Trial", "--testing-library", "swift-testing"])
        let helped = LearnerProcess.arguments(
            for: "^New", events: events, of: ["helper", "--test-bundle-path", "/old", "/old", "--testing-library"],
            program: other)
        #expect(helped[1...4] == ["--test-bundle-path", "/trial/Trial", "/trial/Trial", "--testing-library"])
    }
}
