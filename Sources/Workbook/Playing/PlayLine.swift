import Foundation

/// The action that a player types in one line.
package enum PlayLine: Sendable, Equatable {
    /// Taps the element with that title.
    case tap(String)
    /// Taps or toggles the choice with that number.
    case choose(Int)
    /// Replaces a field's text; without a name, that of the only field.
    case type(String, into: String?)
    /// Toggles a switch; without a name, the only one.
    case toggle(String?)
    /// Opens a row, counted from 1.
    case row(Int)
    /// Goes back to the previous screen.
    case back
    /// Scrolls by rows: down, or up if the number is negative.
    case scroll(Int)
    /// Gives the app's server that behavior.
    case server(String)
    /// Draws the screen again.
    case look
    /// Shows the lines that can be typed.
    case help
    /// Leaves the app.
    case quit
    /// Does nothing.
    case nothing

    /// Reads one line.
    package init(_ line: String) throws(PlayError) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, !first.hasPrefix("#") else {
            self = .nothing
            return
        }
        let rest = words.dropFirst().joined(separator: " ")
        switch first.lowercased() {
        case "tap", "t": self = try .tapped(rest)
        case "type", "enter": self = try .typed(line, rest)
        case "toggle", "switch": self = .toggle(rest.isEmpty ? nil : Self.unquoted(rest))
        case "row", "r", "open": self = .row(try Self.number(rest, in: line, expected: "row 2"))
        case "back", "b": self = .back
        case "scroll", "s":
            self = .scroll(rest.isEmpty ? 10 : try Self.amount(rest, in: line))
        case "server":
            if rest.isEmpty { throw .incomplete(line: line, expected: "server down") }
            self = .server(rest)
        case "look", "l": self = .look
        case "help", "h", "?": self = .help
        case "quit", "q", "exit": self = .quit
        default:
            // A title alone is a tap, and a number alone is a choice, so that a person types less.
            self = try .tapped(words.joined(separator: " "))
        }
    }

    /// The lines that can be typed, with their effects.
    package static let manual: [(name: String, text: String)] = [
        ("tap Save", "or its number, or just: Save"),
        ("type Milk into Name", "replaces what the field holds"),
        ("toggle Enabled", "switches a switch"),
        ("row 2", "opens the second row"),
        ("back", "goes to the screen before"),
        ("scroll 10", "down by ten rows; scroll -10 goes up"),
        ("server down", "where an app asks one: it answers, refuses, is slow or down, or answers nonsense"),
        ("look", "draws the screen again"),
        ("quit", "leaves; what you stored is there the next time, unless you play with --fresh"),
    ]

    private static func tapped(_ title: String) throws(PlayError) -> PlayLine {
        if title.isEmpty { throw .incomplete(line: "tap", expected: "tap Save") }
        if let number = Int(title) { return .choose(number) }
        return .tap(unquoted(title))
    }

    /// Splits at the last "into", so that the text may contain the word itself.
    private static func typed(_ line: String, _ rest: String) throws(PlayError) -> PlayLine {
        // Spaces inside the text are kept, because a name made only of spaces is one that an app has to reject.
        let text = line.drop { $0.isWhitespace }.drop { !$0.isWhitespace }.dropFirst()
        if rest.isEmpty { throw .incomplete(line: line, expected: "type Milk into Name") }
        guard let middle = text.range(of: " into ", options: .backwards) else {
            return .type(unquoted(String(text)), into: nil)
        }
        let field = text[middle.upperBound...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return .type(unquoted(String(text[..<middle.lowerBound])), into: unquoted(field))
    }

    private static func number(_ text: String, in line: String, expected: String) throws(PlayError) -> Int {
        guard let number = Int(text) else { throw .incomplete(line: line, expected: expected) }
        return number
    }

    private static func amount(_ text: String, in line: String) throws(PlayError) -> Int {
        switch text.lowercased() {
        case "down": 10
        case "up": -10
        default: try number(text, in: line, expected: "scroll 10")
        }
    }

    private static func unquoted(_ text: String) -> String {
        for quote in ["\"", "'"] where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return String(text.dropFirst().dropLast())
        }
        return text
    }
}
