/// A protocol's name in its parts: `ItemsList_DisplayUI`.
package struct RoleProtocol {
    /// The part before the underscore.
    package let module: String
    /// The part after the underscore.
    package let word: String

    /// The words of VIPER-S after the underscore.
    package static let words = ["DisplayUI", "HandleUIEvents", "ManageData", "PresentData", "Navigate", "Delegate"]

    /// Splits a name; nil without an underscore.
    package init?(_ name: String) {
        let parts = name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        module = String(parts[0])
        word = String(parts[1])
    }

    /// Whether the word after the underscore is one of VIPER-S.
    package var isRole: Bool { Self.words.contains(word) }
}
