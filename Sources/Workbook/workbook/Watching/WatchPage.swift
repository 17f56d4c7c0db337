import Checking
import Course

/// What somebody who watches looks at.
enum WatchPage: Sendable {
    /// Where they are on the way, before anything was saved.
    case status(LearningPath)
    /// An exercise as the learner comes to it, its state, and whether a check of it runs.
    case arrival(Exercise, ExerciseState, isChecking: Bool)
    /// What a check found.
    case verdict(Verdict)
    /// An exercise that passed, and what follows it.
    case passed(Verdict, next: NextStep)
    /// A hint, or nil when no requirement is open.
    case hint(NextHint?)
    /// No hint yet: the way leads to that lesson first, and then to the exercise.
    case lessonFirst(Lesson, Exercise)
    /// The way through lessons and exercises, and how they stand.
    case list(LearningPath)
    /// What the learner changed.
    case difference([FileDifference])
    /// Where the reference differs from what the learner wrote, and why.
    case reference(SolutionPage, Exercise)
    /// Why something could not be done.
    case complaint(String)
}
