import Foundation
import Testing

@Suite("A few edits free the whole program of UIKit")
struct WithoutUIKitTests {
    @Test("as it stands it does not compile without HeadlessUIKit, and only files of rung 13 are to blame")
    func before() async throws {
        let log = try await EditedSources(makingEdits: false).typeCheck()
        let blamed = log.split(separator: "\n").filter { $0.contains("error:") && $0.contains("Sources/") }
            .compactMap { $0.firstMatch(of: /Sources\/([\w\/]+\.swift):/).map { String($0.1) } }
        #expect(!blamed.isEmpty, "\(log)")
        #expect(Set(blamed).isSubset(of: SameFilesTests.same), "\(blamed)")
    }

    @Test("with the edits it compiles, screens in the terminal and states in SwiftUI alike")
    func after() async throws {
        let log = try await EditedSources(makingEdits: true).typeCheck()
        #expect(log == "")
    }

    @Test("the lesson's text counts them as they are")
    func counts() throws {
        let counts = try EditedSources(makingEdits: true).counts()
        let rows = counts.map { "| `\($0.file.split(separator: "/").last ?? "")` | \($0.dropped) | \($0.written) |" }
        let total = "| together | \(counts.map(\.dropped).reduce(0, +)) | \(counts.map(\.written).reduce(0, +)) |"
        let text = try String(contentsOf: EditedSources.lesson.appending(path: "README.md"), encoding: .utf8)
        let table = (rows + [total]).joined(separator: "\n")
        #expect(text.contains(table), "the table of edits in the lesson's text should have these rows:\n\(table)")
    }
}
