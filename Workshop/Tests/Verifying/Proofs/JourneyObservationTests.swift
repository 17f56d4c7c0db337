import CourseFixtures
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("A rung's run is seen journey by journey")
struct JourneyObservationTests {
    private let id = #"Lesson01Tests.JourneysTests\/journeyPasses(_:)\/J.swift:9:6"#

    private func attempt(telling stories: [String], ending: Bool = true) -> TestAttempt {
        let name =
            #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"journeyPasses(_:)"},"version":0}"#
        let issues = stories.map {
            event(
                "issueRecorded",
                more: #","issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"Caught error: \#($0)"}]"#)
        }
        let end = ending ? [event("testEnded"), Recorded.runEnded] : []
        return Recorded.attempt([name, event("testStarted")] + issues + end)
    }

    private func event(_ kind: String, more: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(more)},"version":0}"#
    }

    private func observation(_ attempt: TestAttempt) throws -> Observation {
        let lesson = Lesson(number: 1, name: "One", title: "One")
        return try Observation(journeysOf: lesson, attempt, in: try TemporaryCourse().checkout)
    }

    @Test("journeys that fail are told by their stories, without the drawing")
    func failing() throws {
        let story = #"Journey 4 (item-detail) fails on rung 01 One\n  found: spinner\n  the screen:\n    a box"#
        let seen = try observation(attempt(telling: [story]))
        #expect(seen.failing == ["item-detail"])
        #expect(seen.states.first?.state == .met)
        #expect(seen.strays == [])
        #expect(seen.reading == "Caught error: Journey 4 (item-detail) fails on rung 01 One\n  found: spinner")
    }

    @Test("an issue that tells of no journey belongs to none")
    func strays() throws {
        let seen = try observation(attempt(telling: ["something else"]))
        #expect(seen.failing == [])
        #expect(seen.strays.count == 1)
    }

    @Test("a run that broke off, and one in which no journey was run, have no verdict")
    func unknown() throws {
        let broken = try observation(attempt(telling: [], ending: false))
        #expect(broken.states[0].state == .unknown("the run did not come to its end"))
        let none = try observation(Recorded.attempt([Recorded.runEnded]))
        #expect(none.states[0].state == .unknown("no journey was run"))
    }
}
