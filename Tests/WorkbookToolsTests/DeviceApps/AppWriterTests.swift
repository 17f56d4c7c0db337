import Foundation
import Testing

@testable import WorkbookTools

@Suite("An app is written as a whole or not at all, and never over what somebody edited")
struct AppWriterTests {
    private let folder: ScaffoldFolder

    init() throws { folder = try ScaffoldFolder("Mein Übungs-Ordner") }

    private func app(_ text: String = "struct Item {}\n", name: String = "Items13") -> DeviceApp {
        DeviceApp(
            name: name, module: "Lesson13Modules", origin: "lesson 13", command: "app 13",
            start: AppStart(type: "ItemsApp"), sources: [AppFile("Items/Größe.swift", text)], server: [])
    }

    @discardableResult
    private func write(_ text: String = "struct Item {}\n", force: Bool = false) throws -> URL? {
        try AppWriter(app(text), into: folder.root).write(force: force, now: WrittenApps.now)
    }

    private func error(force: Bool = false) -> DeviceAppError? {
        #expect(throws: DeviceAppError.self) { try write("struct New {}\n", force: force) }
    }

    private let source = "Items13.swiftpm/Lesson13Modules/Items/Größe.swift"
    private var place: String { folder.root.path + "/Items13.swiftpm" }

    @Test("writes every file, and nothing beside the app")
    func writes() throws {
        #expect(try write() == nil)
        let expected = app().files.map { "Items13.swiftpm/" + $0.path } + ["Items13.swiftpm/.workbook-app"]
        #expect(folder.files() == expected.sorted())
        #expect(try folder.read(source) == "struct Item {}\n")
    }

    @Test("replaces what it wrote, and keeps what Xcode put beside it")
    func replaces() throws {
        try write()
        try folder.write("Items13.swiftpm/.swiftpm/xcode/state", "breakpoints")
        try folder.write("Items13.swiftpm/.DS_Store", "")
        #expect(try write("struct New {}\n") == nil)
        #expect(try folder.read(source) == "struct New {}\n")
        #expect(try folder.read("Items13.swiftpm/.swiftpm/xcode/state") == "breakpoints")
        #expect(folder.files().allSatisfy { $0.hasPrefix("Items13.swiftpm/") })
    }

    @Test(
        "leaves an app that was edited: a file changed, added or taken away",
        arguments: ["Package.swift", "Lesson13Modules/Items/Größe.swift", "AppModule/Mine.swift", "-Info.plist"])
    func edited(file: String) throws {
        try write()
        let name = file.replacing("-", with: "")
        if file == name {
            try folder.write("Items13.swiftpm/" + name, "mine")
        } else {
            try FileManager.default.removeItem(atPath: place + "/" + name)
        }
        let before = try folder.files().map(folder.read)
        #expect(error() == .edited(place, files: [name]))
        #expect(try folder.files().map(folder.read) == before)
    }

    @Test("with force, the edited app gets another name, and a second one yet another")
    func forced() throws {
        try write()
        for edit in ["one", "two"] {
            try folder.write(source, edit)
            let backup = try #require(try write(force: true))
            let kept = backup.appendingPathComponent("Lesson13Modules/Items/Größe.swift")
            #expect(try String(contentsOf: kept, encoding: .utf8) == edit)
            #expect(try folder.read(source) == "struct Item {}\n")
        }
    }

    @Test("leaves a folder, a file or a link of that name that it did not write")
    func foreign() throws {
        try folder.write("Items13.swiftpm/Package.swift", "mine")
        #expect(error() == .notOurs(place))
        try FileManager.default.removeItem(atPath: place)
        try folder.write("Items13.swiftpm", "a file")
        #expect(error() == .notOurs(place))
        #expect(try folder.read("Items13.swiftpm") == "a file")
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "nowhere")
        #expect(error() == .notOurs(place))
        #expect(try write(force: true) != nil)
        #expect(try folder.read(source) == "struct Item {}\n")
    }

    @Test("needs a folder that is there")
    func noFolder() throws {
        let missing = folder.root.appendingPathComponent("Schreibtisch")
        #expect(throws: DeviceAppError.noFolder(missing.path)) {
            try AppWriter(app(), into: missing).write(force: false, now: WrittenApps.now)
        }
        try folder.write("Schreibtisch", "a file")
        #expect(throws: DeviceAppError.noFolder(missing.path)) {
            try AppWriter(app(), into: missing).write(force: false, now: WrittenApps.now)
        }
    }

    @Test("in a folder that can't be written, nothing changes")
    func readOnly() throws {
        // Permissions don't stop root, whom no process lets write below /proc either.
        let closed = geteuid() == 0 ? URL(fileURLWithPath: "/proc/self") : folder.root
        if geteuid() != 0 {
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed.path)
        }
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.root.path) }
        let error = #expect(throws: DeviceAppError.self) {
            try AppWriter(app(), into: closed).write(force: false, now: WrittenApps.now)
        }
        #expect(error?.description.hasPrefix("\(closed.path)/Items13.swiftpm could not be written: ") == true)
        #expect(folder.files() == [])
    }

    @Test("what can't be put in place changes nothing, not even the app that it was to replace")
    func undone() throws {
        try write()
        let before = folder.files()
        // A path below a file can't be made.
        let broken = DeviceApp(
            name: "Items13", module: "Lesson13Modules", origin: "lesson 13", command: "app 13",
            start: AppStart(type: "ItemsApp"),
            sources: [AppFile("Item.swift", "struct Item {}\n"), AppFile("Item.swift/Part.swift", "")], server: [])
        #expect(throws: DeviceAppError.self) {
            try AppWriter(broken, into: folder.root).write(force: false, now: WrittenApps.now)
        }
        #expect(folder.files() == before)
        #expect(try folder.read(source) == "struct Item {}\n")
    }

    @Test("says what was edited, why that matters, and what to do")
    func texts() {
        #expect(
            DeviceAppError.edited("/Ü/Items13.swiftpm", files: ["a", "b", "c", "d", "e", "f", "g"]).description == """
                /Ü/Items13.swiftpm was edited since this command wrote it, and nothing was written:
                  a
                  b
                  c
                  d
                  e
                  and 2 more
                  why: app replaces only what is still as it wrote it
                  fix: name another folder with --into, or type --force: your version gets another name then
                """)
        #expect(
            DeviceAppError.notOurs("/Ü/Items13.swiftpm").description == """
                /Ü/Items13.swiftpm is there, and this command did not write it. Nothing was written.
                  why: app replaces only what it wrote itself
                  fix: name another folder with --into, or type --force: what is there gets another name then
                """)
    }
}
