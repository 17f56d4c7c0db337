import Typesetting

/// The list of the glossary's words for a terminal.
enum GlossaryPage {
    /// Returns what to type for a word, and then the words in as many columns as fit.
    static func lines(_ glossary: Glossary, style: Style, width: Int) -> [String] {
        let words = glossary.entries.map(\.word)
        let column = (words.map(TextColumns.width).max() ?? 0) + 2
        let count = max(1, (width - 2) / column)
        let rows = stride(from: 0, to: words.count, by: count).map { first in
            let row = words[first..<min(first + count, words.count)]
            return "  " + row.map { TextColumns.padded(style.term($0), to: column) }.joined().trimmedAtEnd
        }
        let example = words.first { $0 == "seam" } ?? words.first ?? ""
        return TextColumns.wrap("What a word means: swift run workbook glossary \(example)", width: width) + [""] + rows
    }
}
