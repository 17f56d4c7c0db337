import Foundation
import HeadlessUIKit

/// A rung of the ladder that can be started: a whole app, or the list of Items alone.
package nonisolated struct Rung: Sendable {
    /// The lesson's number, such as 1.
    package let number: Int
    /// The lesson's name without its number, such as `MassiveViewController`.
    package let name: String
    /// Whether it has all screens of its app; else there is the list of Items and nothing around it.
    package let isWhole: Bool
    /// Builds the app's window, with the server that it asks.
    private let start: @MainActor (URL, StubServer?) -> UIWindow
    /// Journeys that this rung can't pass: the journey's number, and the reason in its architecture.
    package let exceptions: [Int: String]
    /// What this rung is meant to show in another way than the others.
    package let differences: [MeantDifference]

    /// A rung whose app asks no server; `launch` builds its window in the folder that it is given.
    package init(
        number: Int, name: String, isWhole: Bool = true, exceptions: [Int: String] = [:],
        differences: [MeantDifference] = MeantDifference.all, launch: @escaping @MainActor (URL) -> UIWindow
    ) {
        self.number = number
        self.name = name
        self.isWhole = isWhole
        self.exceptions = exceptions
        self.differences = differences.filter { $0.rung == number }
        start = { folder, _ in launch(folder) }
    }

    /// A rung whose app asks a server; `launch` builds its window in the folder that it is given.
    package init(number: Int, name: String, launchAsking launch: @escaping @MainActor (URL, StubServer) -> UIWindow) {
        self.number = number
        self.name = name
        isWhole = true
        exceptions = [:]
        differences = []
        start = { folder, server in
            guard let server else { preconditionFailure("rung \(number) asks a server, and was started without one") }
            return launch(folder, server)
        }
    }

    /// Starts the app in a folder, with the server that it asks, if it asks one.
    @MainActor
    package func launch(in folder: URL, asking server: StubServer? = nil) -> UIWindow { start(folder, server) }

    /// The app that it builds.
    package var app: RungApp { RungApp(ofRung: number) }
}

nonisolated extension Rung: CustomStringConvertible {
    package var description: String { (number < 10 ? "0" : "") + "\(number) \(name)" }
}
