import Foundation

@testable import Lesson07ViperLogin

/// A temporary folder for a real store, removed with its owner.
final class SessionFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var store: SessionStore { SessionStore(folder: url) }
    var file: URL { url.appending(path: "session.json") }

    /// What the file holds, as text; nil without a file.
    var text: String? { try? String(contentsOf: file, encoding: .utf8) }

    /// The session, as the app will read it at its next launch.
    var stored: Session? { store.session() }

    /// The names of all files, hidden ones too.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    /// Writes `text` as the file, readable by everybody.
    func write(_ text: String) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    }

    /// Stores a session as the app does.
    func store(_ session: Session) async throws {
        try await store.storing(session)
    }

    /// Puts a file where the folder was, so that writing fails, whatever the permissions are.
    func block() throws {
        try FileManager.default.removeItem(at: url)
        try Data().write(to: url)
    }
}
