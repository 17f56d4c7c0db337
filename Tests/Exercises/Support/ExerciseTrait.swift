import Testing

extension Trait where Self == ConditionTrait {
    /// Runs the suite of an exercise once it was begun, and always when grading or on the solutions.
    ///
    /// Otherwise the suite is skipped, and the report says how to begin.
    public static func exercise(_ number: String) -> Self {
        let exercise = Exercise(number)
        return .enabled("\(exercise.invitation)") { Switches.gradesAll || exercise.wasBegun }
    }
}

extension Exercise {
    /// What a skipped suite says.
    var invitation: String {
        """
        Exercise \(number) (\(name)) was not begun: edit a file in Exercises/\(folderName)/\(editableFolder), \
        or run WORKBOOK_GRADE=1 swift test
        """
    }

    /// `Sources`, or `Tests` where the learner writes tests.
    private var editableFolder: String { String(editableFiles.first?.prefix { $0 != "/" } ?? "Sources") }
}
