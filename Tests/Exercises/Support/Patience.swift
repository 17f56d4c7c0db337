import Foundation

/// How long something that should appear may take; it bounds a failure, not a success.
///
/// Alone, as `workbook check` runs it, an exercise has the main actor for itself, and a learner waits for the verdict. In a
/// run of everything the suites of all targets take turns on it.
public let patience: Duration = Switches.runsAlone ? .seconds(5) : .seconds(20)
