import Checking
import Course

/// The state of watching an exercise: what the learner sees, what is running, and which actions follow an event.
///
/// It is a value and does nothing itself, so a test can play any sequence of events.
struct WatchState: Sendable {
    /// The exercise that the learner watches.
    private(set) var exercise: Exercise
    /// The page that the learner looks at.
    private(set) var page: WatchPage
    /// The number of pages shown before this one.
    private(set) var turned = 0
    /// The number of the page's lines above the screen.
    private(set) var scroll = 0
    /// The number of checks started so far.
    private(set) var begun = 0
    /// Whether a check is running.
    private(set) var isChecking = false
    /// Whether files were saved since the running check began.
    private(set) var isOutdated = false
    /// Whether the learner sees only the way to the exercise, not yet the exercise itself.
    private var isAhead = false
    /// The next step on the way, if the exercise passed.
    private var next: NextStep?
    /// The exercises, in order.
    let exercises: [Exercise]

    /// Starts at an exercise, with a page.
    init(at exercise: Exercise, of exercises: [Exercise], showing page: WatchPage) {
        self.exercise = exercise
        self.exercises = exercises
        self.page = page
        if case .status = page { isAhead = true }
    }

    /// Handles an event, and returns the actions that follow.
    mutating func take(_ event: WatchEvent) -> [WatchAction] {
        switch event {
        case .key(let key): return press(key)
        case .saved: return saved()
        case .judged(let verdict, let next): return judged(verdict, next)
        case .arrived(let page, let needsCheck):
            show(page)
            return needsCheck && !isChecking ? begin() : []
        case .page(let page):
            show(page)
            return []
        case .failed(let page):
            isChecking = false
            if isOutdated { return begin() }
            show(page)
            return []
        case .resumed:
            if !isChecking { return [] }
            return [.stopCheck] + begin()
        }
    }

    /// Starts a check.
    mutating func begin() -> [WatchAction] {
        isChecking = true
        isOutdated = false
        begun += 1
        return [.check]
    }

    /// Limits the number of lines above the screen.
    mutating func limitScroll(to limit: Int) { scroll = min(scroll, limit) }

    // MARK: - What happens

    private mutating func press(_ key: WatchKey) -> [WatchAction] {
        switch key {
        // While a check is running, the key has no effect.
        case .run: return isChecking ? [] : begin()
        case .hint: return hint()
        case .findings: return isAhead ? [] : [.showArrival]
        case .list: return [.showList]
        case .edit: return [.edit]
        case .difference: return [.showDifference]
        case .reference: return [.showReference]
        case .next: return moveOn()
        case .previous: return move(by: -1)
        case .down: scroll += 10
        case .up: scroll = max(0, scroll - 10)
        case .quit: return (isChecking ? [.stopCheck] : []) + [.quit]
        }
        return []
    }

    /// The lesson that the page names as the next step, or nil if it is about the exercise.
    var lessonAhead: Lesson? {
        switch page {
        case .status(let path): path.nextLesson
        case .lessonFirst(let lesson, _): lesson
        default: nil
        }
    }

    /// On a page about a lesson, a hint for the exercise after it would be out of place.
    private mutating func hint() -> [WatchAction] {
        guard case .status = page, let lesson = lessonAhead else { return [.showHint] }
        show(.lessonFirst(lesson, exercise))
        return []
    }

    /// However often files are saved during a check, one more check follows it.
    private mutating func saved() -> [WatchAction] {
        if !isChecking { return begin() }
        isOutdated = true
        return []
    }

    /// Stays at an exercise that passed, so that the learner decides when to move on.
    private mutating func judged(_ verdict: Verdict, _ next: NextStep) -> [WatchAction] {
        guard isChecking, verdict.exercise == exercise else { return [] }
        isChecking = false
        if isOutdated {
            // The saved changes need another check; until then, the verdict on the older files is better than none.
            if !verdict.hasPassed { show(.verdict(verdict)) }
            return begin()
        }
        show(verdict.hasPassed ? .passed(verdict, next: next) : .verdict(verdict))
        return []
    }

    /// After an exercise that passed, moves to the next one on the way; otherwise, to the one after this.
    private mutating func moveOn() -> [WatchAction] {
        if isAhead { return [.showArrival] }
        if let following = next?.exercise { return move(to: following) }
        return move(by: 1)
    }

    private mutating func move(by step: Int) -> [WatchAction] {
        guard let index = exercises.firstIndex(of: exercise), exercises.indices.contains(index + step) else {
            return []
        }
        return move(to: exercises[index + step])
    }

    private mutating func move(to other: Exercise) -> [WatchAction] {
        exercise = other
        (isAhead, next) = (false, nil)
        let actions: [WatchAction] = isChecking ? [.stopCheck] : []
        isChecking = false
        isOutdated = false
        return actions + [.showArrival]
    }

    private mutating func show(_ page: WatchPage) {
        self.page = page
        switch page {
        case .arrival, .hint: isAhead = false
        case .passed(_, let step): (isAhead, next) = (false, step)
        case .verdict: (isAhead, next) = (false, nil)
        case .status, .lessonFirst, .list, .difference, .reference, .complaint: break
        }
        turned += 1
        scroll = 0
    }
}
