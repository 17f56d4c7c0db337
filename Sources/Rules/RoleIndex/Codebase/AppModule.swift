import SourceModel

/// A module of the app: one page, with its contract and its actors.
package struct AppModule {
    /// `ItemsList`.
    package let name: String
    /// The folders below the one that was read: the contract's, or those that spell the module's name.
    package let folders: [String]
    /// The file `ItemsListContract.swift`, if there is one.
    package let contract: SourceFile?
    /// The paths of its actors, in the order of the files.
    package var actors: [String]

    /// The folders to where they spell the name, `[ShelfList]` of `[ShelfList, Presenter]`; all where they never do.
    static func home(of name: String, in folders: [String]) -> [String] {
        let counts = folders.indices.map { $0 + 1 }
        let spelled = counts.last { folders.prefix($0).joined().hasSuffix(name) }
        return Array(folders.prefix(spelled ?? folders.count))
    }

    /// Whether everything in its folder is the module's own.
    var isFolder: Bool { !folders.isEmpty && folders.joined().hasSuffix(name) }

    /// Whether a type's name begins with the module's, as a whole word: `ListCell`, but not `Listener`.
    package func begins(_ typeName: String) -> Bool {
        guard typeName.hasPrefix(name) else { return false }
        return typeName.dropFirst(name.count).first.map { !$0.isLowercase } ?? true
    }

    /// Whether a name is the module's with a letter too many, too few or wrong.
    package func isNearly(_ other: String) -> Bool {
        let (short, long) = name.count < other.count ? (name, other) : (other, name)
        guard long.count - short.count <= 1, short != long else { return false }
        let same = zip(short, long).prefix { $0 == $1 }.count
        let rest = short.dropFirst(same)
        return long.dropFirst(same + 1) == (short.count == long.count ? rest.dropFirst() : rest)
    }
}
