import Typesetting

extension Trace {
    /// Returns the conversation as lines: sender, receiver and call in three columns below the user's action.
    ///
    /// - Parameter width: The width at which longer calls continue on the next line, under the third column; nil leaves
    ///   them whole.
    package func lines(_ style: Style, width: Int?) -> [String] {
        let intro = TextColumns.wrap("\(journey) on rung \(rung): \(sentence)", width: width ?? 100)
        return intro.map(style.bold) + steps.flatMap { [""] + lines(of: $0, style, width: width) }
    }

    private func lines(of step: TraceStep, _ style: Style, width: Int?) -> [String] {
        [style.open(step.heading)] + TraceLines.lines(of: step.messages, aligning: messages, style, width: width)
    }
}
