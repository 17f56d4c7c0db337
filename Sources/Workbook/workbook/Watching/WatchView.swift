/// The output while the learner watches.
protocol WatchView {
    /// Whether the output is a terminal whose keys are read.
    var isTerminal: Bool { get }
    /// Shows the state if it changed; limits the scrolling to the page's end.
    func show(_ state: inout WatchState, doing: String, notice: String?)
    /// Stops the process if Ctrl-Z was pressed; returns whether it did, after the process continues.
    func wasSuspended() -> Bool
    /// Lends the terminal to another program during `work`, which calls `whenStopped` if Ctrl-Z stops that program; the
    /// call returns when the program should continue.
    func lendTerminal<Value>(_ work: (_ whenStopped: () -> Void) -> Value) -> Value
    /// Restores the output to what it was.
    func end(_ state: WatchState)
}
