import Foundation

nonisolated struct FlawedItem: Codable {
    var name: String
    var enabled: Bool
    var date: Date

    func shownDate(_ flaw: Flaw?) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = flaw == .formatsDatesInItsOwnWay ? "yyyy-MM-dd" : "MMM dd, yyyy"
        return formatter.string(from: date)
    }
}
