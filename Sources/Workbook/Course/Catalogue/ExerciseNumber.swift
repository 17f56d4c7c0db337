/// The number of an exercise, which is its lesson's and a letter: `12a` is the first exercise of lesson 12.
package struct ExerciseNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number of the lesson that it belongs to.
    package let lesson: Int
    /// Its place among the exercises of that lesson.
    package let letter: Character

    /// The number in `12a`, `6B`, `06b-OnlyTheWireframeNavigates`; nil for anything else.
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
