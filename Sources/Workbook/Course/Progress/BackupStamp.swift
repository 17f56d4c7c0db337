import Foundation

/// The date in the name of a backup.
package enum BackupStamp {
    /// Returns a date to the second in the user's time zone, `20260503-081500`.
    package static func text(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyyMMdd-HHmmss"
        return formatter.string(from: date)
    }
}
