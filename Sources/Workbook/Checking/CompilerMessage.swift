import Foundation

/// One error that the compiler reported, with its own words.
package struct CompilerMessage: Sendable, Equatable {
    /// The file as the compiler printed it; for an error in a macro's expansion, the file that uses the macro.
    package private(set) var file: String
    /// The line, from 1.
    package private(set) var line: Int
    /// The column, from 1.
    package private(set) var column: Int
    /// The compiler's message.
    package let text: String
    /// The macro, such as `@Test`, if the error is in its expansion and not in the code itself.
    package private(set) var macro: String?
    /// The compiler's notes, such as the protocol method that is missing.
    package private(set) var notes: [String] = []

    /// Returns the errors in a build's output, each once, in the order of the output.
    package static func errors(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var current: Int?
        var shown = 0
        for line in output.split(whereSeparator: \.isNewline) {
            // A line of the listing below a message: `17 |         #expect(a == b)`.
            if let number = Int(line.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)) { shown = number }
            if let message = CompilerMessage(line: line) {
                // The build prints an error, with its notes, for each step that met it.
                let isNew = !messages.contains { $0.isSame(as: message) }
                if isNew { messages.append(message) }
                current = isNew ? messages.count - 1 : nil
            } else if let current, messages[current].moveOut(by: line, below: shown) {
                continue
            } else if let current, let note = CompilerMessage(line: line, severity: "note") {
                if !messages[current].notes.contains(note.text) { messages[current].notes.append(note.text) }
            } else if CompilerMessage(line: line, severity: "warning") != nil {
                current = nil
            }
        }
        return messages.reduce(into: []) { all, message in
            if !all.contains(where: { $0.isSame(as: message) }) { all.append(message) }
        }
    }

    /// Reads `/path/File.swift:14:21: error: text`.
    ///
    /// The place is read backward from ` error: `, because the path may contain spaces and colons.
    init?(line: some StringProtocol, severity: String = "error") {
        guard line.first != " ", let marker = line.range(of: ": \(severity): ") else { return nil }
        let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2])
        else { return nil }
        file = place.dropLast(2).joined(separator: ":")
        self.line = row
        self.column = column
        text = String(line[marker.upperBound...])
        if file.hasPrefix(Self.expansion) { macro = String(file.dropFirst(Self.expansion.count)) }
    }

    private static let expansion = "macro expansion "

    /// Moves an error from a macro's expansion to the expanded code, if this output line names the place.
    ///
    /// The compiler names the end of the code in a note and shows its beginning in the listing, where `shown` is the
    /// number of the line above.
    private mutating func moveOut(by line: Substring, below shown: Int) -> Bool {
        if macro == nil { return false }
        if line.hasSuffix(": note: expanded code originates here") {
            let bare = line.drop { "`|- ".contains($0) }
            guard let place = CompilerMessage(line: bare, severity: "note") else { return false }
            (file, self.line, column) = (place.file, place.line, place.column)
            return true
        }
        guard let bar = line.firstIndex(of: "|"), let note = line.range(of: "- note: in expansion of macro '") else {
            return false
        }
        // Before the note come a caret, the bar and a space.
        (self.line, column) = (shown, line.distance(from: bar, to: note.lowerBound) - 2)
        return true
    }

    /// The name in brackets at the end of a rule's message: `[worker-knows-no-ui]`.
    var name: String? {
        guard text.hasSuffix("]"), let open = text.range(of: " [", options: .backwards) else { return nil }
        return String(text[open.upperBound...].dropLast())
    }

    /// The message without that name.
    var sentence: String { name.map { String(text.dropLast($0.count + 3)) } ?? text }

    private func isSame(as other: CompilerMessage) -> Bool {
        file == other.file && line == other.line && column == other.column && text == other.text
    }
}
