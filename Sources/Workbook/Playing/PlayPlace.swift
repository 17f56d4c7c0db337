import Typesetting

/// The input and output of a played app.
package struct PlayPlace: Sendable {
    /// Writes the app and the text around it.
    package let write: @Sendable (String) -> Void
    /// Writes an error about a line.
    package let complain: @Sendable (String) -> Void
    /// Returns the next typed line, or nil at the end of the input.
    package let readLine: @Sendable () -> String?
    /// The style of the output, with or without color.
    package let style: Style
    /// The width for texts, in columns.
    package let columns: Int
    /// Whether a person plays and sees a single screen that changes; otherwise, a screen follows every line.
    package let isByHand: Bool

    /// Creates a place from its parts.
    package init(
        write: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void,
        readLine: @escaping @Sendable () -> String?, style: Style, columns: Int, isByHand: Bool
    ) {
        self.write = write
        self.complain = complain
        self.readLine = readLine
        self.style = style
        self.columns = columns
        self.isByHand = isByHand
    }

    /// Prints one or several lines.
    func print(_ text: String = "") { write(text + "\n") }
}
