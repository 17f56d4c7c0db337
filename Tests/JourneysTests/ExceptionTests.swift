import Journeys
import Testing

@Suite("An exception that a rung declares has to be real")
struct ExceptionTests {
    @Test("a rung that fails the journey that it excepts is let through")
    func realExceptionPasses() async throws {
        let rung = FlawedApp.rung(.savesAsOftenAsTapped, exceptions: [14: "Save stays enabled while it saves."])
        try await journey(14).check(on: rung, patience: .seconds(1))
    }

    @Test("a rung that passes a journey that it excepts is stale")
    func staleExceptionIsTold() async throws {
        let rung = FlawedApp.rung(nil, exceptions: [14: "Save stays enabled while it saves."])
        let stale = try await #require(throws: StaleException.self) { try await journey(14).check(on: rung) }
        #expect(
            stale.description == """
                Journey 14 (double-tap) passes on rung 99 FlawedApp, which declares an exception from it
                  declared: Save stays enabled while it saves.
                  why it matters: an exception that is not real hides the next failure
                  fix: take 14 out of the rung's exceptions, and the sentence about it out of the lesson
                """)
    }

    @Test("an exception from one journey excuses no other")
    func otherJourneysStillFail() async throws {
        let rung = FlawedApp.rung(.storesBlankNames, exceptions: [14: "Save stays enabled while it saves."])
        await #expect(throws: JourneyFailure.self) { try await journey(6).check(on: rung, patience: .seconds(1)) }
    }

    private func journey(_ number: Int) throws -> Journey {
        try #require(Journey.all.first { $0.number == number })
    }
}
