/// Reads the names in a type's text, and skips anything unknown.
struct TypeNameReader {
    private(set) var names: [String] = []
    private(set) var held: [String] = []
    private(set) var boxes: [Box] = []
    private let bytes: [UInt8]
    private var at = 0

    /// Wrappers that hold the values of their arguments.
    private static let transparent: Set<String> = [
        "Optional", "Array", "Set", "Dictionary", "ContiguousArray", "Swift.Optional", "Swift.Array",
        "ImplicitlyUnwrappedOptional", "CurrentValueSubject", "Published",
    ]
    private static let words: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "async", "throws", "rethrows", "isolated",
        "repeat", "each", "nonisolated", "class",
    ]

    /// The name of a generic type, and the texts of its arguments.
    typealias Box = (name: String, arguments: [String])

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    static func read(_ text: String) -> (names: [String], held: [String], boxes: [Box]) {
        var reader = TypeNameReader(text)
        reader.readAll()
        return (reader.names, reader.held, reader.boxes)
    }

    private mutating func readAll() {
        while at < bytes.count {
            let before = at
            read(holding: true)
            if at == before { at += 1 }
        }
    }

    /// Reads one type, with the arrow and the result that may follow it.
    private mutating func read(holding: Bool) {
        let before = (held: held.count, boxes: boxes.count)
        skipSpaceAndAttributes()
        guard let byte = peek else { return }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): readGroup(holding: holding)
        case _ where isWord(byte): readName(holding: holding)
        default:
            at += 1
            return
        }
        readTail(holding: holding, before)
    }

    /// Reads `(A, b: C)`, `[A]` or `[A: B]`.
    private mutating func readGroup(holding: Bool) {
        let close = bytes[at] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        let isTuple = close == UInt8(ascii: ")")
        at += 1
        while let byte = peek, byte != close {
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: " ") {
                at += 1
            } else if isTuple, skipLabel() {
                continue
            } else {
                let before = at
                read(holding: holding)
                if at == before { at += 1 }
            }
        }
        at += 1
    }

    private mutating func readName(holding: Bool) {
        var path = readWord()
        if Self.words.contains(path) {
            read(holding: holding)
            return
        }
        while peek == UInt8(ascii: "."), at + 1 < bytes.count, isWord(bytes[at + 1]) {
            at += 1
            path += "." + readWord()
        }
        names.append(path)
        let isWrapper = peek == UInt8(ascii: "<")
        let passesOn = holding && (!isWrapper || Self.transparent.contains(path))
        if holding, !path.hasSuffix(".Type"), !path.hasSuffix(".Protocol") { held.append(path) }
        guard isWrapper else { return }
        let arguments = readArguments(holding: passesOn)
        if holding, !passesOn { boxes.append((path, arguments)) }
    }

    /// Reads `<A, [B]>`.
    private mutating func readArguments(holding: Bool) -> [String] {
        var arguments: [String] = []
        at += 1
        while let byte = peek, byte != UInt8(ascii: ">") {
            let before = at
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") {
                at += 1
                continue
            }
            read(holding: holding)
            if at == before { at += 1 }
            arguments.append(String(decoding: bytes[before..<min(at, bytes.count)], as: UTF8.self))
        }
        at += 1
        return arguments
    }

    /// Reads `?`, `!`, `...`, `& Other`, `.Element`, and an arrow, which turns the type before it into a function's
    /// parameters.
    private mutating func readTail(holding: Bool, _ before: (held: Int, boxes: Int)) {
        while let byte = peek {
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: " ") {
                at += 1
            } else if byte == UInt8(ascii: "&") {
                at += 1
                read(holding: holding)
            } else if byte == UInt8(ascii: "-"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: ">") {
                at += 2
                held.removeSubrange(before.held...)
                boxes.removeSubrange(before.boxes...)
                read(holding: false)
            } else if followsEffect() {
                continue
            } else {
                return
            }
        }
    }

    /// Skips `async`, `throws` and `throws(Error)` before an arrow.
    private mutating func followsEffect() -> Bool {
        let start = at
        guard let byte = peek, isWord(byte) else { return false }
        let word = readWord()
        if word == "async" || word == "rethrows" { return true }
        if word == "throws" {
            if peek == UInt8(ascii: "(") { readGroup(holding: false) }
            return true
        }
        at = start
        return false
    }

    /// Skips `label:` and `_ label:` in a tuple or in a function's parameters.
    private mutating func skipLabel() -> Bool {
        var end = at
        while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: " ") { end += 1 }
        guard end > at, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
        at = end + 1
        return true
    }

    private mutating func skipSpaceAndAttributes() {
        while let byte = peek {
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") {
                at += 1
            } else if byte == UInt8(ascii: "@") {
                at += 1
                _ = readWord()
            } else {
                return
            }
        }
    }

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func readWord() -> String {
        let start = at
        while at < bytes.count, isWord(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
