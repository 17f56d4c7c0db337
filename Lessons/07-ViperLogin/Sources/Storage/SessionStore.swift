import Foundation

/// Keeps the session in a file that only its owner may read, and answers later, as a keychain in another process would.
///
/// Jobs are done one after the other, away from the main queue; every answer comes on the main queue.
nonisolated final class SessionStore: Sendable {
    private let file: URL
    private let queue = DispatchQueue(label: "session")

    /// A store on `session.json` in `folder`; as long as that file is missing, no user is logged in.
    init(folder: URL) {
        file = folder.appending(path: "session.json")
    }

    /// The stored session, at once: before the first screen is chosen, there is nothing that could show a loader.
    ///
    /// A file that can't be read counts as none. It costs its owner one login, and the next login replaces it.
    func session() -> Session? {
        queue.sync {
            guard let data = try? Data(contentsOf: file) else { return nil }
            return (try? JSONDecoder().decode(SessionRecord.self, from: data))?.session
        }
    }

    /// Stores the session in place of what was stored.
    func store(_ session: Session, then completion: @escaping Answer<Void, SessionStoreError>) {
        perform(completion) { () throws(SessionStoreError) in try self.write(SessionRecord(session)) }
    }

    /// Deletes the session; a missing one counts as deleted.
    func delete(then completion: @escaping Answer<Void, SessionStoreError>) {
        perform(completion) { () throws(SessionStoreError) in
            do {
                try FileManager.default.removeItem(at: self.file)
            } catch CocoaError.fileNoSuchFile {
                return
            } catch {
                throw .undeletable(file: self.file, reason: "\(error)")
            }
        }
    }
}

// MARK: - On the store's queue

nonisolated extension SessionStore {
    private func perform(
        _ completion: @escaping Answer<Void, SessionStoreError>,
        job: @escaping @Sendable () throws(SessionStoreError) -> Void
    ) {
        queue.async {
            let result = Result(catching: job)
            DispatchQueue.main.async { completion(result) }
        }
    }

    private func write(_ record: SessionRecord) throws(SessionStoreError) {
        do {
            try OwnersFile(file).write(try JSONEncoder().encode(record))
        } catch {
            throw .unwritable(file: file, reason: "\(error)")
        }
    }
}
