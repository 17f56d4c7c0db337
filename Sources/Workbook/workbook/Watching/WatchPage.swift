import Checking
import Course

/// The page that the learner looks at.
enum WatchPage: Sendable {
    /// The learner's place on the way, before the first save.
    case status(LearningPath)
    /// An exercise that the learner moved to, its state, and whether a check of it is running.
    case arrival(Exercise, ExerciseState, isChecking: Bool)
    /// The verdict of a check.
    case verdict(Verdict)
    /// An exercise that passed, and the next step.
    case passed(Verdict, next: NextStep)
    /// A hint, or nil if no requirement is open.
    case hint(NextHint?)
    /// A lesson to read before the exercise, in place of a hint.
    case lessonFirst(Lesson, Exercise)
    /// The way through lessons and exercises with their states.
    case list(LearningPath)
    /// The learner's changes.
    case difference([FileDifference])
    /// The differences between the learner's version and the reference, and the reasons.
    case reference(SolutionPage, Exercise)
    /// The reason why something couldn't be done.
    case complaint(String)
}
