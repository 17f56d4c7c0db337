import Journeys
import Lesson09DataCapture
import Testing

@Suite("An order entry by data capture works")
struct JourneysTests {
    private let rung = Rung(number: 9, name: "DataCapture", launch: { OrderApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: RungApp.order.journeys)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: RungApp.order.journeys)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
