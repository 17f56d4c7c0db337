import Foundation

/// How a quantity is written in the form: in digits alone.
enum QuantityText {
    /// The number that `text` stands for; nil if it is written in another way.
    static func number(from text: String) -> Int? {
        // Int also reads "+3" and "-3".
        text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
    }
}
