/// Which bytes of a Swift text are code, and which stand in a string or in a comment.
///
/// SourceKit tells where names are; where a condition ends, it does not tell.
struct CodeMask {
    private enum Kind {
        case code, string, comment
    }

    private var kinds: [Kind]

    init(_ bytes: [UInt8]) {
        kinds = Array(repeating: .code, count: bytes.count)
        var index = 0
        while index < bytes.count {
            let (end, kind) = Self.part(of: bytes, at: index)
            for place in index..<end { kinds[place] = kind }
            index = end
        }
    }

    func isCode(_ index: Int) -> Bool { kinds[index] == .code }
    func isString(_ index: Int) -> Bool { kinds[index] == .string }

    /// The comment, the string or the one byte of code that begins there.
    private static func part(of bytes: [UInt8], at start: Int) -> (end: Int, kind: Kind) {
        if has("//", bytes, start) {
            return (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count, .comment)
        }
        if has("/*", bytes, start) { return (endOfComment(bytes, start), .comment) }
        let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        if has("\"", bytes, start + hashes) { return (endOfString(bytes, start, hashes: hashes), .string) }
        return (start + 1, .code)
    }

    /// Comments lie in one another.
    private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            if has("/*", bytes, index) {
                depth += 1
                index += 2
            } else if has("*/", bytes, index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    private static func endOfString(_ bytes: [UInt8], _ start: Int, hashes: Int) -> Int {
        let raw = String(repeating: "#", count: hashes)
        let quote = has("\"\"\"", bytes, start + hashes) ? "\"\"\"" : "\""
        var index = start + hashes + quote.utf8.count
        while index < bytes.count {
            if has("\\" + raw + "(", bytes, index) {
                index = endOfInterpolation(bytes, index + 2 + hashes)
            } else if has("\\" + raw, bytes, index) {
                index += 2 + hashes
            } else if has(quote + raw, bytes, index) {
                return index + quote.utf8.count + hashes
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    /// Behind the parenthesis that closes what stands in a string; there may be strings in it as well.
    private static func endOfInterpolation(_ bytes: [UInt8], _ start: Int) -> Int {
        var (index, depth) = (start, 1)
        while index < bytes.count, depth > 0 {
            let (end, kind) = part(of: bytes, at: index)
            if kind == .code, bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if kind == .code, bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            index = end
        }
        return index
    }

    private static func has(_ text: String, _ bytes: [UInt8], _ start: Int) -> Bool {
        start + text.utf8.count <= bytes.count && bytes[start..<start + text.utf8.count].elementsEqual(text.utf8)
    }
}
