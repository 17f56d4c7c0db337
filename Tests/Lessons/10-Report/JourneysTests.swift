import Journeys
import Lesson10Report
import Testing

@Suite("A bank's report works")
struct JourneysTests {
    private let rung = Rung(number: 10, name: "Report", launch: { ReportApp.launch(storingIn: $0) })

    @Test("every journey passes", arguments: Journey.ofReportApp)
    func journeyPasses(_ journey: Journey) async throws {
        try await journey.check(on: rung)
    }

    @Test("no screen has a flaw that a phone would show", arguments: Journey.ofReportApp)
    func layout(of journey: Journey) async throws {
        try await journey.checkLayout(on: rung)
    }
}
