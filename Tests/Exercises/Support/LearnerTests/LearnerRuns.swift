import Foundation

/// The runs of this process, each made once and one after the other, however many checks ask for it.
actor LearnerRuns {
    static let shared = LearnerRuns()

    private var runs: [String: Task<LearnerRun, Never>] = [:]
    private var last: [String: Task<LearnerRun, Never>] = [:]
    private var limits: [String: LearnerLimit] = [:]
    /// Alone, as `workbook check` runs it, a learner waits for the verdict.
    private static let limit =
        Switches.runsAlone ? LearnerLimit(whole: 8, short: 2) : LearnerLimit(whole: 20, short: 5)

    /// Returns the run of a target's tests on a fault. After runs that had to be ended, others have less time, or none.
    ///
    /// - Parameter program: the program in which that target is; nil for this one. Each fault of another program has the
    ///   whole time.
    func run(_ target: String, on fault: String?, in program: URL? = nil) async -> LearnerRun {
        let line = target + (program?.path ?? "")
        let key = "\(line) \(fault ?? "")"
        if let known = runs[key] { return await known.value }
        let task = Task { [last = last[line]] in
            _ = await last?.value
            var limit = limits[line] ?? Self.limit
            guard let seconds = program == nil ? limit.seconds(on: fault) : limit.whole else {
                return LearnerRun(end: .notTried)
            }
            let run = await LearnerProcess(pattern: "^\(target)\\.", fault: fault, limit: seconds, program: program)
                .run()
            limit.count(run.end, on: fault)
            limits[line] = limit
            return run
        }
        runs[key] = task
        last[line] = task
        return await task.value
    }
}
