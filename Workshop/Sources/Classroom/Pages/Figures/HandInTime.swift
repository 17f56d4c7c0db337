/// A hand-in time: a point on a timeline, and its text for a reader.
///
/// It comes from the learning management system, because anyone can set the dates of the files in an archive.
struct HandInTime: Sendable, Equatable {
    /// Seconds since 1970; a time without a zone counts as UTC.
    let seconds: Int
    /// `2026-11-20 14:03`, with the zone if the original names one.
    let text: String
    /// Whether the original names its zone.
    let hasZone: Bool
    /// The minutes that its zone is ahead of UTC.
    private let ahead: Int

    /// The form of a time that is typed by hand, in words.
    static let expected = "a date, a time and a zone, as in 2026-11-20T23:59+01:00"

    /// Parses an ISO 8601 text: a date and a time of day, with or without seconds and a zone.
    init?(_ text: String) {
        let pattern = /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(Z|[+-]\d\d:?\d\d)?/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        let (_, year, month, day, hour, minute, second, zone) = match.output
        let numbers = [year, month, day, hour, minute, second ?? "0"].compactMap { Int($0) }
        guard numbers.count == 6, 1...12 ~= numbers[1], numbers[3] < 24, numbers[4] < 60 else { return nil }
        let days = Self.days(year: numbers[0], month: numbers[1], day: numbers[2])
        let (following, isLast) = (numbers[1] % 12 + 1, numbers[1] == 12)
        guard numbers[2] > 0, days < Self.days(year: numbers[0] + (isLast ? 1 : 0), month: following, day: 1) else {
            return nil
        }
        ahead = Self.minutesAhead(zone ?? "Z")
        seconds = days * 86_400 + numbers[3] * 3_600 + (numbers[4] - ahead) * 60 + numbers[5]
        let named = zone.map { $0 == "Z" ? " UTC" : " \($0)" } ?? ""
        hasZone = zone != nil
        self.text = "\(year)-\(month)-\(day) \(hour):\(minute)\(named)"
    }

    /// Returns the seconds that have passed since another time; a time without a zone is in the other's.
    func seconds(since other: HandInTime) -> Int {
        seconds - other.seconds - (hasZone ? 0 : other.ahead * 60)
    }

    /// Returns the time of a submission for a reader, and whether it was late.
    static func text(of submission: SubmissionMark) -> String {
        let time = submission.handInTime?.text ?? submission.handedIn
        if submission.isLate == true { return time.map { $0 + ", late" } ?? "late" }
        return time ?? "unknown"
    }

    /// The minutes that a zone such as `+02:00` is ahead of UTC.
    private static func minutesAhead(_ zone: Substring) -> Int {
        let digits = zone.filter(\.isNumber).compactMap(\.wholeNumberValue)
        guard digits.count == 4 else { return 0 }
        let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
        return zone.hasPrefix("-") ? -minutes : minutes
    }

    /// The days since 1970 in the Gregorian calendar, from years that begin in March, so that a leap day comes last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let years = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day - 1 - 719_468
    }
}
