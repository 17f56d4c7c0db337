import Foundation
import HeadlessUIKit
import Journeys
import Lesson01MassiveViewController
import Lesson02ServiceLayer
import Lesson03Seams
import Lesson04Presenter
import Lesson05Interactor
import Lesson06Viper
import Lesson12Actors
import Lesson13Modules
import Spies
import Testing

@testable import Tracing

/// The lessons' apps that can be played and traced: the one place that links them all.
enum Rungs {
    /// Every rung that can be started, by number.
    static let all = [
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

    /// Those that can be started with probes on the connections between their actors.
    @MainActor static let probed: [Int: (URL, MessageLog) -> UIWindow] = [
        4: { Lesson04Presenter.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        5: { Lesson05Interactor.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        6: { Lesson06Viper.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        12: { Lesson12Actors.ItemsApp.launch(storingIn: $0, probedInto: $1) },
        13: { Lesson13Modules.ItemsApp.launch(storingIn: $0, probedInto: $1) },
    ]

    /// The rung of that number.
    static func numbered(_ number: Int) throws -> Rung {
        try #require(all.first { $0.number == number })
    }

    /// The conversation on a journey through the rung of that number, as its player hears it.
    @MainActor static func trace(_ journey: String, on number: Int) async throws -> Trace {
        let (rung, launch) = (try numbered(number), try #require(probed[number]))
        let log = MessageLog()
        let listened = Rung(number: number, name: rung.name, isWhole: rung.isWhole, exceptions: rung.exceptions) {
            launch($0, log)
        }
        return try await Tracer.trace(try Tracer.journey(journey), on: listened, into: log)
    }
}
