import Foundation
import Testing

@testable import workshop

@Suite("The folder of exercises is found, however deep it lies")
struct ExercisesFolderTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.folder("Anna")
    }

    private func find() -> Result<String, Refusal> {
        ExercisesFolder(exercises: ["13a-Worker"]).find(below: desk.url("Anna"))
            .map { String($0.path.dropFirst(desk.url("Anna").path.count + 1)) }
    }

    private static let none = Refusal("holds no folder Exercises with a folder such as 13a-Worker in it")

    @Test("at the top, in a checkout, and in folders in folders", arguments: ["", "workbook/", "a/b c/ü/d/"])
    func depth(folder: String) throws {
        try desk.write("Anna/\(folder)\(Desk.worker)")
        #expect(find() == .success("\(folder)Exercises"))
    }

    @Test("the highest one counts, and of two beside each other neither")
    func several() throws {
        try desk.write("Anna/new/\(Desk.worker)")
        try desk.write("Anna/new/backup/\(Desk.worker)")
        #expect(find() == .success("new/Exercises"))
        try desk.write("Anna/old/\(Desk.worker)")
        #expect(find() == .failure(Refusal("holds several folders of exercises: 'new/Exercises' and 'old/Exercises'")))
    }

    @Test(
        "none that is hidden, a Mac's own, another one of that name, or too deep",
        arguments: [
            ".git/\(Desk.worker)", "__MACOSX/\(Desk.worker)", "Exercises/Piano/etude.txt",
            String(repeating: "a/", count: 12) + Desk.worker,
        ])
    func none(path: String) throws {
        try desk.write("Anna/\(path)")
        #expect(find() == .failure(Self.none))
    }

    @Test("none in an empty folder, and none behind a link")
    func link() throws {
        #expect(find() == .failure(Self.none))
        try desk.write("Bert/\(Desk.worker)")
        try desk.link("Anna/Exercises", to: "../Bert/Exercises")
        try desk.link("Anna/workbook", to: "../Bert")
        try desk.link("Anna/self", to: ".")
        #expect(find() == .failure(Self.none))
    }

    @Test("a pipe in its place holds nobody up")
    func pipe() throws {
        try desk.pipe("Anna/Exercises")
        #expect(find() == .failure(Self.none))
    }
}
