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

    /// The errors in a build's output, each once, in the order they were printed.
    public static func errors(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let message = CompilerMessage(line: line), !messages.contains(message) else { continue }
            messages.append(message)
        }
        return messages
    }

    /// Reads `/path/File.swift:14:21: error: text`.
    ///
    /// The path is taken from the left of ` error: `, because it may itself hold blanks and colons.
    init?(line: some StringProtocol) {
        guard line.first != " ", let marker = line.range(of: ": error: ") else { return nil }
        let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2])
        else { return nil }
        file = place.dropLast(2).joined(separator: ":")
        self.line = row
        self.column = column
        text = String(line[marker.upperBound...])
    }
}
