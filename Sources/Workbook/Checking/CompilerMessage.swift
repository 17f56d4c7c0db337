import Foundation

/// One error that the compiler reported, with its own words.
package struct CompilerMessage: Sendable, Equatable {
    /// The file, as the compiler printed it; of an error in a macro's expansion, that in which the macro is used.
    package private(set) var file: String
    /// The line, from 1.
    package private(set) var line: Int
    /// The column, from 1.
    package private(set) var column: Int
    /// What the compiler says.
    package let text: String
    /// In what a macro makes of the code there, and not in that itself: `@Test`.
    package private(set) var macro: String?
    /// What it adds: which method of a protocol is missing.
    package private(set) var notes: [String] = []

    /// The errors in a build's output, each once, in the order they were printed.
    package static func errors(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var current: Int?
        var shown = 0
        for line in output.split(whereSeparator: \.isNewline) {
            // The listing below a message: `17 |         #expect(a == b)`.
            if let number = Int(line.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)) { shown = number }
            if let message = CompilerMessage(line: line) {
                // The build prints an error once for each step that met it, with its notes.
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
    /// The path is taken from the left of ` error: `, because it may itself hold blanks and colons.
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

    /// Moves an error in a macro's expansion to the code that is expanded, where that line says where it is.
    ///
    /// The compiler names the end of the code in a note, and shows its beginning in the listing, with `shown` as the number
    /// of the line above.
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
        // Before the note stands one sign that points up, and before that the bar and a blank.
        (self.line, column) = (shown, line.distance(from: bar, to: note.lowerBound) - 2)
        return true
    }

    /// The name in brackets at the end, as rules have it: `[worker-knows-no-ui]`.
    var name: String? {
        guard text.hasSuffix("]"), let open = text.range(of: " [", options: .backwards) else { return nil }
        return String(text[open.upperBound...].dropLast())
    }

    /// The text without that name.
    var sentence: String { name.map { String(text.dropLast($0.count + 3)) } ?? text }

    private func isSame(as other: CompilerMessage) -> Bool {
        file == other.file && line == other.line && column == other.column && text == other.text
    }
}
