import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("A submission's answers are found, however deep they are")
struct AnswerPlacesTests {
    private let desk: Desk
    private let exercises: [Exercise]

    init() throws {
        desk = try Desk()
        try desk.folder("Anna")
        exercises = [
            Self.exercise("12b", "Scene", ["Sources/List/Scene.swift", "Sources/List/Cell.swift"]),
            Self.exercise("13a", "Worker", ["Sources/Worker.swift"]),
            Self.exercise("15a", "AsyncWorker", ["Sources/Worker.swift", "Sources/Lend.swift"]),
        ]
    }

    private static func exercise(_ label: String, _ name: String, _ editable: [String]) -> Exercise {
        Exercise(
            number: ExerciseNumber(label)!, name: name, title: name, minutes: 1, startsFrom: "", editable: editable,
            rules: [], requirements: [])
    }

    private func find() throws(Refusal) -> AnswerPlaces {
        try AnswerPlaces(of: exercises, in: SubmissionTree(below: desk.url("Anna")))
    }

    private func refusal() -> String? {
        do throws(Refusal) { _ = try find() } catch { return error.reason }
        return nil
    }

    // MARK: - Folders

    @Test(
        "in a folder Exercises at the top, in a checkout, and in folders in folders",
        arguments: ["Exercises", "workbook/Exercises", "a/b c/ü/d/Exercises", "exercises", "EXERCISES", "13a", ""])
    func depth(folder: String) throws {
        let place = folder.isEmpty ? "13a-Worker" : "\(folder)/13a-Worker"
        try desk.write("Anna/\(place)/Sources/Worker.swift")
        #expect(try find().folders == ["13a": place])
    }

    @Test("in letters of another case, and with backslashes for slashes", arguments: ["13A-WORKER", "13a-worker"])
    func spelling(name: String) throws {
        try desk.write("Anna/exercises/\(name)/sources/worker.swift")
        #expect(try find().folders == ["13a": "exercises/\(name)"])
        try desk.remove("Anna/exercises")
        try desk.write("Anna/Exercises\\\(name)\\Sources\\Worker.swift")
        try desk.write("Anna/Exercises\\\(name)\\")
        #expect(try find().folders == ["13a": "Exercises/\(name)"])
    }

    @Test("in a folder Exercises even if the exercise's file isn't in it, and never in its suite's folder")
    func emptyFolder() throws {
        try desk.write("Anna/Exercises/13a-Worker/README.md")
        try desk.write("Anna/Tests/Exercises/13a-Worker/WorkerTests.swift")
        try desk.write("Anna/Documentation/13a-Worker/README.md")
        #expect(try find().folders == ["13a": "Exercises/13a-Worker"])
    }

    @Test("in a folder of any name with the exercise's manifest in it", arguments: ["", "13a (1)/", "a/mine/"])
    func manifest(folder: String) throws {
        try desk.write("Anna/\(folder)exercise.json", Data("{ \"number\" : \"13a\" }".utf8))
        try desk.write("Anna/\(folder)Sources/Worker.swift")
        #expect(try find().folders == ["13a": String(folder.dropLast())])
    }

    @Test(
        "two folders of one exercise are refused, at whatever depths",
        arguments: [
            ("Exercises/13a-Worker", "handout (1)/Exercises/13a-Worker"),
            ("new/Exercises/13a-Worker", "old/Exercises/13a-Worker"), ("13a-Worker", "Exercises/13a-Worker"),
        ])
    func two(first: String, second: String) throws {
        try desk.write("Anna/\(first)/Sources/Worker.swift")
        try desk.write("Anna/\(second)/Sources/Worker.swift")
        #expect(
            refusal() == "holds two folders of 13a, '\(first)' and '\(second)': only one can be graded")
    }

    @Test("two folders Exercises with different exercises are both read")
    func divided() throws {
        try desk.write("Anna/a/Exercises/13a-Worker/Sources/Worker.swift")
        try desk.write("Anna/b/Exercises/12b-Scene/Sources/List/Scene.swift")
        #expect(try find().folders == ["13a": "a/Exercises/13a-Worker", "12b": "b/Exercises/12b-Scene"])
    }

    @Test(
        "none that is hidden, a Mac's own, another one of that name, or too deep",
        arguments: [
            ".git/\(Desk.worker)", "__MACOSX/\(Desk.worker)", "Exercises/Piano/etude.txt",
            String(repeating: "a/", count: 24) + Desk.worker,
        ])
    func none(path: String) throws {
        try desk.write("Anna/\(path)")
        #expect(try find().isEmpty)
    }

    @Test("none in an empty folder, and none behind a link")
    func link() throws {
        #expect(try find().isEmpty)
        try desk.write("Bert/\(Desk.worker)")
        try desk.link("Anna/Exercises", to: "../Bert/Exercises")
        try desk.link("Anna/workbook", to: "../Bert")
        try desk.link("Anna/self", to: ".")
        #expect(try find().isEmpty)
    }

    @Test("a pipe in its place holds nobody up")
    func pipe() throws {
        try desk.pipe("Anna/Exercises")
        #expect(try find().isEmpty)
    }

    // MARK: - Files

    @Test(
        "a file alone, if its name belongs to one exercise",
        arguments: ["Scene.swift", "scene.swift", "Sources/Scene.swift", "Scene-1.swift", "Scene (2).swift"])
    func single(path: String) throws {
        try desk.write("Anna/\(path)")
        let places = try find()
        #expect(places.folders.isEmpty)
        #expect(places.files.mapValues { $0.mapValues(\.path) } == ["12b": ["Sources/List/Scene.swift": path]])
    }

    @Test("a file alone whose name two exercises have is refused")
    func ambiguous() throws {
        try desk.write("Anna/Worker.swift")
        #expect(
            refusal()
                == "holds 'Worker.swift', which may belong to 13a or 15a: only its path tells, such as Exercises/13a-Worker/..."
        )
    }

    @Test("two files of one name are refused")
    func twoFiles() throws {
        try desk.write("Anna/Scene.swift")
        try desk.write("Anna/old/Scene.swift")
        #expect(refusal() == "holds 'Scene.swift' and 'old/Scene.swift': only one can be graded")
    }

    @Test("files that no exercise has are no answer", arguments: ["main.swift", "Scene.txt", "MyScene.swift"])
    func unknown(path: String) throws {
        try desk.write("Anna/\(path)")
        #expect(try find().isEmpty)
    }
}
