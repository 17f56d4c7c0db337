/// Reads JSON and keeps the line numbers, which Foundation's readers drop.
package struct JSONReader {
    /// The first place where a text is no JSON.
    package struct Failure: Error {
        /// The line, from 1.
        package let line: Int
        /// The problem, in a few words.
        package let what: String
    }

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    /// Deeper than any file written by hand needs, and far from where recursion would overflow the stack.
    private static let deepest = 20

    /// Reads a whole text in UTF-8.
    package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
        var reader = JSONReader(bytes: bytes)
        let node = try reader.node(depth: 0)
        reader.skipSpace()
        if let byte = reader.next { throw reader.failure("\(Self.shown(byte)) after the end of the object") }
        return node
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private func failure(_ what: String) -> Failure { Failure(line: line, what: what) }

    private static func shown(_ byte: UInt8) -> String {
        byte > 32 && byte < 127 ? "\"\(Character(UnicodeScalar(byte)))\"" : "a byte \(byte)"
    }

    private func unexpected(_ wanted: String) -> Failure {
        failure(next.map { "\(Self.shown($0)) where \(wanted) is expected" } ?? "the end where \(wanted) is expected")
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 32 || byte == 9 || byte == 10 || byte == 13 {
            if byte == 10 { line += 1 }
            at += 1
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard next == character.asciiValue else { return false }
        at += 1
        return true
    }

    private mutating func node(depth: Int) throws(Failure) -> JSONNode {
        skipSpace()
        guard depth < Self.deepest else { throw failure("more than \(Self.deepest) lists and objects in each other") }
        let start = line
        if take("{") { return JSONNode(line: start, value: .object(try members(depth))) }
        if take("[") { return JSONNode(line: start, value: .array(try elements(depth))) }
        if next == UInt8(ascii: "\"") { return JSONNode(line: start, value: .string(try text())) }
        let from = at
        while let byte = next, byte > 32, !",]}:".utf8.contains(byte) { at += 1 }
        guard at > from else { throw unexpected("a value") }
        let written = String(decoding: bytes[from..<at], as: UTF8.self)
        guard ["true", "false", "null"].contains(written) || Double(written) != nil else {
            throw failure("\(written) is no JSON; a text stands in double quotes")
        }
        return JSONNode(line: start, value: .literal(written))
    }

    private mutating func members(_ depth: Int) throws(Failure) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        if take("}") { return members }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
            let start = line
            let key = try text()
            guard take(":") else { throw unexpected("a colon") }
            members.append(JSONNode.Member(key: key, line: start, value: try node(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw unexpected("a comma or }") }
        return members
    }

    private mutating func elements(_ depth: Int) throws(Failure) -> [JSONNode] {
        var elements: [JSONNode] = []
        if take("]") { return elements }
        repeat { elements.append(try node(depth: depth + 1)) } while take(",")
        guard take("]") else { throw unexpected("a comma or ]") }
        return elements
    }

    private mutating func text() throws(Failure) -> String {
        at += 1
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 32 else { throw failure("a text that does not end on its line") }
            at += 1
            if byte == UInt8(ascii: "\\") {
                text += String(try escaped()).utf8
            } else {
                text.append(byte)
            }
        }
        guard next != nil else { throw failure("a text that does not end") }
        at += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static let escapes: [Character: Unicode.Scalar] = [
        "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]

    /// Reads what follows a backslash.
    private mutating func escaped() throws(Failure) -> Character {
        guard let byte = next else { throw failure("a text that does not end") }
        let letter = Character(Unicode.Scalar(byte))
        at += 1
        if let scalar = Self.escapes[letter] { return Character(scalar) }
        guard letter == "u", let first = unit() else {
            throw failure("an escape that JSON does not know: \\\(letter)")
        }
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        // A character beyond the first 65,536 is written as two halves.
        if UTF16.isLeadSurrogate(first), bytes[at...].starts(with: "\\u".utf8) {
            at += 2
            if let second = unit(), UTF16.isTrailSurrogate(second) {
                return Character(UTF16.decode(UTF16.EncodedScalar([first, second])))
            }
        }
        throw failure("half of a character, \\u\(String(first, radix: 16))")
    }

    /// Reads four hexadecimal digits.
    private mutating func unit() -> UInt16? {
        let digits = String(decoding: bytes[at...].prefix(4), as: UTF8.self)
        guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
            return nil
        }
        at += 4
        return unit
    }
}
