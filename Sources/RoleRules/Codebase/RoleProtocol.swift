/// A protocol's name in its parts: `ItemsList_DisplayUI`.
struct RoleProtocol {
    let module: String
    /// What stands behind the underscore.
    let word: String

    static let words = ["DisplayUI", "HandleUIEvents", "ManageData", "PresentData", "Navigate", "Delegate"]

    /// Nil where there is no underscore.
    init?(_ name: String) {
        let parts = name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        module = String(parts[0])
        word = String(parts[1])
    }

    var isRole: Bool { Self.words.contains(word) }
}
