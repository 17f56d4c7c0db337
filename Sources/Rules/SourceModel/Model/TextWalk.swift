/// Walks over Swift text and skips strings and comments.
package struct TextWalk {
    private let file: SourceFile

    /// Makes a walk over a file's bytes.
    package init(file: SourceFile) { self.file = file }

    /// Whether a byte can be part of a name.
    package static func isInName(_ byte: UInt8) -> Bool {
        let sign = Character(UnicodeScalar(byte))
        return byte == UInt8(ascii: "_") || byte >= 0x80 || sign.isLetter || sign.isNumber
    }

    /// Visits each byte of code with the number of brackets that are open around it, until `visit` returns false.
    package func walk(from start: Int, to end: Int? = nil, _ visit: (_ at: Int, _ byte: UInt8, _ depth: Int) -> Bool) {
        let bytes = file.bytes
        let end = min(end ?? bytes.count, bytes.count)
        var (at, depth) = (start, 0)
        while at < end {
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") {
                at = endOfString(at)
                continue
            }
            if byte == UInt8(ascii: "/"), at + 1 < end, [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[at + 1]) {
                at = endOfComment(at)
                continue
            }
            let closes = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
            if closes { depth -= 1 }
            if !visit(at, byte, depth) { return }
            if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) { depth += 1 }
            at += 1
        }
    }

    /// The offset after the bracket that closes the one at an offset.
    package func end(ofBracketAt open: Int) -> Int {
        var end = file.bytes.count
        walk(from: open) { at, _, depth in
            guard depth == 0, at > open else { return true }
            end = at + 1
            return false
        }
        return end
    }

    /// The first offset, at or after the given one, that isn't whitespace.
    package func skipBlanks(_ start: Int) -> Int {
        var at = start
        while at < file.bytes.count, [9, 10, 13, 32].contains(file.bytes[at]) { at += 1 }
        return at
    }

    private func endOfString(_ start: Int) -> Int {
        let bytes = file.bytes
        let isLong = file.text(in: start..<start + 3) == "\"\"\""
        var at = start + (isLong ? 3 : 1)
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "\\") {
                at += 2
            } else if bytes[at] == UInt8(ascii: "\""), !isLong || file.text(in: at..<at + 3) == "\"\"\"" {
                return at + (isLong ? 3 : 1)
            } else if bytes[at] == UInt8(ascii: "\n"), !isLong {
                return at
            } else {
                at += 1
            }
        }
        return at
    }

    private func endOfComment(_ start: Int) -> Int {
        let isBlock = file.bytes[start + 1] == UInt8(ascii: "*")
        var at = start + 2
        while at < file.bytes.count {
            if isBlock, file.text(in: at..<at + 2) == "*/" { return at + 2 }
            if !isBlock, file.bytes[at] == UInt8(ascii: "\n") { return at }
            at += 1
        }
        return at
    }
}
