/// One exercise, as its `exercise.json` describes it.
public struct Exercise: Sendable, Equatable {
    /// The number that a learner types.
    public let number: Int
    /// The second half of the folder's name: `Worker`.
    public let name: String
    /// What it is about, as a sentence without a period.
    public let title: String
    /// The number of the lesson that it belongs to.
    public let lesson: Int
    /// How long it takes most people, in minutes.
    public let minutes: Int
    /// What is there before the first edit.
    public let startsFrom: String
    /// The files that a learner changes, by their paths below the exercise's folder.
    public let editable: [String]
    /// The folders in which a learner may add files, by their paths below the exercise's folder.
    public internal(set) var addable: [String] = []
    /// The names of the rules that its structure is held to.
    public let rules: [String]
    /// What it asks for, in the order it is asked.
    public let requirements: [Requirement]
    /// Whether its starter is an app that can be played.
    public internal(set) var isApp = false
    /// Seconds that one of its tests may well take, where that is more than tests usually do.
    public internal(set) var patience: Int?

    /// An exercise from its parts.
    package init(
        number: Int, name: String, title: String, lesson: Int, minutes: Int, startsFrom: String, editable: [String],
        addable: [String] = [], rules: [String], requirements: [Requirement], isApp: Bool = false, patience: Int? = nil
    ) {
        self.number = number
        self.name = name
        self.title = title
        self.lesson = lesson
        self.minutes = minutes
        self.startsFrom = startsFrom
        self.editable = editable
        self.addable = addable
        self.rules = rules
        self.requirements = requirements
        self.isApp = isApp
        self.patience = patience
    }

    /// The number in two digits, as in the folder's name.
    public var label: String { Label.two(number) }

    /// The folder's name: `13-Worker`.
    public var folder: String { "\(label)-\(name)" }

    /// Everything that can be earned.
    public var points: Int { requirements.reduce(0) { $0 + $1.points } }

    /// Where it lies, from the checkout's root.
    public var path: String { "Exercises/\(folder)" }

    /// Where there is only one file to edit, that one, from the checkout's root.
    package var onlyFile: String? { editable.count == 1 ? path + "/" + editable[0] : nil }

    /// Whether the task lets a learner add a file of that path below the exercise's folder; a `main.swift` makes a program of
    /// the module.
    package func mayAdd(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.lowercased().hasSuffix("/main.swift")
            && addable.contains { file.hasPrefix($0 + "/") }
    }

    /// Where its pristine copies lie, from the checkout's root.
    public var starterPath: String { "Exercises/.starter/\(folder)" }
}
