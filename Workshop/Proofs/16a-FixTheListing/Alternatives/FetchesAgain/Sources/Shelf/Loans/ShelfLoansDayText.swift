import Foundation

/// How the screen of loans writes a day: as the rest of the app does.
enum ShelfLoansDayText {
    static func text(_ date: Date) -> String {
        DueDate.text(date)
    }
}
