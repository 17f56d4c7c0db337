import Foundation

/// Finds the stop at which a learner goes on: from whatever they read, edited or checked last.
struct NextStop {
    /// The way, from its beginning.
    let stops: [LearningPath.Stop]
    /// What is remembered.
    let progress: ProgressRecord
    /// Where the exercises are.
    let checkout: Checkout

    /// The exercise of last time where it isn't passed yet, else what is left after the last stop; after the end, the first
    /// exercise that was left out, and nil where there is none.
    var stop: LearningPath.Stop? {
        guard let last else { return stops.first(where: isLeft) }
        if case .exercise(_, let state) = stops[last], !state.hasPassed { return stops[last] }
        return stops[(last + 1)...].first(where: isLeft) ?? stops.first { isExercise($0) && isLeft($0) }
    }

    /// The exercise there, else the one that follows.
    var exercise: Exercise? {
        let isAhead = { (stop: LearningPath.Stop) in isExercise(stop) && isLeft(stop) }
        let start = stop.flatMap { next in stops.firstIndex { $0.label == next.label } } ?? stops.startIndex
        guard case .exercise(let exercise, _) = stops[start...].first(where: isAhead) ?? stops.first(where: isAhead)
        else {
            return nil
        }
        return exercise
    }

    /// The stop with the latest trace of the learner, and of several within a second the one that comes last.
    private var last: Int? {
        stops.indices.compactMap { index in trace(at: stops[index]).map { (index, $0) } }
            .max { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    /// When the learner was there, in whole seconds; the distant past where that was not kept, and nil where they never were.
    private func trace(at stop: LearningPath.Stop) -> Date? {
        var traces = [progress.visits[stop.label]]
        switch stop {
        case .lesson(let lesson):
            if progress.lessonsRead.contains(lesson.number) { traces.append("") }
        case .exercise(let exercise, let state):
            traces += [progress.verdicts[exercise.label]?.date, state.hasPassed ? "" : nil]
            traces.append(lastEdit(of: exercise)?.formatted(.iso8601))
        }
        return traces.compactMap { $0.map { (try? Date($0, strategy: .iso8601)) ?? .distantPast } }.max()
    }

    /// When one of the files that the learner edits was last written; nil where they are the starter's.
    private func lastEdit(of exercise: Exercise) -> Date? {
        guard ExerciseState.wasBegun(exercise, in: checkout) else { return nil }
        let dates = exercise.editable.map { file in
            try? checkout.url(exercise.path + "/" + file).resourceValues(forKeys: [.contentModificationDateKey])
                .contentModificationDate
        }
        return dates.compactMap { $0 }.max() ?? .distantPast
    }

    private func isLeft(_ stop: LearningPath.Stop) -> Bool {
        switch stop {
        case .lesson(let lesson): !progress.lessonsRead.contains(lesson.number)
        case .exercise(_, let state): !state.hasPassed
        }
    }

    private func isExercise(_ stop: LearningPath.Stop) -> Bool { if case .exercise = stop { true } else { false } }
}
