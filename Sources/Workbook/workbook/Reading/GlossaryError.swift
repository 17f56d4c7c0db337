import Typesetting

/// The reasons why the glossary shows nothing.
enum GlossaryError: Error, Equatable, CustomStringConvertible {
    /// The glossary doesn't explain that word.
    case unknownWord(String, known: [String])

    /// The reason in words, and a suggestion.
    var description: String {
        switch self {
        case .unknownWord(let word, let known):
            "The glossary has no word \"\(word)\"."
                + (Nearest.match(for: word, among: known).map { " Did you mean \($0)?" } ?? "")
                + "\n  fix: `swift run workbook glossary` lists its words"
        }
    }
}
