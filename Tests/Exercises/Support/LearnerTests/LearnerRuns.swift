/// The runs of this process, each made once and one after the other, however many checks ask for it.
actor LearnerRuns {
    static let shared = LearnerRuns()

    private var runs: [String: Task<LearnerRun, Never>] = [:]
    private var last: [String: Task<LearnerRun, Never>] = [:]
    /// Alone, as `workbook check` runs it, a learner waits for the verdict.
    private let limit = Switches.runsAlone ? 4 : 20

    /// The run of a target's tests on a fault. After one that did not end in time no other begins: each would cost
    /// its limit again.
    func run(_ target: String, on fault: String?) async -> LearnerRun {
        let key = "\(target) \(fault ?? "")"
        if let known = runs[key] { return await known.value }
        let process = LearnerProcess(pattern: "^\(target)\\.", fault: fault, limit: limit)
        let task = Task { [last = last[target]] in
            switch await last?.value.end {
            case .timedOut?, .notTried?: LearnerRun(end: .notTried)
            default: await process.run()
            }
        }
        runs[key] = task
        last[target] = task
        return await task.value
    }
}
