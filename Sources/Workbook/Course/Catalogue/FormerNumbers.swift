/// The numbers that exercises had before they were numbered by lesson.
package enum FormerNumbers {
    /// The current numbers in order of the former ones, 01 to 21.
    private static let now = [
        "01a", "02a", "03a", "04a", "05a", "06a", "06b", "07a", "08a", "09a", "10a", "11a", "12a", "12b", "12c", "13a",
        "13b", "14a", "15a", "16a", "18a",
    ]

    /// Returns the current number of an exercise by its former one, or nil if no exercise had it.
    package static func now(_ former: String) -> ExerciseNumber? {
        guard let number = Label.number(former), now.indices.contains(number - 1) else { return nil }
        return ExerciseNumber(now[number - 1])
    }

    /// Returns the current label of an exercise or a requirement, such as `13` or `13.2`; other labels stay as they
    /// are.
    static func renamed(_ label: String) -> String {
        let digits = label.prefix { $0 != "." }
        guard digits.count == 2, let number = now(String(digits)) else { return label }
        return number.description + label.dropFirst(digits.count)
    }
}
