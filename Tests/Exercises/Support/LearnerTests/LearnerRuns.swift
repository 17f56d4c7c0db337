import Foundation

/// The runs of this process, each made once and one after the other, however many checks ask for it.
actor LearnerRuns {
    static let shared = LearnerRuns()

    private var runs: [String: Task<LearnerRun, Never>] = [:]
    private var last: [String: Task<LearnerRun, Never>] = [:]
    /// Alone, as `workbook check` runs it, a learner waits for the verdict.
    private let limit = Switches.runsAlone ? 8 : 20

    /// The run of a target's tests on a fault. After one that did not end in time no other begins: each would cost
    /// its limit again.
    ///
    /// - Parameter program: the program in which that target is; nil for this one. There a fault may well be the one
    ///   that never ends, and the next one is tried all the same.
    func run(_ target: String, on fault: String?, in program: URL? = nil) async -> LearnerRun {
        let line = target + (program?.path ?? "")
        let key = "\(line) \(fault ?? "")"
        if let known = runs[key] { return await known.value }
        let process = LearnerProcess(pattern: "^\(target)\\.", fault: fault, limit: limit, program: program)
        let task = Task { [last = last[line]] in
            switch await last?.value.end {
            case .timedOut?, .notTried?: program == nil ? LearnerRun(end: .notTried) : await process.run()
            default: await process.run()
            }
        }
        runs[key] = task
        last[line] = task
        return await task.value
    }
}
