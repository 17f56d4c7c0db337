import Checking
import Commands
import Course
import Foundation
import Processes

/// Watches until the learner quits: the only place where keys, files, checks and the terminal meet.
///
/// `WatchState` decides what each event leads to; the loop does it.
struct WatchLoop {
    private let session: Session
    private let catalogue: Catalogue
    private let timeout: Int
    private let interruption = Interruption()
    private let view: any WatchView
    private var state: WatchState
    private var files: WatchedFiles
    private var saves: SettledSaves
    private var input = TypedBytes()
    private var keys = KeyReader()
    private var running: BackgroundCheck?
    private var notice: String?
    private var editor: Editor
    /// The last verdict on each exercise, with the fingerprint of the files that it is about.
    private var verdicts: [ExerciseNumber: (verdict: Verdict, fingerprint: String)] = [:]
    private var hasLeft = false

    init(
        at exercise: Exercise, of catalogue: Catalogue, showing page: WatchPage, timeout: Int, _ session: Session
    ) {
        self.session = session
        self.catalogue = catalogue
        self.timeout = timeout
        let exercises = LearningPath(catalogue, progress: ProgressRecord()).all.map(\.exercise)
        editor = Editor(environment: session.environment, folder: session.folder)
        state = WatchState(at: exercise, of: exercises, showing: page)
        files = WatchedFiles(of: exercise, in: catalogue.checkout)
        saves = SettledSaves(files.stamps)
        view =
            session.hasScreen
            ? WatchTerminal(catalogue.checkout, session) : WatchPrinter(catalogue.checkout, session)
    }

    /// Runs until the end of the input, q or Ctrl-C.
    mutating func run(checkingFirst: Bool) -> ExitStatus {
        defer {
            running?.stop()
            view.end(state)
            interruption.stop()
        }
        if checkingFirst { perform(state.begin()) }
        while !hasLeft {
            if view.wasSuspended() { take(.resumed) }
            for key in keys.keys(in: input.next(within: running == nil ? 100 : 40)) {
                take(.key(key))
                show()
            }
            fetchOutcome()
            if let failure = editor.failure() { take(.page(.complaint("\(failure)"))) }
            // This comes after the outcome, because a check that Ctrl-C stopped has one as well.
            if interruption.received != nil { return .interrupted }
            if saves.isThere(files.stamps, at: .now) { take(.saved) }
            show()
            // Without a terminal, the loop waits for a running check, whose verdict is printed last.
            if input.hasEnded, running == nil || view.isTerminal { return .done }
        }
        return .done
    }

    private mutating func show() { view.show(&state, doing: running?.doing ?? "", notice: notice) }

    private mutating func take(_ event: WatchEvent) {
        let before = state.exercise
        let actions = state.take(event)
        if state.exercise != before {
            files = WatchedFiles(of: state.exercise, in: catalogue.checkout)
            saves = SettledSaves(files.stamps)
        }
        perform(actions)
    }

    private mutating func perform(_ actions: [WatchAction]) {
        for action in actions {
            switch action {
            case .check: check()
            case .stopCheck:
                running?.stop()
                running = nil
            case .showHint: take(.page(hint()))
            case .showList: take(.page(.list(path)))
            case .showDifference:
                take(.page(.difference(FileDifference.sinceStarter(of: state.exercise, in: catalogue.checkout))))
            case .showReference: take(.page(reference()))
            case .edit: edit()
            case .showArrival: take(arrival())
            case .quit: hasLeft = true
            }
        }
    }

    private var path: LearningPath { LearningPath(catalogue, progress: session.progress(in: catalogue.checkout)) }

    // MARK: - Checks

    private mutating func check() {
        do throws(ProcessError) {
            running = BackgroundCheck(
                state.exercise, in: catalogue.checkout, toolchain: try Toolchain(environment: session.environment),
                environment: session.environment, timeout: timeout, within: interruption)
        } catch {
            take(.failed(.complaint("\(error)")))
        }
    }

    private mutating func fetchOutcome() {
        guard let outcome = running?.outcome else { return }
        running = nil
        switch outcome {
        case .judged(let verdict, let fingerprint):
            verdicts[verdict.exercise.number] = (verdict, fingerprint)
            var progress = session.progress(in: catalogue.checkout)
            progress.remember(verdict, fingerprint: fingerprint, date: Date())
            keep(progress)
            take(.judged(verdict, next: NextStep(LearningPath(catalogue, progress: progress))))
        case .failed(.process(.interrupted)): break
        case .failed(let error): take(.failed(.complaint("\(error)")))
        }
    }

    // MARK: - The editor

    private mutating func edit() {
        let last = verdicts[state.exercise.number]?.verdict
        let findings = last.map { VerdictFindings($0, in: catalogue.checkout).all } ?? []
        do throws(EditorError) {
            try editor.open(
                .toEdit(state.exercise, after: findings), in: catalogue.checkout, from: view, interruption)
        } catch {
            take(.page(.complaint("\(error)")))
        }
    }

    // MARK: - Pages

    /// Returns the kept verdict if the files haven't changed since; else the state of the exercise.
    private func arrival() -> WatchEvent {
        let exercise = state.exercise
        if let last = verdicts[exercise.number], last.fingerprint == Fingerprint.of(exercise, in: catalogue.checkout) {
            let page: WatchPage =
                last.verdict.hasPassed ? .passed(last.verdict, next: NextStep(path)) : .verdict(last.verdict)
            return .arrived(page, needsCheck: false)
        }
        let progress = session.progress(in: catalogue.checkout)
        let standing = ExerciseState(of: exercise, in: catalogue.checkout, progress: progress)
        return .arrived(
            .arrival(exercise, standing, isChecking: standing.needsCheck), needsCheck: standing.needsCheck)
    }

    private func reference() -> WatchPage {
        do throws(SolutionError) {
            let exercise = state.exercise
            guard session.progress(in: catalogue.checkout).hasPassed(exercise) else {
                throw .notPassed(exercise: exercise.label)
            }
            return .reference(try SolutionPage(of: exercise, in: catalogue), exercise)
        } catch {
            return .complaint("\(error)")
        }
    }

    private mutating func hint() -> WatchPage {
        var progress = session.progress(in: catalogue.checkout)
        do throws(CatalogueError) {
            let hints = try catalogue.hints(for: state.exercise)
            guard let next = NextHint(of: state.exercise, in: catalogue.checkout, hints, progress: progress) else {
                return .hint(nil)
            }
            progress.hints[next.requirement.id] = next.hint.tier
            keep(progress)
            return .hint(next)
        } catch {
            return .complaint("\(error)")
        }
    }

    private mutating func keep(_ progress: ProgressRecord) {
        notice = ProgressStore(of: catalogue.checkout).save(progress)
    }
}
