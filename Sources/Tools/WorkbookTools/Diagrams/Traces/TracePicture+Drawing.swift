import Course
import Playing
import Typesetting

extension TracePicture {
    /// The command that draws it again, to be typed in the checkout's root.
    var command: String { "\(textCommand) --format svg > \(path)" }

    /// The picture of the journey's whole conversation, as the app has it today.
    ///
    /// - Throws: `TraceError.noSteps` where the journey lacks the steps.
    func svg(of trace: Trace) throws(TraceError) -> String {
        try trace.part(from: steps.lowerBound, to: steps.upperBound).drawing.svg
    }
}
