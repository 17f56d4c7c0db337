import Foundation

/// Finds the stop at which a learner continues, based on the last one that they read, edited or checked.
struct NextStop {
    /// The stops from the beginning of the way.
    let stops: [LearningPath.Stop]
    /// The learner's progress.
    let progress: ProgressRecord
    /// The checkout with the exercises.
    let checkout: Checkout

    /// The stop to continue with, or nil if nothing is left.
    ///
    /// This is the last stop itself if it is an exercise that isn't passed, else the first open one after it. At the
    /// end of the way, it is the first exercise that isn't passed.
    var stop: LearningPath.Stop? {
        guard let last else { return stops.first(where: isLeft) }
        if case .exercise(_, let state) = stops[last], !state.hasPassed { return stops[last] }
        return stops[(last + 1)...].first(where: isLeft) ?? stops.first { isExercise($0) && isLeft($0) }
    }

    /// The exercise to continue with: that stop, or the first open exercise after it.
    var exercise: Exercise? {
        let isAhead = { (stop: LearningPath.Stop) in isExercise(stop) && isLeft(stop) }
        let start = stop.flatMap { next in stops.firstIndex { $0.label == next.label } } ?? stops.startIndex
        guard case .exercise(let exercise, _) = stops[start...].first(where: isAhead) ?? stops.first(where: isAhead)
        else {
            return nil
        }
        return exercise
    }

    /// The index of the stop that the learner visited last; among several within a second, the one furthest on the way.
    private var last: Int? {
        stops.indices.compactMap { index in trace(at: stops[index]).map { (index, $0) } }
            .max { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    /// Returns the time of the learner's last visit, in whole seconds: the distant past if it wasn't kept, nil if there
    /// was none.
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

    /// Returns the time when the learner last wrote to the exercise's files, or nil if they are still the starter's.
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
