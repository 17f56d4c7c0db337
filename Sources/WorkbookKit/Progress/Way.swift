/// Where a learner is on the way through the exercises, and what to do next.
public struct Way: Sendable {
    private let catalogue: Catalogue
    private let states: [(exercise: Exercise, state: ExerciseState)]

    /// Derived from the files and from what is remembered.
    public init(_ catalogue: Catalogue, progress: ProgressRecord) {
        self.catalogue = catalogue
        states = catalogue.exercises.map {
            ($0, ExerciseState(of: $0, in: catalogue.checkout, progress: progress))
        }
    }

    /// How much is done, in a sentence or two.
    public var whereYouAre: String {
        let passed = states.filter(\.state.hasPassed).count
        let open = states.filter { $0.state != .notBegun && !$0.state.hasPassed }
        if states.isEmpty { return "This checkout has no exercise that can be used." }
        if passed == 0, open.isEmpty {
            return "At the start: \(Self.count(catalogue.lessons.count, "lesson")) to read and play, "
                + "\(Self.count(states.count, "exercise")) to solve."
        }
        var text = "\(passed) of \(Self.count(states.count, "exercise")) passed."
        for (exercise, state) in open {
            text += " \(exercise.label) \(exercise.name) is begun"
            if case .unmet = state { text += " (\(state.text(of: exercise)))" }
            text += "."
        }
        return text
    }

    /// The exercise to go on with: one that was begun, else the first that is left.
    public var nextExercise: Exercise? {
        let left = states.filter { !$0.state.hasPassed }
        return (left.first { $0.state != .notBegun } ?? left.first)?.exercise
    }

    /// What to do next, in a sentence or two.
    public var next: String {
        if isAtTheStart, let lesson = catalogue.lessons.first {
            return "Lesson \(lesson.label), \(lesson.title): read it and play its app."
        }
        guard let exercise = nextExercise else {
            return states.isEmpty
                ? "Read the lessons." : "Everything is passed. Read a lesson again, or look at Solutions."
        }
        let begun = states.contains { $0.exercise.number == exercise.number && $0.state != .notBegun }
        let verb = begun ? "Go on with" : "Solve"
        return "\(verb) exercise \(exercise.label), \(exercise.title) (about \(exercise.minutes) minutes). "
            + "You edit \(Self.edited(exercise))."
    }

    /// The files by name where they are few.
    private static func edited(_ exercise: Exercise) -> String {
        if exercise.editable.count <= 2 {
            return exercise.editable.map { exercise.path + "/" + $0 }.joined(separator: " and ")
        }
        return "\(exercise.editable.count) files below \(exercise.path)/Sources; the task names them"
    }

    /// What to type, and what each command is for.
    public var commands: [(name: String, text: String)] {
        var commands: [(name: String, text: String)] = []
        func add(_ command: String, _ purpose: String) { commands.append(("swift run workbook " + command, purpose)) }
        if isAtTheStart, let lesson = catalogue.lessons.first {
            add("read \(lesson.label)", "the lesson")
            if lesson.isPlayable { add("play \(lesson.label)", "its app, here in the terminal") }
        } else if let exercise = nextExercise {
            if let lesson = catalogue.lessons.first(where: { $0.number == exercise.lesson }) {
                add("read \(lesson.label)", "its lesson")
            }
            add("read \(exercise.label) --exercise", "the task")
            add("check \(exercise.label)", "what is still missing, and why")
            add("hint \(exercise.label)", "a nudge, when you are stuck")
        }
        add("list", "all lessons and exercises")
        add("help", "all commands")
        return commands
    }

    /// The states of all exercises, in their order.
    public var all: [(exercise: Exercise, state: ExerciseState)] { states }

    private var isAtTheStart: Bool { states.allSatisfy { $0.state == .notBegun } }

    private static func count(_ number: Int, _ what: String) -> String {
        number == 1 ? "1 \(what)" : "\(number) \(what)s"
    }
}
