import Course

extension UsageError {
    /// Returns the error for `--exercise`, an option from the time when lessons and exercises had numbers of the same
    /// form.
    static func formerExerciseOption(command: String, typed: [String]) -> UsageError {
        let now = typed.lazy.compactMap(FormerNumbers.now).first
        let what = now.map { "exercise \($0.description) is typed as it is: swift run workbook \(command) \($0)" }
        return .conflict(
            "There is no option --exercise any more; "
                + (what ?? "an exercise has its lesson's number and a letter, as in 12a")
                + ".", command: command)
    }
}
