import Foundation
import Testing

@Suite("Links in the texts lead somewhere")
struct LinkTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    static let texts: [String] = {
        let files = FileManager.default.enumerator(atPath: root.path)
        let hidden = { (path: String) in path.split(separator: "/").contains { $0.hasPrefix(".") } }
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") && !hidden($0) }.sorted()
    }()

    @Test("to a file that is there", arguments: texts)
    func links(path: String) throws {
        let file = Self.root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#\s]+)[^)]*\)/) where !link.1.contains("://") {
            let target = file.deletingLastPathComponent().appending(path: String(link.1)).standardizedFileURL
            #expect(
                FileManager.default.fileExists(atPath: target.path), "\(path) links to \(link.1), which is not there")
        }
    }
}
