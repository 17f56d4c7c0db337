import Foundation
import Testing

@testable import Lesson15Concurrency

@Suite("A date is written as its day in Greenwich")
struct DateTextTests {
    @Test(
        "names the calendar's year and day",
        arguments: [
            ("2024-05-03T10:00:00Z", "May 03, 2024"),
            // The last week of 2017 reaches into 2018: a week's year would be the wrong one.
            ("2017-12-31T23:59:59Z", "Dec 31, 2017"),
            ("2018-01-01T00:00:00Z", "Jan 01, 2018"),
        ])
    func day(date: String, text: String) throws {
        #expect(try DateText.day(of: Date(date, strategy: .iso8601)) == text)
    }
}
