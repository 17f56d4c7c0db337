import ExerciseSupport
import Testing

/// Checks that nothing is held for longer than a request lasts, whatever its result.
extension BreakTheCyclesTests {
    @Test("06a.1 however a request ends, its presenter doesn't hold its view afterward")
    func viewsGoAfterEveryEnding() {
        report(Ending.ofPresenters, "Presenter", holding: "view")
    }

    @Test("06a.2 however a request ends, its interactor doesn't hold its presenter afterward")
    func presentersGoAfterEveryEnding() {
        report(Ending.ofInteractors, "Interactor", holding: "presenter")
    }

    /// Reports the first ending after which the neighbor is still there, although only its actor can hold it.
    private func report(_ endings: [Ending], _ role: String, holding neighbor: String) {
        for ending in endings {
            var left = Released()
            var actor: AnyObject?
            do {
                let played = ending.play()
                actor = played.actor
                left.watch(played.neighbor, as: neighbor)
            }
            let isHeld = withExtendedLifetime(actor) { !left.stillAlive.isEmpty }
            guard isHeld else { continue }
            Issue.record(
                .teaching(
                    expected: "\(ending.module)\(role) doesn't hold its \(neighbor) once a request has ended",
                    happened: "after \(ending.name) it still does",
                    why: "what is held until an answer comes stays for good if one of the answers forgets to let go",
                    look: Self.look(
                        role, in: [ending.module], for: "what is set before the answer, and what lets go of it?")))
            return
        }
    }
}
