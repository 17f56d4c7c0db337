import HeadlessUIKit

extension User {
    /// Opens a screen, leaves it with the back button, and waits until everything that came with it is gone.
    ///
    /// - Parameters:
    ///   - step: What the user does, in words.
    ///   - destination: What is seen once the screen was left.
    func leaves(_ step: String = "go back", for destination: Picture, opening: () async throws -> Void) async throws {
        let stay = screen.viewControllers
        let known = ObjectGraph(from: stay, in: stay.compactMap(\.navigationController)).identities
        try await opening()
        let held = heldOnlyByTopScreens(besides: stay, known: known)
        guard !held.isEmpty else {
            throw failure(
                expected: "a controller of the app's own module to leave", found: "none came on screen",
                lookAt: "which controller is pushed")
        }
        try goesBack(step, showing: destination, lookAt: "what back does")
        try await waits(
            for: "everything that came with the screen is freed: \(names(held))",
            lookAt: "who holds whom: a closure without [weak self], a delegate or back reference without weak",
            until: { !held.contains(where: \.isAlive) },
            found: { "still alive: \(names(held.filter(\.isAlive)))" })
    }

    /// What came with the newly opened screens: reachable from them, and not there before.
    private func heldOnlyByTopScreens(besides stay: [UIViewController], known: Set<ObjectIdentifier>) -> [HeldObject] {
        let new = screen.viewControllers.filter { controller in !stay.contains { $0 === controller } }
        return new.flatMap { controller in
            let module = String(reflecting: type(of: controller)).prefix { $0 != "." }
            return ObjectGraph(from: [controller], borders: known).held(ofModule: String(module))
        }
    }

    private func names(_ held: [HeldObject]) -> String {
        Set(held.map(\.name)).sorted().joined(separator: ", ")
    }
}
