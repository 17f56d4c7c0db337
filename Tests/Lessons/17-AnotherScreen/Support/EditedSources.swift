import Foundation

/// A copy of the lesson's sources, with the edits of `without-uikit.json` made or not, in a temporary folder.
final class EditedSources {
    struct Edit: Decodable {
        let file: String
        let replace: String
        let with: String
    }

    /// An edit that does not quote its file.
    struct Stale: Error, CustomStringConvertible {
        let edit: Edit
        var description: String { "\(edit.file) does not have this text exactly once: \(edit.replace)" }
    }

    static let lesson = URL(filePath: #filePath).appending(path: "../../../../../Lessons/17-AnotherScreen")
        .standardizedFileURL
    let folder = FileManager.default.temporaryDirectory.appending(path: "edited-\(UUID().uuidString)")
    let edits: [Edit]

    init(makingEdits: Bool) throws {
        struct File: Decodable { let edits: [Edit] }
        let json = try Data(contentsOf: Self.lesson.appending(path: "without-uikit.json"))
        edits = try JSONDecoder().decode(File.self, from: json).edits
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.lesson.appending(path: "Sources"), to: folder.appending(path: "Sources"))
        for edit in edits where makingEdits { try make(edit) }
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func make(_ edit: Edit) throws {
        let file = folder.appending(path: edit.file)
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: edit.replace)
        guard parts.count == 2 else { throw Stale(edit: edit) }
        try Data(parts.joined(separator: edit.with).utf8).write(to: file)
    }

    /// How many lines the edits drop from each file, and how many they write into it, without empty ones; files in the
    /// order of the edits.
    func counts() throws -> [(file: String, dropped: Int, written: Int)] {
        var files: [String] = []
        for edit in edits where !files.contains(edit.file) { files.append(edit.file) }
        return try files.map { file in
            let change = try lines(of: folder, file).difference(from: lines(of: Self.lesson, file))
            return (file, change.removals.count, change.insertions.count)
        }
    }

    private func lines(of folder: URL, _ file: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
            .filter { !$0.isEmpty }
    }

    /// The compiler's complaints about the sources without UIKit and HeadlessUIKit: empty if all is well.
    func typeCheck() async throws -> String {
        let sources = folder.appending(path: "Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).path }
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        let options = [
            "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor", "-module-name", "Edited",
        ]
        compiler.arguments = ["swiftc"] + options + files
        let log = folder.appending(path: "log")
        try Data().write(to: log)
        compiler.standardError = try FileHandle(forWritingTo: log)
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            compiler.terminationHandler = { _ in ended.resume() }
            do { try compiler.run() } catch { ended.resume(throwing: error) }
        }
        return try String(contentsOf: log, encoding: .utf8)
    }
}
