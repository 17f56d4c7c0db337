import Checking
import Course

/// The events while the learner watches an exercise.
enum WatchEvent: Sendable {
    /// A key was pressed.
    case key(WatchKey)
    /// Files of the exercise were saved.
    case saved
    /// A check reached its verdict; `next` is the next step on the way.
    case judged(Verdict, next: NextStep)
    /// The learner moved to an exercise, whose files may need a check.
    case arrived(WatchPage, needsCheck: Bool)
    /// A requested page is available, or an error in its place.
    case page(WatchPage)
    /// A check failed for a reason that the page gives.
    case failed(WatchPage)
    /// The process continues after Ctrl-Z, during which a running check may have timed out.
    case resumed
}
