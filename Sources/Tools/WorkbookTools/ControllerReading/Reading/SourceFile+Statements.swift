import Foundation
import SourceModel

/// An argument of a call, as written.
struct WrittenArgument {
    let label: String?
    let text: String
    let range: Range<Int>
}

extension SourceFile {
    /// The arguments in the parentheses behind a call's name, without trailing closures.
    func arguments(of call: Reference) -> [WrittenArgument] {
        let walk = TextWalk(file: self)
        var open = call.offset + call.name.utf8.count
        while open < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[open]) { open += 1 }
        guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else { return [] }
        let end = walk.end(ofBracketAt: open) - 1
        var starts = [open + 1]
        walk.walk(from: open + 1, to: end) { at, byte, depth in
            if byte == UInt8(ascii: ","), depth == 0 { starts.append(at + 1) }
            return true
        }
        return zip(starts, starts.dropFirst().map { $0 - 1 } + [end]).compactMap { argument(in: $0..<max($0, $1)) }
    }

    private func argument(in range: Range<Int>) -> WrittenArgument? {
        let start = TextWalk(file: self).skipBlanks(range.lowerBound)
        guard start < range.upperBound else { return nil }
        let written = text(in: start..<range.upperBound)
        let label = written.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !label.isEmpty, written.dropFirst(label.count).first == ":" else {
            return WrittenArgument(label: nil, text: written.trimmedOnBothSides, range: start..<range.upperBound)
        }
        let value = TextWalk(file: self).skipBlanks(start + label.utf8.count + 1)
        return WrittenArgument(
            label: String(label), text: text(in: value..<range.upperBound).trimmedOnBothSides,
            range: value..<max(value, range.upperBound))
    }

    /// The value assigned to a name at this reference, up to the end of the statement; nil without an assignment.
    func value(assignedTo name: Reference) -> (text: String, range: Range<Int>)? {
        value(behind: name.offset + name.name.utf8.count)
    }

    /// The initial value of a local variable, even in a condition.
    func value(of local: Declaration) -> String? {
        guard let text = value(behind: local.extent.name.upperBound)?.text else { return nil }
        let end = text.range(of: " else")?.lowerBound ?? text.range(of: " {")?.lowerBound
        return end.map { String(text[..<$0]) } ?? text
    }

    private func value(behind name: Int) -> (text: String, range: Range<Int>)? {
        let walk = TextWalk(file: self)
        var at = name
        while at < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!"), 32].contains(bytes[at]) { at += 1 }
        guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "="), bytes[at + 1] != UInt8(ascii: "=") else {
            return nil
        }
        let start = walk.skipBlanks(at + 1)
        var end = start
        walk.walk(from: start) { at, byte, depth in
            if depth < 0 || depth == 0 && [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(byte) { return false }
            if byte == UInt8(ascii: "\n"), depth == 0, !goesOn(behind: at) { return false }
            end = at + 1
            return true
        }
        // The walk skips a string or a comment at the end.
        let line = text(in: end..<bytes.count).prefix { $0 != "\n" && $0 != "}" }
        let rest = line.hasPrefix("\"") ? line.prefix { $0 != ";" } : ""
        let whole = text(in: start..<end) + rest
        return (whole.trimmedOnBothSides, start..<end + rest.utf8.count)
    }

    /// Whether a statement continues on the line after a line's end.
    private func goesOn(behind end: Int) -> Bool {
        let next = TextWalk(file: self).skipBlanks(end)
        guard next < bytes.count else { return false }
        if text(in: next..<next + 2) == "??" { return true }
        return [".", "?", ":", "&", "|", "+"].contains(text(in: next..<next + 1))
    }

    /// The line of an offset.
    func line(at offset: Int) -> Int { location(at: offset).line }
}

extension StringProtocol {
    var trimmedOnBothSides: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Whether the value is the same on each run: a literal without interpolation, a static member, a localized text.
    var isConstantValue: Bool {
        let text = trimmedOnBothSides
        if text.hasPrefix("\"") {
            return !text.contains("\\(") && text.dropFirst().dropLast().firstIndex(of: "\"") == nil
        }
        if ["true", "false", "nil", "[]", "\"\"", "[:]"].contains(text) { return true }
        if text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }) { return true }
        if text.hasPrefix("NSLocalizedString(") || text.hasPrefix("String(localized:") {
            return !text.contains("\\(") && !text.contains("+")
        }
        let path = text.hasSuffix(".localized") ? text.dropLast(10) : text[...]
        if path.hasPrefix("\"") { return true }
        let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isPath && (path.first == "." || path.first?.isUppercase == true)
    }
}
