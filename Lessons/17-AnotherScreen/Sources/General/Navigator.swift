/// What the Navigators of all modules share: the screen they start from, and the ways to leave it.
class Navigator {
    /// The module's Scene, which owns this Navigator by way of its Director.
    weak var screen: TerminalScreen?

    init() {}

    /// Moves on to `next`.
    func push(_ next: TerminalScreen) {
        screen?.stack?.push(next)
    }

    /// Leaves this module's screen; another one that came to lie on top stays.
    func pop() {
        guard let screen else { return }
        screen.stack?.pop(screen)
    }
}
