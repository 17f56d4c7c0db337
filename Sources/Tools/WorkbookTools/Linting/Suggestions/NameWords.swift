/// The words that a name is made of.
enum NameWords {
    /// Words that say nothing of a role, so that the one before belongs to the ending.
    static let general: Set<String> = [
        "Protocol", "Interface", "Input", "Output", "Inputs", "Outputs", "Type", "Delegate", "Impl", "Implementation",
    ]

    /// The last word, with those before it as long as it is a general one: `Logic`, `ScreenProtocol`.
    static func ending(of name: String) -> String {
        let words = words(of: name)
        guard let place = words.lastIndex(where: { !general.contains($0) }) else { return name }
        return words[place...].joined()
    }

    /// `HTML`, `Page`, `Screen` of `HTMLPageScreen`.
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
