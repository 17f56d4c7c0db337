import Foundation

/// A file of a written app, by its path from the app's folder.
struct AppFile: Sendable, Equatable {
    let path: String
    let data: Data

    /// Creates a file with those bytes.
    init(_ path: String, _ data: Data) {
        self.path = path
        self.data = data
    }

    /// Creates a file with that text.
    init(_ path: String, _ text: String) {
        self.init(path, Data(text.utf8))
    }
}
