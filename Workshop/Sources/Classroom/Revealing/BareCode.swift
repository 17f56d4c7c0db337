/// Swift text without comments and white space, so that two copies are equal however they are laid out.
///
/// It reads any bytes in one pass, since students' files need not compile. A `//` inside a string counts as a comment,
/// which makes no difference between two copies.
struct BareCode: Hashable, Sendable {
    /// The remaining bytes.
    let bytes: [UInt8]

    /// Removes comments and white space from a text.
    init(_ text: some Sequence<UInt8>) {
        var bytes: [UInt8] = []
        var comment: Comment?
        for byte in text {
            switch comment {
            case .line: if byte == Self.newline { comment = nil }
            case .block(let isClosing):
                comment = isClosing && byte == Self.slash ? nil : .block(isClosing: byte == Self.star)
            case nil:
                if byte <= UInt8(ascii: " ") { continue }
                if bytes.last == Self.slash, byte == Self.slash || byte == Self.star {
                    bytes.removeLast()
                    comment = byte == Self.slash ? .line : .block(isClosing: false)
                } else {
                    bytes.append(byte)
                }
            }
        }
        self.bytes = bytes
    }

    private enum Comment {
        case line
        case block(isClosing: Bool)
    }

    private static let (newline, slash, star) = (UInt8(ascii: "\n"), UInt8(ascii: "/"), UInt8(ascii: "*"))
}
