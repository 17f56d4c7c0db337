/// Splits names into words.
enum NameWords {
    /// The words that don't indicate a role, so that the word before them belongs to the ending.
    static let general: Set<String> = [
        "Protocol", "Interface", "Input", "Output", "Inputs", "Outputs", "Type", "Delegate", "Impl", "Implementation",
    ]

    /// Returns the last word that isn't general, and the words behind it: `Logic`, `ScreenProtocol`.
    static func ending(of name: String) -> String {
        let words = words(of: name)
        guard let place = words.lastIndex(where: { !general.contains($0) }) else { return name }
        return words[place...].joined()
    }

    /// Returns `HTML`, `Page`, `Screen` for `HTMLPageScreen`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let afterSmall = index > 0 && !letters[index - 1].isUppercase
            let beforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (afterSmall || beforeSmall) {
                words.append(String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
        return words
    }
}
