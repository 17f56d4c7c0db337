import Journeys
import Lesson01MassiveViewController
import Lesson02ServiceLayer
import Lesson03Seams
import Lesson04Presenter
import Lesson05Interactor
import Lesson06Viper
import Lesson12Actors
import Lesson13Modules

/// The lessons' apps that can be played and measured: the one place that names them all.
public enum Rungs {
    /// Every rung that can be started, by number.
    public static let all = [
        Rung(
            number: 1, name: "MassiveViewController",
            launch: { Lesson01MassiveViewController.ItemsApp.launch(storingIn: $0) }),
        Rung(
            number: 2, name: "ServiceLayer", launch: { Lesson02ServiceLayer.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 3, name: "Seams", launch: { Lesson03Seams.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 4, name: "Presenter", launch: { Lesson04Presenter.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 5, name: "Interactor", launch: { Lesson05Interactor.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 6, name: "Viper", launch: { Lesson06Viper.ItemsApp.launch(storingIn: $0) }),
        Rung.listAlone(number: 12, name: "Actors", launch: { Lesson12Actors.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 13, name: "Modules", launch: { Lesson13Modules.ItemsApp.launch(storingIn: $0) }),
    ]

    /// Lessons whose subject is another lesson's app, so that they have no sources of their own.
    public static let subjects = [14: 13]

    /// Lessons that stop at contracts, and the one that has the first actors.
    public static let contractsAlone = [11: 12]
}
