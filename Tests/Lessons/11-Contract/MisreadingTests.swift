import Foundation
import Testing

@Suite("The misreading with which the lesson begins could happen on rung 06 as it stands")
struct MisreadingTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    private static func lines(of path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }

    @Test(
        "every line that it changes or leaves is one of the rung's",
        arguments: ["ItemsProtocols.swift", "ItemsViewController.swift"])
    func lines(file: String) throws {
        let source = Set(try Self.lines(of: "Lessons/06-Viper/Sources/Items/\(file)"))
        let lesson = try Self.lines(of: "Lessons/11-Contract/README.md")
        let difference = lesson.drop { $0 != "--- \(file)" }.dropFirst().prefix { !$0.hasPrefix("---") && $0 != "```" }
        let old = difference.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
        #expect(!old.isEmpty, "the lesson shows no change of \(file)")
        for line in old where !source.contains(line) {
            Issue.record("\(file) on rung 06 has no line \"\(line)\"; try the change again, and show what is so now")
        }
    }

    @Test("the presenter has the answer's method, so the protocol of events may ask for it too")
    func answer() throws {
        let presenter = try Self.lines(of: "Lessons/06-Viper/Sources/Items/ItemsPresenter.swift")
        #expect(presenter.contains("    func didDeleteAll() {"))
    }
}
