/// A replacement of one range of a text.
struct TextEdit: Equatable, Sendable {
    /// The replaced range, in UTF-8 bytes from the start of the text.
    let range: Range<Int>
    /// The replacement.
    let text: String

    /// Creates an edit from its parts.
    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Returns an edit that inserts a text and removes nothing.
    static func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(offset..<offset, text) }

    /// Applies the edits within a range and returns that range's text; edits at the same place keep their order.
    static func applied(_ edits: [TextEdit], to bytes: [UInt8], in range: Range<Int>? = nil) -> String {
        let range = range ?? 0..<bytes.count
        var text: [UInt8] = []
        var end = range.lowerBound
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where range.contains(edit.range) {
            text += bytes[end..<max(end, edit.range.lowerBound)]
            text += Array(edit.text.utf8)
            end = max(end, edit.range.upperBound)
        }
        return String(decoding: text + bytes[end..<range.upperBound], as: UTF8.self)
    }
}
