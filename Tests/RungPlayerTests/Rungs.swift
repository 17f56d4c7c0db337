import Foundation
import Journeys
import Lesson01MassiveViewController
import Lesson02ServiceLayer
import Lesson03Seams
import Lesson04Presenter
import Lesson05Interactor
import Lesson06Viper
import Lesson07ViperLogin
import Lesson08CleanViper
import Lesson09DataCapture
import Lesson10Report
import Lesson11Contract
import Lesson12Actors
import Lesson13Modules
import Lesson15Concurrency
import Lesson18Choosing
import Spies
import Testing

@testable import Playing

/// The lessons' apps that can be played and traced; only this file links them all.
enum Rungs {
    /// All rungs that can be started, by number.
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
        Rung(
            number: 7, name: "ViperLogin",
            launchAsking: { SocialApp.launch(storingIn: $0, session: $1.session, server: $1.root) }),
        Rung(number: 8, name: "CleanViper", launch: { Lesson08CleanViper.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 9, name: "DataCapture", launch: { OrderApp.launch(storingIn: $0) }),
        Rung(number: 10, name: "Report", launch: { ReportApp.launch(storingIn: $0) }),
        Rung(number: 11, name: "Contract", launch: { Lesson11Contract.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 12, name: "Actors", launch: { Lesson12Actors.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 13, name: "Modules", launch: { Lesson13Modules.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 15, name: "Concurrency", launch: { Lesson15Concurrency.ItemsApp.launch(storingIn: $0) }),
        Rung(number: 18, name: "Choosing", launch: { Lesson18Choosing.ItemsApp.launch(storingIn: $0) }),
    ]

    /// Returns the rungs with probes on the connections between their actors; the probes write into the log.
    @MainActor static func probed(into log: MessageLog) -> [Rung] {
        [
            Rung(number: 4, name: "Presenter") { Lesson04Presenter.ItemsApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 5, name: "Interactor") { Lesson05Interactor.ItemsApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 6, name: "Viper") { Lesson06Viper.ItemsApp.launch(storingIn: $0, probedInto: log) },
            Rung(
                number: 7, name: "ViperLogin",
                launchAsking: {
                    SocialApp.launch(storingIn: $0, session: $1.session, server: $1.root, probedInto: log)
                }),
            Rung(number: 8, name: "CleanViper") { Lesson08CleanViper.ItemsApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 9, name: "DataCapture") { OrderApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 10, name: "Report") { ReportApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 12, name: "Actors") { Lesson12Actors.ItemsApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 13, name: "Modules") { Lesson13Modules.ItemsApp.launch(storingIn: $0, probedInto: log) },
            Rung(number: 15, name: "Concurrency") {
                Lesson15Concurrency.ItemsApp.launch(storingIn: $0, probedInto: log)
            },
        ]
    }

    /// Returns the rung with this number, with probes.
    @MainActor static func probed(_ number: Int, into log: MessageLog) throws -> Rung {
        try #require(probed(into: log).first { $0.number == number })
    }

    /// Returns the rung with this number.
    static func numbered(_ number: Int) throws -> Rung {
        try #require(all.first { $0.number == number })
    }

    /// Traces a journey through the rung with this number, as its player does.
    @MainActor static func trace(_ journey: String, on number: Int) async throws -> Trace {
        let log = MessageLog()
        return try await Tracer.trace(
            try Tracer.journey(journey, ofRung: number), on: try probed(number, into: log), into: log)
    }
}
