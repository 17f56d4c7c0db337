import Foundation

@testable import Lesson16Errata

extension Note {
    static let dentist = Note(title: "Dentist", isPinned: true, date: .inGreenwich("2024-05-03T09:30:00Z"))
    static let rent = Note(title: "Rent", isPinned: false, date: .inGreenwich("2024-06-01T08:00:00Z"))
}

extension Date {
    /// That moment, as in "2024-05-03T09:30:00Z".
    static func inGreenwich(_ text: String) -> Date {
        (try? Date(text, strategy: .iso8601)) ?? .distantPast
    }
}
