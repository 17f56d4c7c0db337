/// A word as a shell reads it, in quotes where it needs them.
struct ShellWord {
    /// The text to type.
    let text: String

    init(_ word: String) {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./,=:+@%".contains($0) }
        text = isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
