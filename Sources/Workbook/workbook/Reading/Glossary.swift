/// The words of the glossary with their explanations.
struct Glossary {
    /// The path of the glossary's text from the checkout's root.
    static let path = "Lessons/GLOSSARY.md"

    /// One part of the glossary.
    struct Entry: Equatable {
        /// The heading, which is usually the word that the entry explains.
        let word: String
        /// The heading and the text below it, in Markdown.
        let text: String
    }

    /// The entries that have a heading and a text, in the order of the page.
    let entries: [Entry]

    /// Splits the page at its headings, without its title and introduction.
    init(_ markdown: String) {
        var parts: [[Substring]] = []
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") || line.hasPrefix("### ") {
                parts.append([line])
            } else if !parts.isEmpty {
                parts[parts.count - 1].append(line)
            }
        }
        entries = parts.filter { $0.dropFirst().contains { !$0.isEmpty } }.map { lines in
            Entry(word: String(lines[0].drop { $0 == "#" || $0 == " " }), text: lines.joined(separator: "\n"))
        }
    }

    /// Returns the entry about a word, in either case, in the singular or a simple plural.
    func entry(for typed: String) throws(GlossaryError) -> Entry {
        let key = Self.key(typed)
        let singular = key.hasSuffix("ies") ? key.dropLast(3) + "y" : key.hasSuffix("s") ? key.dropLast() : key[...]
        let keys = [key, String(singular)]
        guard let entry = keys.lazy.compactMap({ key in entries.first { Self.key($0.word) == key } }).first else {
            throw .unknownWord(typed, known: entries.map(\.word))
        }
        return entry
    }

    /// Returns the word in lowercase without punctuation, so that `data-manager` finds `Data manager`.
    private static func key(_ word: String) -> String {
        word.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
