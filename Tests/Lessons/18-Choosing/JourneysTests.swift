import Journeys
import Testing

@testable import Lesson18Choosing

@Suite("The Items app in MVVM lets a user do all that the app is for")
struct JourneysTests {
    private let rung = Rung(number: 18, name: "Choosing", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.all)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
