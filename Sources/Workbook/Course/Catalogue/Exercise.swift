/// One exercise, as its `exercise.json` describes it.
package struct Exercise: Sendable, Equatable {
    /// The number that a learner types.
    package let number: ExerciseNumber
    /// The second half of the folder's name: `Worker`.
    package let name: String
    /// What it is about, as a sentence without a period.
    package let title: String
    /// How long it takes most people, in minutes.
    package let minutes: Int
    /// What is there before the first edit.
    package let startsFrom: String
    /// The files that a learner changes, by their paths below the exercise's folder.
    package let editable: [String]
    /// The folders in which a learner may add files, by their paths below the exercise's folder.
    package internal(set) var addable: [String] = []
    /// The folders whose files a learner may delete, of those that may be edited, by their paths below the exercise's folder.
    package internal(set) var removable: [String] = []
    /// The names of the rules that its structure is held to.
    package let rules: [String]
    /// What it asks for, in the order it is asked.
    package let requirements: [Requirement]
    /// Whether its starter is an app that can be played.
    package internal(set) var isApp = false
    /// Seconds that one of its tests may well take, where that is more than tests usually do.
    package internal(set) var patience: Int?

    /// An exercise from its parts.
    package init(
        number: ExerciseNumber, name: String, title: String, minutes: Int, startsFrom: String, editable: [String],
        addable: [String] = [], removable: [String] = [], rules: [String], requirements: [Requirement],
        isApp: Bool = false, patience: Int? = nil
    ) {
        self.number = number
        self.name = name
        self.title = title
        self.minutes = minutes
        self.startsFrom = startsFrom
        self.editable = editable
        self.addable = addable
        self.removable = removable
        self.rules = rules
        self.requirements = requirements
        self.isApp = isApp
        self.patience = patience
    }

    /// The number, as in the folder's name: `06a`.
    package var label: String { number.description }

    /// The number of the lesson that it belongs to.
    package var lesson: Int { number.lesson }

    /// The folder's name: `12a-Worker`.
    package var folder: String { "\(label)-\(name)" }

    /// Everything that can be earned.
    package var points: Int { requirements.reduce(0) { $0 + $1.points } }

    /// Where it lies, from the checkout's root.
    package var path: String { "Exercises/\(folder)" }

    /// Where there is only one file to edit, that one, from the checkout's root.
    package var onlyFile: String? { editable.count == 1 ? path + "/" + editable[0] : nil }

    /// Whether the task lets a learner add a file of that path below the exercise's folder; a `main.swift` makes a program of
    /// the module.
    package func mayAdd(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.lowercased().hasSuffix("/main.swift")
            && addable.contains { file.hasPrefix($0 + "/") }
    }

    /// Whether the task lets a learner delete a file of that path below the exercise's folder.
    package func mayRemove(_ file: String) -> Bool {
        editable.contains(file) && removable.contains { file.hasPrefix($0 + "/") }
    }

    /// Where its pristine copies lie, from the checkout's root.
    package var starterPath: String { "Exercises/.starter/\(folder)" }
}
