/// The calls that follow one another in an expression: after the closure of `names.sink { ... }.store(in: &kept)`, `store`.
package struct CallChain {
    /// A call, or a property on the way to one.
    package struct Link {
        /// As it is called.
        package let name: String
        /// What stands in the parentheses; nil where there are none.
        package let arguments: String?
    }

    /// In the order of the text.
    package private(set) var links: [Link] = []

    /// What follows the end of a closure or of another argument; the rest of the call that it belongs to is skipped.
    package init(after end: Int, in file: SourceFile) {
        read(SourceCursor(file: file, at: end))
    }

    /// A call from its name on, and what follows it.
    package init(from start: Int, in file: SourceFile) {
        var cursor = SourceCursor(file: file, at: start)
        if let first = cursor.name() { links.append(Link(name: first, arguments: cursor.parentheses())) }
        read(cursor)
    }

    /// Where the expression begins that goes on with a name: `feed` of `feed.names(of: 1).sink`.
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

    /// Where the bracket stands that is the last one open before a place.
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
    /// Whether a mark stands before a place, with nothing but blanks between, and not doubled as in `==`.
    package func has(_ mark: Character, before start: Int) -> Bool {
        var at = start - 1
        while at > 0, [9, 10, 13, 32].contains(bytes[at]) { at -= 1 }
        return at > 0 && bytes[at] == mark.asciiValue && bytes[at - 1] != mark.asciiValue
    }

    /// What a variable is set to, to the end of the line; nil where nothing is assigned to it there.
    package func assigned(to variable: Reference) -> String? {
        let start = variable.offset + variable.name.utf8.count
        guard let at = bytes[start...].firstIndex(where: { $0 != UInt8(ascii: " ") }), at + 1 < bytes.count,
            bytes[at] == UInt8(ascii: "="), bytes[at + 1] != UInt8(ascii: "=")
        else { return nil }
        let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return String(text(in: at + 1..<end).drop { $0 == " " })
    }
}

/// A place in a file's bytes that moves on.
private struct SourceCursor {
    let file: SourceFile
    var at: Int

    /// The byte there; 0 at the end.
    var byte: UInt8 { at < file.bytes.count ? file.bytes[at] : 0 }

    mutating func advance() { at += 1 }

    mutating func skipBlanks() { at = TextWalk(file: file).skipBlanks(at) }

    /// The name that begins here; nil where none does.
    mutating func name() -> String? {
        let start = at
        while TextWalk.isInName(byte) && (at > start || !Character(UnicodeScalar(byte)).isNumber) { at += 1 }
        return at > start ? file.text(in: start..<at) : nil
    }

    /// What stands in parentheses that open here.
    mutating func parentheses() -> String? {
        guard byte == UInt8(ascii: "(") else { return nil }
        let start = at + 1
        skipBrackets()
        return file.text(in: start..<max(start, at - 1))
    }

    /// Behind the bracket that closes the one here.
    mutating func skipBrackets() { at = TextWalk(file: file).end(ofBracketAt: at) }

    /// To the bracket that closes those around this place.
    mutating func skipToEndOfArguments() {
        var end = file.bytes.count
        TextWalk(file: file).walk(from: at) { at, _, depth in
            if depth < 0 { end = at }
            return depth >= 0
        }
        at = end
    }
}
