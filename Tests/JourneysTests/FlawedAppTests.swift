import Foundation
import Journeys
import Testing

@Suite("A flaw of an app is told by its journey")
struct FlawedAppTests {
    @Test("an app without a flaw passes every journey", arguments: Journey.all)
    func soundAppPasses(_ journey: Journey) async throws {
        try await journey.run(on: FlawedApp.rung(nil))
    }

    @Test("the journey fails with the whole story", arguments: Flaw.allCases)
    func flawIsTold(_ flaw: Flaw) async throws {
        let journey = try #require(Journey.all.first { $0.number == flaw.journey })
        let failure = try await #require(throws: JourneyFailure.self) {
            try await journey.run(on: FlawedApp.rung(flaw), patience: .seconds(1))
        }
        #expect(steady(failure.told) == flaw.story)
    }

    @Test("a failure ends with the picture, line by line, and the screen, drawn")
    func failureDrawsTheScreen() async throws {
        let failure = try await #require(throws: JourneyFailure.self) {
            try await Journey.all[0].run(on: FlawedApp.rung(.showsNoIndicator))
        }
        #expect(failure.description.hasPrefix(failure.told + "\n  the picture:\n      back button"))
        #expect(failure.description.contains("\n    - spinner in systemGray\n  the screen:\n    "))
        #expect(failure.screen.contains("Delete all"))
        #expect(failure.description.contains("    " + failure.screen.prefix { $0 != "\n" }))
    }

    @Test("every journey has a flaw that makes it fail")
    func everyJourneyCanFail() {
        #expect(Set(Flaw.allCases.map(\.journey)) == Set(Journey.all.map(\.number)))
    }

    /// Returns the message without the parts that may differ between runs: the current date, and the number of cells.
    private func steady(_ text: String) -> String {
        let undated = [Date(), Date() - 60].reduce(text) { text, date in
            let item = FlawedItem(name: "", enabled: true, date: date)
            return text.replacingOccurrences(of: item.shownDate(nil), with: "(today)")
        }
        return undated.replacing(/found: \d+ cells live/, with: "found: N cells live")
    }
}
