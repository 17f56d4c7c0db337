import Foundation
import SourceModel
import Testing

@testable import ExerciseSupport

@MainActor
@Suite("A finding")
struct FindingTests {
    private struct Stumble: Error {}

    private let exercise = Exercise("06b", in: URL(filePath: "/nowhere"))

    @Test("says where to look, each place once, and what for, and in which lesson to read about it")
    func look() {
        #expect(exercise.look(at: ["B:3", "A:1", "B:3"], for: "why?") == "B:3\n      A:1\n      why?   (lesson 06)")
        #expect(exercise.look(for: "why?") == "why?   (lesson 06)")
        let file = exercise.path("Sources/Shelf/Book.swift")
        #expect(exercise.look(in: "Shelf/Book", for: "why?") == "\(file)\n      why?   (lesson 06)")
        #expect(Exercise("11a").look(for: "why?") == "why?   (lesson 11)")
        #expect(exercise.look(in: "Shelf/Book", for: "why?", lesson: "04") == "\(file)\n      why?   (lesson 04)")
    }

    @Test("is recorded by what does not hold, in words alone")
    func expectation() {
        #expect(expect(true, "never said"))
        withKnownIssue("this check has to fail") {
            #expect(!expect(false, "said"))
        } matching: { issue in
            issue.comments == ["said"]
        }
    }

    @Test("is recorded by a step that can't be taken, and the steps after it are not")
    func steps() async {
        var taken: [Int] = []
        let isWhole = journey(expecting: "a", because: "b", look: "c") { taken.append(1) }
        #expect(isWhole)
        await withKnownIssue("this check has to fail") {
            let isTaken = await journey(expecting: "a", because: "b", look: "c") {
                await Task.yield()
                throw Stumble()
            }
            #expect(!isTaken)
        } matching: { issue in
            issue.error is Stumble && issue.comments == ["expected: a\nwhy: b\nlook: c"]
        }
        withKnownIssue("this check has to fail") {
            let isTaken = journey(expecting: "a", because: "b", look: "c") {
                if taken == [1] { throw Stumble() }
                taken.append(2)
            }
            #expect(!isTaken)
        }
        #expect(taken == [1])
    }

    @Test("names what a file should not, once, with its place")
    func mentions() throws {
        let text = "import Foundation\nimport UIKit\nlet a: UIColor = .red\nlet b: UIColor = .red\n"
        let file = try #require(try Sources(files: [("A.swift", text)]).files.first)
        #expect(Mention.userInterfaces(importedBy: file).map(\.name) == ["import UIKit"])
        #expect(Mention.userInterfaces(importedBy: file).map(\.place) == ["A.swift:2"])
        let colors = file.references.filter { $0.name == "UIColor" }.map { Mention($0) }
        #expect(colors.map(\.place) == ["A.swift:3", "A.swift:4"])
        #expect(colors.firstOfEachName.map(\.place) == ["A.swift:3"])
        #expect(file.declarations.map { Mention($0, as: "a constant").name } == ["a constant", "a constant"])
    }

    @Test("knows what outlives a screen: what the system keeps, and files that are written")
    func lasting() throws {
        let text = """
            func note(_ books: Data, in store: BookStore) throws {
                UserDefaults.standard.set(books, forKey: "books")
                try books.write(to: file)
                store.write(books)
                store.save(books)
            }
            """
        let file = try #require(try Sources(files: [("A.swift", text)]).files.first)
        #expect(file.references.filter(\.outlivesScreens).map(\.location.place) == ["A.swift:2", "A.swift:3"])
    }

    @Test("says how to get a file back that is gone, and finds one that was moved")
    func goneFile() throws {
        let folder = try TemporaryFolder()
        let moved = Exercise("06b", in: folder.url)
        let sources = folder.url.appending(path: moved.path("Sources/Store"))
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("struct Book {}".utf8).write(to: sources.appending(path: "Book.swift"))
        #expect(try moved.file("Shelf/Book.swift").declarations.map(\.name) == ["Book"])
        try withKnownIssue("this check has to fail") {
            _ = try moved.file("Shelf/Loan.swift")
        } matching: { issue in
            issue.comments == ["Sources/Shelf/Loan.swift is there: `workbook reset 06b` brings it back"]
        }
    }
}
