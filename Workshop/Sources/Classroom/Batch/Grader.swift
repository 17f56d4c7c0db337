import Checking
import Course
import Dispatch
import Foundation
import Synchronization

/// Grades a class: reads the submissions, tries each answer once, and keeps every mark as soon as it is known.
struct Grader: Sendable {
    private let exercises: [Exercise]
    private let catalogue: Catalogue
    private let setup: GradingSetup
    private let tree: GradingTree
    private let store: MarkStore
    /// The teacher's environment variables, which are only used to find programs.
    private let environment: [String: String]
    private let history: MarkHistory
    /// The command that goes on after an interruption.
    private let again: String

    /// How far the grading is.
    struct Progress: Sendable {
        /// The number of answers whose mark is known, and of all answers.
        let done, all: Int
        /// The number of answers that were tried in this run.
        let tried: Int
        /// The work in progress: `12a Worker of Anna`.
        let current: String

        /// An estimate of the remaining time, from the answers that were tried so far; nil while those are too few.
        func secondsLeft(after time: Duration) -> Int? {
            tried < 3 ? nil : Int(time / .seconds(1)) * (all - done) / tried
        }
    }

    /// Creates a grader for these exercises; `course` is the class's name, if it has one, and `again` is what to type to
    /// go on after an interruption.
    init(
        _ exercises: [Exercise], in catalogue: Catalogue, _ setup: GradingSetup, environment: [String: String],
        course: String? = nil, again: String
    ) throws(GradeError) {
        (self.exercises, self.catalogue, self.setup, self.environment) = (exercises, catalogue, setup, environment)
        self.again = again
        let identity = ToolchainIdentity(of: setup.toolchain, environment: environment)
        tree = try GradingTree(of: exercises, in: catalogue, identity)
        store = MarkStore(catalogue.checkout)
        history = MarkHistory(catalogue.checkout, course: course)
    }

    /// Grades the submissions in these places, or one shard of them; a roster adds the students who handed in nothing.
    func grade(
        _ places: [URL], roster: Roster? = nil, shard: Shard? = nil, tell: @escaping @Sendable (Progress) -> Void
    ) throws(GradeError) -> (gradebook: Gradebook, everyone: [String]) {
        let (all, folders, notes) = try read(places, roster)
        let submissions = shard?.chosen(all) ?? all
        return (try gradebook(of: submissions, notes, in: folders, tell), all.map(\.id))
    }

    private func gradebook(
        of submissions: [Submission], _ notes: [String], in folders: [String: String],
        _ tell: @escaping @Sendable (Progress) -> Void
    ) throws(GradeError) -> Gradebook {
        let known = try marks(for: submissions, tell)
        let code = HandedOutCode(of: exercises, in: tree.files)
        var marks: [SubmissionMark] = []
        for submission in submissions {
            marks.append(
                SubmissionMark(
                    submission, marks: try compared(known, of: submission, in: folders[submission.id] ?? ""),
                    traces: exercises.compactMap { code.trace(of: submission.answers[$0.label] ?? [:], to: $0) }))
        }
        return Gradebook(
            exercises: exercises.map(GradedExercise.init), isConfined: setup.isConfined, notes: notes,
            submissions: marks)
    }

    /// Returns a submission's marks, each with the results of the student's previous answer.
    private func compared(
        _ known: [String: ExerciseMark], of submission: Submission, in folder: String
    ) throws(GradeError) -> [ExerciseMark] {
        if submission.refusal != nil { return [] }
        var marks: [ExerciseMark] = []
        for exercise in exercises {
            guard let mark = known[key(exercise, of: submission)] else { continue }
            let answer = submission.answers[exercise.label] ?? [:]
            marks.append(try history.compared(mark, of: submission.id, in: folder, answer: answer))
        }
        return marks
    }

    // MARK: - Reading

