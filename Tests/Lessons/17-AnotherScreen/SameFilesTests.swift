import Foundation
import Testing

@Suite("With other screens, the files that aren't screens stay as they were")
struct SameFilesTests {
    private static let lessons = URL(filePath: #filePath).appending(path: "../../../../Lessons").standardizedFileURL
    nonisolated static let same = [
        "General/DateText.swift", "General/Welcome/GeneralWelcomeContract.swift",
        "General/Welcome/GeneralWelcomeDirector.swift", "Items/Add/ItemsAddContract.swift",
        "Items/Add/ItemsAddDirector.swift", "Items/Add/ItemsAddWorker.swift", "Items/Detail/ItemsDetailContract.swift",
        "Items/Detail/ItemsDetailDirector.swift", "Items/Item.swift", "Items/ItemsFeed.swift", "Items/ItemsStore.swift",
        "Items/ItemsStoreError.swift", "Items/List/ItemsListContract.swift", "Items/List/ItemsListDirector.swift",
        "Items/List/ItemsListWorker.swift",
    ]

    private static func data(_ lesson: String, _ file: String) throws -> Data {
        try Data(contentsOf: lessons.appending(path: "\(lesson)/Sources/\(file)"))
    }

    @Test("to the byte", arguments: same)
    func bytes(file: String) throws {
        let (before, after) = (try Self.data("13-Modules", file), try Self.data("17-AnotherScreen", file))
        #expect(
            before == after, "\(file) is not the same on rungs 13 and 17: copy it from 13, or leave it out of `same`")
    }

    @Test("every contract, every Director and every Worker of rung 13 is among them")
    func actors() throws {
        let folder = Self.lessons.appending(path: "13-Modules/Sources").path
        let actors = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            ["Contract.swift", "Director.swift", "Worker.swift"].contains { path.hasSuffix($0) }
        }
        #expect(actors.count == 10)
        #expect(Set(actors).isSubset(of: Self.same))
    }

    @Test("no other file of rung 17 imports HeadlessUIKit")
    func imports() throws {
        let folder = Self.lessons.appending(path: "17-AnotherScreen/Sources").path
        let new = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            path.hasSuffix(".swift") && !Self.same.contains(path)
        }
        #expect(new.count > 20)
        for file in new {
            let text = String(decoding: try Self.data("17-AnotherScreen", file), as: UTF8.self)
            #expect(!text.contains("import HeadlessUIKit"), "\(file)")
        }
    }
}
