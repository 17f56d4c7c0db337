import Typesetting

/// Finds folders by the parts of their names that people remember.
enum FolderName {
    /// Returns the folders with exactly that name, else those with a word that begins with it; case doesn't count.
    static func matches(_ typed: String, in folders: Catalogue.Folders) -> Catalogue.Folders {
        let typed = key(typed)
        let same = folders.filter { key($0.name) == typed }
        if !same.isEmpty || typed.isEmpty { return same }
        return folders.filter { tails($0.name).contains { $0.hasPrefix(typed) } }
    }

    /// Returns the folder whose name, or a word in it, is most similar to the text, or nil if none is close.
    static func nearest(to typed: String, in folders: Catalogue.Folders) -> Catalogue.Folders.Element? {
        let parts = folders.flatMap { folder in
            ([folder.name] + words(folder.name)).map { (text: $0.lowercased(), folder: folder) }
        }
        guard let match = Nearest.match(for: typed, among: parts.map(\.text)) else { return nil }
        return parts.first { $0.text == match }?.folder
    }

    /// Returns the ends of the name that start at a word: `viewcontroller` and `controller` for `ViewController`.
    private static func tails(_ name: String) -> [String] {
        let words = words(name)
        return words.indices.map { words[$0...].joined().lowercased() }
    }

    private static func words(_ name: String) -> [String] { Label.words(name).split(separator: " ").map(String.init) }

    /// Drops characters that may be typed between words, so that `break-the-cycles` finds `BreakTheCycles`.
    private static func key(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
