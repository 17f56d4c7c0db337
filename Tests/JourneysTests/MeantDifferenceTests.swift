import Journeys
import Testing

@Suite("A difference that is said to be meant has to be real")
struct MeantDifferenceTests {
    private let gray = #"text "Disabled" in systemGray"#

    private func difference(line: String = #"text "Disabled" in systemRed"#, to other: String?) -> MeantDifference {
        MeantDifference(rung: 99, journeys: [4], line: line, instead: other, reason: "gray is enough here.")
    }

    private func journey(_ number: Int) throws -> Journey {
        try #require(Journey.all.first { $0.number == number })
    }

    @Test("what is meant is let through")
    func meant() async throws {
        let rung = FlawedApp.rung(.showsDisabledItemsInGray, differences: [difference(to: gray)])
        try await journey(4).run(on: rung)
    }

    @Test("only on its journeys, and only for its line")
    func elsewhere() async throws {
        let here = FlawedApp.rung(.callsItsFormNewItem, differences: [difference(to: gray)])
        await #expect(throws: JourneyFailure.self) { try await journey(5).run(on: here) }
        let other = FlawedApp.rung(
            .showsDisabledItemsInGray, differences: [difference(to: #"text "Disabled" in label"#)])
        await #expect(throws: JourneyFailure.self) { try await journey(4).run(on: other) }
    }

    @Test("a rung that shows what the others show makes it stale")
    func stale() async throws {
        let rung = FlawedApp.rung(nil, differences: [difference(to: nil)])
        let stale = try await #require(throws: StaleDifference.self) { try await journey(4).run(on: rung) }
        #expect(
            stale.description == """
                Journey 4 (item-detail) on rung 99 FlawedApp has no sign of a difference that is said to be meant
                  the line: text "Disabled" in systemRed
                  its place: left empty
                  declared: gray is enough here.
                  why it matters: a difference that is not real hides the next one
                  fix: take it, or 4 in it, out of MeantDifference.all, and the sentence out of the lesson
                """)
    }

    @Test("a line that no picture of its journey has makes it stale")
    func unknownLine() async throws {
        let rung = FlawedApp.rung(nil, differences: [difference(line: "text", to: nil)])
        await #expect(throws: StaleDifference.self) { try await journey(4).run(on: rung) }
    }
}
