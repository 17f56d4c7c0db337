/// Takes typed bytes apart into keys; what means nothing is passed over whole, so that no part of it means something.
struct KeyReader: Sendable {
    private enum Place {
        case between
        case afterEscape
        case inSequence
    }

    private var place = Place.between

    init() {}

    /// The keys in these bytes; a sequence that is cut off goes on with the next bytes.
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
            // Escape alone, and then a key: the key is lost, which is better than a key that nobody typed.
            place = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .inSequence : .between
            return nil
        case .inSequence:
            guard (0x40...0x7E).contains(byte) else { return nil }
            place = .between
            return byte == UInt8(ascii: "A") ? .up : byte == UInt8(ascii: "B") ? .down : nil
        }
    }
}
