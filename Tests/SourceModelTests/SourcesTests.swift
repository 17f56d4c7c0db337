import Foundation
import SourceModel
import Testing

@Suite("Sources are what lies below a folder")
struct SourcesTests {
    @Test("reads every Swift file in the order of paths, and no hidden ones")
    func folder() throws {
        let folder = try TemporaryFolder(named: "Über uns")
        for path in ["B.swift", "Items/List/A.swift", ".build/C.swift", "Notes.md", "Items/D.swift"] {
            try folder.write(Array("let a = 1".utf8), to: path)
        }
        let sources = try Sources(at: folder.url, relativeTo: folder.url)
        #expect(sources.files.map(\.path) == ["B.swift", "Items/D.swift", "Items/List/A.swift"])
        #expect(sources.files[2].folders == ["Items", "List"])
        #expect(sources.files[2].name == "A.swift")
    }

    @Test("leaves out folders by name or by path, and lists those with Swift files")
    func leftOut() throws {
        let folder = try TemporaryFolder()
        for path in [
            "A.swift", "Pods/B.swift", "Core/Pods/C.swift", "Core/Old/D.swift", "Old/E.swift", "Gone/Notes.md",
        ] {
            try folder.write(Array("let a = 1".utf8), to: path)
        }
        let old = folder.url.resolvingSymlinksInPath().appendingPathComponent("Old").path
        let sources = try Sources(at: folder.url, relativeTo: folder.url, leavingOut: ["Pods", "Gone", old])
        #expect(sources.files.map(\.path) == ["A.swift", "Core/Old/D.swift"])
        #expect(sources.leftOut == ["Core/Pods", "Old", "Pods"])
        let pods = try Sources(
            at: folder.url.appendingPathComponent("Pods"), relativeTo: folder.url, leavingOut: ["Pods"])
        #expect(pods.files.map(\.path) == ["Pods/B.swift"])
    }

    @Test("reads one file, and shows its path from the folder asked for")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("let a = 1".utf8), to: "Items/A.swift")
        let file = folder.url.appendingPathComponent("Items/A.swift")
        #expect(try Sources(at: file, relativeTo: folder.url).files.map(\.path) == ["Items/A.swift"])
    }

    @Test("reads an empty file")
    func empty() throws {
        let folder = try TemporaryFolder()
        try folder.write([], to: "A.swift")
        #expect(try Sources(at: folder.url).files[0].declarations.isEmpty)
    }

    @Test("refuses a folder without Swift files")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SourceModelError.self) { try Sources(at: folder.url) }
        #expect(
            error?.description == """
                No Swift file was found in \(folder.url.path), so there is nothing to check.
                  fix: name the folder that holds your .swift files; hidden folders are passed over
                """)
        #expect(throws: SourceModelError.self) { try Sources(files: []) }
    }

    @Test("refuses a path that does not exist")
    func missing() throws {
        let error = #expect(throws: SourceModelError.self) { try Sources(at: URL(fileURLWithPath: "/no/such/folder")) }
        #expect(
            error?.description == """
                There is no file or folder "/no/such/folder".
                  fix: check the spelling; the path is taken from the folder in which you are
                """)
    }

    @Test("reads many files at once, each as if it were alone")
    func parallel() throws {
        let files = (0..<200).map { (path: "F\($0).swift", text: "class C\($0) { let x = D\($0)() }") }
        let sources = try Sources(files: files)
        #expect(sources.files.map { $0.declarations[0].name } == (0..<200).map { "C\($0)" })
        #expect(sources.files.map { $0.references[0].name } == (0..<200).map { "D\($0)" })
    }

    @Test("knows generated files by name and by their first comment")
    func generated() throws {
        let sources = try Sources(files: [
            (path: "A.generated.swift", text: ""), (path: "B.swift", text: "// DO NOT EDIT.\nlet a = 1"),
            (path: "C.swift", text: "let a = \"DO NOT EDIT\""),
        ])
        #expect(sources.files.map(\.isGenerated) == [true, true, false])
    }
}
