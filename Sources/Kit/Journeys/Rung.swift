import Foundation
import HeadlessUIKit

/// A rung of the ladder that can be started.
package nonisolated struct Rung: Sendable {
    /// The lesson's number, such as 1.
    package let number: Int
    /// The lesson's name without its number, such as `MassiveViewController`.
    package let name: String
    /// Builds the app's window, with the server that it asks.
    private let start: @MainActor (URL, StubServer?) -> UIWindow

    /// A rung whose app asks no server; `launch` builds its window in the folder that it is given.
    package init(number: Int, name: String, launch: @escaping @MainActor (URL) -> UIWindow) {
        self.number = number
        self.name = name
        start = { folder, _ in launch(folder) }
    }

    /// A rung whose app asks a server; `launch` builds its window in the folder that it is given.
    package init(number: Int, name: String, launchAsking launch: @escaping @MainActor (URL, StubServer) -> UIWindow) {
        self.number = number
        self.name = name
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
