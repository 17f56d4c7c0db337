/// The numbers that exercises had before each took its lesson's.
package enum FormerNumbers {
    /// The first was 01, the last 21.
    private static let now = [
        "01a", "02a", "03a", "04a", "05a", "06a", "06b", "07a", "08a", "09a", "10a", "11a", "12a", "12b", "12c", "13a",
        "13b", "14a", "15a", "16a", "18a",
    ]

    /// The number now of the exercise that had that one; nil where none had.
    package static func now(_ former: String) -> ExerciseNumber? {
        guard let number = Label.number(former), now.indices.contains(number - 1) else { return nil }
        return ExerciseNumber(now[number - 1])
    }

    /// A label of an exercise or a requirement, `13` or `13.2`, as it is now; others stay as they are.
    static func renamed(_ label: String) -> String {
        let digits = label.prefix { $0 != "." }
        guard digits.count == 2, let number = now(String(digits)) else { return label }
        return number.description + label.dropFirst(digits.count)
    }
}
