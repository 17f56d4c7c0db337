import Foundation
import SourceModel

/// A new module in the shape of an existing one: the same files, types and messages under another name.
///
/// Its bodies remain to be written.
struct ModuleFromExample: Sendable {
    /// The new module's name.
    let name: ModuleName
    /// The name of the example: the words with which most of its types begin.
    let example: String
    /// The folder that contains the new module's own folder, next to the example's.
    let base: URL
    /// The omissions, and the unfinished parts that the compiler can't detect, one sentence each.
    let notes: [String]
    let files: [ScaffoldedFile]

    /// Reads an example without changing it.
    /// - Parameter path: The folder with the example's Swift files, or one file.
    /// - Parameter shown: The path as typed.
    /// - Throws: `ExampleError`, or `SourceModelError`.
    init(_ name: ModuleName, like path: URL, shownAs shown: String) throws {
        let place = try ExamplePlace(path, shownAs: shown)
        let sources = try Sources(at: path, relativeTo: place.folder)
        guard let example = ExampleName(sources).text else { throw ExampleError.noModule(path: shown) }
        guard example != name.joined else { throw ExampleError.sameName(example, path: shown) }
        let renaming = ExampleRenaming(sources, from: example, to: name.joined)
        let emptied = sources.files.map { EmptiedFile($0, own: renaming.ownTypes) }
        self.name = name
        self.example = example
        base = place.base(of: example)
        let folder = place.folder(of: example, for: name)
        files = emptied.map { file in
            let parts = folder + file.path.split(separator: "/").map { renaming.fileName(String($0)) }
            return ScaffoldedFile(
                kind: .source, path: parts.joined(separator: "/"), text: renaming.apply(to: file.text))
        }
        let unfinished = emptied.reduce(0) { $0 + $1.unfinished }
        notes =
            (unfinished == 0
                ? [] : ["\(unfinished) bodies that return something stop with fatalError until they are written"])
            + emptied.flatMap(\.leftOut) + renaming.notes
            + place.otherFiles.map { "\($0) is no Swift, and stays where it is" }
    }
}
