import Processes

/// What a stranger's answer is built in and what it is run in: two boxes, so that code which runs writes nothing that
/// the next answer is built of.
package struct Boxes: Sendable, Equatable {
    /// Sees the sources, and writes the build.
    package var build: Confinement
    /// Sees the sources and the build, and writes its report.
    package var run: Confinement
    /// Seconds that building may take.
    package var buildSeconds: Int
    /// Seconds that all tests together may take.
    package var runSeconds: Int

    /// Two boxes from their parts.
    package init(build: Confinement, run: Confinement, buildSeconds: Int, runSeconds: Int) {
        (self.build, self.run) = (build, run)
        (self.buildSeconds, self.runSeconds) = (buildSeconds, runSeconds)
    }
}

/// Watches over what is in a box as a whole: limits that the system sets hold for each process by itself.
struct BoxGuard {
    private let end: ContinuousClock.Instant
    private let seconds: Int
    private var nextLook = ContinuousClock.now

    /// For a program that may take so long.
    init(_ seconds: Int) { (self.seconds, end) = (seconds, .now + .seconds(seconds)) }

    /// Why it has to end now, as what it used; nil where it may go on. Looks four times a second.
    mutating func reason(toEnd child: ChildProcess) -> String? {
        let now = ContinuousClock.now
        if now >= end { return "more than \(seconds) s" }
        if now < nextLook { return nil }
        nextLook = now + .milliseconds(250)
        return child.excess
    }
}
