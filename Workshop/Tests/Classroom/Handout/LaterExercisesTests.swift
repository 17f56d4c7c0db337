import Course
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("A copy whose exercises show each other's answers", .enabled(if: HandoutCourse.hasGit))
struct LaterExercisesTests {
    private let exercises: TwoExercises
    private let folder: URL

    init() throws {
        exercises = try TwoExercises()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs blatt \(UUID().uuidString)")
    }

    @Test("isn't written, unless the teacher insists")
    func refused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: HandoutError.self) { try handOut(["13a", "14a"]) }
        #expect(error?.description.contains("13a is solved in 14a") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        let outcome = try handOut(["13a", "14a"], Handout.Manner(isInsisting: true))
        #expect(outcome.exercises == 2)
        #expect(outcome.shown.early == [ShownAnswer(exercise: "13a", source: "14a", percent: 100)])
        #expect(try handOut(["13a", "14a"]).changes?.areNone == true)
    }

    @Test("gets the later exercise in a commit of its own, when the earlier one's answers are due")
    func later() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try handOut(["13a"], gradedOnPush: true)
        #expect(throws: HandoutError.self) { try handOut(["13a", "14a"]) }
        let outcome = try handOut(["14a"], Handout.Manner(isLater: true))
        #expect(outcome.exercises == 2)
        #expect(outcome.shown.early == [])
        #expect(outcome.shown.due == [ShownAnswer(exercise: "13a", source: "14a", percent: 100)])
        #expect(outcome.changes?.added.contains("Exercises/14a-Scene/Sources/Scene.swift") == true)
        #expect(outcome.changes?.removed == [])
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains("\"13a-Worker\",\n    \"14a-Scene\","))
        let git = try #require(Git(in: folder, environment: ProcessInfo.processInfo.environment))
        let log = try git.run(["log", "--format=%s"]).output.text
        #expect(log == "Handed out: 14a Scene\nThe workbook as it was handed out\n")
        #expect(try handOut(["14a"], Handout.Manner(isLater: true)).changes?.areNone == true)
    }

    @Test("doesn't get an exercise whose answer it shows already")
    func tooLate() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try handOut(["14a"])
        let error = #expect(throws: HandoutError.self) { try handOut(["13a"], Handout.Manner(isLater: true)) }
        #expect(error?.description.contains("13a is solved in 14a") == true)
        #expect(try handOut(["13a"], Handout.Manner(isLater: true, isInsisting: true)).shown.early.count == 1)
    }

    @Test("can't be added to before it is there")
    func none() throws {
        #expect(throws: HandoutError.noHandout(folder: "there")) { try handOut(["14a"], Handout.Manner(isLater: true)) }
    }

    private func handOut(
        _ labels: [String], _ manner: Handout.Manner = Handout.Manner(), gradedOnPush: Bool = false
    ) throws -> Handout.Outcome {
        try Handout(
            of: labels.map(exercises.catalogue.exercise), in: exercises.catalogue, gradedOnPush: gradedOnPush, manner,
            environment: ProcessInfo.processInfo.environment
        ).write(to: folder, shownAs: "there")
    }
}
