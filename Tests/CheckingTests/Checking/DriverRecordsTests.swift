import Foundation
import Testing

@testable import Checking

@Suite("The compiler's records of its last build") struct DriverRecordsTests {
    @Test(
        "go where a file was saved after the build and in the same second",
        arguments: [(0.25, 0.5, false), (0.25, 0.25, false), (0.5, 0.25, true), (0.75, 1.0, true), (0.75, -0.1, true)])
    func hiddenChanges(built: Double, saved: Double, stays: Bool) throws {
        let folder = try BuildFolder()
        try folder.addModule("Exercise13a", built: built, saved: saved)
        DriverRecords(builtIn: folder.url).forgetWhereChangesHide(label: "13")
        #expect(folder.hasRecord(of: "Exercise13a") == stays)
    }

    @Test("go for the modules of that exercise or lesson alone") func otherModules() throws {
        let folder = try BuildFolder()
        let names = ["Exercise13a", "Exercise13aTests", "Lesson13", "Exercise14a", "Course"]
        for name in names { try folder.addModule(name, built: 0.25, saved: 0.5) }
        DriverRecords(builtIn: folder.url).forgetWhereChangesHide(label: "13")
        #expect(names.filter(folder.hasRecord) == ["Exercise14a", "Course"])
    }

    @Test("stay where nothing was built, and where it can't be told of what") func nothingToRead() throws {
        let folder = try BuildFolder()
        DriverRecords(builtIn: folder.url).forgetWhereChangesHide(label: "13")
        try folder.addModule("Exercise13a", built: 0.25, saved: 0.5)
        try Data("[".utf8).write(to: folder.module("Exercise13a").appendingPathComponent("output-file-map.json"))
        DriverRecords(builtIn: folder.url).forgetWhereChangesHide(label: "13")
        #expect(folder.hasRecord(of: "Exercise13a"))
    }
}

/// A folder like SwiftPM's build folder, with the dates that a test chooses.
private final class BuildFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Records \(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func module(_ name: String) -> URL { url.appendingPathComponent("debug/\(name).build") }

    func hasRecord(of name: String) -> Bool {
        FileManager.default.fileExists(atPath: module(name).appendingPathComponent("primary.priors").path)
    }

    /// Adds a module of one file; both times are seconds after the same full second.
    func addModule(_ name: String, built: Double, saved: Double) throws {
        let files = FileManager.default
        let source = url.appendingPathComponent("\(name).swift")
        try files.createDirectory(at: module(name), withIntermediateDirectories: true)
        try Data("{\"\": {}, \"\(source.path)\": {}}".utf8)
            .write(to: module(name).appendingPathComponent("output-file-map.json"))
        for (file, second) in [(source, saved), (module(name).appendingPathComponent("primary.priors"), built)] {
            try Data().write(to: file)
            let date = Date(timeIntervalSinceReferenceDate: 800_000_000 + second)
            try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
    }
}
