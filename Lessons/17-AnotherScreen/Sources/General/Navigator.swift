/// The base of all Navigators: the screen they start from, and the ways to leave it.
class Navigator {
    /// The module's Scene, which owns this Navigator through its Director.
    weak var screen: TerminalScreen?

    init() {}

    /// Moves on to `next`.
    func push(_ next: TerminalScreen) {
        screen?.stack?.push(next)
    }

    /// Leaves this module's screen; if another one is on top of it, nothing happens.
    func pop() {
        guard let screen else { return }
        screen.stack?.pop(screen)
    }
}
