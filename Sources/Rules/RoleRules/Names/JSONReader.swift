/// Reads JSON and keeps the line numbers, which Foundation's readers drop.
struct JSONReader {
    struct Failure: Error {
        let line: Int
        let what: String
    }

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    /// Deeper than any file of names needs, and far from where recursion would overflow the stack.
    private static let deepest = 20

    static func read(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
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

    /// Reads a string whose only escapes are quotes, backslashes and slashes, which is enough for names of types and
    /// folders.
    private mutating func text() throws(Failure) -> String {
        at += 1
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 32 else { throw failure("a text that does not end on its line") }
            at += 1
            if byte == UInt8(ascii: "\\") {
                guard let escaped = next, "\"\\/".utf8.contains(escaped) else {
                    throw failure("an escape other than \\\", \\\\ and \\/")
                }
                text.append(escaped)
                at += 1
            } else {
                text.append(byte)
            }
        }
        guard next != nil else { throw failure("a text that does not end") }
        at += 1
        return String(decoding: text, as: UTF8.self)
    }
}
