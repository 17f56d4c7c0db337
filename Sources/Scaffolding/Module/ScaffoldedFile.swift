/// A file of a new module.
public struct ScaffoldedFile: Sendable, Equatable {
    /// What a file is for, which decides where it goes.
    public enum Kind: Sendable {
        case source, test
        /// To be read by a person, and compiled by nobody.
        case page
    }

    /// Among the sources, among the tests, or beside both.
    public let kind: Kind
    /// From the folder of the sources or of the tests: `Items/Edit/ItemsEditScene.swift`.
    public let path: String
    /// All of it.
    public let text: String

    /// A file of that kind, at that place.
    package init(kind: Kind, path: String, text: String) {
        self.kind = kind
        self.path = path
        self.text = text
    }

    /// The files of a module, without those that have no text.
    /// - Parameter all: the folder below the module's, the ending behind its name, and the text.
    package static func of(
        _ name: ModuleName, _ kind: Kind, _ all: [(folder: String, ending: String, text: String)]
    ) -> [ScaffoldedFile] {
        all.filter { !$0.text.isEmpty }.map { folder, ending, text in
            let folders = name.parts + (folder.isEmpty ? [] : [folder])
            return ScaffoldedFile(
                kind: kind, path: folders.joined(separator: "/") + "/\(name.joined)\(ending).swift", text: text)
        }
    }
}
