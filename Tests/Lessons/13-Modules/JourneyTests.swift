import Journeys
import Testing

@testable import Lesson13Modules

@Suite("The Items app in VIPER-S lets a user do all that the app is for")
struct JourneyTests {
    private let rung = Rung(number: 13, name: "Modules", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("journey", arguments: Journey.all)
    func journey(_ journey: Journey) async throws {
        try await journey.run(on: rung)
    }
}
