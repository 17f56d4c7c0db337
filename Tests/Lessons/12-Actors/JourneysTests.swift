import Journeys
import Testing

@testable import Lesson12Actors

@Suite("The list, run on its own, lets a user do all that the list is for")
struct JourneysTests {
    private let rung = Rung.listAlone(number: 12, name: "Actors", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes, or has a real reason why not yet", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        let isExpectedToFail = rung.exceptions[journey.number] != nil
        try await journey.check(on: rung, patience: .seconds(isExpectedToFail ? 1 : 30))
    }
}
