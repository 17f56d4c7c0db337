/// A time as Moodle writes it in English: `Tuesday, 3 March 2026, 10:15 AM`, or `Tuesday, March 3, 2026, 10:15 AM`.
enum WorksheetTime {
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Returns the time in ISO 8601, without a zone, because Moodle doesn't name it; nil if there is none.
    static func iso(_ text: String) -> String? {
        let words = text.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
        guard let month = words.compactMap({ months.firstIndex(of: $0) }).first,
            let year = words.compactMap({ Int($0) }).first(where: { $0 > 31 }),
            let day = words.compactMap({ Int($0) }).first(where: { 1...31 ~= $0 }),
            let time = words.compactMap(minutes).first
        else { return nil }
        let half = words.last == "pm" && time < 720 ? 720 : words.last == "am" && time >= 720 ? -720 : 0
        let (date, clock) = ([year, month + 1, day], [(time + half) / 60, (time + half) % 60])
        return date.map(twoDigits).joined(separator: "-") + "T" + clock.map(twoDigits).joined(separator: ":") + ":00"
    }

    /// The minutes since midnight in a word such as `10:15`.
    private static func minutes(_ word: String) -> Int? {
        let parts = word.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], 0..<24 ~= hour, 0..<60 ~= minute else {
            return nil
        }
        return hour * 60 + minute
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
