/// A file of a new module.
struct ScaffoldedFile: Sendable, Equatable {
    /// What a file is for, which decides where it goes.
    enum Kind: Sendable {
        case source, test
        /// To be read by a person, and compiled by nobody.
        case page
    }

    /// Among the sources, among the tests, or beside both.
    let kind: Kind
    /// From the folder of the sources or of the tests: `Items/Edit/ItemsEditScene.swift`.
    let path: String
    /// All of it.
    let text: String

    /// The files of a module, without those that have no text.
    /// - Parameter all: the folder below the module's, the ending behind its name, and the text.
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
