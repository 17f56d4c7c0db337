/// The exit status for the shell.
package enum ExitStatus: Int32 {
    /// The command is done, or the check passed.
    case done = 0
    /// The check didn't pass, or a line of a played app couldn't be done.
    case notPassed = 1
    /// The command has a mistake in its arguments.
    case usage = 2
    /// Something that the command needs is missing or broken.
    case missing = 3
    /// The user pressed Ctrl-C: 128 and the signal's number, as in shells.
    case interrupted = 130
}
