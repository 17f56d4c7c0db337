import CourseFixtures
import Foundation
import Testing

@Suite("Links in the texts lead somewhere")
struct LinkTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
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

    @Test("to a heading that is there", arguments: texts)
    func anchors(path: String) throws {
        let file = Self.root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#\s]*)#([^)\s]+)\)/) where !link.1.contains("://") {
            let target = link.1.isEmpty ? file : file.deletingLastPathComponent().appending(path: String(link.1))
            guard target.pathExtension == "md" else { continue }
            let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }.map(Self.anchor)
            #expect(
                headings.contains(String(link.2)),
                "\(path) links to #\(link.2), and \(target.lastPathComponent) has none")
        }
    }

    @Test("every lesson leads into the glossary")
    func glossary() throws {
        for lesson in ThisCheckout.lessons {
            let text = try String(contentsOf: Self.root.appending(path: lesson.readme), encoding: .utf8)
            let isLinked = text.contains("](../GLOSSARY.md#")
            #expect(isLinked, "\(lesson.readme) links to no word of the glossary: add a link to ../GLOSSARY.md#...")
        }
    }

    /// Returns a heading's anchor in a Markdown page.
    private static func anchor(_ heading: Substring) -> String {
        heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
            $0.isLetter || $0.isNumber || $0 == " " || $0 == "-"
        }
        .replacing(" ", with: "-")
    }
}
