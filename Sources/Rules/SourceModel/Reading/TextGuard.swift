import CSourceKit
import Foundation

/// Refuses texts that SourceKit would misread or never finish.
struct TextGuard {
    let path: String
    let bytes: [UInt8]
    private let nesting: csk_nesting
    /// The offset at which nesting becomes too deep.
    private let place: Int
    /// Whether the text closes everything that it opens.
    let isClosed: Bool

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var place: Int32 = 0
        var isClosed = true
        nesting = bytes.withUnsafeBufferPointer { text in
            text.baseAddress.map { csk_too_deep($0, text.count, &place, &isClosed) } ?? csk_nesting_fine
        }
        self.place = Int(place)
        self.isClosed = isClosed
    }

    var refusal: UnreadFile? { zero ?? excess }

    /// Refuses UTF-16 and binary data, which SourceKit would read as a file without declarations.
    private var zero: UnreadFile? {
        let place = bytes.withUnsafeBytes { all in
            all.baseAddress.flatMap { start in memchr(start, 0, all.count).map { UnsafeRawPointer($0) - start } }
        }
        return place.map {
            refusal(at: $0, "a zero byte stands here, so it is no text, or one in UTF-16", fix: "save it as UTF-8")
        }
    }

    private var excess: UnreadFile? {
        switch nesting {
        case csk_nesting_lists:
            return refusal(
                at: place, "brackets stand in brackets here, more than \(csk_most_lists) deep",
                fix: "give the inner lists names of their own; the compiler would need hours for it too")
        case csk_nesting_levels:
            return refusal(
                at: place, "it is nested more than \(csk_most_levels) levels deep here",
                fix: "part it; the compiler does not read it either")
        case csk_nesting_parts:
            return refusal(
                at: place, "a statement goes on for more than \(csk_most_parts) words and marks here",
                fix: "part it, or close the brackets and quotes that are open before it")
        case csk_nesting_line:
            return refusal(
                at: place, "more than \(csk_most_line_words) words stand on this line",
                fix: "part it into lines; a person could not read it either")
        case csk_nesting_attribute:
            return refusal(
                at: place, "an attribute's arguments hold a closure here, on which SourceKit traps outside of types",
                fix: "give the closure a name and pass that, or close the brackets that are open around it")
        case csk_nesting_colons:
            return refusal(
                at: place, "a name is missing behind these colons, and SourceKit traps on a ~ before them",
                fix: "write the name, or take the colons away")
        default: return nil
        }
    }

    private func refusal(at offset: Int, _ reason: String, fix: String) -> UnreadFile {
        let head = bytes[..<offset]
        let line = head.count { $0 == UInt8(ascii: "\n") } + 1
        let column = offset - (head.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
        return UnreadFile(location: Location(file: path, line: line, column: column), reason: reason, fix: fix)
    }
}
