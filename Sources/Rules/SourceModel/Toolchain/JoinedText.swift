import CSourceKit

/// Several texts in a row, so that one request reads them all.
struct JoinedText {
    private(set) var bytes: [UInt8] = []
    /// The range of each text.
    private(set) var pieces: [csk_range] = []

    private static let separator = Array(String(cString: csk_separator()).utf8)

    init(_ texts: [[UInt8]]) {
        if texts.count == 1 { bytes = texts[0] } else { bytes = Array(texts.joined(separator: Self.separator)) }
        replaceEndless()
        var start = 0
        for text in texts {
            pieces.append(csk_range(offset: Int32(start), length: Int32(text.count)))
            start += text.count + Self.separator.count
        }
    }

    /// Replaces two bytes that UTF-8 never contains and on which SourceKit never finishes if they are in an
    /// interpolation.
    ///
    /// SourceKit skips other bytes that aren't UTF-8.
    private mutating func replaceEndless() {
        guard bytes.contains(where: { $0 >= 0xFE }) else { return }
        bytes = bytes.map { $0 >= 0xFE ? 0xF8 : $0 }
    }

    /// Whether a text means the same after other texts.
    ///
    /// A byte-order mark and `#!` only mean something at the very start, and joining saves nothing for a long text.
    static func mayJoin(_ text: [UInt8]) -> Bool {
        text.count < 50_000 && text.first != 0xEF && text.first != UInt8(ascii: "#")
    }
}
