import Checking
import Foundation
import SourceModel

/// The declarations of an answer by their names, as its author would call them: `ShelfListDirector.onUIReady`.
struct AnswerNames {
    /// One declaration: a type, a member of a type, or what stands outside of types.
    struct Entry {
        let file: String
        /// `ShelfListDirector.present(books:)`, without the labels.
        let name: String
        let declaration: Declaration
    }

    private let files: [SourceFile]
    /// Types before their members, in the order of the text; an extension goes by the name of its type.
    let entries: [Entry]
    /// The same by the last word of their names.
    private let byLastWord: [Substring: [Entry]]

    /// Reads the Swift files of an answer; those that can't be read declare nothing.
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

    /// Those of the answer in which one file has another text.
    func replacing(_ file: String, with text: Data) -> AnswerNames {
        let own = AnswerNames(of: [file: text])
        return AnswerNames(
            files: files.filter { $0.path != file } + own.files,
            entries: entries.filter { $0.file != file } + own.entries)
    }

    /// The declarations that a name may mean, `present` or `Director.present`, in the order of the text.
    func entries(calledLike name: String) -> [Entry] { byLastWord[Self.lastWord(of: name)] ?? [] }

    /// The innermost declarations that a part of a file touches; an empty part touches what it stands in.
    func names(touching part: Range<Int>, of path: String) -> [String] {
        let touched = entries.filter { $0.file == path && Self.touches(part, $0.declaration.extent.whole) }
        return touched.filter { outer in
            // A type counts where the part is not within one of its members.
            !touched.contains { inner in
                inner.declaration !== outer.declaration && outer.declaration.all.contains { $0 === inner.declaration }
                    && Self.holds(part, inner.declaration.extent.whole)
            }
        }.map(\.name)
    }

    /// The innermost declaration at a line of a file; nil where none stands there.
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
