import SourceModel

/// A module of the app: one page, with its contract and its actors.
struct AppModule {
    /// `ItemsList`.
    let name: String
    /// The folders below the one that was read.
    let folders: [String]
    /// The file `ItemsListContract.swift`, if there is one.
    let contract: SourceFile?
    /// The paths of its actors, in the order of the files.
    var actors: [String]
}
