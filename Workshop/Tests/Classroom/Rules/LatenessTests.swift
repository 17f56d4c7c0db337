import Testing

@testable import workshop

@Suite("Lateness costs what the course's file says")
struct LatenessTests {
    private static let deadline = "2026-11-20T23:59:00+01:00"

    private func lateness(_ time: String, _ rule: LateRule?, earned: Int = 9, of possible: Int = 9) throws -> Lateness {
        let time = try #require(HandInTime(time))
        return try #require(Lateness(time, for: Self.deadline, rule, earned: earned, of: possible))
    }

    @Test(
        "each day that has begun counts, in any zone, after the minutes that are free",
        arguments: [
            ("2026-11-20T22:59:00Z", 0), ("2026-11-20T23:14:00Z", 0), ("2026-11-20T23:14:01Z", 1),
            ("2026-11-21T22:59:00Z", 1), ("2026-11-21T22:59:01Z", 2), ("2027-11-20T22:59:00Z", 365),
            ("1999-01-01T00:00Z", 0),
        ])
    func days(time: String, days: Int) throws {
        #expect(try lateness(time, LateRule(percentPerDay: 10, graceMinutes: 15)).days == days)
    }

    @Test(
        "a time without a zone is in the deadline's",
        arguments: [("2026-11-20T23:59:00", 0), ("2026-11-21T00:14:00", 0), ("2026-11-21T00:14:01", 1)])
    func noZone(time: String, days: Int) throws {
        #expect(try lateness(time, LateRule(percentPerDay: 10, graceMinutes: 15)).days == days)
    }

    @Test("without free minutes, a second is late")
    func second() throws { #expect(try lateness("2026-11-20T22:59:01Z", nil).days == 1) }

    @Test(
        "percentages are of all points, fractions stay with the student, and nobody has less than 0",
        arguments: [
            (LateRule(percentPerDay: 10), 1, 30, 3), (LateRule(percentPerDay: 10), 1, 12, 1),
            (LateRule(percentPerDay: 10), 1, 9, 0), (LateRule(percentPerDay: 10), 4, 30, 12),
            (LateRule(percentPerDay: 10, most: 50), 8, 30, 15), (LateRule(percentPerDay: 60), 3, 30, 30),
            (LateRule(pointsPerDay: 2), 3, 30, 6), (LateRule(pointsPerDay: 2, most: 5), 3, 30, 5),
            (LateRule(pointsPerDay: 20), 3, 30, 30), (LateRule(graceMinutes: 5), 3, 30, 0),
        ])
    func costs(rule: LateRule, days: Int, possible: Int, points: Int) {
        #expect(rule.points(for: days, of: possible) == points)
    }

    @Test("no more is taken off than was earned")
    func earned() throws {
        #expect(try lateness("2026-11-25T12:00:00Z", LateRule(pointsPerDay: 2), earned: 3).points == 3)
    }

    @Test("the rule, and what it did, are said in words")
    func words() throws {
        let rules = CourseRules(
            deadline: Self.deadline, late: LateRule(percentPerDay: 10, most: 50, graceMinutes: 15))
        #expect(
            rules.words
                == "The deadline is 2026-11-20 23:59 +01:00; each day begun after it costs 10% of all points, "
                + "and all together at most 50%; 15 minutes of grace")
        #expect(
            CourseRules(deadline: Self.deadline).words
                == "The deadline is 2026-11-20 23:59 +01:00; being late costs no points")
        #expect(CourseRules(late: LateRule(pointsPerDay: 1)).words == nil)
        let late = try lateness("2026-11-22T12:00:00Z", LateRule(pointsPerDay: 1), earned: 1)
        #expect(late.words == "Handed in on day 2 after the deadline, 2026-11-20 23:59 +01:00: 1 point less")
        #expect(try lateness("2026-11-20T12:00:00Z", nil).words == nil)
    }
}
