import Journeys
import Lesson03Seams
import Testing

@Suite("Controllers with seams work")
struct JourneysTests {
    /// No exceptions: a user sees nothing of what is wrong with this rung.
    private let rung = Rung(number: 3, name: "Seams", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.all)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
