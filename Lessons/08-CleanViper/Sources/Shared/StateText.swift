import Foundation

/// How the app writes whether an item is enabled.
enum StateText {
    /// "Enabled" or "Disabled".
    static func text(enabled: Bool) -> String {
        enabled
            ? NSLocalizedString("Enabled", comment: "State of an item")
            : NSLocalizedString("Disabled", comment: "State of an item")
    }
}
