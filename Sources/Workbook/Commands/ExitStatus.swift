/// What the shell is told at the end.
package enum ExitStatus: Int32 {
    /// Done, or passed.
    case done = 0
    /// Not passed, or a line of a played app could not be done.
    case notPassed = 1
    /// The command was typed wrongly.
    case usage = 2
    /// Something that the command needs is missing or broken.
    case missing = 3
    /// Ctrl-C: 128 and the signal's number, as shells have it.
    case interrupted = 130
}
