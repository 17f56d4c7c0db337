import Foundation
import Testing

@testable import Proving

/// Asked of the system itself, so that a folder which is never made is noticed where there is room for one.
private let hasRoomInMemory: Bool = {
    let system = try? FileManager.default.attributesOfFileSystem(forPath: "/dev/shm")
    return (system?[.systemFreeSize] as? NSNumber).map { $0.intValue > 1 << 30 } ?? false
}()

@Suite("Runs write into memory", .enabled(if: hasRoomInMemory))
struct MemoryFolderTests {
    @Test("each folder is one of its own")
    func apart() throws {
        let (one, other) = (try #require(MemoryFolder()), try #require(MemoryFolder()))
        #expect(one.path != other.path)
    }

    @Test("a folder is gone with its object, and what is in it too")
    func gone() throws {
        var folder = MemoryFolder()
        let path = try #require(folder?.path)
        try Data("a".utf8).write(to: URL(fileURLWithPath: path + "/file"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
