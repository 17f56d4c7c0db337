import Foundation
import Testing

@testable import Proving

@Suite("Runs write into memory", .enabled(if: MemoryFolder() != nil))
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