    /// Reads all submissions, with the folder of each by its id, and says what in the places, or on the roster, couldn't be
    /// one.
    private func read(
        _ places: [URL], _ roster: Roster?
    ) throws(GradeError) -> (submissions: [Submission], folders: [String: String], notes: [String]) {
        let work = try CollectedWork(in: places, for: exercises)
        let unpacker = Unpacker(
            means: setup.means, path: environment["PATH"] ?? "", interruption: setup.interruption)
        let reader = SubmissionReader(exercises: exercises, workbook: tree.files, unpacker: unpacker)
        var (submissions, folders): ([Submission], [String: String]) = ([], [:])
        var notes = work.leftOut.map { "\($0) isn't a submission, and was left out." }
        for one in work.handedIn {
            let place = one.items[0].place
            if let example = try reader.submission(inClass: one) {
                guard work.handedIn.count > 1 else { throw .wholeClass(path: place.path, example: example) }
                notes.append("\(one.items[0].name) holds a whole class, such as '\(example)', and was left out.")
            } else {
                let submission = try reader.read(one)
                submissions.append(submission)
                folders[submission.id] = place.deletingLastPathComponent().path
            }
        }
        if submissions.isEmpty { throw .noSubmissions(paths: places.map(\.path), others: work.leftOut) }
        guard let roster else { return (submissions, folders, notes) }
        let (completed, unknown) = roster.complete(submissions)
        return (completed, folders, notes + unknown)
    }

    // MARK: - Trying

    /// An answer to try, whoever handed it in.
    private struct Task {
        let key: String
        let exercise: Exercise
        let answer: FileTree
        let name: String
    }

    private func key(_ exercise: Exercise, of submission: Submission) -> String {
        tree.key(of: exercise, answer: submission.answers[exercise.label] ?? [:], under: setup.conditions)
    }

    /// The marks by their keys.
    ///
    /// Answers of one exercise follow each other, which keeps the rebuilds small.
    private func marks(
        for submissions: [Submission], _ tell: @escaping @Sendable (Progress) -> Void
    ) throws(GradeError) -> [String: ExerciseMark] {
        var known: [String: ExerciseMark] = [:]
        var (seen, tasks): (Set<String>, [Task]) = ([], [])
        var all = 0
        for exercise in exercises {
            for submission in submissions where submission.refusal == nil {
                all += 1
                let key = key(exercise, of: submission)
                guard seen.insert(key).inserted else { continue }
                if let mark = store.mark(for: key) {
                    known[key] = mark
                } else {
                    let name = "\(exercise.label) \(exercise.name) of \(submission.name)"
                    let answer = submission.answers[exercise.label] ?? [:]
                    tasks.append(Task(key: key, exercise: exercise, answer: answer, name: name))
                }
            }
        }
        do throws(GradeError) {
            return known.merging(try tried(tasks, outOf: all, tell)) { $1 }
        } catch .check(.process(.interrupted)) {
            throw .interrupted(kept: kept(for: submissions), all: all, again: again)
        }
    }

    /// The number of answers whose marks are kept.
    private func kept(for submissions: [Submission]) -> Int {
        submissions.filter { $0.refusal == nil }.reduce(0) { count, submission in
            count + exercises.count { store.mark(for: key($0, of: submission)) != nil }
        }
    }

    private func tried(
        _ tasks: [Task], outOf all: Int, _ tell: @escaping @Sendable (Progress) -> Void
    ) throws(GradeError) -> [String: ExerciseMark] {
        let left = Mutex(tasks[...])
        let marks = Mutex<[String: ExerciseMark]>([:])
        let failure = Mutex<GradeError?>(nil)
        let count = tasks.count
        DispatchQueue.concurrentPerform(iterations: min(setup.jobs, count)) { _ in
            do throws(GradeError) {
                var sandbox = try Self.checking { () throws(CheckError) in
                    try GradingSandbox(tree, setup, in: catalogue.checkout)
                }
                if let first = tasks.first {
                    let words = "building the libraries and suites, once"
                    tell(Progress(done: all - count, all: all, tried: 0, current: words))
                    try Self.checking { () throws(CheckError) in try sandbox.prepare(with: first.exercise) }
                }
                while failure.withLock({ $0 }) == nil, let task = left.withLock({ $0.popFirst() }) {
                    let done = marks.withLock { $0.count }
                    tell(Progress(done: all - count + done, all: all, tried: done, current: task.name))
                    let mark = try Self.checking { () throws(CheckError) in
                        try sandbox.mark(task.exercise, task.answer)
                    }
                    try store.keep(mark, for: task.key)
                    marks.withLock { $0[task.key] = mark }
                }
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        return marks.withLock { $0 }
    }

    private static func checking<Value>(_ work: () throws(CheckError) -> Value) throws(GradeError) -> Value {
        do { return try work() } catch { throw .check(error) }
    }
}
