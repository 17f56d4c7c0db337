import HeadlessUIKit

/// What a user does in an app and sees, told through the screen alone, so that every rung that builds it can be held to it.
package nonisolated struct Journey: Sendable {
    /// The place among the app's journeys, from 1.
    package let number: Int
    /// A short name to type, such as `add-item`.
    package let id: String
    /// One sentence: what holds when the journey passes.
    package let title: String
    let steps: @MainActor (User) async throws -> Void
    /// What each picture looks like on a rung on which a change is made; on the ladder itself, as it is.
    private(set) var adaptation: @Sendable (Picture) -> Picture = { $0 }

    init(_ number: Int, _ id: String, _ title: String, steps: @escaping @MainActor (User) async throws -> Void) {
        self.number = number
        self.id = id
        self.title = title
        self.steps = steps
    }

    /// The journeys of the Items app, in order.
    ///
    /// Each says that it is a `Journey`, so that this list can be checked without looking into any of their closures.
    package static let all: [Journey] = [
        openList, emptyList, loadFailure, itemDetail, addItem, blankName, saveFailure,
        deleteAll, deleteFailure, relaunch, staleRow, manyItems, leaving, doubleTap,
    ]

    /// The same steps, which see other pictures.
    func adapted(_ adaptation: @escaping @Sendable (Picture) -> Picture) -> Journey {
        var other = self
        other.adaptation = adaptation
        return other
    }

    /// Walks through the rung's app in a temporary folder of its own.
    ///
    /// - Parameters:
    ///   - patience: How long something that is expected may take to appear; it bounds a failure, not a success.
    ///   - telling: Hears of each step, in words such as `tap "Save"`, before it is done.
    ///   - looking: Receives the screen after each step that showed what it should.
    /// - Throws: `JourneyFailure` at the first step that can't be done or that shows something else.
    @MainActor
    package func run(
        on rung: Rung, patience: Duration = .seconds(30), telling: @escaping @MainActor (String) -> Void = { _ in },
        looking: @escaping @MainActor (Screen) -> Void = { _ in }
    ) async throws {
        let folder = try AppFolder(named: rung.app.rawValue)
        defer { folder.remove() }
        let user = User(of: rung, on: self, storingIn: folder, patience: patience, telling: telling, looking: looking)
        try await steps(user)
    }

    /// Runs the journey where its rung has to pass it, as every rung has to.
    ///
    /// - Throws: `JourneyFailure` where it does not.
    @MainActor
    package func check(on rung: Rung, patience: Duration = .seconds(30)) async throws {
        try await run(on: rung, patience: patience)
    }
}

nonisolated extension Journey: CustomStringConvertible {
    package var description: String { "\(number) \(id)" }
}
