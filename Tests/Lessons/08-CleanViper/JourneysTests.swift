import Journeys
import Lesson08CleanViper
import Testing

@Suite("An app in Clean VIPER works")
struct JourneysTests {
    /// No exceptions: a user sees nothing of what is different about this rung.
    private let rung = Rung(number: 8, name: "CleanViper", launch: { ItemsApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.all)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.all)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
