import Course
import CourseFixtures
import Foundation
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("A written app has the files of its rung, and what starts them")
struct WrittenAppTests {
    @Test("every lesson with an app and every exercise with one has a name, and no two have the same")
    func names() throws {
        let names = try WrittenApps.all.map { try WrittenApps.app($0).name }
        #expect(Set(names).count == names.count)
        #expect(names.first == "Items01")
        #expect(Set(["Social07", "Order09", "Report10", "Items17", "Bookshelf12a"]).isSubset(of: names))
        #expect(names.contains("Bookshelf12aSolution"))
    }

    @Test("the sources are the checkout's, all of them, byte for byte", arguments: WrittenApps.all)
    func bytes(typed: String) throws {
        let (app, folder) = (try WrittenApps.app(typed), try WrittenApps.sources(typed))
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        #expect(app.sources.map(\.path) == all.filter { $0.hasSuffix(".swift") }.sorted())
        for source in app.sources {
            #expect(try source.data == Data(contentsOf: folder.appendingPathComponent(source.path)))
            #expect(app.files.contains(AppFile("\(app.module)/\(source.path)", source.data)))
        }
    }

    /// The files that most apps have beside their sources.
    private static let usual = [
        "AppModule/AppDelegate.swift", "AppModule/AppFolder.swift", "AppModule/SceneDelegate.swift",
        "HeadlessUIKit/HeadlessUIKit.swift", "Info.plist", "Package.swift",
    ]

    @Test(
        "beside the sources there is no more than it takes to start them",
        arguments: ["01", "06", "08", "13", "15", "18", "05a", "12a", "12a --solution"])
    func ownFiles(typed: String) throws {
        #expect(try own(typed) == Self.usual)
    }

    @Test("SwiftUI's life cycle needs no delegates, and the app of rung 07 brings its server along")
    func otherFiles() throws {
        #expect(
            try own("17") == [
                "AppModule/AppFolder.swift", "AppModule/SwiftUIApp.swift", "HeadlessUIKit/HeadlessUIKit.swift",
                "Package.swift",
            ])
        let server = [
            "AppModule/PretendServer.swift", "Server/Social/SentPost.swift", "Server/Social/SocialStub.swift",
            "Server/StubRequest.swift", "Server/StubServer.Request.swift", "Server/StubServer.swift",
        ]
        #expect(try own("07") == (Self.usual + server).sorted())
    }

    private func own(_ typed: String) throws -> [String] {
        let app = try WrittenApps.app(typed)
        return app.files.map(\.path).filter { !$0.hasPrefix(app.module + "/") }.sorted()
    }

    @Test("the call passes what the rung's launch asks for", arguments: WrittenApps.all)
    func calls(typed: String) throws {
        let app = try WrittenApps.app(typed)
        let name = app.start.type + ".swift"
        let file = try #require(app.sources.first { $0.path == name || $0.path.hasSuffix("/" + name) })
        let source = try Sources(files: [(file.path, String(decoding: file.data, as: UTF8.self))]).files[0]
        let starts = source.declarations.flatMap(\.members).filter {
            $0.access == .public && ($0.name == "launch" || app.start.isView && $0.kind == .initializer)
        }
        // The feed is the one that has a default which suits an app.
        let asked = starts.map { $0.parameters.compactMap(\.label).filter { $0 != "startingWith" } }
        let between = app.start.arguments.map { String($0.prefix { $0 != ":" }) }
        let given = ["storingIn"] + between + (app.start.isView ? [] : ["in"])
        #expect(asked.contains(given), "\(typed) is started by \(asked), and the app passes \(given)")
    }

    @Test("a state between two steps is an app as well")
    func states() throws {
        let app = try WrittenApps.app("12.1")
        #expect(app.name == "Items12Step1")
        #expect(app.module == "Lesson12Actors")
        #expect(app.sources.contains { $0.path == "ItemsApp.swift" })
    }

    @Test("without a file that its task has the learner edit, an exercise is no app")
    func missing() throws {
        let course = try TemporaryCourse()
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        try course.remove("Exercises/13a-Worker/Sources/Worker.swift")
        try course.write("Exercises/13a-Worker/Sources/Other.swift", "struct Other {}\n")
        let error = #expect(throws: CatalogueError.self) {
            try DeviceApp(of: exercise, isSolution: false, in: course.checkout, now: WrittenApps.now)
        }
        #expect(
            error?.description == """
                Exercises/13a-Worker/Sources/Worker.swift: can't be read: there is no such file
                  fix: bring back the committed one: git checkout -- 'Exercises/13a-Worker/Sources/Worker.swift'
                """)
    }

    @Test("an editor's files and hidden ones stay behind")
    func leftovers() throws {
        let course = try TemporaryCourse()
        for file in ["Worker.swift~", ".#Worker.swift", ".cache/Worker.swift", "notes.txt"] {
            try course.write("Exercises/13a-Worker/Sources/" + file, "?")
        }
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let app = try DeviceApp(of: exercise, isSolution: false, in: course.checkout, now: WrittenApps.now)
        #expect(app.sources.map(\.path) == ["Worker.swift"])
    }
}
