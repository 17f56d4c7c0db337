import Foundation

/// One error that the compiler reported, with its own words.
public struct CompilerMessage: Sendable, Equatable {
    /// The file, as the compiler printed it.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// What the compiler says.
    public let text: String
    /// What it adds: which method of a protocol is missing.
    public private(set) var notes: [String] = []

    /// The errors in a build's output, each once, in the order they were printed.
    public static func errors(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var current: Int?
        for line in output.split(whereSeparator: \.isNewline) {
            if let message = CompilerMessage(line: line) {
                // The build prints an error once for each step that met it, with its notes.
                let isNew = !messages.contains { $0.isSame(as: message) }
                if isNew { messages.append(message) }
                current = isNew ? messages.count - 1 : nil
            } else if let current, let note = CompilerMessage(line: line, severity: "note") {
                if !messages[current].notes.contains(note.text) { messages[current].notes.append(note.text) }
            } else if CompilerMessage(line: line, severity: "warning") != nil {
                current = nil
            }
        }
        return messages
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
