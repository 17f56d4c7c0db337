import Foundation

/// Due dates as people read them.
enum DueDate {
    /// The day of `date`, as the list and the book's screen show it.
    static func text(_ date: Date) -> String {
        // TODO(04a.6): both screens have a formatter for this. It needs one place.
        "\(date)"
    }
}
