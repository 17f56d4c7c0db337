import Journeys
import Testing

@testable import Lesson12Actors

@Suite("With the list in VIPER-S and the rest in VIPER, a user can do all that the app is for")
struct JourneysTests {
    private let rung = Rung(number: 12, name: "Actors", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.all)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
