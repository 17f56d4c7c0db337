import CSourceKit
import Foundation

/// Refuses what SourceKit would read wrongly, or never come back from.
struct TextGuard {
    let path: String
    let bytes: [UInt8]

    var refusal: UnreadFile? { zero ?? nesting }

    /// Text in UTF-16 and what is no text at all would be read as a file that declares nothing.
    private var zero: UnreadFile? {
        let place = bytes.withUnsafeBytes { all in
            all.baseAddress.flatMap { start in memchr(start, 0, all.count).map { UnsafeRawPointer($0) - start } }
        }
        return place.map {
            refusal(at: $0, "a zero byte stands here, so it is no text, or one in UTF-16", fix: "save it as UTF-8")
        }
    }

    private var nesting: UnreadFile? {
        var place: Int32 = 0
        let nesting = bytes.withUnsafeBufferPointer { text in
            text.baseAddress.map { csk_too_deep($0, text.count, &place) } ?? csk_nesting_fine
        }
        switch nesting {
        case csk_nesting_lists:
            return refusal(
                at: Int(place), "brackets stand in brackets here, more than \(csk_most_lists) deep",
                fix: "give the inner lists names of their own; the compiler would need hours for it too")
        case csk_nesting_levels:
            return refusal(
                at: Int(place), "it is nested more than \(csk_most_levels) levels deep here",
                fix: "part it; the compiler does not read it either")
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
