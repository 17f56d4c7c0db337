import HeadlessUIKit
import Journeys

/// Watches the user's screen while a journey runs through an app.
@MainActor
final class Onlooker {
    private var window: UIWindow?

    /// Returns the rung with access to its app's window.
    func watched(_ rung: Rung) -> Rung {
        if rung.app.hasServer {
            return Rung(number: rung.number, name: rung.name) { folder, server in
                self.open { rung.launch(in: folder, asking: server) }
            }
        }
        return Rung(number: rung.number, name: rung.name) { folder in self.open { rung.launch(in: folder) } }
    }

    /// The screen in lines, on a terminal of the usual size; nil before the app starts.
    var drawn: [String]? {
        window.map { Screen($0).render().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Releases the window before a relaunch opens the next one, as the user does.
    private func open(_ launch: () -> UIWindow) -> UIWindow {
        window = nil
        let opened = launch()
        window = opened
        return opened
    }
}
