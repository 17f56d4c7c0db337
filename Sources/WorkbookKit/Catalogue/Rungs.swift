import Journeys
import Lesson01MassiveViewController
import Lesson13Modules

/// The lessons' apps that can be played and measured: the one place that names them all.
public enum Rungs {
    /// Every rung that is a whole app, by number.
    public static let all = [
        Rung(
            number: 1, name: "MassiveViewController",
            launch: { Lesson01MassiveViewController.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 13, name: "Modules", launch: { Lesson13Modules.ItemsApp.launch(storingIn: $0) }),
    ]
}
