import Course
import Playing
import Typesetting

extension TracePicture {
    /// The command that draws the picture again, for the checkout's root.
    var command: String { "\(textCommand) --format svg > \(path)" }

    /// Returns the picture of its steps in the journey's conversation, as the app has it today.
    ///
    /// - Throws: `TraceError.noSteps` if the journey lacks the steps.
    func svg(of trace: Trace) throws(TraceError) -> String {
        try trace.part(from: steps.lowerBound, to: steps.upperBound).drawing.svg
    }
}
