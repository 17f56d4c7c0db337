import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import workbook

@Suite("A lesson's text and its code say the same")
struct LessonTextTests {
    private static let root = ThisCheckout.root
    private static let lessons = ThisCheckout.lessons
    /// The lessons' texts, and other pages in their folders.
    private static let pages: [String] = lessons.map(\.path).flatMap { lesson in
        let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: lesson).path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().map { lesson + "/" + $0 }
    }

    @Test("every excerpt reads as its declaration does today", arguments: pages)
    func excerpts(page: String) throws {
        let file = Self.root.appending(path: page)
        let excerpts = Excerpt.all(in: try text(page))
        #expect(
            !excerpts.isEmpty,
            """
            \(page) quotes no code, or opens its fences in another way: \
            see "Quote code" in CONTRIBUTING.md
            """)
        for excerpt in excerpts {
            let fault = excerpt.fault(
                on: file.lastPathComponent, in: file.deletingLastPathComponent(), of: Self.root)
            if let fault { Issue.record(Comment(rawValue: fault)) }
        }
    }

    @Test("every block of Swift in a lesson is tied to a declaration", arguments: pages)
    func fences(page: String) throws {
        let text = try text(page)
        let fences = text.split(separator: "\n").filter { $0.hasPrefix("```swift") }
        #expect(
            fences.count == Excerpt.all(in: text).count,
            """
            \(page) has a fence without source=PATH#DECLARATION, so it can't be checked: \
            see "Quote code" in CONTRIBUTING.md
            """)
    }

    @Test("a lesson has 700 to 1,500 words beside its code, and a second page no more", arguments: pages)
    func length(page: String) throws {
        var isCode = false
        let prose = try text(page).split(separator: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("<") && !line.hasPrefix("|")
        }
        let count = prose.joined(separator: " ").split(separator: " ").count
        let least = page.hasSuffix("/README.md") ? 700 : 1
        #expect((least...1_500).contains(count), "\(page) has \(count) words: it takes \(least) to 1,500")
    }

    @Test("a lesson links to its second page, and its target leaves the page out")
    func secondPages() throws {
        let manifest = try text("Package.swift")
        for page in Self.pages where !page.hasSuffix("/README.md") {
            let file = Self.root.appending(path: page)
            let readme = file.deletingLastPathComponent().appending(path: "README.md")
            let text = try String(contentsOf: readme, encoding: .utf8)
            #expect(
                text.contains("](\(file.lastPathComponent)"),
                "\(page) can't be found by a reader: link to it in the README.md beside it")
            #expect(
                manifest.contains("\"\(file.lastPathComponent)\""),
                "\(page) is in no table of Package.swift: add it to secondPages, or its target warns of it")
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
}
