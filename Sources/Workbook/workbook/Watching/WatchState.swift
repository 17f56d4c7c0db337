import Checking
import Course

/// Somebody watches an exercise: what they see, what goes on, and what is to be done when something happens.
///
/// It is a value and does nothing itself, so that a test can play any evening with it.
struct WatchState: Sendable {
    /// The exercise that is watched.
    private(set) var exercise: Exercise
    /// What is looked at.
    private(set) var page: WatchPage
    /// How many pages were shown before this one.
    private(set) var turned = 0
    /// How many lines of the page are above the screen.
    private(set) var scroll = 0
    /// How many checks were begun so far.
    private(set) var begun = 0
    /// Whether a check runs.
    private(set) var isChecking = false
    /// Whether files were saved since the check that runs began.
    private(set) var isOutdated = false
    /// Whether the learner hasn't come to the exercise yet, and sees only the way to it.
    private var isAhead = false
    /// The next step on the way, while the exercise is one that passed.
    private var next: NextStep?
    /// The exercises, in their order.
    let exercises: [Exercise]

    /// Begins at an exercise, with a page.
    init(at exercise: Exercise, of exercises: [Exercise], showing page: WatchPage) {
        self.exercise = exercise
        self.exercises = exercises
        self.page = page
        if case .status = page { isAhead = true }
    }

    /// Takes in what happened, and says what is to be done.
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

    /// Begins a check, unless one runs.
    mutating func begin() -> [WatchAction] {
        isChecking = true
        isOutdated = false
        begun += 1
        return [.check]
    }

    /// The page has no more than that above the screen.
    mutating func limitScroll(to limit: Int) { scroll = min(scroll, limit) }

    // MARK: - What happens

    private mutating func press(_ key: WatchKey) -> [WatchAction] {
        switch key {
        // Whoever types ahead gets the run that is under way.
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

    /// The lesson that the page names as next; nil where it speaks of the exercise.
    var lessonAhead: Lesson? {
        switch page {
        case .status(let path): path.nextLesson
        case .lessonFirst(let lesson, _): lesson
        default: nil
        }
    }

    /// Where the page speaks of a lesson, a hint for the exercise after it would be about something else.
    private mutating func hint() -> [WatchAction] {
        guard case .status = page, let lesson = lessonAhead else { return [.showHint] }
        show(.lessonFirst(lesson, exercise))
        return []
    }

    /// However often files are saved during a run, one more follows it.
    private mutating func saved() -> [WatchAction] {
        if !isChecking { return begin() }
        isOutdated = true
        return []
    }

    /// Stays at an exercise that passed, so that the learner decides when to go on.
    private mutating func judged(_ verdict: Verdict, _ next: NextStep) -> [WatchAction] {
        guard isChecking, verdict.exercise == exercise else { return [] }
        isChecking = false
        if isOutdated {
            // What was saved since decides; until then the verdict on what was before is better than none.
            if !verdict.hasPassed { show(.verdict(verdict)) }
            return begin()
        }
        show(verdict.hasPassed ? .passed(verdict, next: next) : .verdict(verdict))
        return []
    }

    /// Goes where the way leads from an exercise that passed, else to the one after this one.
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
