/// Splits typed bytes into keys; skips unknown sequences whole, so that no part of one counts as a key.
struct KeyReader: Sendable {
    private enum Place {
        case between
        case afterEscape
        case inSequence
    }

    private var place = Place.between

    init() {}

    /// Returns the keys in these bytes; an incomplete sequence continues with the next bytes.
    mutating func keys(in bytes: some Sequence<UInt8>) -> [WatchKey] {
        bytes.compactMap { key($0) }
    }

    private mutating func key(_ byte: UInt8) -> WatchKey? {
        switch place {
        case .between:
            if byte != 0x1B { return WatchKey(letter: byte) }
            place = .afterEscape
            return nil
        case .afterEscape:
            // The key after a single Escape is lost, which is better than a key that wasn't pressed.
            place = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .inSequence : .between
            return nil
        case .inSequence:
            guard (0x40...0x7E).contains(byte) else { return nil }
            place = .between
            return byte == UInt8(ascii: "A") ? .up : byte == UInt8(ascii: "B") ? .down : nil
        }
    }
}
