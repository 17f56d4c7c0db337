import Foundation

/// The words of a text, without case and punctuation, for comparisons.
enum Words {
    /// The number of words in a row that make a window.
    static let window = 3

    static func all(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && !"'‘’".contains($0) }.compactMap { word in
            let plain = word.map { "‘’".contains($0) ? "'" : String($0) }.joined().trimmingCharacters(in: ["'"])
            return plain.isEmpty ? nil : plain
        }
    }

    /// Returns the hashes of all windows of a text.
    static func windows(of text: String) -> [UInt32] {
        let all = all(in: text)
        return all.indices.dropLast(window - 1).map { hash(of: all[$0..<$0 + window]) }
    }

    /// Computes FNV-1a of 64 bits, folded into 24.
    ///
    /// `Workshop/ci/attributions` computes the same.
    private static func hash(of words: ArraySlice<String>) -> UInt32 {
        let value = words.joined(separator: " ").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return UInt32((value ^ value >> 24 ^ value >> 48) & 0xFF_FFFF)
    }
}
