import Foundation

extension String {
    /// Without the blanks around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
