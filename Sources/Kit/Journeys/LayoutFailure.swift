/// A phone would show screens of a rung with flaws in their layout.
package nonisolated struct LayoutFailure: Error, CustomStringConvertible {
    /// The rung whose app was looked at.
    package let rung: Rung
    /// A sentence for each flaw, with the title of the screen.
    package let flaws: [String]

    package var description: String {
        (["Rung \(rung) would look wrong on a phone"] + flaws.map { "  " + $0 }).joined(separator: "\n")
    }
}
