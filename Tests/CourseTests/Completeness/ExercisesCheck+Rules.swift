import Course

extension ExercisesCheck {
    /// Checks that the task shows the rules that `exercise.json` lists, and that the suite applies no others.
    func rules(_ exercise: Exercise, shownIn task: String, appliedIn suites: String) -> [String] {
        var problems: [String] = []
        if let sentence = Self.sentence(on: exercise.rules), !task.contains("\n\(sentence)\n") {
            problems.append(
                """
                \(exercise.path)/README.md doesn't show the rules that exercise.json lists: write below the table of \
                requirements, in a paragraph of its own: \(sentence)
                """)
        }
        if suites.contains("honoringAllowances:") {
            problems.append(
                """
                A suite in Tests/Exercises/\(exercise.folder) applies rules by itself: take `exercise.violations(of:)`, \
                which applies those that exercise.json lists
                """)
        }
        return problems
    }

    /// Returns the task's sentence on its rules; nil if there are none.
    private static func sentence(on rules: [String]) -> String? {
        let architectures = rules.compactMap { names[$0] }
        let show = "`swift run workbook rules"
        if !architectures.isEmpty {
            return "All rules of \(architectures.joined(separator: " and of ")) apply; \(show)` shows them."
        }
        guard let first = rules.first else { return nil }
        if rules.count == 1 { return "The rule `\(first)` applies; \(show) \(first)` explains it." }
        let list = rules.map { "`\($0)`" }.joined(separator: ", ")
        return "These rules apply, and \(show) NAME` explains each: \(list)."
    }

    /// The architectures whose name in the list means all of their rules.
    private static let names = ["viper-s": "VIPER-S", "viper": "VIPER", "clean-viper": "Clean VIPER"]
}
