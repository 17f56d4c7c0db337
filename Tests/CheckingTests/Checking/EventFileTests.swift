import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course

@Suite("The event stream is read while it is written")
struct EventFileTests {
    @Test("a line counts once it is whole, and once")
    func pieces() throws {
        let course = try TemporaryCourse()
        var events = EventFile(course.checkout.url("events.jsonl"))
        #expect(events.next() == [])
        #expect(!events.hasBegun)
        let (found, ended) = (Recorded.found("one"), Recorded.runEnded)
        let steps: [(text: String, count: Int)] = [
            (String(found.prefix(20)), 0), (found + "\n" + ended.prefix(5), 1), (found + "\n" + ended, 0),
            (found + "\n" + ended + "\n", 1), (found + "\n" + ended + "\n", 0),
        ]
        for step in steps {
            try course.write("events.jsonl", step.text)
            #expect(events.next().count == step.count)
            #expect(events.hasBegun)
        }
    }

    @Test("many lines at once are read in one go")
    func many() throws {
        let course = try TemporaryCourse()
        var events = EventFile(course.checkout.url("events.jsonl"))
        try course.write("events.jsonl", String(repeating: Recorded.event("testStarted", "one") + "\n", count: 5_000))
        #expect(events.next().count == 5_000)
    }
}
