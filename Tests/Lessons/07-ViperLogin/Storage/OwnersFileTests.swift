import Foundation
import Synchronization
import Testing

@testable import Lesson07ViperLogin

@Suite("A file that only its owner can read, at any moment")
struct OwnersFileTests {
    private let folder: SessionFolder

    init() throws {
        folder = try SessionFolder()
    }

    private func permissions(of url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test("is read and written by its owner, and by nobody else")
    func permissions() throws {
        try OwnersFile(folder.file).write(Data("secret".utf8))
        #expect(try permissions(of: folder.file) == 0o600)
        #expect(folder.text == "secret")
    }

    @Test("takes the place of a file that everybody could read, and a process that had that open reads nothing new")
    func replaces() throws {
        try folder.write("old")
        let reader = try FileHandle(forReadingFrom: folder.file)
        try OwnersFile(folder.file).write(Data("secret".utf8))
        #expect(try permissions(of: folder.file) == 0o600)
        let read = try reader.readToEnd()
        #expect(read == Data("old".utf8))
    }

    @Test("leaves nothing beside it, whether it could be written or not")
    func leavesNothing() throws {
        try OwnersFile(folder.file).write(Data("secret".utf8))
        #expect(folder.names == ["session.json"])

        // A folder of that name, with something in it, can't be replaced by a file.
        let taken = folder.url.appending(path: "taken")
        try FileManager.default.createDirectory(
            at: taken.appending(path: "inside"), withIntermediateDirectories: true)
        #expect(throws: POSIXError.self) { try OwnersFile(taken).write(Data("secret".utf8)) }
        #expect(folder.names == ["session.json", "taken"])
    }

    @Test("is nowhere readable by others while it is being written, under any name")
    func anyMoment() async throws {
        let (folder, file) = (folder.url, folder.file)
        let isDone = Mutex(false)
        let watch = Task.detached { () -> (seen: Int, open: Set<String>) in
            var (seen, open): (Int, Set<String>) = (0, [])
            while !isDone.withLock({ $0 }) {
                for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
                    let path = folder.appending(path: name).path
                    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                    guard let permissions = attributes?[.posixPermissions] as? Int else { continue }
                    seen += 1
                    if permissions & 0o077 != 0 { open.insert(String(permissions, radix: 8)) }
                }
            }
            return (seen, open)
        }
        try await Task.detached {
            // Larger than a session is, so that there is time to look.
            let data = Data(repeating: 65, count: 1_000_000)
            for _ in 0..<30 { try OwnersFile(file).write(data) }
        }.value
        isDone.withLock { $0 = true }
        let found = await watch.value
        #expect(found.seen > 0)
        #expect(found.open == [], "others could read the file while its permissions were \(found.open)")
    }
}
