import Course

/// The next step on the way once an exercise has passed: the lesson that is still to be read, and the next exercise.
struct NextStep: Sendable {
    /// The lesson to read first; nil where the exercise comes next.
    let lesson: Lesson?
    /// The exercise to go on with; nil where every one is passed.
    let exercise: Exercise?

    /// A step from its parts.
    init(lesson: Lesson?, exercise: Exercise?) {
        (self.lesson, self.exercise) = (lesson, exercise)
    }

    /// The next step of the way.
    init(_ path: LearningPath) {
        self.init(lesson: path.nextLesson, exercise: path.nextExercise)
    }
}
