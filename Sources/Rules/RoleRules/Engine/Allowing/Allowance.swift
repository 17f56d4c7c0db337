import SourceModel

/// A comment `// workbook:allow rule-name - reason`, which silences one finding.
struct Allowance {
    /// The location of the comment.
    let location: Location
    /// The line whose finding it silences.
    let line: Int
    /// The word in the place of the rule's name; empty without one.
    let rule: String
    /// The reason; empty without one.
    let reason: String

    /// The allowances of a file, in the order of the text.
    ///
    /// A comment after code applies to its own line, a comment on a line of its own to the next line. Several comments
    /// in a row all apply to the line that follows them.
    static func all(in file: SourceFile) -> [Allowance] {
        let written = file.directives.compactMap { directive in
            words(of: directive.text).map { (directive.location, isAlone(directive, in: file), $0) }
        }
        let aloneOn = Set(written.filter(\.1).map(\.0.line))
        return written.map { location, isAlone, words in
            var line = location.line
            while isAlone, aloneOn.contains(line) { line += 1 }
            let isReason = words.count > 1 && ["-", "–", "—"].contains(words[1])
            return Allowance(
                location: location, line: line, rule: words.first ?? "",
                reason: isReason ? words.dropFirst(2).joined(separator: " ") : "")
        }
    }

    /// The words after `workbook:allow`; nil for any other comment.
    private static func words(of comment: String) -> [String]? {
        guard comment.hasPrefix("//") else { return nil }
        let words = comment.dropFirst(2).split(whereSeparator: \.isWhitespace).map(String.init)
        return words.first == "workbook:allow" ? Array(words.dropFirst()) : nil
    }

    private static func isAlone(_ directive: Directive, in file: SourceFile) -> Bool {
        let start = directive.offset - directive.location.column + 1
        return file.bytes[max(0, start)..<directive.offset].allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
    }
}
