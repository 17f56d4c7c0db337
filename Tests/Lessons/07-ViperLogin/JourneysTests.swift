import Journeys
import Lesson07ViperLogin
import Testing

@Suite("The social app works")
struct JourneysTests {
    private let rung = Rung(
        number: 7, name: "ViperLogin",
        launchAsking: { folder, server in
            SocialApp.launch(storingIn: folder, session: server.session, server: server.root)
        })

    @Test("every journey passes", arguments: Journey.ofSocialApp)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.ofSocialApp)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
