import Course
import Foundation
import Testing

@testable import WorkbookTools

@Suite("A lesson's picture shows what its app does today")
struct TracePictureTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    @Test("it is what the command draws", arguments: TracePicture.all.map(\.path))
    func fresh(path: String) async throws {
        let picture = try #require(TracePicture.all.first { $0.path == path })
        let kept = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        let trace = try await Rungs.trace(picture.journey, on: picture.lesson)
        let isFresh = try picture.svg(of: trace) == kept
        #expect(isFresh, "\(path) is stale: the app or the drawing changed. Draw it anew: \(picture.command)")
    }
}
