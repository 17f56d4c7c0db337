import SourceModel

/// The arguments of a call as they are written, and what they rule out: `display(loading: true)` never says `false`.
package struct WrittenValues {
    /// An argument between the parentheses.
    private struct Argument {
        /// The label, `loading: `, or an empty string.
        let label: String
        /// The beginning of the value's text; nil if only a run shows the value.
        let start: String?
        /// Whether the beginning is the whole value.
        let isWhole: Bool
    }

    private let arguments: [Argument]

    /// Reads the arguments after a call's name; a constant such as `Text.error` is looked up in the sources.
    init(of call: Reference, in file: SourceFile, _ codebase: Codebase) {
        let open = call.offset + call.name.utf8.count
        guard call.kind == .call, open < file.bytes.count, file.bytes[open] == UInt8(ascii: "(") else {
            arguments = []
            return
        }
        var (texts, start): ([String], Int) = ([], open + 1)
        TextWalk(file: file).walk(from: open) { at, byte, depth in
            let isEnd = depth == 0 && at > open
            if isEnd || depth == 1 && byte == UInt8(ascii: ",") {
                texts.append(file.text(in: start..<at))
                start = at + 1
            }
            return !isEnd
        }
        arguments = texts.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }.map { text in
            let (label, value) = Self.parted(String(text))
            let known = Self.known(codebase.constant(value) ?? value)
            return Argument(label: label, start: known?.start, isWhole: known?.isWhole ?? false)
        }
    }

    /// Whether a call with these values may be the message that a run printed with its arguments.
    package func mayBe(_ message: String) -> Bool {
        arguments.enumerated().allSatisfy { index, argument in
            guard let start = argument.start else { return true }
            let wanted = argument.label + start
            if arguments.count == 1, argument.isWhole { return message == wanted }
            return index == 0 ? message.hasPrefix(wanted) : message.contains(", " + wanted)
        }
    }

    /// Splits `loading: true` into `loading: ` and `true`.
    private static func parted(_ text: String) -> (label: String, value: String) {
        guard let colon = text.firstIndex(of: ":") else { return ("", text) }
        let label = text[..<colon]
        guard label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return ("", text) }
        return (label + ": ", String(text[text.index(after: colon)...].drop(while: \.isWhitespace)))
    }

    /// The beginning of the value's text if it is written down: a word, a number, or a string up to its first `\(`.
    private static func known(_ value: String) -> (start: String, isWhole: Bool)? {
        if ["true", "false", "nil", "[]"].contains(value) || Int(value) != nil { return (value, true) }
        guard value.hasPrefix("\""), !value.hasPrefix("\"\"\"") else { return nil }
        guard let stop = value.dropFirst().firstIndex(where: { $0 == "\"" || $0 == "\\" }) else { return nil }
        if value[stop] == "\"", value.index(after: stop) == value.endIndex { return (value, true) }
        return (String(value[..<stop]), false)
    }
}

extension Codebase {
    /// The text after the equals sign of `Text.error`; for a localized string, its key.
    fileprivate func constant(_ path: String) -> String? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2, let type = type(at: parts[0]) else { return nil }
        for part in type.parts {
            guard
                let found = part.declaration.members(named: parts[1]).first(where: {
                    $0.kind == .property && $0.isStored
                })
            else { continue }
            let text = part.file.text(in: found.extent.whole)
            guard let sign = text.firstIndex(of: "=") else { return nil }
            let value = text[text.index(after: sign)...].drop(while: \.isWhitespace)
            let call = "NSLocalizedString("
            guard value.hasPrefix(call) else { return String(value) }
            let key = value.dropFirst(call.count).drop(while: \.isWhitespace)
            return key.dropFirst().firstIndex(of: "\"").map { String(key[...$0]) }
        }
        return nil
    }
}
