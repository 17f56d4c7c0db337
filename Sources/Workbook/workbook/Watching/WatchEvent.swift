import Checking
import Course

/// What happens while somebody watches.
enum WatchEvent: Sendable {
    /// A key was pressed.
    case key(WatchKey)
    /// Files of the exercise were saved.
    case saved
    /// A check came to its verdict; `next` is where the way leads now.
    case judged(Verdict, next: NextStep)
    /// The learner came to an exercise, whose files may need a check.
    case arrived(WatchPage, needsCheck: Bool)
    /// A page that was asked for is there, or an error that came in its place.
    case page(WatchPage)
    /// There is no verdict, for a reason that the page gives.
    case failed(WatchPage)
    /// The terminal is back from Ctrl-Z; a check that ran may have lost its time meanwhile.
    case resumed
}
