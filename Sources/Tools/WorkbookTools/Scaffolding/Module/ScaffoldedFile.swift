/// A file of a new module.
struct ScaffoldedFile: Sendable, Equatable {
    /// The purpose of a file, which decides its place.
    enum Kind: Sendable {
        case source, test
        /// A page for people, which isn't compiled.
        case page
    }

    /// The place: among the sources, among the tests, or next to both.
    let kind: Kind
    /// The path from the folder of the sources or of the tests: `Items/Edit/ItemsEditScene.swift`.
    let path: String
    /// The whole text.
    let text: String

    /// Returns the files of a module, without those that have no text.
    /// - Parameter all: The folder below the module's, the ending behind its name, and the text.
    static func of(
        _ name: ModuleName, _ kind: Kind, _ all: [(folder: String, ending: String, text: String)]
    ) -> [ScaffoldedFile] {
        all.filter { !$0.text.isEmpty }.map { folder, ending, text in
            let folders = name.parts + (folder.isEmpty ? [] : [folder])
            return ScaffoldedFile(
                kind: kind, path: folders.joined(separator: "/") + "/\(name.joined)\(ending).swift", text: text)
        }
    }
}
