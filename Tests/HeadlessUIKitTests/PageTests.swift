import Foundation
import SourceModel
import Testing

/// Decision 0004: nothing public is missing from UIKit, and each addition needs its page there.
///
/// `Pages/pages.txt` has a line for each declaration, with the path of its page at developer.apple.com/documentation.
@Suite("Apple has a page for each public declaration")
struct PageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test("the list names each declaration and no other")
    func list() throws {
        let (declared, listed) = (try Self.declared(), Set(try Self.pages().map(\.name)))
        #expect(declared.subtracting(listed).sorted() == [], "add these to Pages/pages.txt, with their pages")
        #expect(listed.subtracting(declared).sorted() == [], "remove these from Pages/pages.txt")
        #expect(declared.count > 300)
    }

    @Test("each line has one page, which names the declaration")
    func pages() throws {
        let pages = try Self.pages()
        let frameworks = [
            "uikit/", "foundation/indexpath/", "objectivec/nsobject-swift.class/", "swift/rawrepresentable/",
        ]
        #expect(Set(pages.map(\.name)).count == pages.count)
        for (name, page) in pages {
            let path = name.lowercased().split(separator: ".", omittingEmptySubsequences: true).last ?? ""
            #expect(frameworks.contains { page.hasPrefix($0) }, "\(name): \(page)")
            #expect(page.split(separator: "/").last?.hasPrefix(path) == true, "\(name): \(page)")
        }
    }

    @Test("a member of an extension belongs to its type, and what isn't public is left out")
    func reading() throws {
        let text = """
            public class A { public init(frame: Int) {}; func hidden() {}; open override func b() {} }
            extension A { public enum C { case d }; public func e(_ f: Int, g: Int) {} }
            public protocol H { func i() }
            """
        let names = Self.names(in: try Sources(files: [("A.swift", text)]).files)
        #expect(names == ["A", "A.init(frame:)", "A.C", "A.e(_:g:)", "H", "H.i()"])
    }

    // MARK: - Reading

    private static func pages() throws -> [(name: String, page: String)] {
        let text = try String(contentsOf: folder.appending(path: "Pages/pages.txt"), encoding: .utf8)
        return text.split(separator: "\n").map { line in
            let parts = line.split(separator: " ")
            return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
        }
    }

    /// The names of all public declarations, without those of `Screen`, which isn't UIKit's.
    private static func declared() throws -> Set<String> {
        let module = folder.appending(path: "../../Sources/Kit/HeadlessUIKit").standardizedFileURL
        let files = try Sources(at: module, relativeTo: module).files
        return names(in: files.filter { !$0.path.hasPrefix("Screen/") })
    }

    private static func names(in files: [SourceFile]) -> Set<String> {
        Set(files.flatMap(\.declarations).flatMap { names(of: $0, in: nil, isPublic: false) })
    }

    /// Returns the names of a declaration and its members, unless it overrides another or is a case.
    private static func names(of declaration: Declaration, in type: String?, isPublic: Bool) -> [String] {
        let isSeen = isPublic || declaration.access == .public || declaration.access == .open
        let isExtension = declaration.kind == .extension
        guard isSeen || isExtension, !declaration.has("override"), declaration.kind != .enumCase else { return [] }
        let name = [type, declaration.signature].compactMap { $0 }.joined(separator: ".")
        guard declaration.isType || isExtension else { return [name] }
        let members = declaration.members.flatMap {
            names(of: $0, in: name, isPublic: declaration.kind == .protocol)
        }
        return (isExtension ? [] : [name]) + members.filter { declaration.kind != .protocol || $0 != "\(name).Self" }
    }
}
