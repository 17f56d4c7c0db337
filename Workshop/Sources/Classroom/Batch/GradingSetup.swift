import Processes

/// With what a class is graded.
struct GradingSetup: Sendable {
    /// Seconds that a test may run without coming to its end, unless told otherwise.
    static let defaultTimeout = 10

    /// What builds and runs.
    let toolchain: Toolchain
    /// The variables that a build and a run get: nothing of the teacher's own.
    let environment: [String: String]
    /// What keeps a stranger's code in a box.
    let means: Confinement.Means
    /// Seconds that a test may run without coming to its end.
    let timeout: Int
    /// How many answers are built and run at a time.
    let jobs: Int
    /// Seconds that the compiler may take for one answer.
    let buildSeconds = 180
    /// Seconds that all tests of one answer may take.
    let runSeconds = 600
    let interruption: Interruption

    /// Whether what students wrote is kept in a box.
    var isConfined: Bool { means != .limitsAlone }

    /// What of it a mark depends on: outside of a box, an answer could have read the solution, and one that is slow passes
    /// where tests have more time.
    var conditions: String {
        "confined: \(isConfined), timeout: \(timeout), build: \(buildSeconds), run: \(runSeconds)"
    }

    /// Finds what it needs on this machine; without a box only where that is asked for.
    ///
    /// - Throws: `ProcessError.noSwift` and `ProcessError.noBox`.
    init(
        environment: [String: String], jobs: Int, timeout: Int = GradingSetup.defaultTimeout, confined: Bool,
        interruption: Interruption
    ) throws(ProcessError) {
        toolchain = try Toolchain(environment: environment)
        means = confined ? try .find(environment: environment) : .limitsAlone
        (self.jobs, self.timeout, self.interruption) = (jobs, timeout, interruption)
        let programs = toolchain.itself.folder.appendingPathComponent("bin").path
        self.environment = Confinement.environment.merging(
            ["PATH": "\(programs):/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"]
        ) { $1 }
    }
}
