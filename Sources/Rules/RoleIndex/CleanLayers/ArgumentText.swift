import SourceModel

/// The string literals among the arguments of a call.
package struct ArgumentText {
    /// The first literal that reads like text for a person: more than one word.
    package private(set) var sentence: (text: String, offset: Int)?

    /// Looks through the arguments after a call's name.
    package init(after call: Reference, in file: SourceFile) {
        let bytes = file.bytes
        var at = call.offset + call.name.utf8.count
        guard at < bytes.count, bytes[at] == UInt8(ascii: "(") else { return }
        var depth = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return }
            case UInt8(ascii: "/") where file.text(in: at..<at + 2) == "//":
                while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
            case UInt8(ascii: "/") where file.text(in: at..<at + 2) == "/*":
                while at < bytes.count, file.text(in: at..<at + 2) != "*/" { at += 1 }
            case UInt8(ascii: "\""):
                let start = at + 1
                at = start
                while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\n") {
                    at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
                }
                let text = file.text(in: start..<at)
                if Self.isSentence(text) {
                    sentence = (text, start - 1)
                    return
                }
            default: break
            }
            at += 1
        }
    }

    private static func isSentence(_ text: String) -> Bool {
        text.split(separator: " ").filter { $0.contains(where: \.isLetter) }.count > 1
    }
}
