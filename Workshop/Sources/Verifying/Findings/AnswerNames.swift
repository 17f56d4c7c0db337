import Checking
import Foundation
import SourceModel

/// An answer's declarations by qualified name, such as `ShelfListDirector.onUIReady`.
struct AnswerNames {
    /// One declaration: a type, a member of a type, or a declaration outside of types.
    struct Entry {
        let file: String
        /// The qualified name without labels: `ShelfListDirector.present` for `present(books:)`.
        let name: String
        let declaration: Declaration
    }

    private let files: [SourceFile]
    /// All declarations in source order, types before their members; an extension has its type's name.
    let entries: [Entry]
    /// The same declarations by the last word of their names.
    private let byLastWord: [Substring: [Entry]]

    /// Reads an answer's Swift files; a file that can't be read declares nothing.
    init(of tree: FileTree) {
        let texts = tree.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map {
            (path: $0.key, text: String(decoding: $0.value, as: UTF8.self))
        }
        let files = (try? Sources(files: texts, unread: .listed))?.files ?? []
        self.init(
            files: files,
            entries: files.flatMap { file in Self.entries(of: file.declarations, below: nil, in: file) })
    }

    private init(files: [SourceFile], entries: [Entry]) {
        (self.files, self.entries) = (files, entries)
        byLastWord = Dictionary(grouping: entries) { Self.lastWord(of: $0.name) }
    }

    /// Returns the names after one file gets another text.
    func replacing(_ file: String, with text: Data) -> AnswerNames {
        let own = AnswerNames(of: [file: text])
        return AnswerNames(
            files: files.filter { $0.path != file } + own.files,
            entries: entries.filter { $0.file != file } + own.entries)
    }

    /// Returns the declarations that a name such as `present` or `Director.present` may mean, in source order.
    func entries(calledLike name: String) -> [Entry] { byLastWord[Self.lastWord(of: name)] ?? [] }

    /// Returns the innermost declarations that a part of a file touches; an empty part touches the declaration around
    /// it.
    func names(touching part: Range<Int>, of path: String) -> [String] {
        let touched = entries.filter { $0.file == path && Self.touches(part, $0.declaration.extent.whole) }
        return touched.filter { outer in
            // A type counts unless the part is inside one of its members.
            !touched.contains { inner in
                inner.declaration !== outer.declaration && outer.declaration.all.contains { $0 === inner.declaration }
                    && Self.holds(part, inner.declaration.extent.whole)
            }
        }.map(\.name)
    }

    /// Returns the innermost declaration at a line of a file; nil if there is none.
    func name(atLine line: Int, column: Int?, of path: String) -> String? {
        guard let file = files.first(where: { $0.path == path }), (1...max(1, file.lineCount)).contains(line) else {
            return nil
        }
        let indent = file.lineText(line).prefix { $0 == " " }.count
        let place = Location(file: path, line: line, column: column ?? indent + 1)
        let around = file.path(to: place)
        return entries.last { entry in around.contains { $0 === entry.declaration } }?.name
    }

    private static func entries(of declarations: [Declaration], below type: String?, in file: SourceFile) -> [Entry] {
        declarations.filter { $0.kind != .genericParameter && $0.kind != .local }.flatMap { declaration in
            let name = [type, declaration.name].compactMap(\.self).joined(separator: ".")
            let own = Entry(file: file.path, name: name, declaration: declaration)
            guard declaration.isType || declaration.kind == .extension else { return [own] }
            return [own] + entries(of: declaration.members, below: name, in: file)
        }
    }

    private static func lastWord(of name: String) -> Substring { name.split(separator: ".").last ?? "" }

    private static func touches(_ part: Range<Int>, _ whole: Range<Int>) -> Bool {
        part.isEmpty ? holds(part, whole) : part.overlaps(whole)
    }

    private static func holds(_ part: Range<Int>, _ whole: Range<Int>) -> Bool {
        part.isEmpty
            ? whole.lowerBound < part.lowerBound && part.upperBound < whole.upperBound
            : whole.lowerBound <= part.lowerBound && part.upperBound <= whole.upperBound
    }
}
