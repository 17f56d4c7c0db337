import SourceModel

/// A module of the app: one page, with its contract and its actors.
package struct AppModule {
    /// The module's name, `ItemsList`.
    package let name: String
    /// The module's folder, as names below the folder that was read: the contract's, or the one whose path spells the
    /// name.
    package let folders: [String]
    /// The file `ItemsListContract.swift`, if there is one.
    package let contract: SourceFile?
    /// The paths of its actors, in the order of the files.
    package var actors: [String]

    /// Returns the folders up to the last that completes the name, `[ShelfList]` of `[ShelfList, Presenter]`, else all
    /// of them.
    static func home(of name: String, in folders: [String]) -> [String] {
        let counts = folders.indices.map { $0 + 1 }
        let spelled = counts.last { folders.prefix($0).joined().hasSuffix(name) }
        return Array(folders.prefix(spelled ?? folders.count))
    }

    /// Whether its folders spell its name, so that everything in them is the module's own.
    var isFolder: Bool { !folders.isEmpty && folders.joined().hasSuffix(name) }

    /// Whether a type's name begins with the module's, as a whole word: `ListCell`, but not `Listener`.
    package func begins(_ typeName: String) -> Bool {
        guard typeName.hasPrefix(name) else { return false }
        return typeName.dropFirst(name.count).first.map { !$0.isLowercase } ?? true
    }

    /// Whether another name differs from the module's by one letter: one too many, one missing or one wrong.
    package func isNearly(_ other: String) -> Bool {
        let (short, long) = name.count < other.count ? (name, other) : (other, name)
        guard long.count - short.count <= 1, short != long else { return false }
        let same = zip(short, long).prefix { $0 == $1 }.count
        let rest = short.dropFirst(same)
        return long.dropFirst(same + 1) == (short.count == long.count ? rest.dropFirst() : rest)
    }
}
