import Course

/// The next step after an exercise is passed: the lesson to read, if any, and the next exercise.
struct NextStep: Sendable {
    /// The lesson to read first, or nil if the exercise comes next.
    let lesson: Lesson?
    /// The next exercise, or nil if all are passed.
    let exercise: Exercise?

    /// Creates a step from its parts.
    init(lesson: Lesson?, exercise: Exercise?) {
        (self.lesson, self.exercise) = (lesson, exercise)
    }

    /// Reads the next step from the learner's path.
    init(_ path: LearningPath) {
        self.init(lesson: path.nextLesson, exercise: path.nextExercise)
    }
}
