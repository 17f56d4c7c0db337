import Checking
import Course

/// What somebody who watches looks at.
enum WatchPage: Sendable {
    /// Where they are on the way, before anything was saved.
    case status(LearningPath)
    /// An exercise that was come to, and how it stands.
    case arrival(Exercise, ExerciseState)
    /// What a check found.
    case verdict(Verdict)
    /// An exercise that passed, and the one that follows it.
    case passed(Verdict, next: Exercise?)
    /// A hint, or nil when no requirement is open.
    case hint(NextHint?)
    /// No hint yet: the way leads to that lesson first, and then to the exercise.
    case lessonFirst(Lesson, Exercise)
    /// The way through lessons and exercises, and how they stand.
    case list(LearningPath)
    /// What the learner changed.
    case difference([FileDifference])
    /// Why something could not be done.
    case complaint(String)
}
