import Foundation

/// Converts values to JSON, for programs.
package enum JSONText {
    /// Returns readable JSON, with the same bytes each time.
    package static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
