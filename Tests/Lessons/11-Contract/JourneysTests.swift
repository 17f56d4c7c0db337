import Journeys
import Testing

@testable import Lesson11Contract

@Suite("Rung 06 in the words of the contract lets a user do all that it did")
struct JourneysTests {
    private let rung = Rung(number: 11, name: "Contract", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.all)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
