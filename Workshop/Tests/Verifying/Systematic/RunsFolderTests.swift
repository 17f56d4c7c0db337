import Foundation
import Testing

@testable import workshop

/// Whether memory has room, as the system itself reports it, so that a folder that is never made there fails the test.
private let hasRoomInMemory: Bool = {
    let system = try? FileManager.default.attributesOfFileSystem(forPath: "/dev/shm")
    return (system?[.systemFreeSize] as? NSNumber).map { $0.intValue > 1 << 30 } ?? false
}()

@Suite("Runs write into a folder of their own")
struct RunsFolderTests {
    @Test("it lies in memory, where that has room", .enabled(if: hasRoomInMemory))
    func inMemory() throws {
        #expect(try #require(RunsFolder()).path.hasPrefix("/dev/shm/"))
    }

    @Test("elsewhere it lies on the disk")
    func onTheDisk() throws {
        let folder = try #require(RunsFolder(memory: "/no memory here"))
        #expect(folder.path.hasPrefix(FileManager.default.temporaryDirectory.path))
        #expect(FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("each folder is one of its own")
    func apart() throws {
        let (one, other) = (try #require(RunsFolder()), try #require(RunsFolder()))
        #expect(one.path != other.path)
    }

    @Test("a folder is gone with its object, and what is in it too")
    func gone() throws {
        var folder = RunsFolder()
        let path = try #require(folder?.path)
        try Data("a".utf8).write(to: URL(fileURLWithPath: path + "/file"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
