import Processes

/// The tools and limits that a class is graded with.
struct GradingSetup: Sendable {
    /// The default for `timeout`.
    static let defaultTimeout = 10

    /// The toolchain that builds and runs answers.
    let toolchain: Toolchain
    /// The variables that a build and a run get; none of them is the teacher's.
    let environment: [String: String]
    /// The means that keep a stranger's code in a box.
    let means: Confinement.Means
    /// The seconds that one test may run.
    let timeout: Int
    /// How many answers are built and run at a time.
    let jobs: Int
    /// The seconds that the compiler may take for one answer.
    let buildSeconds = 180
    /// The seconds that all tests of one answer may take.
    let runSeconds = 600
    let interruption: Interruption

    /// Whether students' code runs in a box.
    var isConfined: Bool { means != .limitsAlone }

    /// The part of the setup that marks depend on.
    ///
    /// Without a box, an answer can read the solution; with a longer timeout, a slow answer passes.
    var conditions: String {
        "confined: \(isConfined), timeout: \(timeout), build: \(buildSeconds), run: \(runSeconds)"
    }

    /// Finds the tools on this machine; grading without a box has to be asked for.
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
