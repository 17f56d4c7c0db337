import Course

/// The ways to hand out exercises so that no student gets an answer before it is due.
struct HandoutPlan: Sendable, Equatable {
    private let course: [ExerciseNumber]
    private let shown: [ShownAnswer]

    /// Creates a plan for a course with these exercises, in which these answers are shown.
    init(of course: [ExerciseNumber], _ answers: ShownAnswers) { (self.course, shown) = (course, answers.all) }

    /// Returns the reason against adding exercises to those that a copy has already; nil if there is none.
    ///
    /// If the answers of the given ones are due, `isLater`, it no longer matters who shows these.
    func refusal(
        of exercises: [ExerciseNumber], given: [ExerciseNumber], isLater: Bool
    ) -> ShownRefusal? {
        let answers =
            isLater
            ? shown(of: exercises, after: given)
            : shown(together: given + exercises).filter { !given.contains($0.exercise) || !given.contains($0.source) }
        if answers.isEmpty { return nil }
        let inTurn = inTurn(exercises, after: given)
        let next = course.filter { exercise in
            !given.contains(exercise) && !exercises.contains(exercise) && shown(of: [exercise], after: given).isEmpty
        }
        return ShownRefusal(
            answers: answers, isNew: given.isEmpty, together: given.isEmpty ? together(exercises) : [],
            inTurn: inTurn, next: next.first { $0 > exercises.max() ?? $0 } ?? next.last)
    }

    /// Returns the answers that one copy with all of these exercises shows.
    func shown(together exercises: [ExerciseNumber]) -> [ShownAnswer] {
        shown.filter { exercises.contains($0.exercise) && exercises.contains($0.source) }
    }

    /// Returns the answers of later exercises that a copy shows, if they are added to it after the earlier ones are due.
    func shown(of later: [ExerciseNumber], after earlier: [ExerciseNumber]) -> [ShownAnswer] {
        shown(together: earlier + later).filter { later.contains($0.exercise) }
    }

    /// Returns as many of these exercises as can share a copy.
    ///
    /// The exercise that gets in the way of most others is left out first; of two equal ones, the later.
    func together(_ exercises: [ExerciseNumber]) -> [ExerciseNumber] {
        var kept = exercises.sorted()
        func others(_ exercise: ExerciseNumber) -> Int {
            Set(
                shown(together: kept).filter { $0.exercise == exercise || $0.source == exercise }
                    .map { $0.exercise == exercise ? $0.source : $0.exercise }
            ).count
        }
        while !shown(together: kept).isEmpty, let worst = kept.reversed().max(by: { others($0) < others($1) }) {
            kept.removeAll { $0 == worst }
        }
        for exercise in exercises.sorted() where !kept.contains(exercise) {
            if shown(together: kept + [exercise]).isEmpty { kept.append(exercise) }
        }
        return kept.sorted()
    }

    /// Returns as many of these exercises as can follow each other in one copy, in the order of the course.
    ///
    /// Each group can share a copy with those before it when their answers are due.
    func inTurn(_ exercises: [ExerciseNumber], after given: [ExerciseNumber] = []) -> [[ExerciseNumber]] {
        var groups: [[ExerciseNumber]] = []
        for exercise in exercises.sorted() {
            let earlier = given + groups.flatMap(\.self)
            guard shown(of: [exercise], after: earlier).isEmpty else { continue }
            if let last = groups.last, shown(together: last + [exercise]).isEmpty {
                groups[groups.count - 1].append(exercise)
            } else {
                groups.append([exercise])
            }
        }
        return groups
    }
}
