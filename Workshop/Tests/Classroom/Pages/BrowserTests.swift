import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("Pages in a browser", .enabled(if: Chromium.isHere, "there is no chromium on the PATH"))
struct BrowserTests {
    /// `WORKBOOK_PAGES` names a folder in which the pages stay, for anyone who wants to look at them.
    @Test("report no error, ask for nothing, and fit a phone", arguments: [true, false])
    func open(isConfined: Bool) throws {
        let kept = ProcessInfo.processInfo.environment["WORKBOOK_PAGES"]
        let parent = kept.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
        let folder = parent.appendingPathComponent(
            isConfined ? "boxed \(UUID().uuidString)" : "open \(UUID().uuidString)")
        defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
        for (path, text) in GradebookPages(ExampleClass.gradebook(isConfined: isConfined)).files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let (script, output) = (Process(), Pipe())
        script.executableURL = ThisCheckout.root.appending(path: "Workshop/ci/pages")
        script.arguments = [folder.path]
        (script.standardOutput, script.standardError) = (output, output)
        try script.run()
        let report = try output.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) } ?? ""
        script.waitUntilExit()
        #expect(report == "Nothing is wrong with 13 pages.\n")
        #expect(script.terminationStatus == 0)
    }
}

private enum Chromium {
    static let isHere = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/chromium")
    }
}
