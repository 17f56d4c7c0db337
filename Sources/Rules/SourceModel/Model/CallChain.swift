/// The calls that follow one another in an expression: `store` after the closure in `names.sink { ... }.store(in:
/// &kept)`.
package struct CallChain {
    /// A call, or a property on the way to one.
    package struct Link {
        /// The name of the call or property.
        package let name: String
        /// The text between the parentheses; nil without parentheses.
        package let arguments: String?
    }

    /// The calls and properties, in the order of the text.
    package private(set) var links: [Link] = []

    /// Reads the calls after the end of a closure or of another argument, and skips the rest of its own call.
    package init(after end: Int, in file: SourceFile) {
        read(SourceCursor(file: file, at: end))
    }

    /// Reads a call from its name, and the calls after it.
    package init(from start: Int, in file: SourceFile) {
        var cursor = SourceCursor(file: file, at: start)
        if let first = cursor.name() { links.append(Link(name: first, arguments: cursor.parentheses())) }
        read(cursor)
    }

    /// The start of the expression that a name continues: `feed` in `feed.names(of: 1).sink`.
    package static func start(before name: Int, in file: SourceFile) -> Int {
        var at = name
        while at > 0 {
            let before = file.bytes[..<at].lastIndex { ![9, 10, 13, 32].contains($0) } ?? 0
            let byte = file.bytes[before]
            let isOpen = file.bytes[at] == UInt8(ascii: ".") || file.bytes[at] == UInt8(ascii: "{")
            guard before == at - 1 || isOpen else { return at }
            if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte), at != name {
                at = opening(before: before, in: file)
            } else if byte == UInt8(ascii: ".") || at != name && TextWalk.isInName(byte)
                || [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte) && file.bytes[at] == UInt8(ascii: ".")
            {
                at = before
            } else {
                return at
            }
        }
        return at
    }

    /// The offset of the innermost bracket that is still open before a place.
    package static func opening(before start: Int, in file: SourceFile) -> Int {
        var (at, depth) = (start - 1, 0)
        while at > 0 {
            switch file.bytes[at] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0 { return at }
                depth -= 1
            default: break
            }
            at -= 1
        }
        return 0
    }

    private mutating func read(_ start: SourceCursor) {
        var cursor = start
        while true {
            cursor.skipBlanks()
            switch cursor.byte {
            case UInt8(ascii: ")"), UInt8(ascii: "?"), UInt8(ascii: "!"): cursor.advance()
            case UInt8(ascii: ","): cursor.skipToEndOfArguments()
            case UInt8(ascii: "{"): cursor.skipBrackets()
            case UInt8(ascii: "."):
                cursor.advance()
                guard let name = cursor.name() else { return }
                links.append(Link(name: name, arguments: cursor.parentheses()))
            default:
                // A trailing closure with a label: `} receiveValue: {`.
                guard cursor.name() != nil, cursor.byte == UInt8(ascii: ":") else { return }
                cursor.advance()
                cursor.skipBlanks()
                if cursor.byte != UInt8(ascii: "{") { return }
            }
        }
    }
}

extension SourceFile {
    /// Whether a mark comes right before a place, apart from whitespace, and isn't doubled as in `==`.
    package func has(_ mark: Character, before start: Int) -> Bool {
        var at = start - 1
        while at > 0, [9, 10, 13, 32].contains(bytes[at]) { at -= 1 }
        return at > 0 && bytes[at] == mark.asciiValue && bytes[at - 1] != mark.asciiValue
    }

    /// The value that is assigned to a variable, to the end of the line on which the value begins; nil if none is.
    package func assigned(to variable: Reference) -> String? {
        let walk = TextWalk(file: self)
        let sign = walk.skipBlanks(variable.offset + variable.name.utf8.count)
        guard sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "="), bytes[sign + 1] != UInt8(ascii: "=") else {
            return nil
        }
        let start = walk.skipBlanks(sign + 1)
        return text(in: start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count))
    }
}

extension StringProtocol {
    /// The text with each run of whitespace replaced by a space, so that line breaks decide nothing.
    package var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// A moving position in a file's bytes.
private struct SourceCursor {
    let file: SourceFile
    var at: Int

    /// The byte at the position; 0 at the end.
    var byte: UInt8 { at < file.bytes.count ? file.bytes[at] : 0 }

    mutating func advance() { at += 1 }

    mutating func skipBlanks() { at = TextWalk(file: file).skipBlanks(at) }

    /// Reads the name that begins here; nil if none does.
    mutating func name() -> String? {
        let start = at
        while TextWalk.isInName(byte) && (at > start || !Character(UnicodeScalar(byte)).isNumber) { at += 1 }
        return at > start ? file.text(in: start..<at) : nil
    }

    /// Reads the text between the parentheses that open here.
    mutating func parentheses() -> String? {
        guard byte == UInt8(ascii: "(") else { return nil }
        let start = at + 1
        skipBrackets()
        return file.text(in: start..<max(start, at - 1))
    }

    /// Moves past the bracket that closes the one here.
    mutating func skipBrackets() { at = TextWalk(file: file).end(ofBracketAt: at) }

    /// Moves to the bracket that closes the arguments around this place.
    mutating func skipToEndOfArguments() {
        var end = file.bytes.count
        TextWalk(file: file).walk(from: at) { at, _, depth in
            if depth < 0 { end = at }
            return depth >= 0
        }
        at = end
    }
}
