import Foundation
import Testing

@testable import Lesson07ViperLogin

@Suite("The store keeps one session in a file")
struct SessionStoreTests {
    private let folder: SessionFolder
    private let store: SessionStore

    init() throws {
        folder = try SessionFolder()
        store = folder.store
    }

    @Test("knows no user without a file")
    func nobody() {
        #expect(store.session() == nil)
    }

    @Test("knows who was stored last, and so does another store on the same folder")
    func last() async throws {
        try await store.storing(.ada)
        try await store.storing(.grace)
        #expect(store.session() == .grace)
        #expect(folder.store.session() == .grace)
    }

    @Test("knows no user once the session is deleted, and no file remains; deleting it again does no harm")
    func delete() async throws {
        try await store.storing(.ada)
        try await store.deleting()
        #expect(store.session() == nil)
        #expect(folder.names == [])
        try await store.deleting()
    }

    @Test(
        "treats a file without a session as missing, and replaces it at the next login",
        arguments: ["", "{", "null", "[]", #"{"name": "Ada"}"#, #"{"name": "Ada", "token": ""}"#])
    func unreadable(text: String) async throws {
        try folder.write(text)
        #expect(store.session() == nil)
        try await store.storing(.ada)
        #expect(store.session() == .ada)
    }

    @Test("says what can't be stored and what can't be deleted, and where")
    func failures() async throws {
        try folder.block()
        let unstored = await #expect(throws: SessionStoreError.self) { try await store.storing(.ada) }
        guard case .unwritable(let file, _) = unstored else {
            Issue.record("storing failed as \(String(describing: unstored))")
            return
        }
        #expect(file == folder.file)
        let undeleted = await #expect(throws: SessionStoreError.self) { try await store.deleting() }
        guard case .undeletable = undeleted else {
            Issue.record("deleting failed as \(String(describing: undeleted))")
            return
        }
    }

    @Test("never answers before the call that asked has returned")
    func answersLater() async {
        var answers: [String] = []
        await withCheckedContinuation { done in
            store.store(.ada) { _ in
                answers.append("answer")
                done.resume()
            }
            answers.append("asked")
        }
        #expect(answers == ["asked", "answer"])
    }
}
