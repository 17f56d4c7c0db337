/// An exercise as its `exercise.json` describes it.
package struct Exercise: Sendable, Equatable {
    /// The number that a learner types.
    package let number: ExerciseNumber
    /// The second half of the folder's name: `Worker`.
    package let name: String
    /// The subject of the exercise, as a sentence without a period.
    package let title: String
    /// The time that most people need, in minutes.
    package let minutes: Int
    /// The code that exists before the first edit.
    package let startsFrom: String
    /// The files that a learner edits, by their paths below the exercise's folder.
    package let editable: [String]
    /// The folders in which a learner may add files, by their paths below the exercise's folder.
    package internal(set) var addable: [String] = []
    /// The folders in which a learner may delete editable files, by their paths below the exercise's folder.
    package internal(set) var removable: [String] = []
    /// The names of the rules that check its structure.
    package let rules: [String]
    /// The requirements, in order.
    package let requirements: [Requirement]
    /// Whether the starter is an app that can be played.
    package internal(set) var isApp = false
    /// The seconds that one of its tests may take, if that is more than usual.
    package internal(set) var patience: Int?

    /// Creates an exercise from its parts.
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

    /// The number of its lesson.
    package var lesson: Int { number.lesson }

    /// The folder's name: `12a-Worker`.
    package var folder: String { "\(label)-\(name)" }

    /// The points of all requirements.
    package var points: Int { requirements.reduce(0) { $0 + $1.points } }

    /// The folder's path from the checkout's root.
    package var path: String { "Exercises/\(folder)" }

    /// The only editable file, by its path from the checkout's root, or nil if there are several.
    package var onlyFile: String? { editable.count == 1 ? path + "/" + editable[0] : nil }

    /// Returns whether the task lets a learner add a file at that path below the exercise's folder; a `main.swift` is
    /// never allowed, because it would turn the module into a program.
    package func mayAdd(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.lowercased().hasSuffix("/main.swift")
            && addable.contains { file.hasPrefix($0 + "/") }
    }

    /// Returns whether the task lets a learner delete the file at that path below the exercise's folder.
    package func mayRemove(_ file: String) -> Bool {
        editable.contains(file) && removable.contains { file.hasPrefix($0 + "/") }
    }

    /// The path of the pristine copies' folder from the checkout's root.
    package var starterPath: String { "Exercises/.starter/\(folder)" }
}
