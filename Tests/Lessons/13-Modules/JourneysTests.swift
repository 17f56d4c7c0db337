import Journeys
import Testing

@testable import Lesson13Modules

@Suite("The Items app in VIPER-S lets a user do all that the app is for")
struct JourneysTests {
    private let rung = Rung(number: 13, name: "Modules", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.all)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
