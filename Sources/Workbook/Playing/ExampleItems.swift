import Foundation

/// What a list that is played alone has to show: nothing in it can add an item.
package enum ExampleItems {
    private static let text = """
        [{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"},
         {"name": "Bread", "enabled": false, "date": "2024-01-01T00:00:00Z"}]
        """

    /// Stores two items where nothing was ever stored; what a player deleted stays deleted.
    ///
    /// - Throws: what writing a file throws.
    package static func store(in folder: URL) throws {
        let file = folder.appending(path: "items.json")
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
