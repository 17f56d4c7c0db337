/// Splits Swift code that compiles into tokens.
///
/// SourceKit reports the places of names and declarations, but not the ends of statements and conditions.
struct TokenReader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns all tokens in order.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var reader = TokenReader(bytes)
        var tokens: [Token] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        let end = index
        skipSpace()
        guard index < bytes.count else { return nil }
        let (start, firstLine) = (index, line)
        let kind = takeToken()
        for byte in bytes[start..<index] where byte == UInt8(ascii: "\n") { line += 1 }
        return Token(
            kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index,
            line: firstLine, followsSpace: start > end || start == 0)
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            if Self.spaces.contains(bytes[index]) {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                index += 1
            } else if has("//") {
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if has("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Skips a comment, which may contain other comments.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                index += 2
            } else if has("*/") {
                depth -= 1
                index += 2
            } else {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    private mutating func takeToken() -> Token.Kind {
        let start = index
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        if has("\"", hashes) {
            takeString(hashes: hashes)
            return .string
        }
        let byte = bytes[index]
        if Self.isDigit(byte) {
            take { Self.isLetter($0) || Self.isDigit($0) }
            // 1.5 is one number; 1...5 and 1.description are not.
            if has("."), index + 1 < bytes.count, Self.isDigit(bytes[index + 1]) {
                index += 1
                take { Self.isLetter($0) || Self.isDigit($0) }
            }
            return .number
        }
        if Self.isLetter(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$") {
            take { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "$") }
            return .word
        }
        if let kind = Self.kind(of: byte) {
            index += 1
            return kind
        }
        if byte == UInt8(ascii: "."), !has("..") {
            index += 1
            return .sign
        }
        // The sign of `name?` and `name!` is a token by itself, whatever follows it.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), !has("??"), !has("!="), !has("?=") {
            index += 1
            return .sign
        }
        take { Self.isSign($0) }
        if index == start { index += 1 }
        return .sign
    }

    private mutating func take(while belongs: (UInt8) -> Bool) {
        let start = index
        while index < bytes.count, belongs(bytes[index]), !(index > start && (has("//") || has("/*"))) { index += 1 }
    }

    private mutating func takeString(hashes: Int) {
        let raw = String(repeating: "#", count: hashes)
        index += hashes
        let quote = has("\"\"\"") ? "\"\"\"" : "\""
        index += quote.utf8.count
        while index < bytes.count {
            if has("\\" + raw + "(") {
                index += 2 + hashes
                takeInterpolation()
            } else if has("\\" + raw) {
                index += 2 + hashes
            } else if has(quote + raw) {
                index += quote.utf8.count + hashes
                return
            } else {
                index += 1
            }
        }
    }

    /// Skips an interpolation up to its closing parenthesis; it may contain strings.
    private mutating func takeInterpolation() {
        var depth = 1
        while index < bytes.count, depth > 0 {
            let start = index
            switch takeToken() {
            case .opening where bytes[start] == UInt8(ascii: "("): depth += 1
            case .closing where bytes[start] == UInt8(ascii: ")"): depth -= 1
            default: break
            }
        }
    }

    private func has(_ text: String, _ ahead: Int = 0) -> Bool {
        let start = index + ahead
        return start + text.utf8.count <= bytes.count
            && bytes[start..<start + text.utf8.count].elementsEqual(text.utf8)
    }

    private static let spaces: Set<UInt8> = [9, 10, 13, 32]

    /// Returns the kind of a byte that is always a token by itself; nil for other bytes.
    private static func kind(of byte: UInt8) -> Token.Kind? {
        if "([{".utf8.contains(byte) { return .opening }
        if ")]}".utf8.contains(byte) { return .closing }
        return ",;:#@".utf8.contains(byte) ? .mark : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || (65...90).contains(byte) || (97...122).contains(byte)
    }

    private static func isSign(_ byte: UInt8) -> Bool { "+-*/%=<>!&|^~.?\\".utf8.contains(byte) }
}
