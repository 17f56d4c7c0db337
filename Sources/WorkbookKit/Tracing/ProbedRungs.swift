import Foundation
import HeadlessUIKit
import Journeys
import Lesson04Presenter
import Lesson05Interactor
import Lesson06Viper
import Lesson12Actors
import Lesson13Modules
import Spies

/// The rungs that can be started with probes on the connections between their actors: the one place that names them.
@MainActor
public enum ProbedRungs {
    private static let launches: [Int: (URL, MessageLog) -> UIWindow] = [
        4: { Lesson04Presenter.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        5: { Lesson05Interactor.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        6: { Lesson06Viper.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        12: { Lesson12Actors.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        13: { Lesson13Modules.ItemsApp.launch(storingIn: $0, probedInto: $1) },
    ]

    /// The numbers of the rungs with probes.
    public static var numbers: [Int] { launches.keys.sorted() }

    /// The same rung, which writes what its actors say into the log.
    public static func probed(_ rung: Rung, into log: MessageLog) throws(TraceError) -> Rung {
        guard let launch = launches[rung.number] else {
            throw .noProbes(rung: rung.description, probed: numbers.map { Label.two($0) })
        }
        return Rung(
            number: rung.number, name: rung.name, isWhole: rung.isWhole, exceptions: rung.exceptions
        ) { launch($0, log) }
    }
}
