import Typesetting

/// Where a learner is on the way through lessons and exercises, and what to do next.
package struct LearningPath: Sendable {
    /// What the way leads by: a lesson, its exercises, the next lesson.
    package enum Stop: Sendable {
        /// A lesson to read.
        case lesson(Lesson)
        /// An exercise, with how far the learner is in it.
        case exercise(Exercise, ExerciseState)
    }

    /// What the way leads to next.
    private enum Step {
        case lesson(Lesson)
        case exercise(Exercise, isBegun: Bool)
    }

    private let catalogue: Catalogue
    private let progress: ProgressRecord
    /// The states of all exercises, in the order in which they are done.
    package let all: [(exercise: Exercise, state: ExerciseState)]

    /// Derived from the files and from what is remembered.
    package init(_ catalogue: Catalogue, progress: ProgressRecord) {
        self.catalogue = catalogue
        self.progress = progress
        all = catalogue.exercises.map {
            ($0, ExerciseState(of: $0, in: catalogue.checkout, progress: progress))
        }
    }

    /// All of it, in the order in which it is done; an exercise whose lesson is not there comes where that would be.
    package var stops: [Stop] {
        var stops: [Stop] = []
        var rest = all[...]
        func take(before number: Int) {
            let due = rest.prefix { $0.exercise.lesson < number }
            stops += due.map(Stop.exercise)
            rest = rest.dropFirst(due.count)
        }
        for lesson in catalogue.lessons {
            take(before: lesson.number)
            stops.append(.lesson(lesson))
        }
        take(before: .max)
        return stops
    }

    /// Whether that is what comes next.
    package func isNext(_ stop: Stop) -> Bool {
        switch (stop, step) {
        case (.lesson(let lesson), .lesson(let next)): lesson.number == next.number
        case (.exercise(let exercise, _), .exercise(let next, _)): exercise == next
        default: false
        }
    }

    /// The lesson that comes next; nil where an exercise does, or nothing.
    package var nextLesson: Lesson? { if case .lesson(let lesson) = step { lesson } else { nil } }

    /// Whether the solution of an exercise was looked at before it passed.
    package func wasPeekedAt(_ exercise: Exercise) -> Bool { progress.peeked.contains(exercise.label) }

    /// What was done with a lesson, in a word or two; empty when nothing was.
    package func done(with lesson: Lesson) -> String {
        let read = progress.lessonsRead.contains(lesson.number) ? ["read"] : []
        let played = progress.lessonsPlayed.contains(lesson.number) ? ["played"] : []
        return (read + played).joined(separator: ", ")
    }

    /// How much is done, in a few sentences.
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
            return state == .notBegun && !wasChecked(exercise) ? nil : begun(exercise) + "."
        }
        let sum = "\(passed) of \(all.count.counted("exercise")) passed."
        let seen = all.map(\.exercise).filter(wasPeekedAt).map { "\($0.label) was peeked at." }
        return (lessons + [sum] + exercises + seen).joined(separator: " ")
    }

    /// The exercise to go on with: one that was begun, else the first that is left.
    package var nextExercise: Exercise? {
        let left = all.filter { !$0.state.hasPassed }
        return (left.first { isBegun($0) } ?? left.first)?.exercise
    }

    /// The exercise that a learner is at: that one, or the last where all are passed; nil where there is none.
    package var currentExercise: Exercise? { nextExercise ?? all.last?.exercise }

    /// What to do next, in a sentence or two.
    package var next: String {
        switch step {
        case .lesson(let lesson):
            let isPlayed = progress.lessonsPlayed.contains(lesson.number)
            let what =
                !lesson.isPlayable
                ? "read it" : isPlayed ? "you played its app; now read it" : "read it and play its app"
            return "Lesson \(lesson.label), \(lesson.title): \(what)."
        case .exercise(let exercise, let isBegun):
            return "\(isBegun ? "Go on with" : "Solve") exercise \(exercise.label), \(exercise.title) "
                + "(about \(exercise.minutes) minutes). You edit \(Self.edited(exercise))."
        case nil:
            return all.isEmpty
                ? "Read the lessons." : "You passed everything. Read a lesson again, or lay a solution beside yours."
        }
    }

    /// What to type, and what each command is for.
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

    // MARK: - The next step

    /// An exercise that was begun; else the first lesson that was not read, unless an exercise of one before is left.
    private var step: Step? {
        if let open = all.first(where: { isBegun($0) && !$0.state.hasPassed }) {
            return .exercise(open.exercise, isBegun: true)
        }
        let left = all.filter { !$0.state.hasPassed }.map(\.exercise)
        for lesson in catalogue.lessons {
            if !progress.lessonsRead.contains(lesson.number), isAhead(lesson) { return .lesson(lesson) }
            if let exercise = left.first(where: { $0.lesson == lesson.number }) {
                return .exercise(exercise, isBegun: false)
            }
        }
        return left.first.map { .exercise($0, isBegun: false) }
    }

    /// Whether a lesson is still to be read: not when an exercise of it, or of a later one, was solved without.
    private func isAhead(_ lesson: Lesson) -> Bool {
        !all.contains { $0.state.hasPassed && $0.exercise.lesson >= lesson.number }
    }

    private var isAtTheStart: Bool {
        progress.lessonsRead.isEmpty && progress.lessonsPlayed.isEmpty && progress.peeked.isEmpty
            && !all.contains(where: isBegun)
    }

    /// A check says as much as an edit that somebody is at an exercise.
    private func isBegun(_ entry: (exercise: Exercise, state: ExerciseState)) -> Bool {
        entry.state != .notBegun || wasChecked(entry.exercise)
    }

    private func wasChecked(_ exercise: Exercise) -> Bool { progress.verdicts[exercise.label] != nil }

    private func begun(_ exercise: Exercise) -> String { "\(exercise.label) \(exercise.name) is begun" }

    /// The files by name where they are few.
    private static func edited(_ exercise: Exercise) -> String {
        if exercise.editable.count <= 2 {
            return exercise.editable.map { exercise.path + "/" + $0 }.joined(separator: " and ")
        }
        return "\(exercise.editable.count) files below \(exercise.path)/Sources; the task names them"
    }
}
