import HeadlessUIKit
import Journeys

/// Looks over the user's shoulder while a journey leads through an app.
@MainActor
final class Onlooker {
    private var window: UIWindow?

    /// The rung, with its app's window in view.
    func watched(_ rung: Rung) -> Rung {
        if rung.app.hasServer {
            return Rung(number: rung.number, name: rung.name) { folder, server in
                self.open { rung.launch(in: folder, asking: server) }
            }
        }
        return Rung(number: rung.number, name: rung.name) { folder in self.open { rung.launch(in: folder) } }
    }

    /// The screen in lines, on a terminal of the usual size; nil before the app was started.
    var drawn: [String]? {
        window.map { Screen($0).render().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Lets go of the window before a relaunch opens the next one, as the user does.
    private func open(_ launch: () -> UIWindow) -> UIWindow {
        window = nil
        let opened = launch()
        window = opened
        return opened
    }
}
