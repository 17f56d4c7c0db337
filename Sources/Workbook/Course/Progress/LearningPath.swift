import Typesetting

/// A learner's place on the way through lessons and exercises, and the next step.
package struct LearningPath: Sendable {
    /// The stops on the way: a lesson, its exercises, the next lesson.
    package enum Stop: Sendable {
        /// A lesson to read.
        case lesson(Lesson)
        /// An exercise, with the learner's progress in it.
        case exercise(Exercise, ExerciseState)

        /// The number that a learner types.
        var label: String {
            switch self {
            case .lesson(let lesson): lesson.label
            case .exercise(let exercise, _): exercise.label
            }
        }
    }

    private let catalogue: Catalogue
    private let progress: ProgressRecord
    /// The exercises with their states, in the order in which they are done.
    package let all: [(exercise: Exercise, state: ExerciseState)]
    /// All stops in order; an exercise without its lesson comes where the lesson would be.
    package let stops: [Stop]
    private let step: Stop?
    /// The exercise to continue with, or nil if all are passed.
    package let nextExercise: Exercise?

    /// Derives the path from the files and the kept progress.
    package init(_ catalogue: Catalogue, progress: ProgressRecord) {
        self.catalogue = catalogue
        self.progress = progress
        all = catalogue.exercises.map {
            ($0, ExerciseState(of: $0, in: catalogue.checkout, progress: progress))
        }
        stops = Self.stops(catalogue.lessons, all)
        let next = NextStop(stops: stops, progress: progress, checkout: catalogue.checkout)
        (step, nextExercise) = (next.stop, next.exercise)
    }

    private static func stops(_ lessons: [Lesson], _ all: [(exercise: Exercise, state: ExerciseState)]) -> [Stop] {
        var stops: [Stop] = []
        var rest = all[...]
        func take(before number: Int) {
            let due = rest.prefix { $0.exercise.lesson < number }
            stops += due.map(Stop.exercise)
            rest = rest.dropFirst(due.count)
        }
        for lesson in lessons {
            take(before: lesson.number)
            stops.append(.lesson(lesson))
        }
        take(before: .max)
        return stops
    }

    /// Returns whether this is the next stop.
    package func isNext(_ stop: Stop) -> Bool { stop.label == step?.label }

    /// The lesson that comes next, or nil if an exercise or nothing does.
    package var nextLesson: Lesson? { if case .lesson(let lesson) = step { lesson } else { nil } }

    /// Returns whether the learner looked at the solution of an exercise before passing it.
    package func wasPeekedAt(_ exercise: Exercise) -> Bool { progress.peeked.contains(exercise.label) }

    /// Returns what the learner did with a lesson, in a word or two, or an empty text.
    package func done(with lesson: Lesson) -> String {
        let read = progress.lessonsRead.contains(lesson.number) ? ["read"] : []
        let played = progress.lessonsPlayed.contains(lesson.number) ? ["played"] : []
        return (read + played).joined(separator: ", ")
    }

    /// The learner's progress in a few sentences.
    package var whereYouAre: String {
        if all.isEmpty { return "This checkout has no exercise that can be used." }
        if isAtTheStart {
            return "At the start: \(catalogue.lessons.count.counted("lesson")) to read and play, "
                + "\(all.count.counted("exercise")) to solve."
        }
        let lessons = catalogue.lessons.filter { !done(with: $0).isEmpty }
            .map { "Lesson \($0.label): \(done(with: $0))." }
        let passed = all.filter(\.state.hasPassed).count
        let exercises = all.compactMap { exercise, state -> String? in
            if case .passedBefore = state { return "\(exercise.label) \(exercise.name) \(state.text(of: exercise))." }
            if state.hasPassed { return nil }
            if case .unmet = state { return begun(exercise) + " (\(state.text(of: exercise)))." }
            return state == .notBegun ? nil : begun(exercise) + "."
        }
        let sum = "\(passed) of \(all.count.counted("exercise")) passed."
        let seen = all.map(\.exercise).filter(wasPeekedAt).map { "\($0.label) was peeked at." }
        return (lessons + [sum] + exercises + seen).joined(separator: " ")
    }

    /// The exercise that the learner is at, which is the last one if all are passed; nil if there are no exercises.
    package var currentExercise: Exercise? { nextExercise ?? all.last?.exercise }

    /// The next step in a sentence or two.
    package var next: String {
        switch step {
        case .lesson(let lesson):
            let isPlayed = progress.lessonsPlayed.contains(lesson.number)
            let what =
                !lesson.isPlayable
                ? "read it" : isPlayed ? "you played its app; now read it" : "read it and play its app"
            return "Lesson \(lesson.label), \(lesson.title): \(what)."
        case .exercise(let exercise, let state):
            let what = state == .notBegun ? "Solve" : "Go on with"
            return "\(what) exercise \(exercise.label), \(exercise.title) (about \(exercise.minutes) minutes). "
                + "You edit \(Self.edited(exercise))."
        case nil:
            return all.isEmpty
                ? "Read the lessons." : "You passed everything. Read a lesson again, or lay a solution beside yours."
        }
    }

    /// The commands to type, each with its purpose.
    package var commands: [(name: String, text: String)] {
        var commands: [(name: String, text: String)] = []
        func add(_ command: String, _ purpose: String) { commands.append(("swift run workbook " + command, purpose)) }
        switch step {
        case .lesson(let lesson):
            add("read \(lesson.label)", "the lesson")
            if lesson.isPlayable { add("play \(lesson.label)", "its app, here in the terminal") }
        case .exercise(let exercise, _):
            if let lesson = catalogue.lessons.first(where: { $0.number == exercise.lesson }) {
                add("read \(lesson.label)", "its lesson")
            }
            add("read \(exercise.label)", "the task")
            add("watch \(exercise.label)", "what is still missing, and why, again on every save")
            add("hint \(exercise.label)", "a hint, when you are stuck")
        case nil: break
        }
        add("list", "the whole way, and where you are on it")
        add("help", "all commands")
        return commands
    }

    private var isAtTheStart: Bool {
        progress.lessonsRead.isEmpty && progress.lessonsPlayed.isEmpty && progress.peeked.isEmpty
            && progress.visits.isEmpty && progress.verdicts.isEmpty && !all.contains { $0.state != .notBegun }
    }

    private func begun(_ exercise: Exercise) -> String { "\(exercise.label) \(exercise.name) is begun" }

    /// Returns the files by name, or only their number if there are more than two.
    private static func edited(_ exercise: Exercise) -> String {
        if exercise.editable.count <= 2 {
            return exercise.editable.map { exercise.path + "/" + $0 }.joined(separator: " and ")
        }
        return "\(exercise.editable.count) files below \(exercise.path)/Sources; the task names them"
    }
}
