import Typesetting

/// Where an app is played.
package struct PlayPlace: Sendable {
    /// The app, and what belongs to it.
    package let write: @Sendable (String) -> Void
    /// What could not be done.
    package let complain: @Sendable (String) -> Void
    /// The next line that is typed; nil when none will come.
    package let readLine: @Sendable () -> String?
    /// Color, or none.
    package let style: Style
    /// The width for texts, in columns.
    package let columns: Int
    /// Whether a person plays, and sees one screen that changes; else every line is answered by a screen.
    package let isByHand: Bool

    /// A place from its parts.
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

    /// Prints a line, or several.
    func print(_ text: String = "") { write(text + "\n") }
}
