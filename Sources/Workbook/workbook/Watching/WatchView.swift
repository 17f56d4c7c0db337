/// Where somebody watches.
protocol WatchView {
    /// Whether it is a terminal whose keys are read.
    var isTerminal: Bool { get }
    /// Shows how things are, if that is news; nothing is scrolled beyond its end.
    func show(_ state: inout WatchState, doing: String, notice: String?)
    /// Stops the process if Ctrl-Z asked for that; whether it did, and is back.
    func wasSuspended() -> Bool
    /// Leaves the terminal to another program as long as the work takes; `whenStopped` is to be called when Ctrl-Z stopped
    /// that program, and returns when it is to go on.
    func lendTerminal<Value>(_ work: (_ whenStopped: () -> Void) -> Value) -> Value
    /// Leaves the place as it was.
    func end(_ state: WatchState)
}
