/// The number of an exercise, which is its lesson's number and a letter: `12a` is the first exercise of lesson 12.
package struct ExerciseNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number of its lesson.
    package let lesson: Int
    /// The letter for its place among the exercises of that lesson.
    package let letter: Character

    /// Reads a number from text such as `12a`, `6B` or `06b-OnlyTheWireframeNavigates`; nil for anything else.
    package init?(_ text: String) {
        let typed = text.prefix { $0 != "-" }.lowercased()
        guard let letter = typed.last, letter.isASCII, letter.isLetter,
            let lesson = Label.number(String(typed.dropLast()))
        else { return nil }
        (self.lesson, self.letter) = (lesson, letter)
    }

    /// `06b`, as in the folder's name.
    package var description: String { Label.two(lesson) + String(letter) }

    package static func < (one: ExerciseNumber, other: ExerciseNumber) -> Bool {
        (one.lesson, one.letter) < (other.lesson, other.letter)
    }
}
