import Processes

/// The two boxes for a stranger's answer, one to build it and one to run it, so that running code can't write anything
/// that the next answer is built from.
package struct Boxes: Sendable, Equatable {
    /// The box of the build, which sees the sources and writes the build.
    package var build: Confinement
    /// The box of the tests, which sees the sources and the build and writes its report.
    package var run: Confinement
    /// The most seconds that the build may take.
    package var buildSeconds: Int
    /// The most seconds that all tests together may take.
    package var runSeconds: Int

    /// Creates the two boxes with their limits.
    package init(build: Confinement, run: Confinement, buildSeconds: Int, runSeconds: Int) {
        (self.build, self.run) = (build, run)
        (self.buildSeconds, self.runSeconds) = (buildSeconds, runSeconds)
    }
}

/// Watches the processes in a box as a whole, because the system's own limits hold for each process separately.
struct BoxGuard {
    private let end: ContinuousClock.Instant
    private let seconds: Int
    private var nextLook = ContinuousClock.now

    /// Creates a guard for a program that may run this many seconds.
    init(_ seconds: Int) { (self.seconds, end) = (seconds, .now + .seconds(seconds)) }

    /// Returns what the program used too much of, or nil while it may go on; looks four times a second.
    mutating func reason(toEnd child: ChildProcess) -> String? {
        let now = ContinuousClock.now
        if now >= end { return "more than \(seconds) s" }
        if now < nextLook { return nil }
        nextLook = now + .milliseconds(250)
        return child.excess
    }
}
