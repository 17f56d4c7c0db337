import Foundation

extension String {
    /// Without the whitespace around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
